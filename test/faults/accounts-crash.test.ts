import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { openSqlite } from '#services/accounts/storage/database-sqlite.ts';
import { DATABASE_FILE } from '#services/accounts/storage/open-database.ts';
import { type AccountsClient, connectAccounts, type Tenant } from '#test/accounts/accounts-client.ts';
import { startChildAccounts } from '#test/accounts/child-accounts.ts';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';

const WORKERS = 8;
const CAP = 100_000;

/** What the callers saw between two crashes of the service, by idempotency key. */
type Seen = { settled: Map<string, string>; open: string[] };

describe('kill -9 of the accounts service under load', () => {
  test.each([40, 75, 110, 160, 220, 300])(
    'after %i ms loses no acknowledged settle and bills nothing twice',
    async (lifeMs) => {
      const DATA_DIR = temporaryFolder();
      const environment = { DATA_DIR, ADMIN_TOKEN: 'token', SWEEP_EVERY_MS: '50' };
      const first = await startChildAccounts({ ...environment, LEASE_MS: '300' });
      const before = connectAccounts(first.address, 'token');
      const acme = await before.tenant({ monthlyGenerations: CAP });
      const seen: Seen = { settled: new Map(), open: [] };
      const work = Promise.all(
        Array.from({ length: WORKERS }, (_, worker) => composeUntilDead(before, acme, worker, seen)),
      );
      await delay(lifeMs);
      first.process.kill('SIGKILL');
      await work;
      before.close();

      const second = await startChildAccounts(environment);
      const after = connectAccounts(second.address, 'token');
      for (const [key, generationId] of seen.settled) {
        expect(await after.begin(acme, key)).toEqual({ generationId, resultJson: `"${key}"` });
      }
      // What was cut off is free within the lease, or was billed and is replayed; a retry never bills a second time.
      for (const key of seen.open) await settleOrReplay(after, acme, key);
      await vi.waitFor(async () => {
        const usage = await after.admin.getUsage({ workspace: acme.slug });
        expect(usage).toMatchObject({ used: seen.settled.size + seen.open.length, reserved: 0 });
      }, WAIT);
      after.close();

      const file = new DatabaseSync(join(DATA_DIR, DATABASE_FILE), { readOnly: true });
      expect(file.prepare('SELECT COUNT(*) AS billed FROM ledger').all()).toEqual([
        { billed: seen.settled.size + seen.open.length },
      ]);
      expect(file.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      file.close();
      expect(seen.open.length).toBeGreaterThan(0);
    },
  );
});

describe('kill -9 inside a transaction', () => {
  test('leaves nothing of it', async () => {
    const path = join(temporaryFolder(), 'killed.sqlite');
    const program = `
      import { openSqlite } from ${JSON.stringify(new URL('../../services/accounts/storage/database-sqlite.ts', import.meta.url).href)};
      const database = await openSqlite(${JSON.stringify(path)});
      await database.query('CREATE TABLE number (value BIGINT)');
      await database.query('INSERT INTO number VALUES (1)');
      await database.transaction(async (transaction) => {
        await transaction.query('UPDATE number SET value = 2');
        await transaction.query('INSERT INTO number VALUES (3)');
        console.log('inside');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await openSqlite(path);
    expect(await database.query('SELECT value FROM number')).toEqual([{ value: 1 }]);
    await database.close();
  });
});

const WAIT = { timeout: 10_000, interval: 50 };

async function composeUntilDead(client: AccountsClient, acme: Tenant, worker: number, seen: Seen): Promise<void> {
  for (let count = 0; ; count++) {
    const key = `${worker}-${count}`;
    try {
      const claimed = await client.claim(acme, key);
      await client.settle(claimed, { resultJson: `"${key}"` });
      seen.settled.set(key, claimed.generationId);
    } catch {
      seen.open.push(key);
      return;
    }
  }
}

async function settleOrReplay(client: AccountsClient, acme: Tenant, key: string): Promise<void> {
  const begun = await vi.waitFor(() => client.begin(acme, key), WAIT);
  if ('attemptToken' in begun) await client.settle(begun, { resultJson: `"${key}"` });
  expect(await client.begin(acme, key)).toEqual({ generationId: begun.generationId, resultJson: `"${key}"` });
}
