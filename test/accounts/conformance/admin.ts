import { describe, expect, test } from 'vitest';
import { isApiKey } from '#contract/api-key.ts';
import type { StartAccounts } from '../accounts-under-test.ts';

const plan = { tierKey: 'team', monthlyGenerations: 9, rateLimitPerMin: 8, inlineComponentsLimit: 7 };

/** What the operator's calls guarantee, on every database. */
export function adminConformance(start: StartAccounts): void {
  describe('a workspace', () => {
    test('is created, listed, found by id or slug, put on a plan and marked past due', async () => {
      const { admin, clock } = await start();
      const { workspaceId } = await admin.createWorkspace({ name: 'Acme Läbs', slug: 'acme-1', tierKey: 'free' });
      await admin.setWorkspacePlan({ workspace: workspaceId, tierKey: 'scale' });
      await admin.setWorkspaceBilling({ workspace: 'acme-1', status: 'past_due' });
      expect(await admin.listWorkspaces({})).toEqual({
        workspaces: [
          {
            workspace: { id: workspaceId, name: 'Acme Läbs', slug: 'acme-1' },
            tierKey: 'scale',
            paymentPastDue: true,
            createdAtMs: clock.nowMs,
          },
        ],
      });
      expect(await admin.getUsage({ workspace: workspaceId })).toMatchObject({ used: 0, reserved: 0, limit: 200_000 });
    });

    test.each(['', 'Acme', 'a_b', '-a', 'a-', 'a--b', 'a b', 'ä', 'a'.repeat(64)])(
      'cannot have the slug "%s"',
      async (slug) => {
        const { admin } = await start();
        const created = admin.createWorkspace({ name: 'Acme', slug, tierKey: undefined });
        await expect(created).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'slug' });
      },
    );

    test('cannot have a slug that is taken, not even when both ask at once', async () => {
      const { admin } = await start();
      const create = () => admin.createWorkspace({ name: 'Acme', slug: 'acme', tierKey: undefined });
      const answers = await Promise.allSettled([create(), create(), create()]);
      const refused = answers.filter((answer) => answer.status === 'rejected');
      expect(refused).toHaveLength(2);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'BAD_REQUEST', field: 'slug' });
    });

    test.each(['', '   ', 'n'.repeat(121)])('cannot have the name "%s"', async (name) => {
      const { admin } = await start();
      const created = admin.createWorkspace({ name, slug: 'acme', tierKey: undefined });
      await expect(created).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'name' });
    });

    test('cannot be put on a plan that does not exist; the answer names those that do', async () => {
      const { admin } = await start();
      const bad = {
        code: 'BAD_REQUEST',
        field: 'tier_key',
        message: /"gold".*free, hobby, starter, pro, scale, enterprise/,
      };
      const created = admin.createWorkspace({ name: 'Acme', slug: 'acme', tierKey: 'gold' });
      await expect(created).rejects.toMatchObject(bad);
      await admin.createWorkspace({ name: 'Acme', slug: 'acme', tierKey: undefined });
      await expect(admin.setWorkspacePlan({ workspace: 'acme', tierKey: 'gold' })).rejects.toMatchObject(bad);
    });

    test('has no billing status but active and past_due', async () => {
      const { admin, tenant } = await start();
      const { slug } = await tenant();
      const set = admin.setWorkspaceBilling({ workspace: slug, status: 'cancelled' });
      await expect(set).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'status' });
    });

    test('that does not exist is NOT_FOUND in every call that names one', async () => {
      const { admin } = await start();
      const workspace = 'nobody';
      for (const call of [
        () => admin.setWorkspacePlan({ workspace, tierKey: 'free' }),
        () => admin.setWorkspaceBilling({ workspace, status: 'active' }),
        () => admin.createKey({ workspace, scopes: [], expiresAtMs: undefined }),
        () => admin.listKeys({ workspace }),
        () => admin.getUsage({ workspace }),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', field: 'workspace', message: /"nobody"/ });
      }
    });
  });

  describe('changes at once', () => {
    test('leave no key of a deleted workspace in use', async () => {
      const { admin, authorize } = await start();
      const mint = (workspace: string) => admin.createKey({ workspace, scopes: ['compose'], expiresAtMs: undefined });
      for (let round = 0; round < 8; round += 1) {
        const slug = `brief-${round}`;
        await admin.createWorkspace({ name: 'Brief', slug, tierKey: 'free' });
        const minting = Promise.allSettled(Array.from({ length: 8 }, () => mint(slug)));
        await admin.deleteWorkspace({ workspace: slug, confirmSlug: slug });
        const minted = (await minting).filter((answer) => answer.status === 'fulfilled');
        for (const { value } of minted) {
          await expect(authorize(value.apiKey)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
        }
      }
    });

    test.each([
      ['of one workspace', 'SetWorkspacePlan'],
      ['of one plan', 'UpsertPlan'],
    ])('%s are audited as they followed each other', async (_, action) => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const tiers = ['hobby', 'starter', 'pro', 'scale'];
      await Promise.all(
        tiers.map(async (tierKey, index) =>
          action === 'UpsertPlan'
            ? admin.upsertPlan({ plan: { ...plan, tierKey: workspace, monthlyGenerations: index } })
            : admin.setWorkspacePlan({ workspace, tierKey }),
        ),
      );
      const { entries } = await admin.listAudit({ action });
      const befores = entries.map(({ beforeJson }) => beforeJson).filter((before) => before !== undefined);
      expect(new Set(befores).size).toBe(befores.length);
    });
  });

  describe('all workspaces', () => {
    test('are listed page by page, each once, or one by its slug', async () => {
      const { admin } = await start();
      const slugs = ['one', 'two', 'three', 'four', 'five'];
      for (const slug of slugs) await admin.createWorkspace({ name: 'Acme', slug, tierKey: undefined });
      const list = async (pageToken?: string) =>
        admin.listWorkspaces({ pageSize: 2, ...(pageToken !== undefined && { pageToken }) });
      const first = await list();
      const second = await list(first.nextPageToken);
      const third = await list(second.nextPageToken);
      const pages = [first, second, third].map(({ workspaces }) => workspaces.map((each) => each.workspace?.slug));
      expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
      expect(new Set(pages.flat())).toEqual(new Set(slugs));
      expect(third.nextPageToken).toBeUndefined();
      const { workspaces } = await admin.listWorkspaces({ slug: 'three' });
      expect(workspaces).toMatchObject([{ workspace: { slug: 'three' } }]);
      expect(await admin.listWorkspaces({ slug: 'six' })).toEqual({ workspaces: [] });
    });
  });

  describe('a key', () => {
    test('is shown once; the list keeps its first and last four characters, the database its hash', async () => {
      const { admin, clock, rows, tenant } = await start();
      const { apiKey, keyId, slug } = await tenant();
      expect(isApiKey(apiKey)).toBe(true);
      expect(await admin.listKeys({ workspace: slug })).toEqual({
        keys: [
          {
            keyId,
            display: `${apiKey.slice(0, 13)}…${apiKey.slice(-4)}`,
            scopes: ['compose'],
            createdAtMs: clock.nowMs,
            expiresAtMs: undefined,
            revokedAtMs: undefined,
            createdBy: expect.stringMatching(/^\S+@\S+$/) as string,
          },
        ],
      });
      expect(JSON.stringify(await rows('SELECT * FROM api_key'))).not.toContain(apiKey.slice(9, 52));
    });

    test('revoked again keeps the time of the first revocation', async () => {
      const { admin, clock, tenant } = await start();
      const { keyId, slug } = await tenant();
      const revokedAtMs = clock.nowMs;
      await admin.revokeKey({ keyId });
      clock.nowMs += 1_000;
      await admin.revokeKey({ keyId });
      expect((await admin.listKeys({ workspace: slug })).keys).toMatchObject([{ keyId, revokedAtMs }]);
    });

    test('that does not exist cannot be revoked', async () => {
      const { admin } = await start();
      const revoked = admin.revokeKey({ keyId: 'key_x' });
      await expect(revoked).rejects.toMatchObject({ code: 'NOT_FOUND', field: 'key_id' });
    });

    test.each(['', 'Compose', 'a b', 'compos', 'read'])('cannot have the scope "%s"', async (scope) => {
      const { admin, tenant } = await start();
      const { slug } = await tenant();
      const created = admin.createKey({ workspace: slug, scopes: ['compose', scope], expiresAtMs: undefined });
      await expect(created).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'scopes' });
    });

    test.each([-1, 0, 9e15])('cannot expire %d ms from now: it would be dead, or no date', async (ms) => {
      const { admin, clock, tenant } = await start();
      const { slug } = await tenant();
      const created = admin.createKey({ workspace: slug, scopes: ['compose'], expiresAtMs: clock.nowMs + ms });
      await expect(created).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'expires_at_ms' });
      expect((await admin.listKeys({ workspace: slug })).keys).toHaveLength(1);
    });
  });

  describe('the plans', () => {
    test('are those of the table at the first start', async () => {
      const { admin } = await start();
      const { plans } = await admin.listPlans({});
      expect(
        plans.map((tier) => [tier.tierKey, tier.monthlyGenerations, tier.rateLimitPerMin, tier.inlineComponentsLimit]),
      ).toEqual([
        ['free', 500, 30, 5],
        ['hobby', 3_000, 60, 10],
        ['starter', 12_000, 120, 20],
        ['pro', 60_000, 300, 20],
        ['scale', 200_000, 600, 20],
        ['enterprise', 9_007_199_254_740_991, 1_200, 20],
      ]);
    });

    test('are the operator’s from then on: a change outlives a restart', async () => {
      const { admin, config, stop } = await start();
      const free = { ...plan, tierKey: 'free' };
      await admin.upsertPlan({ plan: free });
      await admin.upsertPlan({ plan });
      await stop();
      const restarted = await start(config);
      const { plans } = await restarted.admin.listPlans({});
      expect(plans).toHaveLength(7);
      expect(plans).toEqual(expect.arrayContaining([free, plan]));
    });

    test.each([
      ['tier_key', { tierKey: '' }],
      ['tier_key', { tierKey: 'Big Plan' }],
      ['inline_components_limit', { inlineComponentsLimit: 21 }],
      ['rate_limit_per_min', { rateLimitPerMin: 1_000_001 }],
    ])('refuse a bad %s: %o', async (field, change) => {
      const { admin } = await start();
      const changed = admin.upsertPlan({ plan: { ...plan, ...change } });
      await expect(changed).rejects.toMatchObject({ code: 'BAD_REQUEST', field });
      await expect(admin.upsertPlan({ plan: undefined })).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'plan' });
    });
  });

  describe('the first key', () => {
    test('is made for an empty database, once, and may compose on an unlimited plan', async () => {
      const { authorize, service } = await start();
      const keys = await Promise.all([service.firstKey(), service.firstKey()]);
      const made = keys.filter((key) => key !== undefined);
      expect(made).toHaveLength(1);
      expect(await authorize(made[0]!)).toMatchObject({
        workspace: { slug: 'default' },
        scopes: ['compose'],
        plan: { tierKey: 'enterprise' },
      });
    });

    test('is not made where there is a workspace already', async () => {
      const { admin, service } = await start();
      await admin.createWorkspace({ name: 'Acme', slug: 'acme', tierKey: undefined });
      expect(await service.firstKey()).toBeUndefined();
    });
  });
}
