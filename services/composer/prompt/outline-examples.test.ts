import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { applyOperation } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { createAnswerReader } from '../answer/answer-reader.ts';
import { WIRING } from '../repair/actions/wire-actions.ts';
import { seedState } from '../repair/bindings/seed-state.ts';
import { runPasses } from '../repair/pass.ts';
import { pruneTree } from '../repair/tree/prune-tree.ts';
import { validateSpec } from '../validation/validate-spec.ts';
import { createViews, isView } from '../views/views.ts';
import { DASHBOARD, FORM, type OutlineExample, WIZARD } from './outline-examples.ts';

function specOf({ data, outline }: OutlineExample): { spec: Spec; faults: unknown[]; unread: unknown[] } {
  const given = JSON.parse(data) as JsonObject;
  const views = createViews(new Set(Object.keys(given)));
  const reader = createAnswerReader({ outline: { definitionOf, isTaken: () => false } });
  const readings = [...reader.push(outline), ...reader.end()];
  let spec: Json = { state: given, root: 'root', elements: {} };
  for (const reading of readings) {
    if (reading.type !== 'operation') continue;
    const { state } = spec as unknown as Spec;
    const step = isView(reading.operation) ? views.stepOf(reading.operation, state) : reading.operation;
    if (step !== undefined) spec = applyOperation(spec, { op: 'add', path: step.path, value: step.value ?? null });
  }
  return {
    spec: spec as unknown as Spec,
    faults: views.faults(),
    unread: readings.filter(({ type }) => type !== 'operation'),
  };
}

describe.each([
  ['the dashboard', DASHBOARD],
  ['the form', FORM],
  ['the wizard', WIZARD],
])('the worked example of %s', (_, example) => {
  const { spec, faults, unread } = specOf(example);
  const data = JSON.parse(example.data) as JsonObject;
  const context = { definitionOf, actions: [], actionPolicy: 'open' as const, data, priorSpec: undefined };

  test('is read completely, and its views have results', () => {
    expect(unread).toStrictEqual([]);
    expect(faults).toStrictEqual([]);
  });

  test('needs nothing of the finishing passes but the handlers that the server writes', () => {
    const { repairs } = runPasses([pruneTree, seedState, ...WIRING], spec, context);
    expect(new Set(repairs.map(({ rule }) => rule))).toStrictEqual(new Set(['wire-handler']));
  });

  test('is valid', () => {
    expect(validateSpec(runPasses(WIRING, spec, context).spec, { definitionOf })).toStrictEqual([]);
  });
});
