import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe } from 'vitest';

/** Where an installed program is: in PATH, or in a folder of its own that Debian keeps out of PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', ...postgresFolders()];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * `describe` for a suite that starts a server of its own. Where the server is not installed the suite is skipped, and
 * says so loudly; with TEST_REQUIRE_SERVICES=1 it fails instead.
 */
export function describeWith(server: string, ...programs: string[]): typeof describe.skip {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return describe;
  const message = `${server} is not installed (no ${missing.join(', ')})`;
  if (process.env['TEST_REQUIRE_SERVICES'] === '1')
    throw new Error(`${message}, and TEST_REQUIRE_SERVICES=1 asks for it`);
  process.stderr.write(`\n!!! SKIPPED: ${message}; the suites that need it prove nothing in this run\n\n`);
  return describe.skip;
}

// Newest version first.
function postgresFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).toSorted((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(root, version, 'bin'));
}
