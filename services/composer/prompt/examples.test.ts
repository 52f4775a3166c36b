import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { applyOperation, foldOperations } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { createAnswerReader } from '../answer/read-answer.ts';
import { WIRING } from '../repair/actions/wire-actions.ts';
import { seedState } from '../repair/bindings/seed-state.ts';
import { runPasses } from '../repair/pass.ts';
import { pruneTree } from '../repair/tree/prune-tree.ts';
import { validateSpec } from '../validation/validate-spec.ts';
import { createViews, isView } from '../views/views.ts';
import {
  DASHBOARD_OPERATIONS,
  DASHBOARD_OUTLINE,
  FORM_OPERATIONS,
  FORM_OUTLINE,
  type OperationsExample,
  type OutlineExample,
  WIZARD_OUTLINE,
} from './examples.ts';

const OPERATIONS: [string, OperationsExample][] = [
  ['the dashboard', DASHBOARD_OPERATIONS],
  ['the form', FORM_OPERATIONS],
];
const OUTLINES: [string, OutlineExample][] = [
  ['the dashboard', DASHBOARD_OUTLINE],
  ['the form', FORM_OUTLINE],
  ['the wizard', WIZARD_OUTLINE],
];

function specOfOperations({ data, operations }: OperationsExample): Spec {
  const start: Json = { state: JSON.parse(data) as JsonObject, root: 'root', elements: {} };
  return foldOperations(
    start,
    operations.map((line) => JSON.parse(line) as Operation),
  ) as Spec;
}

function readOutline({ data, outline }: OutlineExample): { spec: Spec; faults: unknown[]; unread: unknown[] } {
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
  ...OPERATIONS.map(([name, example]) => [`${name} in operations`, example.data, specOfOperations(example)] as const),
  ...OUTLINES.map(([name, example]) => [`${name} in outline`, example.data, readOutline(example).spec] as const),
])('the worked example of %s', (_, data, spec) => {
  const context = {
    definitionOf,
    actions: [],
    actionPolicy: 'open' as const,
    data: JSON.parse(data) as JsonObject,
    priorSpec: undefined,
  };

  test('needs nothing of the finishing passes but the handlers that the server writes', () => {
    const { repairs } = runPasses([pruneTree, seedState, ...WIRING], spec, context);
    expect(new Set(repairs.map(({ rule }) => rule))).toStrictEqual(new Set(['wire-handler']));
  });

  test('is valid', () => {
    expect(validateSpec(runPasses(WIRING, spec, context).spec, { definitionOf })).toStrictEqual([]);
  });
});

test.each(OUTLINES)('the outline of %s is read completely, and its views have results', (_, example) => {
  const { faults, unread } = readOutline(example);
  expect(unread).toStrictEqual([]);
  expect(faults).toStrictEqual([]);
});

test.each(OPERATIONS)('the operations of %s list parents before their children', (_, { operations }) => {
  const seen = new Set(['root']);
  for (const line of operations) {
    const { path, value } = JSON.parse(line) as { path: string; value: JsonObject };
    if (!path.startsWith('/elements/')) continue;
    expect(seen).toContain(path.slice('/elements/'.length));
    for (const child of value['children'] as string[]) seen.add(child);
  }
});
