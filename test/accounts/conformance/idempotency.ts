import { describe, expect, test } from 'vitest';
import type { StartAccounts } from '../accounts-under-test.ts';

const HOUR_MS = 3_600_000;

/** What an idempotency key guarantees, on every database. */
export function idempotencyConformance(start: StartAccounts): void {
  describe('an idempotency key', () => {
    test('that is unused lets the request compose', async () => {
      const { claim, tenant } = await start();
      const claimed = await claim(await tenant(), 'key');
      expect(claimed).toMatchObject({ generationId: expect.stringMatching(/^gen_[0-9a-f-]{36}$/), leaseMs: 30_000 });
      expect(claimed.attemptToken).not.toBe('');
    });

    test('replays the settled result for 24 hours, byte for byte and free', async () => {
      const { admin, begin, claim, clock, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      const resultJson = '{ "spec": {"root":"ä😀"} ,"n":1.0}';
      await settle(claimed, { resultJson });
      clock.nowMs += 24 * HOUR_MS - 1;
      expect(await begin(acme, 'key')).toEqual({ generationId: claimed.generationId, resultJson });
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
    });

    test('expires 24 hours after it was settled: the request composes and bills afresh', async () => {
      const { admin, claim, clock, settle, tenant } = await start();
      const acme = await tenant();
      const first = await claim(acme, 'key');
      await settle(first);
      clock.nowMs += 24 * HOUR_MS;
      const second = await claim(acme, 'key', 'other body');
      expect(second.generationId).not.toBe(first.generationId);
      await settle(second);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 2 });
    });

    test('is in use while its generation runs', async () => {
      const { begin, claim, clock, tenant } = await start();
      const acme = await tenant();
      await claim(acme, 'key');
      clock.nowMs += 29_999;
      await expect(begin(acme, 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
    });

    test('with other body bytes is a VALIDATION_ERROR, while it runs and when it is settled', async () => {
      const { admin, begin, claim, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key', 'body');
      await expect(begin(acme, 'key', 'body ')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
      await settle(claimed);
      await expect(begin(acme, 'key', 'body ')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
    });

    test('is free again after a release, for any body', async () => {
      const { claim, release, tenant } = await start();
      const acme = await tenant();
      const first = await claim(acme, 'key', 'one');
      await release(first);
      const second = await claim(acme, 'key', 'two');
      expect(second.generationId).not.toBe(first.generationId);
    });

    test('belongs to the workspace: another key of it replays, another workspace composes', async () => {
      const { admin, begin, claim, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      await settle(claimed);
      const rotated = await admin.createKey({ workspace: acme.slug, scopes: ['compose'], expiresAtMs: undefined });
      const replayed = await begin({ ...acme, keyId: rotated.keyId }, 'key');
      expect(replayed).toMatchObject({ generationId: claimed.generationId, resultJson: expect.any(String) });
      expect(await claim(await tenant(), 'key')).toHaveProperty('attemptToken');
    });

    test('replays when the quota is used up, while a new key is refused and stays free', async () => {
      const { admin, begin, claim, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 1 });
      await settle(await claim(acme, 'key'));
      expect(await begin(acme, 'key')).toHaveProperty('resultJson');
      await expect(begin(acme, 'new')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
      await expect(begin(acme, 'new', 'other body')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
      await admin.setWorkspacePlan({ workspace: acme.slug, tierKey: 'pro' });
      expect(await claim(acme, 'new', 'third body')).toHaveProperty('attemptToken');
    });

    test('is taken over when the lease is over, and the late first attempt can neither renew, bill nor free it', async () => {
      const { admin, begin, claim, clock, release, renew, rows, settle, tenant } = await start();
      const acme = await tenant();
      const late = await claim(acme, 'key');
      clock.nowMs += 30_000;
      const fresh = await claim(acme, 'key');
      expect(fresh.attemptToken).not.toBe(late.attemptToken);
      await expect(renew(late)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await expect(settle(late)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await release(late);
      await expect(begin(acme, 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
      await settle(fresh, { resultJson: '"fresh"' });
      await expect(settle(late, { resultJson: '"late"' })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await begin(acme, 'key')).toEqual({ generationId: fresh.generationId, resultJson: '"fresh"' });
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
      expect(await rows('SELECT generation_id FROM ledger')).toMatchObject([{ generation_id: fresh.generationId }]);
    });

    test('stays held as long as the lease is renewed', async () => {
      const { begin, claim, clock, renew, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      for (let renewals = 0; renewals < 10; renewals++) {
        clock.nowMs += 29_000;
        expect(await renew(claimed)).toEqual({ leaseMs: 30_000 });
      }
      await expect(begin(acme, 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
    });

    test('is recalled for exactly the bytes that it was used with, claiming nothing', async () => {
      const { admin, claim, clock, recall, release, settle, tenant } = await start();
      const acme = await tenant({ monthlyGenerations: 1 });
      expect(await recall(acme, 'key')).toBeUndefined();
      const claimed = await claim(acme, 'key');
      await expect(recall(acme, 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
      expect(await recall(acme, 'key', 'other body')).toBeUndefined();
      await settle(claimed);
      expect(await recall(acme, 'key')).toMatchObject({
        generationId: claimed.generationId,
        resultJson: '{"spec":{}}',
      });
      expect(await recall(acme, 'key', 'other body')).toBeUndefined();
      expect(await recall(await tenant(), 'key')).toBeUndefined();
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
      clock.nowMs += 24 * HOUR_MS;
      expect(await recall(acme, 'key')).toBeUndefined();
      const other = await tenant();
      await release(await claim(other, 'released'));
      expect(await recall(other, 'released')).toBeUndefined();
      await claim(other, 'overdue');
      clock.nowMs += 30_000;
      expect(await recall(other, 'overdue')).toBeUndefined();
    });

    test('has 1 to 255 characters', async () => {
      const { begin, claim, tenant } = await start();
      const acme = await tenant();
      await claim(acme, 'k'.repeat(255));
      const bad = { code: 'BAD_REQUEST', field: 'Idempotency-Key' };
      await expect(begin(acme, 'k'.repeat(256))).rejects.toMatchObject(bad);
      await expect(begin(acme, '')).rejects.toMatchObject(bad);
    });

    test('must be settled with a result to replay; without one nothing is billed and the holder may try again', async () => {
      const { admin, claim, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      const empty = settle(claimed, { resultJson: undefined });
      await expect(empty).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'result_json' });
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 1 });
      await settle(claimed);
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 1, reserved: 0 });
    });
  });
}
