import { describe, expect, test, vi } from 'vitest';
import type { StartAccounts } from '../accounts-under-test.ts';

const WAIT = { timeout: 10_000, interval: 20 };

/** What the sweeper guarantees, on every database. */
export function sweeperConformance(start: StartAccounts): void {
  describe('the sweeper', () => {
    test('releases what is overdue, reservation and key, and leaves the rest', async () => {
      const { admin, begin, claim, clock, renew, tenant } = await start({ sweepEveryMs: 10 });
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
      const { admin, claim, clock, tenant } = await start({ sweepEveryMs: 10 });
      const [acme, other] = [await tenant({ monthlyGenerations: 450 }), await tenant()];
      for (let batch = 0; batch < 9; batch += 1) {
        await Promise.all(Array.from({ length: 50 }, () => claim(acme)));
      }
      await claim(other);
      clock.nowMs += 30_000;
      await vi.waitFor(async () => {
        expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 0 });
        expect(await admin.getUsage({ workspace: other.slug })).toMatchObject({ used: 0, reserved: 0 });
      }, WAIT);
    });

    test('is no reason to wait at the end, however much there is to sweep', async () => {
      const { claim, config, release, rows, stop, tenant } = await start();
      await release(await claim(await tenant()));
      await rows(
        `WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 15000)
         INSERT INTO generation (id, workspace_id, cycle_start_ms, key_id, state, attempt_token, lease_until_ms, created_at_ms)
         SELECT 'gen_' || i, workspace_id, cycle_start_ms, key_id, state, attempt_token, 0, 0 FROM generation, number`,
      );
      await stop();
      const next = await start(config);
      await next.stop();
      // A sweep that comes to its end says what it did.
      expect(next.logLines.join('')).not.toMatch(/swept|sweep failed/);
    });

    test('releases at the start what a crash left behind', async () => {
      const before = await start();
      const acme = await before.tenant();
      await before.claim(acme, 'key');
      await before.stop();
      const after = await start({ ...before.config, sweepEveryMs: 10 });
      after.clock.nowMs += 30_000;
      await vi.waitFor(async () => expect(await after.rows('SELECT * FROM idempotency')).toEqual([]), WAIT);
      expect(await after.admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 0 });
    });

    test('deletes stored results and released generations after 24 hours, and never a ledger row', async () => {
      const { claim, clock, release, rows, settle, tenant } = await start({ sweepEveryMs: 10 });
      const acme = await tenant();
      const settled = await claim(acme, 'key');
      await settle(settled);
      await release(await claim(acme));
      clock.nowMs += 24 * 3_600_000 + 1;
      await vi.waitFor(async () => {
        expect(await rows('SELECT * FROM idempotency')).toEqual([]);
        expect(await rows('SELECT id FROM generation')).toEqual([{ id: settled.generationId }]);
      }, WAIT);
      expect(await rows('SELECT generation_id FROM ledger')).toEqual([{ generation_id: settled.generationId }]);
    });

    test('logs an error, with both counts, when counters and ledger differ', async () => {
      const { claim, logLines, rows, settle, tenant } = await start({ invariantCheckEveryMs: 20 });
      const acme = await tenant();
      await settle(await claim(acme));
      const differs = (line: string) => line.includes('quota counters and ledger differ');
      expect(logLines.some(differs)).toBe(false);
      await rows('UPDATE workspace_cycle SET used = used + 1');
      await vi.waitFor(() => expect(logLines.some(differs)).toBe(true), WAIT);
      expect(JSON.parse(logLines.find(differs)!)).toMatchObject({
        level: 'error',
        workspaceId: acme.workspaceId,
        used: 2,
        billed: 1,
        reserved: 0,
        running: 0,
      });
    });

    test('continues after a failure', async () => {
      const { claim, clock, logLines, rows, tenant } = await start({ sweepEveryMs: 10 });
      const acme = await tenant();
      await claim(acme, 'key');
      await rows('ALTER TABLE idempotency RENAME TO elsewhere');
      await vi.waitFor(() => expect(logLines.some((line) => line.includes('sweep failed'))).toBe(true), WAIT);
      await rows('ALTER TABLE elsewhere RENAME TO idempotency');
      clock.nowMs += 30_000;
      await vi.waitFor(async () => expect(await rows('SELECT * FROM idempotency')).toEqual([]), WAIT);
    });
  });
}
