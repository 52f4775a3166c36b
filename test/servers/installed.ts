import { describe } from 'vitest';
import { findProgram } from './find-program.ts';

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
