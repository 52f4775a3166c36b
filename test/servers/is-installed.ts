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

/** True when all programs of a server are installed; otherwise warns loudly, or throws with TEST_REQUIRE_SERVICES=1. */
export function isInstalled(server: string, ...programs: string[]): boolean {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return true;
  const message = `${server} is not installed (no ${missing.join(', ')})`;
  if (process.env['TEST_REQUIRE_SERVICES'] === '1')
    throw new Error(`${message}, and TEST_REQUIRE_SERVICES=1 asks for it`);
  process.stderr.write(`\n!!! SKIPPED: ${message}; the suites that need it prove nothing in this run\n\n`);
  return false;
}
