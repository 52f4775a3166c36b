import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { spawnService } from '#test/processes/spawn-service.ts';

/** The accounts service in its own process. */
export type ChildAccounts = { address: string; process: ChildProcess };

/**
 * Starts accounts on a free port and waits until it listens; it is killed after the test.
 *
 * @throws Error when it exits instead
 */
export async function startChildAccounts(environment: Record<string, string>): Promise<ChildAccounts> {
  const child = await spawnService('accounts', { ACCOUNTS_LISTEN: '127.0.0.1:0', ...environment });
  onTestFinished(async () => void (await child.stop('SIGKILL')));
  return { address: String(child.ready['address']), process: child.process };
}
