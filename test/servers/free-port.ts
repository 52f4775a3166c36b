import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems hand out to connections and to whoever asks for any: so none of these is taken
// between this check and its use. Test processes that run at once search separate blocks.
const LOWEST = 10_000;
const BLOCK_SIZE = 100;
const BLOCKS = 220;
const firstPort = LOWEST + (process.pid % BLOCKS) * BLOCK_SIZE;
let taken = 0;

/** A port on loopback that nobody listens on, for programs that cannot choose one themselves or come back to theirs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (taken % BLOCK_SIZE);
    taken += 1;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
