import { describe, expect, test, vi } from 'vitest';
import type { StartAccounts } from '../accounts-under-test.ts';

const WAIT = { timeout: 10_000, interval: 20 };
const DAY_MS = 86_400_000;
const failure = { code: 'CLIENT_GONE', model: '', operationCount: 0 };

/** What is guaranteed about data that is not kept forever. */
export function retentionConformance(start: StartAccounts): void {
  describe('retention', () => {
    test('blanks metadata and forgets failures after the days that are set, and keeps what was billed', async () => {
      const { admin, claim, clock, release, settle, tenant } = await start({
        sweepEveryMs: 10,
        ledgerMetadataDays: 30,
      });
      const acme = await tenant();
      await settle(await claim(acme), { metadataJson: '{"old":true}' });
      await release({ ...(await claim(acme)), failure });
      clock.nowMs += 20 * DAY_MS;
      await settle(await claim(acme), { metadataJson: '{"new":true}' });
      clock.nowMs += 10 * DAY_MS + 1;
      await vi.waitFor(async () => {
        const { rows } = await admin.exportLedger({ workspace: acme.slug });
        expect(rows.map(({ metadataJson }) => metadataJson)).toEqual([undefined, '{"new":true}']);
        expect((await admin.listGenerations({ workspace: acme.slug })).generations).toHaveLength(2);
      }, WAIT);
    });
  });

  describe('a deleted workspace', () => {
    test('is inaccessible at once, and its rows are deleted soon after; other workspaces keep theirs', async () => {
      const started = await start({ sweepEveryMs: 10 });
      const { admin, authorize, begin, claim, clock, recall, release, rows, settle, tenant } = started;
      const [acme, other] = [await tenant(), await tenant()];
      for (const owner of [acme, other]) await settle(await claim(owner));
      // Usage of long ago is stored in blocks of days once it is queried.
      clock.nowMs += 90 * DAY_MS;
      for (const { slug } of [acme, other]) {
        await admin.getUsageByKey({ workspace: slug, fromMs: clock.nowMs - 120 * DAY_MS, toMs: clock.nowMs });
      }
      for (const owner of [acme, other]) {
        await settle(await claim(owner, 'done'), { metadataJson: '{}' });
        await claim(owner, 'running');
        await release(await claim(owner));
        await release({ ...(await claim(owner)), failure });
        await admin.setMember({ workspace: owner.slug, email: 'ada@example.com', role: 'owner' });
      }
      await admin.deleteWorkspace({ workspace: acme.slug, confirmSlug: acme.slug });
      const gone = { code: 'NOT_FOUND', field: 'workspace' };
      await expect(admin.getUsage({ workspace: acme.workspaceId })).rejects.toMatchObject(gone);
      await expect(authorize(acme.apiKey)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      // Its keys may still be in the cache of another replica.
      await expect(begin(acme)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      expect((await admin.listMemberships({ email: 'ada@example.com' })).memberships).toHaveLength(1);
      expect((await admin.listWorkspaces({})).workspaces).toHaveLength(1);
      await admin.createWorkspace({ name: 'New', slug: acme.slug, tierKey: undefined });
      const tables = [
        'ledger',
        'failed_generation',
        'idempotency',
        'usage_day',
        'usage_block',
        'workspace_cycle',
        'member',
        'api_key',
      ];
      await vi.waitFor(async () => {
        expect(await rows(`SELECT id FROM workspace WHERE id = '${acme.workspaceId}'`)).toEqual([]);
      }, WAIT);
      await expect(begin(acme)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      for (const table of tables) {
        const owners = await rows(`SELECT DISTINCT workspace_id FROM ${table}`);
        expect([table, owners]).toEqual([table, [{ workspace_id: other.workspaceId }]]);
      }
      expect(await rows(`SELECT id FROM generation WHERE workspace_id = '${acme.workspaceId}'`)).toEqual([]);
      const audited = await rows(`SELECT action FROM audit WHERE workspace_id = '${acme.workspaceId}'`);
      expect(audited).toEqual([{ action: 'DeleteWorkspace' }]);
      expect(await recall(other, 'done')).toBeDefined();
    });

    test('has to be named twice', async () => {
      const { admin, authorize, tenant } = await start();
      const { apiKey, slug: workspace } = await tenant();
      const deleted = admin.deleteWorkspace({ workspace, confirmSlug: 'other' });
      await expect(deleted).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'confirm_slug' });
      await authorize(apiKey);
    });

    test('bills nothing more for what was running', async () => {
      const { admin, claim, rows, settle, tenant } = await start({ sweepEveryMs: 10 });
      const acme = await tenant();
      const claimed = await claim(acme);
      await admin.deleteWorkspace({ workspace: acme.slug, confirmSlug: acme.slug });
      await vi.waitFor(async () => expect(await rows('SELECT id FROM workspace')).toEqual([]), WAIT);
      await expect(settle(claimed)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await rows('SELECT * FROM ledger')).toEqual([]);
    });
  });
}
