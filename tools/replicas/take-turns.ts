import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A loopback port in front of several servers. */
export type Turns = {
  url: string;
  /** Gives a server no new connections from now on; its open ones continue. */
  leaveOut(url: string): void;
  /** Sends new connections to a server again that was left out. */
  takeIn(url: string): void;
  close(): Promise<void>;
};

/** Passes each new connection to the next of several HTTP servers, as a TCP load balancer does. */
export async function takeTurns(urls: readonly string[]): Promise<Turns> {
  const taking = new Set(urls);
  let turn = 0;
  const nextPort = (): number => {
    turn += 1;
    return Number(new URL([...taking][turn % taking.size] ?? '').port);
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: '127.0.0.1', port: nextPort(), allowHalfOpen: true });
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leaveOut: (url) => void taking.delete(url),
    takeIn: (url) => void (urls.includes(url) && taking.add(url)),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
