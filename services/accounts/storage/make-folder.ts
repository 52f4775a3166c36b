import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadConfiguration } from '#services/process/read-environment.ts';

/**
 * Makes a folder, and those above it that are missing, for this user only. The recursive `mkdir` of Node never returns in a
 * place like /proc, which says ENOENT to any new folder.
 *
 * @throws what the system says about the first folder that it does not make
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) makeOne(folder);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false)) throw error;
  }
}

/** The error for a data folder, or a file in it, that cannot be used. */
export function unusableFolder(error: unknown, file?: string): BadConfiguration {
  const cause = error instanceof Error ? error.message : String(error);
  const where = file === undefined ? '' : `${file} in it: `;
  const remedy = isDamaged(error)
    ? 'The file is damaged, or of another program: restore a backup, or set it to another folder.'
    : 'Set it to a folder that this user may write to.';
  return new BadConfiguration([`DATA_DIR: ${where}${cause}. ${remedy}`]);
}

// SQLite's result codes: malformed, and not a database.
function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26);
}
