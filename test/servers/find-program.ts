import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where an installed program is: in PATH, or in a folder of its own that Debian keeps out of PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', ...postgresFolders()];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

// Newest version first.
function postgresFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).toSorted((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(root, version, 'bin'));
}
