import { describe, expect, test, vi } from 'vitest';
import type { StartAccounts } from '../accounts-under-test.ts';

const WAIT = { timeout: 10_000, interval: 20 };

/** What is guaranteed about what a key carries besides its rights. */
export function keyDetailsConformance(start: StartAccounts): void {
  describe('a key', () => {
    test('has a label, who made it, and the components that its renderer draws', async () => {
      const { admin, authorize, tenant } = await start();
      const { apiKey: plain, slug: workspace } = await tenant();
      const componentProfile = { components: ['Text', 'Stack', 'Button', 'Text'] };
      const label = ' Website, production ';
      const { keyId, apiKey } = await admin.createKey({ workspace, scopes: ['compose'], label, componentProfile });
      const components = ['Button', 'Stack', 'Text'];
      const { keys } = await admin.listKeys({ workspace });
      expect(keys.find((key) => key.keyId === keyId)).toMatchObject({
        label: 'Website, production',
        createdBy: expect.stringMatching(/^\S+@\S+$/) as string,
        componentProfile: { components },
      });
      expect((await authorize(apiKey)).componentProfile).toEqual({ components });
      expect((await authorize(plain)).componentProfile).toBeUndefined();
    });

    test.each([
      ['label', { label: ' ' }],
      ['label', { label: 'l'.repeat(81) }],
      ['label', { label: 'two\nlines' }],
      ['component_profile', { componentProfile: { components: [] } }],
      ['component_profile', { componentProfile: { components: ['Text', 'no name'] } }],
      ['component_profile', { componentProfile: { components: Array.from({ length: 251 }, (_, n) => `C${n}`) } }],
    ])('cannot be minted with a bad %s: %j', async (field, bad) => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const created = admin.createKey({ workspace, scopes: [], ...bad });
      await expect(created).rejects.toMatchObject({ code: 'BAD_REQUEST', field });
    });

    test('shows when it was last used, to the minute', async () => {
      const { admin, authorize, clock, tenant } = await start();
      const { apiKey, slug: workspace } = await tenant();
      const lastUsed = async () => (await admin.listKeys({ workspace })).keys[0]?.lastUsedAtMs;
      expect(await lastUsed()).toBeUndefined();
      const firstMs = clock.nowMs;
      await authorize(apiKey);
      await vi.waitFor(async () => expect(await lastUsed()).toBe(firstMs), WAIT);
      clock.nowMs += 59_000;
      await authorize(apiKey);
      clock.nowMs += 1_000;
      const nextMs = clock.nowMs;
      await authorize(apiKey);
      await vi.waitFor(async () => expect(await lastUsed()).toBe(nextMs), WAIT);
    });

    test('keeps its last use across a stop, and does not count refusals', async () => {
      const { admin, authorize, clock, config, stop, tenant } = await start();
      const { apiKey, keyId } = await tenant();
      const { apiKey: dead, keyId: deadId } = await tenant();
      await admin.revokeKey({ keyId: deadId });
      await authorize(apiKey);
      await expect(authorize(dead)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      await stop();
      const after = await start(config);
      expect(await after.rows('SELECT id, last_used_at_ms FROM api_key WHERE last_used_at_ms IS NOT NULL')).toEqual([
        { id: keyId, last_used_at_ms: clock.nowMs },
      ]);
    });
  });

  describe('the keys of a workspace', () => {
    test.each([
      ['oldest', {}],
      ['newest', { newestFirst: true }],
    ])('are listed page by page, each once, %s first', async (_, order) => {
      const { admin, clock, tenant } = await start();
      const { keyId, slug: workspace } = await tenant();
      const made = [keyId];
      for (let count = 0; count < 6; count += 1) {
        clock.nowMs += count % 2;
        made.push((await admin.createKey({ workspace, scopes: [] })).keyId);
      }
      const seen: string[] = [];
      let pageToken: string | undefined;
      do {
        const page = await admin.listKeys({
          workspace,
          pageSize: 2,
          ...order,
          ...(pageToken !== undefined && { pageToken }),
        });
        expect(page.keys.length).toBeLessThanOrEqual(2);
        seen.push(...page.keys.map((key) => key.keyId));
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      expect(seen.toSorted()).toEqual(made.toSorted());
      const all = (await admin.listKeys({ workspace })).keys.map((key) => key.keyId);
      expect(seen).toEqual('newestFirst' in order ? all.toReversed() : all);
    });

    test('cannot be revoked by naming another workspace', async () => {
      const { admin, tenant } = await start();
      const [own, other] = [await tenant(), await tenant()];
      const revoke = (workspace: string): Promise<object> => admin.revokeKey({ keyId: own.keyId, workspace });
      await expect(revoke(other.slug)).rejects.toMatchObject({ code: 'NOT_FOUND', field: 'key_id' });
      expect((await admin.listKeys({ workspace: own.slug })).keys[0]?.revokedAtMs).toBeUndefined();
      await revoke(own.slug);
      expect((await admin.listKeys({ workspace: own.slug })).keys[0]?.revokedAtMs).toBeGreaterThan(0);
    });

    test.each([
      ['page_size', { pageSize: 0 }],
      ['page_size', { pageSize: 1_001 }],
      ['page_token', { pageToken: 'x' }],
    ])('are not listed with a bad %s: %j', async (field, bad) => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      await expect(admin.listKeys({ workspace, ...bad })).rejects.toMatchObject({ code: 'BAD_REQUEST', field });
    });
  });
}
