import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { MID_NOVEMBER_MS, type StartAccounts } from '../accounts-under-test.ts';

const NOVEMBER_MS = Date.UTC(2026, 10, 1);
const DECEMBER_MS = Date.UTC(2026, 11, 1);

/** What settling, releasing and the monthly quota guarantee, on every database. */
export function billingConformance(start: StartAccounts): void {
  describe('a settled generation', () => {
    test('is one ledger row with key, model, counts, metadata, time and month', async () => {
      const { claim, rows, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme);
      await settle(claimed, {
        model: 'm1',
        operationCount: 7,
        inputTokens: 100,
        outputTokens: 2,
        metadataJson: '{"a":"é"}',
      });
      expect(await rows('SELECT * FROM ledger')).toMatchObject([
        {
          generation_id: claimed.generationId,
          workspace_id: acme.workspaceId,
          cycle_start_ms: NOVEMBER_MS,
          key_id: acme.keyId,
          model: 'm1',
          operation_count: 7,
          input_tokens: 100,
          output_tokens: 2,
          metadata_json: '{"a":"é"}',
          billed_at_ms: MID_NOVEMBER_MS,
        },
      ]);
    });

    test('settled again with the same token is billed once', async () => {
      const { admin, claim, rows, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      await Promise.all(Array.from({ length: 10 }, () => settle(claimed)));
      await settle(claimed);
      expect(await rows('SELECT generation_id FROM ledger')).toHaveLength(1);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
    });

    test('cannot be released any more', async () => {
      const { admin, begin, claim, release, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      await settle(claimed);
      await release(claimed);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
      expect(await begin(acme, 'key')).toHaveProperty('resultJson');
    });

    test('is not billed with a foreign token', async () => {
      const { claim, renew, rows, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme);
      const other = await claim(acme);
      const forged = { ...claimed, attemptToken: other.attemptToken };
      await expect(settle(forged)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await expect(renew(forged)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await rows('SELECT * FROM ledger')).toEqual([]);
    });

    test('whose lease has expired is billed nevertheless if nobody took it over', async () => {
      const { admin, claim, clock, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      clock.nowMs += 60_000;
      await settle(claimed);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
    });
  });

  describe('a released generation', () => {
    test('costs nothing and frees its reservation once, however often it is released', async () => {
      const { admin, claim, release, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 2 });
      const [one, two] = [await claim(acme), await claim(acme)];
      await release(one);
      await release(one);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 1 });
      await expect(settle(one)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await settle(two);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
    });
  });

  describe('the monthly quota', () => {
    test('is a hard cap: 200 requests at once with 5 generations left reserve exactly 5', async () => {
      const { admin, begin, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 5 });
      // On a busy machine a database may have no time for one of 200 at once; its caller retries.
      const beginAtLast = async (): Promise<unknown> => {
        for (;;) {
          try {
            return await begin(acme);
          } catch (refusal) {
            if (!(refusal instanceof Refusal) || refusal.code !== 'SERVICE_UNAVAILABLE') throw refusal;
          }
        }
      };
      const answers = await Promise.allSettled(Array.from({ length: 200 }, beginAtLast));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'QUOTA_EXCEEDED' });
      }
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 5, limit: 5 });
    });

    test('is claimed once by the same key and body sent 20 times at once', async () => {
      const { admin, begin, tenant } = await start();
      const acme = await tenant();
      const answers = await Promise.allSettled(Array.from({ length: 20 }, () => begin(acme, 'key')));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
      }
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ reserved: 1 });
    });

    test('that is used up says how many, and when they renew', async () => {
      const { begin, claim, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 2 });
      await settle(await claim(acme));
      await claim(acme);
      await expect(begin(acme)).rejects.toMatchObject({
        code: 'QUOTA_EXCEEDED',
        message: /The 2 monthly .*1 used, 1 running.*2026-12-01/,
        retryAfterSeconds: undefined,
      });
    });

    test('of a workspace without a plan, or on a plan of 0, holds nothing', async () => {
      const { admin, begin, tenant } = await start();
      const { workspaceId } = await admin.createWorkspace({ name: 'Bare', slug: 'bare', tierKey: undefined });
      const bare = await admin.createKey({ workspace: 'bare', scopes: ['compose'], expiresAtMs: undefined });
      const caller = { ...bare, workspaceId, slug: 'bare' };
      await expect(begin(caller)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED', message: /attach a plan/ });
      const zero = await tenant({ monthlyGenerations: 0 });
      await expect(begin(zero)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    });

    test('of a workspace that is gone is refused as of a revoked key', async () => {
      const { begin, tenant } = await start();
      const nobody = { ...(await tenant()), workspaceId: 'ws_nobody' };
      await expect(begin(nobody)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
    });

    test('restarts with the calendar month, UTC', async () => {
      const { admin, authorize, begin, claim, clock, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 1 });
      await settle(await claim(acme));
      clock.nowMs = DECEMBER_MS - 1;
      await expect(begin(acme)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
      clock.nowMs = DECEMBER_MS;
      expect(await authorize(acme.apiKey)).toMatchObject({ generationsRemaining: 1 });
      await claim(acme);
      expect(await admin.getUsage({ workspace: acme.slug })).toEqual({
        cycleStartMs: DECEMBER_MS,
        used: 0,
        reserved: 1,
        limit: 1,
      });
    });

    test('is charged to the month that reserved, when the month ends in between', async () => {
      const { claim, clock, release, rows, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 2 });
      clock.nowMs = DECEMBER_MS - 1;
      const [settled, released] = [await claim(acme), await claim(acme)];
      clock.nowMs = DECEMBER_MS + 1;
      await settle(settled);
      await release(released);
      await claim(acme);
      expect(await rows('SELECT cycle_start_ms, used, reserved FROM workspace_cycle ORDER BY cycle_start_ms')).toEqual([
        { cycle_start_ms: NOVEMBER_MS, used: 1, reserved: 0 },
        { cycle_start_ms: DECEMBER_MS, used: 0, reserved: 1 },
      ]);
      expect(await rows('SELECT cycle_start_ms FROM ledger')).toEqual([{ cycle_start_ms: NOVEMBER_MS }]);
    });

    test('grows at once with a larger plan', async () => {
      const { admin, begin, claim, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 1 });
      await claim(acme);
      await expect(begin(acme)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
      await admin.setWorkspacePlan({ workspace: acme.slug, tierKey: 'free' });
      await claim(acme);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ reserved: 2, limit: 500 });
    });

    test('lowered below what is used grants nothing more, and what runs is settled or released as before', async () => {
      const { admin, authorize, begin, claim, release, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 4 });
      await settle(await claim(acme));
      const [one, two] = [await claim(acme), await claim(acme)];
      const plan = { tierKey: acme.slug, monthlyGenerations: 1, rateLimitPerMin: 10, inlineComponentsLimit: 0 };
      await admin.upsertPlan({ plan });
      await expect(begin(acme)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
      await settle(one);
      await release(two);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 2, reserved: 0, limit: 1 });
      expect(await authorize(acme.apiKey)).toMatchObject({ generationsRemaining: 0 });
      await expect(begin(acme)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    });
  });
}
