import { findProgram } from './find-program.ts';

/** Whether all programs of a server are there; says loudly when not, or throws with TEST_REQUIRE_SERVICES=1. */
export function isInstalled(server: string, ...programs: string[]): boolean {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return true;
  const message = `${server} is not installed (no ${missing.join(', ')})`;
  if (process.env['TEST_REQUIRE_SERVICES'] === '1')
    throw new Error(`${message}, and TEST_REQUIRE_SERVICES=1 asks for it`);
  process.stderr.write(`\n!!! SKIPPED: ${message}; the suites that need it prove nothing in this run\n\n`);
  return false;
}
