import { describe, expect, test } from 'vitest';
import type { GenerationSummary } from '#proto/accounts/v1/admin.ts';
import type { StartAccounts } from '../accounts-under-test.ts';

const DAY_MS = 86_400_000;
const facts = { restarts: 1, repairs: 4, durationMs: 2_500, firstOperationMs: 130 };
const failure = { code: 'COMPOSITION_FAILED', model: 'model-b', operationCount: 2, facts };

/** What is guaranteed about usage, the list of generations and the ledger's export. */
export function usageConformance(start: StartAccounts): void {
  describe('usage', () => {
    test('is counted by day and by key: completed, failed, restarts, repairs and tokens', async () => {
      const { admin, claim, clock, release, settle, tenant } = await start();
      const acme = await tenant();
      const other = await tenant();
      const { keyId } = await admin.createKey({ workspace: acme.slug, scopes: ['compose'], label: 'Second' });
      const second = { ...acme, keyId };
      const fromMs = clock.nowMs;
      await settle(await claim(acme), { facts });
      await settle(await claim(second), { facts });
      await settle(await claim(second));
      await settle(await claim(other));
      clock.nowMs += DAY_MS;
      await settle(await claim(acme), { facts });
      await release({ ...(await claim(acme)), failure });
      await release(await claim(acme));
      const span = { workspace: acme.slug, fromMs, toMs: clock.nowMs + 1 };
      const counts = (completed: number, failed: number, restarts: number) => {
        return {
          completed,
          failed,
          restarts,
          repairs: 4 * restarts,
          inputTokens: 11 * completed,
          outputTokens: 22 * completed,
        };
      };
      const firstDayMs = fromMs - (fromMs % DAY_MS);
      expect(await admin.getUsageByDay(span)).toEqual({
        days: [
          { dayStartMs: firstDayMs, counts: counts(3, 0, 2) },
          { dayStartMs: firstDayMs + DAY_MS, counts: counts(1, 1, 2) },
        ],
      });
      expect(await admin.getUsageByDay({ ...span, keyId })).toEqual({
        days: [{ dayStartMs: firstDayMs, counts: counts(2, 0, 1) }],
      });
      const { keys } = await admin.getUsageByKey(span);
      expect(new Map(keys.map((key) => [key.keyId, { label: key.label, counts: key.counts }]))).toEqual(
        new Map([
          [acme.keyId, { label: undefined, counts: counts(2, 1, 3) }],
          [keyId, { label: 'Second', counts: counts(2, 0, 1) }],
        ]),
      );
      const first = await admin.getUsageByKey({ ...span, pageSize: 1 });
      const next = await admin.getUsageByKey({ ...span, pageSize: 1, pageToken: first.nextPageToken });
      expect([...first.keys, ...next.keys]).toEqual(keys);
      expect(next.nextPageToken).toBeUndefined();
    });

    test('by key is the sum of the days, over every span and however often it is asked', async () => {
      const { admin, claim, clock, release, settle, tenant } = await start();
      const acme = await tenant();
      const { keyId } = await admin.createKey({ workspace: acme.slug, scopes: ['compose'] });
      const keyIds = [acme.keyId, keyId];
      const firstDayMs = clock.nowMs - (clock.nowMs % DAY_MS);
      const sumOfDays = async (span: { fromMs: number; toMs: number }) => {
        const sums = new Map<string, Record<string, number>>();
        for (const each of keyIds) {
          const { days } = await admin.getUsageByDay({ workspace: acme.slug, keyId: each, ...span });
          for (const { counts } of days) {
            const sum = sums.get(each) ?? {};
            for (const [name, count] of Object.entries<number>({ ...counts })) sum[name] = (sum[name] ?? 0) + count;
            sums.set(each, sum);
          }
        }
        return sums;
      };
      for (let day = 0; day < 130; day += 1) {
        clock.nowMs = firstDayMs + day * DAY_MS + 1;
        if (day % 3 === 0) await settle(await claim(acme), { facts });
        if (day % 7 === 0) await release({ ...(await claim({ ...acme, keyId })), failure });
        if (day % 26 !== 25) continue;
        // Long and short, within a block and over several, to the end of today and to days that are settled.
        for (const [from, to] of [
          [0, day + 1],
          [day - 8, day - 1],
          [day - 40, day],
          [day - 95, day + 1],
        ] as const) {
          const span = { fromMs: firstDayMs + Math.max(0, from) * DAY_MS, toMs: firstDayMs + to * DAY_MS };
          const { keys } = await admin.getUsageByKey({ workspace: acme.slug, ...span });
          expect(new Map(keys.map((key) => [key.keyId, key.counts]))).toEqual(await sumOfDays(span));
        }
      }
    });

    test.each([
      ['to_ms', { fromMs: 5, toMs: 5 }],
      ['to_ms', { fromMs: 0, toMs: 401 * DAY_MS }],
    ])('is refused with a bad %s: %j', async (field, span) => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const bad = { code: 'BAD_REQUEST', field };
      await expect(admin.getUsageByDay({ workspace, ...span })).rejects.toMatchObject(bad);
      await expect(admin.getUsageByKey({ workspace, ...span })).rejects.toMatchObject(bad);
    });
  });

  describe('the list of generations', () => {
    test('lists outcomes, newest first, without any content', async () => {
      const { admin, claim, clock, release, settle, tenant } = await start();
      const acme = await tenant();
      const completed = await claim(acme);
      await settle(completed, { facts, metadataJson: '{"secret":"asked"}' });
      clock.nowMs += 1_000;
      const failed = await claim(acme);
      await release({ ...failed, failure });
      await release(failed);
      const { generations } = await admin.listGenerations({ workspace: acme.slug });
      const common = { keyId: acme.keyId, facts };
      expect(generations).toEqual([
        {
          ...common,
          generationId: failed.generationId,
          endedAtMs: clock.nowMs,
          model: 'model-b',
          outcome: 'failed',
          code: 'COMPOSITION_FAILED',
          operationCount: 2,
          inputTokens: 0,
          outputTokens: 0,
        },
        {
          ...common,
          generationId: completed.generationId,
          endedAtMs: clock.nowMs - 1_000,
          model: 'model-a',
          outcome: 'completed',
          operationCount: 3,
          inputTokens: 11,
          outputTokens: 22,
        },
      ]);
      expect(JSON.stringify(generations)).not.toContain('asked');
    });

    test('is filtered by key, outcome and time, and read page by page, each generation once', async () => {
      const { admin, claim, clock, release, settle, tenant } = await start();
      const acme = await tenant();
      await settle(await claim(await tenant()));
      const fromMs = clock.nowMs;
      const made: string[] = [];
      for (let count = 0; count < 9; count += 1) {
        const claimed = await claim(acme);
        await (count % 3 === 0 ? release({ ...claimed, failure }) : settle(claimed));
        made.push(claimed.generationId);
        clock.nowMs += count % 2;
      }
      const all: GenerationSummary[] = [];
      let pageToken: string | undefined;
      do {
        const query = { workspace: acme.slug, pageSize: 2, ...(pageToken !== undefined && { pageToken }) };
        const page = await admin.listGenerations(query);
        all.push(...page.generations);
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      expect(all.map((generation) => generation.generationId).toSorted()).toEqual(made.toSorted());
      const times = all.map(({ endedAtMs }) => endedAtMs);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      const count = async (query: object) =>
        (await admin.listGenerations({ workspace: acme.slug, ...query })).generations.length;
      expect(await count({ outcome: 'failed' })).toBe(3);
      expect(await count({ outcome: 'completed', keyId: acme.keyId })).toBe(6);
      expect(await count({ keyId: 'key_other' })).toBe(0);
      expect(await count({ fromMs, toMs: fromMs + 1 })).toBe(2);
    });

    test.each([
      ['outcome', { outcome: 'billed' }],
      ['page_size', { pageSize: 1_001 }],
      ['page_token', { pageToken: '%' }],
    ])('is refused with a bad %s: %j', async (field, query) => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const listed = admin.listGenerations({ workspace, ...query });
      await expect(listed).rejects.toMatchObject({ code: 'BAD_REQUEST', field });
    });
  });

  describe('the export of the ledger', () => {
    test('holds every billed generation with the metadata of its caller, oldest first', async () => {
      const { admin, claim, clock, release, settle, tenant } = await start();
      const acme = await tenant();
      const made: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        const claimed = await claim(acme);
        made.push(claimed.generationId);
        await settle(claimed, { metadataJson: `{"count":${count}}` });
        clock.nowMs += 1;
      }
      await release({ ...(await claim(acme)), failure });
      const first = await admin.exportLedger({ workspace: acme.slug, pageSize: 3 });
      const rest = await admin.exportLedger({ workspace: acme.slug, pageSize: 3, pageToken: first.nextPageToken });
      const rows = [...first.rows, ...rest.rows];
      expect(rest.nextPageToken).toBeUndefined();
      expect(rows.map((row) => row.generation?.generationId)).toEqual(made);
      expect(rows.map(({ metadataJson }) => metadataJson)).toEqual(made.map((_, count) => `{"count":${count}}`));
    });
  });
}
