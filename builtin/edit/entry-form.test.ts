import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const WORKOUTS = builtinSpec(briefOf('List of lifts with exercise, sets and weight'));
const TASKS = builtinSpec(briefOf('to-do list'));
const BOARD = builtinSpec(briefOf('kanban board with to do, in progress and done'));

function edited(prior: Spec, prompt: string): Spec {
  const input = briefOf(prompt, { mode: 'edit', priorSpec: prior });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
}

function elements(spec: Spec): Spec['elements'][string][] {
  return Object.values(spec.elements);
}

function columns(spec: Spec): unknown[] {
  const table = elements(spec).find(({ type }) => type === 'DataTable');
  return ((table?.props['columns'] ?? []) as JsonObject[]).map(({ label }) => label);
}

function labels(spec: Spec): unknown[] {
  return elements(spec)
    .filter(({ type }) => type === 'Input' || type === 'FormField' || type === 'Radio')
    .map(({ props }) => props['label']);
}

function entryOf(spec: Spec): string[] {
  const pushed = elements(spec)
    .flatMap(wiresOf)
    .find(({ binding }) => binding.action === 'pushState');
  return Object.keys((pushed?.binding.params?.['value'] ?? {}) as JsonObject);
}

describe('a table and the form that adds its entries', () => {
  test('get a new column together, in the form of its kind of value', () => {
    const spec = edited(WORKOUTS, 'Add a date column to the table');
    expect(columns(spec)).toContain('Date');
    expect(labels(spec)).toContain('Date');
    expect(entryOf(spec)).toContain('date');
    expect(JSON.stringify(spec.elements)).toContain('"key":"date","label":"Date","sortable":true,"format":"date"');
  });

  test('get a new field together', () => {
    const spec = edited(WORKOUTS, 'add a field Muscle with the options legs, arms and back');
    expect(columns(spec)).toContain('Muscle');
    expect(labels(spec)).toContain('Muscle');
    expect(entryOf(spec)).toContain('muscle');
  });

  test('lose a column together', () => {
    const spec = edited(WORKOUTS, 'remove the column sets');
    expect(columns(spec)).not.toContain('Sets');
    expect(labels(spec)).not.toContain('Sets');
    expect(entryOf(spec)).not.toContain('sets');
  });

  test('are renamed together', () => {
    const spec = edited(WORKOUTS, 'rename Weight to Load');
    expect(columns(spec)).toContain('Load');
    expect(labels(spec)).toContain('Load');
  });

  test('keep a column that is there when it is asked for again', () => {
    expect(columns(edited(WORKOUTS, 'add a column weight'))).toEqual(columns(WORKOUTS));
  });

  test('have the columns that are listed as the whole, and no others', () => {
    const spec = edited(WORKOUTS, 'columns should be exercise, reps, rest');
    expect(columns(spec)).toEqual(['Exercise', 'Reps', 'Rest']);
    expect(entryOf(spec).toSorted()).toEqual(['exercise', 'reps', 'rest']);
  });

  test('get a filter whose choices are stated, with the column that it filters', () => {
    const spec = edited(WORKOUTS, 'add a filter by Level with the options easy, medium and hard');
    expect(columns(spec)).toContain('Level');
    expect(JSON.stringify(spec.elements)).toContain('"filterValues":{"level":{"$state":"/levelFilter"}}');
  });
});

test('a new short field of a list without a table is shown in its rows', () => {
  const spec = edited(TASKS, 'add a field Priority with the options Low, Medium and High');
  expect(entryOf(spec)).toContain('priority');
  expect(JSON.stringify(spec.elements)).toContain('"text":{"$bindItem":"priority"}');
});

test('a lane that the state keeps gets another beside it', () => {
  const spec = edited(BOARD, 'add a column Review after In progress');
  const lanes = Object.values(spec.state ?? {}).find((value) => Array.isArray(value)) as JsonObject[];
  expect(lanes.map(({ title }) => title)).toEqual(['To do', 'In progress', 'Review', 'Done']);
});
