import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../../services/accounts/main.ts', import.meta.url));

/** The accounts service in a process of its own. */
export type ChildAccounts = { address: string; process: ChildProcess };

/**
 * Starts `services/accounts/main.ts` on a free port and waits until it listens; what is left of it ends with the test.
 *
 * @throws Error when it exits instead
 */
export async function startChildAccounts(environment: Record<string, string>): Promise<ChildAccounts> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ACCOUNTS_LISTEN: '127.0.0.1:0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address === undefined) continue;
    // Nobody reads on: the pipe must not fill up.
    child.stdout.resume();
    return { address, process: child };
  }
  throw new Error('the accounts service ended before it listened');
}
