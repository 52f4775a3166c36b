import { describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { compose } from '#services/composer/compose.ts';
import type { Model } from '#services/composer/models/model.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';

async function play(input: ComposeInput, tiers: Model[] = [builtinModel('builtin')]) {
  let operations: Operation[] = [];
  let discarded = 0;
  for await (const event of compose(input, {
    tiers,
    stats: newStats(),
    signal: new AbortController().signal,
    now: Date.now,
  })) {
    if (event.type === 'operation') operations.push(structuredClone(event.operation));
    if (event.type === 'restarted') {
      discarded += operations.length;
      operations = [];
    }
    if (event.type === 'completed') return { operations, discarded, count: event.operationCount, spec: event.spec };
  }
  throw new Error('the composition did not complete');
}

const ORDERS = {
  orders: [
    { id: 1, customer: 'Ann', total: 12.5 },
    { id: 2, customer: 'Bob', total: 30 },
  ],
  revenue: 42,
};
const ACTIONS = [
  { name: 'refund', required: true, params: { type: 'object', properties: { id: { type: 'integer' } } } },
];
const created = await play(briefOf('A dashboard of orders with search', { data: ORDERS, actions: ACTIONS }));

// All small ones, where the last operations fit or not; every value costs a composition.
const CAPS = Array.from(
  { length: LIMITS.maxOperationsMax - LIMITS.maxOperationsMin + 1 },
  (_, index) => LIMITS.maxOperationsMin + index,
).filter((cap) => cap <= 64 || cap % 16 === 0 || cap === LIMITS.maxOperationsMax);

const BRIEFS: { [mode: string]: ComposeInput } = {
  create: briefOf('A dashboard of orders with search', { data: ORDERS, actions: ACTIONS }),
  edit: briefOf('Rename the title to "Today" and add a field for notes', {
    mode: 'edit',
    priorSpec: created.spec,
    data: { note: 'new' },
    actions: ACTIONS,
  }),
  continue_journey: briefOf('Confirm what was entered', {
    mode: 'continue_journey',
    actionContext: { action: 'submit', state: { form: { name: 'Ann', email: 'a@b.c' } } },
  }),
};

describe.each(Object.entries(BRIEFS))('max_operations in mode %s', (mode, input) => {
  test('is kept for small and large values that are allowed, and the operations always fold to the whole spec', async () => {
    const free = await play(input);
    for (const cap of CAPS) {
      const { operations, count, spec } = await play({ ...input, maxOperations: cap });
      const base: Spec | object = mode === 'edit' ? structuredClone(created.spec) : {};
      expect(operations.length).toBeLessThanOrEqual(cap);
      expect(count).toBe(operations.length);
      expect(spec).toEqual(free.spec);
      expect(foldOperations(base as Json, operations)).toEqual(free.spec);
    }
  }, 60_000);
});

// A model that seeds much state and builds no element to show it.
function failing(alias: string): Model {
  const seeds = Array.from({ length: 60 }, (_, index) => ({ op: 'add', path: `/state/seed${index}`, value: index }));
  const text = seeds.map((seed) => JSON.stringify(seed)).join('\n');
  return {
    alias,
    deterministic: true,
    prices: undefined,
    stream: async function* () {
      yield { type: 'text', text };
      yield { type: 'finish', reason: 'stop' };
    },
  };
}

describe('max_operations over restarts', () => {
  test('counts what was streamed before them', async () => {
    const input = BRIEFS['create']!;
    const free = await play(input);
    for (const cap of CAPS) {
      const tiers = [failing('first'), failing('second'), builtinModel('builtin')];
      const { operations, discarded, count, spec } = await play({ ...input, maxOperations: cap }, tiers);
      expect(discarded + operations.length).toBeLessThanOrEqual(cap);
      expect(count).toBe(operations.length);
      expect(spec).toEqual(free.spec);
      expect(foldOperations({}, operations)).toEqual(free.spec);
      if (cap > 20) expect(discarded).toBeGreaterThan(0);
    }
  }, 60_000);
});
