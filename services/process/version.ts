import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.object({ version: z.string() });
const file = new URL('../../package.json', import.meta.url);

/** The version of this software, from package.json. */
export const VERSION: string = Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
