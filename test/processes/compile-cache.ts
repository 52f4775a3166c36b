import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where test files and the processes that they start share compiled code; most of their time went into compiling it. */
export const COMPILE_CACHE = join(tmpdir(), 'uic-compile-cache');

enableCompileCache(COMPILE_CACHE);
process.env['NODE_COMPILE_CACHE'] = COMPILE_CACHE;
