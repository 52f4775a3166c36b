import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { runPasses } from '../repair/pass.ts';
import { pruneTree } from '../repair/tree/prune-tree.ts';
import { seedState } from '../repair/bindings/seed-state.ts';
import { validateSpec } from '../validation/validate-spec.ts';
import { WIRING } from '../repair/actions/wire-actions.ts';
import { DASHBOARD_EXAMPLE, FORM_EXAMPLE, type WorkedExample } from './examples.ts';

function draftOf({ state, operations }: WorkedExample): Spec {
  const start: Json = { state: JSON.parse(state) as JsonObject, root: 'root', elements: {} };
  return foldOperations(
    start,
    operations.map((line) => JSON.parse(line) as Operation),
  ) as Spec;
}

describe.each([
  ['the dashboard', DASHBOARD_EXAMPLE],
  ['the form', FORM_EXAMPLE],
])('the worked example of %s', (_, example) => {
  const draft = draftOf(example);
  const data = JSON.parse(example.state) as JsonObject;
  const context = { definitionOf, actions: [], actionPolicy: 'open' as const, data, priorSpec: undefined };

  test('needs nothing of the finishing passes but the handlers that the server writes', () => {
    const { repairs } = runPasses([pruneTree, seedState, ...WIRING], draft, context);
    expect(new Set(repairs.map(({ rule }) => rule))).toStrictEqual(new Set(['wire-handler']));
  });

  test('is valid', () => {
    expect(validateSpec(runPasses(WIRING, draft, context).spec, { definitionOf })).toStrictEqual([]);
  });

  test('lists parents before their children', () => {
    const seen = new Set(['root']);
    for (const line of example.operations) {
      const { path, value } = JSON.parse(line) as { path: string; value: JsonObject };
      if (!path.startsWith('/elements/')) continue;
      expect(seen).toContain(path.slice('/elements/'.length));
      for (const child of value['children'] as string[]) seen.add(child);
    }
  });
});
