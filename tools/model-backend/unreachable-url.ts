import { startModelBackend } from './server.ts';

/** A base URL where nothing listens, so that connecting to it is refused. */
export async function unreachableUrl(): Promise<string> {
  const backend = await startModelBackend();
  await backend.close();
  return backend.url;
}
