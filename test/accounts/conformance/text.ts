import { describe, expect, test } from 'vitest';
import type { StartAccounts } from '../accounts-under-test.ts';

const NUL = '\u0000';
/** JSON text of a caller; special characters in its strings are escaped. */
const AWKWARD_JSON = JSON.stringify({
  nul: NUL,
  half: '\ud800',
  other: '\udfff',
  pair: '😀',
  line: '\u2028',
  [NUL]: 1,
});

/** What happens to text that one engine could store and another could not. */
export function textConformance(start: StartAccounts): void {
  describe('text with the character U+0000, which PostgreSQL cannot keep,', () => {
    test('is refused by every call of the operator that takes text, with the field', async () => {
      const { admin, tenant } = await start();
      const { slug } = await tenant();
      const bad = `a${NUL}b`;
      const plan = { tierKey: bad, monthlyGenerations: 1, rateLimitPerMin: 1, inlineComponentsLimit: 1 };
      const calls: [string, () => Promise<unknown>][] = [
        ['name', () => admin.createWorkspace({ name: bad, slug: 'a', tierKey: undefined })],
        ['slug', () => admin.createWorkspace({ name: 'a', slug: bad, tierKey: undefined })],
        ['tier_key', () => admin.createWorkspace({ name: 'a', slug: 'a', tierKey: bad })],
        ['workspace', () => admin.setWorkspacePlan({ workspace: bad, tierKey: 'free' })],
        ['tier_key', () => admin.setWorkspacePlan({ workspace: slug, tierKey: bad })],
        ['workspace', () => admin.setWorkspaceBilling({ workspace: bad, status: 'active' })],
        ['status', () => admin.setWorkspaceBilling({ workspace: slug, status: bad })],
        ['workspace', () => admin.createKey({ workspace: bad, scopes: [], expiresAtMs: undefined })],
        ['scopes', () => admin.createKey({ workspace: slug, scopes: ['compose', bad], expiresAtMs: undefined })],
        ['workspace', () => admin.listKeys({ workspace: bad })],
        ['key_id', () => admin.revokeKey({ keyId: bad })],
        ['tier_key', () => admin.upsertPlan({ plan })],
        ['workspace', () => admin.getUsage({ workspace: bad })],
      ];
      for (const [field, call] of calls) {
        await expect(call()).rejects.toMatchObject({ code: 'BAD_REQUEST', field });
      }
      expect((await admin.listWorkspaces({})).workspaces).toHaveLength(1);
    });

    test('is refused by every call for a request, with the field, and bills and stores nothing', async () => {
      const { admin, begin, claim, release, renew, settle, tenant } = await start();
      const acme = await tenant();
      const claimed = await claim(acme, 'key');
      const stranger = { ...claimed, attemptToken: NUL };
      const calls: [string, () => Promise<unknown>][] = [
        ['workspace_id', () => begin({ ...acme, workspaceId: NUL })],
        ['key_id', () => begin({ ...acme, keyId: NUL })],
        ['idempotency_key', () => begin(acme, `k${NUL}`)],
        ['attempt_token', () => renew(stranger)],
        ['attempt_token', () => release(stranger)],
        ['generation_id', () => settle({ ...claimed, generationId: NUL })],
        ['model', () => settle(claimed, { model: NUL })],
        ['metadata_json', () => settle(claimed, { metadataJson: `"${NUL}"` })],
        ['result_json', () => settle(claimed, { resultJson: `"${NUL}"` })],
      ];
      for (const [field, call] of calls) {
        await expect(call()).rejects.toMatchObject({ code: 'BAD_REQUEST', field });
      }
      expect(await admin.getUsage({ workspace: acme.slug })).toMatchObject({ used: 0, reserved: 1 });
    });
  });

  describe('the JSON of a caller', () => {
    test('is kept to the letter, with U+0000 and halves of surrogate pairs in it', async () => {
      const { begin, claim, rows, settle, tenant } = await start();
      const acme = await tenant();
      await settle(await claim(acme, 'key'), { metadataJson: AWKWARD_JSON, resultJson: AWKWARD_JSON });
      expect(await rows('SELECT metadata_json FROM ledger')).toEqual([{ metadata_json: AWKWARD_JSON }]);
      expect(await begin(acme, 'key')).toMatchObject({ resultJson: AWKWARD_JSON });
    });
  });

  describe('a name', () => {
    test('with half of a surrogate pair, which no UTF-8 holds, is the same name everywhere', async () => {
      const { admin, authorize } = await start();
      await admin.createWorkspace({ name: 'half \ud800 name', slug: 'half', tierKey: 'free' });
      const { apiKey } = await admin.createKey({ workspace: 'half', scopes: [], expiresAtMs: undefined });
      expect((await authorize(apiKey)).workspace?.name).toBe('half \ufffd name');
    });
  });
}
