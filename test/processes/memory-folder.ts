import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
// Databases, browser profiles and packed packages of a whole run take less than a third of this.
const MIN_FREE_BYTES = 3 * 1024 ** 3;

/**
 * A folder in memory for everything temporary, where there is one with room that may hold programs; else undefined. Tests start
 * hundreds of databases, and most of their time went into waiting for disks to write what is deleted seconds later.
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    accessSync(FOLDER, constants.W_OK);
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounted
      .find((line) => line.split(' ')[1] === FOLDER)
      ?.split(' ')[3]
      ?.split(',') ?? ['noexec'];
    return bavail * bsize < MIN_FREE_BYTES || options.includes('noexec') ? undefined : FOLDER;
  } catch {
    return undefined;
  }
}
