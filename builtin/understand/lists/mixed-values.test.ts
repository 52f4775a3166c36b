import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const KINDS: readonly fc.Arbitrary<Json>[] = [
  fc.constantFrom('2026-05-04', '2026-05-07'),
  fc.constantFrom('2026-05-04T09:30:00Z', '2026-05-04T23:00:00Z'),
  fc.constantFrom('09:30', '23:15'),
  fc.integer({ min: 1_776_000_000, max: 1_777_000_000 }),
  fc.constantFrom('low', 'high', 'URGENT'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 12 }),
  fc.boolean(),
  fc.constant({ id: 'c1', since: 1_776_942_000 }),
];
const ROWS = 5;
const KEYS = ['due', 'expires', 'startsAt', 'priority', 'price_eur', 'status', 'customer'];
// The values of one key are of one kind, but for some that are missing, and now and then one that is not.
const column = fc.constantFrom(...KINDS).chain((kind) => {
  const usual = fc.oneof({ weight: 6, arbitrary: kind }, { weight: 1, arbitrary: fc.constant(null) });
  const any = fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: fc.oneof(...KINDS) });
  return fc.array(any, { minLength: ROWS, maxLength: ROWS });
});
const columns = fc.record(Object.fromEntries(KEYS.map((key) => [key, column])), { requiredKeys: [] });
const WISHES = [
  'sorted by due date',
  'latest first',
  'by priority, overdue ones on top',
  'cheapest first',
  'by start',
  'grouped by status',
];

test('a list keeps all its records, whatever its members hold and in whatever order they are wanted', () => {
  fc.assert(
    fc.property(columns, fc.constantFrom(...WISHES), (values, wish) => {
      const jobs = Array.from({ length: ROWS }, (_, at): JsonObject => {
        const members = Object.entries(values).map(([key, of]) => [key, of?.[at] ?? null] as const);
        return { name: `Job ${at}`, ...Object.fromEntries(members) };
      });
      // A view that fails throws.
      const data = { today: '2026-05-05', jobs };
      const { state } = builtinSpec(briefOf(`Jobs, ${wish}`, { uiType: 'list_table', data }));
      for (const [key, list] of Object.entries(state ?? {}))
        if (key.endsWith('Arranged')) expect(list).toHaveLength(ROWS);
    }),
    { numRuns: 200 },
  );
});
