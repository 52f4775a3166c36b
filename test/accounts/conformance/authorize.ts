import { describe, expect, test } from 'vitest';
import { formatApiKey } from '#contract/api-key.ts';
import { UNLIMITED_GENERATIONS } from '#services/accounts/quota/plans.ts';
import type { StartAccounts } from '../accounts-under-test.ts';

/** What Authorize guarantees, on every database. */
export function authorizeConformance(start: StartAccounts): void {
  describe('Authorize', () => {
    test('says whose key it is, what it may do and what the month still holds', async () => {
      const { authorize, claim, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 10, rateLimitPerMin: 30 });
      await settle(await claim(acme));
      await claim(acme);
      expect(await authorize(acme.apiKey)).toEqual({
        workspace: { id: acme.workspaceId, name: 'Tenant', slug: acme.slug },
        keyId: acme.keyId,
        scopes: ['compose'],
        paymentPastDue: false,
        plan: { tierKey: acme.slug, monthlyGenerations: 10, rateLimitPerMin: 30, inlineComponentsLimit: 5 },
        // One is billed; the running one may still fail.
        generationsRemaining: 9,
        burst: { limit: 30, remaining: 29, resetSeconds: 0 },
      });
    });

    test('refuses a key that was never minted', async () => {
      const { authorize } = await start();
      const guessed = authorize(formatApiKey(new Uint8Array(32)));
      await expect(guessed).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED', message: /not known/ });
    });

    test('refuses a revoked key from the next call on, and says so', async () => {
      const { admin, authorize, tenant } = await start();
      const { apiKey, keyId } = await tenant();
      await authorize(apiKey);
      await admin.revokeKey({ keyId });
      await expect(authorize(apiKey)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED', message: /revoked/ });
    });

    test('refuses a key from the millisecond of its expiry on, and says so', async () => {
      const { admin, authorize, clock, tenant } = await start();
      const { slug } = await tenant();
      const expiresAtMs = clock.nowMs + 1000;
      const { apiKey } = await admin.createKey({ workspace: slug, scopes: [], expiresAtMs });
      clock.nowMs = expiresAtMs - 1;
      await authorize(apiKey);
      clock.nowMs = expiresAtMs;
      await expect(authorize(apiKey)).rejects.toMatchObject({
        code: 'AUTHENTICATION_REQUIRED',
        message: expect.stringContaining(new Date(expiresAtMs).toISOString()),
      });
    });

    test('reports scopes and payment without judging them', async () => {
      const { admin, authorize, tenant } = await start();
      const { slug } = await tenant();
      const { apiKey } = await admin.createKey({
        workspace: slug,
        scopes: ['compose', 'compose'],
        expiresAtMs: undefined,
      });
      await admin.setWorkspaceBilling({ workspace: slug, status: 'past_due' });
      expect(await authorize(apiKey)).toMatchObject({ scopes: ['compose'], paymentPastDue: true });
      await admin.setWorkspaceBilling({ workspace: slug, status: 'active' });
      expect(await authorize(apiKey)).toMatchObject({ paymentPastDue: false });
    });

    test('knows a workspace without a plan: no tier, no generations, yet a burst window to try the key with', async () => {
      const { admin, authorize } = await start();
      await admin.createWorkspace({ name: 'Bare', slug: 'bare', tierKey: undefined });
      const { apiKey } = await admin.createKey({ workspace: 'bare', scopes: ['compose'], expiresAtMs: undefined });
      expect(await authorize(apiKey)).toMatchObject({
        plan: { tierKey: undefined, monthlyGenerations: 0, rateLimitPerMin: 30, inlineComponentsLimit: 0 },
        generationsRemaining: 0,
      });
    });

    test('reports unlimited as 9007199254740991, however much is used', async () => {
      const { authorize, claim, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: UNLIMITED_GENERATIONS });
      await settle(await claim(acme));
      expect(await authorize(acme.apiKey)).toMatchObject({
        generationsRemaining: 9_007_199_254_740_991,
        plan: { monthlyGenerations: 9_007_199_254_740_991 },
      });
    });

    test('refuses the request beyond the burst limit with the seconds to wait, and lets it in after exactly these', async () => {
      const { authorize, clock, tenant } = await start();
      const { apiKey } = await tenant({ rateLimitPerMin: 2 });
      await authorize(apiKey);
      clock.nowMs += 10_500;
      expect((await authorize(apiKey)).burst).toEqual({ limit: 2, remaining: 0, resetSeconds: 50 });
      await expect(authorize(apiKey)).rejects.toMatchObject({
        code: 'RATE_LIMITED',
        retryAfterSeconds: 50,
        burst: { limit: 2, remaining: 0, resetSeconds: 50 },
      });
      clock.nowMs += 50_000;
      expect((await authorize(apiKey)).burst).toMatchObject({ limit: 2, remaining: 0 });
    });

    test('counts each key separately', async () => {
      const { admin, authorize, tenant } = await start();
      const { apiKey, slug } = await tenant({ rateLimitPerMin: 1 });
      const second = await admin.createKey({ workspace: slug, scopes: [], expiresAtMs: undefined });
      await authorize(apiKey);
      await authorize(second.apiKey);
      await expect(authorize(apiKey)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    });

    test('takes a changed burst limit at once', async () => {
      const { admin, authorize, tenant } = await start();
      const { apiKey, slug } = await tenant({ rateLimitPerMin: 1 });
      await authorize(apiKey);
      const plan = { tierKey: slug, monthlyGenerations: 1, rateLimitPerMin: 3, inlineComponentsLimit: 0 };
      await admin.upsertPlan({ plan });
      expect((await authorize(apiKey)).burst).toEqual({ limit: 3, remaining: 1, resetSeconds: 0 });
    });

    test('takes only a SHA-256', async () => {
      const { authorizeDigest } = await start();
      const call = authorizeDigest(Buffer.alloc(31));
      await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'key_sha256' });
    });
  });
}
