import { describe, expect, test } from 'vitest';
import type { StartAccounts } from '../accounts-under-test.ts';

const actor = expect.stringMatching(/^\S+@\S+$/) as string;

/** What the audit trail guarantees. */
export function auditConformance(start: StartAccounts): void {
  describe('the audit', () => {
    test('records for every change who made it and the values before and after, and never a key', async () => {
      const { admin, clock, rows } = await start();
      const tick = () => (clock.nowMs += 1_000);
      const workspace = 'acme';
      const { workspaceId } = await admin.createWorkspace({ name: 'Acme', slug: workspace, tierKey: 'free' });
      tick();
      const { keyId, apiKey } = await admin.createKey({ workspace, scopes: ['compose'], label: 'Site' });
      tick();
      await admin.setWorkspacePlan({ workspace, tierKey: 'pro' });
      tick();
      await admin.setWorkspaceBilling({ workspace, status: 'past_due' });
      tick();
      await admin.setMember({ workspace, email: 'ada@example.com', role: 'developer' });
      tick();
      await admin.setMember({ workspace, email: 'ada@example.com', role: 'viewer' });
      tick();
      await admin.removeMember({ workspace, email: 'ada@example.com' });
      tick();
      await admin.revokeKey({ keyId });
      tick();
      const plan = { tierKey: 'free', monthlyGenerations: 9, rateLimitPerMin: 8, inlineComponentsLimit: 7 };
      await admin.upsertPlan({ plan });
      const { entries } = await admin.listAudit({});
      const told = entries.map(({ action, target, beforeJson, afterJson }) => [
        action,
        target,
        beforeJson && JSON.parse(beforeJson),
        afterJson && JSON.parse(afterJson),
      ]);
      const limits = (monthly_generations: number, rate_limit_per_min: number, inline_components_limit: number) => {
        return { monthly_generations, rate_limit_per_min, inline_components_limit };
      };
      expect(told).toEqual([
        ['UpsertPlan', 'free', limits(500, 30, 5), limits(9, 8, 7)],
        ['RevokeKey', keyId, undefined, { revoked_at_ms: clock.nowMs - 1_000 }],
        ['RemoveMember', 'ada@example.com', { role: 'viewer' }, undefined],
        ['SetMember', 'ada@example.com', { role: 'developer' }, { role: 'viewer' }],
        ['SetMember', 'ada@example.com', undefined, { role: 'developer' }],
        ['SetWorkspaceBilling', workspaceId, { billing_status: 'active' }, { billing_status: 'past_due' }],
        ['SetWorkspacePlan', workspaceId, { tier_key: 'free' }, { tier_key: 'pro' }],
        ['CreateKey', keyId, undefined, { label: 'Site', scopes: ['compose'] }],
        ['CreateWorkspace', workspaceId, undefined, { name: 'Acme', slug: 'acme', tier_key: 'free' }],
      ]);
      expect(entries.map((entry) => entry.workspaceId)).toEqual([
        undefined,
        ...Array.from({ length: 8 }, () => workspaceId),
      ]);
      for (const entry of entries) expect(entry.actor).toEqual(actor);
      expect(JSON.stringify(await rows('SELECT * FROM audit'))).not.toContain(apiKey.slice(9, 52));
    });

    test('has no row for what was refused, or changed nothing', async () => {
      const { admin, tenant } = await start();
      const { keyId, slug: workspace } = await tenant();
      await admin.setMember({ workspace, email: 'ada@example.com', role: 'owner' });
      await admin.revokeKey({ keyId });
      const before = (await admin.listAudit({ workspace })).entries.length;
      await admin.setMember({ workspace, email: 'ada@example.com', role: 'owner' });
      await admin.revokeKey({ keyId });
      await expect(admin.setMember({ workspace, email: 'ada@example.com', role: 'viewer' })).rejects.toThrow();
      await expect(admin.createKey({ workspace, scopes: ['none'] })).rejects.toThrow();
      expect((await admin.listAudit({ workspace })).entries).toHaveLength(before);
    });

    test('is filtered by workspace, actor, action and time, and read page by page', async () => {
      const { admin, clock, tenant } = await start();
      const [acme, other] = [await tenant(), await tenant()];
      const fromMs = (clock.nowMs += 10_000);
      const made: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        made.unshift((await admin.createKey({ workspace: acme.slug, scopes: [] })).keyId);
        await admin.createKey({ workspace: other.slug, scopes: [] });
        clock.nowMs += 1_000;
      }
      await admin.revokeKey({ keyId: acme.keyId });
      const query = { workspace: acme.slug, action: 'CreateKey', fromMs, toMs: clock.nowMs };
      const first = await admin.listAudit({ ...query, pageSize: 3 });
      const second = await admin.listAudit({ ...query, pageSize: 3, pageToken: first.nextPageToken });
      expect([...first.entries, ...second.entries].map(({ target }) => target)).toEqual(made);
      expect(second.nextPageToken).toBeUndefined();
      const [{ actor: me } = { actor: '' }] = first.entries;
      expect((await admin.listAudit({ ...query, actor: me })).entries).toHaveLength(5);
      expect((await admin.listAudit({ ...query, actor: 'nobody' })).entries).toEqual([]);
      expect((await admin.listAudit({ ...query, fromMs: fromMs + 4_000 })).entries).toHaveLength(1);
    });

    test.each([
      ['page_size', { pageSize: 0 }],
      ['page_token', { pageToken: 'bm8' }],
      ['to_ms', { fromMs: 2, toMs: 2 }],
    ])('is not read with a bad %s: %j', async (field, bad) => {
      const { admin } = await start();
      await expect(admin.listAudit(bad)).rejects.toMatchObject({ code: 'BAD_REQUEST', field });
    });
  });
}
