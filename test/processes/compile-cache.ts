import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the processes that tests start share compiled code; most of their time would go into compiling it. */
export const COMPILE_CACHE = join(tmpdir(), 'uic-compile-cache');
