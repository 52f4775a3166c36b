import { describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/apply-operation.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Json } from '#contract/json.ts';
import type { Operation } from '#contract/operation.ts';
import type { Spec } from '#contract/spec.ts';
import type { Brief } from '#services/composer/brief.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newTally } from '#services/composer/tally.ts';
import { briefOf } from '#test/quality/builtin-spec.ts';

async function play(brief: Brief) {
  const operations: Operation[] = [];
  for await (const event of compose(
    brief,
    [builtinModel('builtin')],
    newTally(),
    new AbortController().signal,
    Date.now,
  )) {
    if (event.type === 'operation') operations.push(structuredClone(event.operation));
    if (event.type === 'completed') return { operations, count: event.operationCount, spec: event.spec };
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

const BRIEFS: { [mode: string]: Brief } = {
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

describe.each(Object.entries(BRIEFS))('max_operations in mode %s', (mode, brief) => {
  test('is kept for every value that is allowed, and the operations always fold to the whole spec', async () => {
    const free = await play(brief);
    for (let cap: number = LIMITS.maxOperationsMin; cap <= LIMITS.maxOperationsMax; cap += 1) {
      const { operations, count, spec } = await play({ ...brief, maxOperations: cap });
      const base: Spec | object = mode === 'edit' ? structuredClone(created.spec) : {};
      expect(operations.length).toBeLessThanOrEqual(cap);
      expect(count).toBe(operations.length);
      expect(spec).toEqual(free.spec);
      expect(foldOperations(base as Json, operations)).toEqual(free.spec);
    }
  }, 60_000);
});
