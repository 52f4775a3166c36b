import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the page that the console serves, before the first test file: two builds at once empty each other's folder. */
export async function setup(): Promise<void> {
  await build({ configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)), logLevel: 'error' });
}
