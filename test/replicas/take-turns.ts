import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A port of loopback before several servers. */
export type Turns = { url: string; close(): Promise<void> };

/** Passes each new connection to the next of several HTTP servers, as a balancer of connections does. */
export async function takeTurns(urls: readonly string[]): Promise<Turns> {
  const ports = urls.map((url) => Number(new URL(url).port));
  let turn = 0;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    turn = (turn + 1) % ports.length;
    const far = connect({ host: '127.0.0.1', port: ports[turn] ?? 0, allowHalfOpen: true });
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
