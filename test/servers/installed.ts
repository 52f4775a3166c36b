import { describe } from 'vitest';
import { isInstalled } from './is-installed.ts';

/**
 * `describe` for a suite that starts a server of its own. Where the server is not installed the suite is skipped, and
 * says so loudly; with TEST_REQUIRE_SERVICES=1 it fails instead.
 */
export function describeWith(server: string, ...programs: string[]): typeof describe.skip {
  return isInstalled(server, ...programs) ? describe : describe.skip;
}
