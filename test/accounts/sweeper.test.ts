import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { DATABASE_FILE } from '#services/accounts/server.ts';
import { accountsUnderTest } from './accounts-under-test.ts';

const WAIT = { timeout: 10_000, interval: 20 };

describe('the sweeper', () => {
  test('releases what is overdue, reservation and key, and leaves the rest', async () => {
    const { admin, begin, claim, clock, renew, tenant } = await accountsUnderTest({ sweepEveryMs: 10 });
    const acme = await tenant({ monthlyGenerations: 2 });
    await claim(acme, 'dead');
    const alive = await claim(acme, 'alive');
    clock.nowMs += 20_000;
    await renew(alive);
    clock.nowMs += 10_000;
    await vi.waitFor(async () => {
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 1 });
    }, WAIT);
    await expect(begin(acme, 'alive')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
    await claim(acme, 'dead', 'other body');
  });

  test('frees reservations by the hundred in one turn', async () => {
    const { admin, claim, clock, tenant } = await accountsUnderTest({ sweepEveryMs: 10 });
    const [acme, other] = [await tenant({ monthlyGenerations: 450 }), await tenant()];
    await Promise.all(Array.from({ length: 450 }, () => claim(acme)));
    await claim(other);
    clock.nowMs += 30_000;
    await vi.waitFor(async () => {
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 0 });
      expect(await admin.getUsage({ workspace: other.slug })).toMatchObject({ used: 0, reserved: 0 });
    }, WAIT);
  });

  test('releases at the start what a crash left behind', async () => {
    const before = await accountsUnderTest();
    const acme = await before.tenant();
    await before.claim(acme, 'key');
    await before.stop();
    const after = await accountsUnderTest({ dataDir: before.config.dataDir, sweepEveryMs: 10 });
    after.clock.nowMs += 30_000;
    await vi.waitFor(() => expect(after.rows('SELECT * FROM idempotency')).toEqual([]), WAIT);
    expect(await after.admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 0 });
  });

  test('deletes stored results and released generations after 24 hours, and never a ledger row', async () => {
    const { claim, clock, release, rows, settle, tenant } = await accountsUnderTest({ sweepEveryMs: 10 });
    const acme = await tenant();
    const settled = await claim(acme, 'key');
    await settle(settled);
    await release(await claim(acme));
    clock.nowMs += 24 * 3_600_000 + 1;
    await vi.waitFor(() => {
      expect(rows('SELECT * FROM idempotency')).toEqual([]);
      expect(rows('SELECT id FROM generation')).toEqual([{ id: settled.generationId }]);
    }, WAIT);
    expect(rows('SELECT generation_id FROM ledger')).toEqual([{ generation_id: settled.generationId }]);
  });

  test('logs an error, with both counts, when counters and ledger differ', async () => {
    const { claim, config, logLines, settle, tenant } = await accountsUnderTest({ invariantCheckEveryMs: 20 });
    const acme = await tenant();
    await settle(await claim(acme));
    const file = new DatabaseSync(join(config.dataDir, DATABASE_FILE), { timeout: 5_000 });
    const differs = (line: string) => line.includes('quota counters and ledger differ');
    expect(logLines.some(differs)).toBe(false);
    file.exec('UPDATE workspace_cycle SET used = used + 1');
    file.close();
    await vi.waitFor(() => expect(logLines.some(differs)).toBe(true), WAIT);
    expect(JSON.parse(logLines.find(differs)!)).toMatchObject({
      level: 50,
      workspaceId: acme.workspaceId,
      used: 2,
      billed: 1,
      reserved: 0,
      running: 0,
    });
  });

  test('goes on after a failure', async () => {
    const { claim, clock, config, logLines, rows, tenant } = await accountsUnderTest({ sweepEveryMs: 10 });
    const acme = await tenant();
    await claim(acme, 'key');
    const file = new DatabaseSync(join(config.dataDir, DATABASE_FILE), { timeout: 5_000 });
    file.exec('ALTER TABLE idempotency RENAME TO elsewhere');
    await vi.waitFor(() => expect(logLines.some((line) => line.includes('sweep failed'))).toBe(true), WAIT);
    file.exec('ALTER TABLE elsewhere RENAME TO idempotency');
    file.close();
    clock.nowMs += 30_000;
    await vi.waitFor(() => expect(rows('SELECT * FROM idempotency')).toEqual([]), WAIT);
  });
});
