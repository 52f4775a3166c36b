import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const FORM = builtinSpec(briefOf('Signup form with name, birthday, password, confirm password and comments'));

function edited(prompt: string): Spec {
  const input = briefOf(prompt, { mode: 'edit', priorSpec: FORM });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
}

function typeOf({ elements }: Spec, path: string): string | undefined {
  return Object.values(elements).find(({ props }) => JSON.stringify(props).includes(`"$bindState":"${path}"`))?.type;
}

test.each([
  ['make birthday a text field', '/form/birthday', 'Input'],
  ['name should be a date picker', '/form/name', 'DatePicker'],
  ['comments as upload', '/form/comments', 'FileUpload'],
])('a control becomes one for another kind of value: %s', (prompt, path, type) => {
  expect(typeOf(edited(prompt), path)).toBe(type);
});

test('what becomes another control keeps its place and its name', () => {
  const { elements } = edited('make birthday a text field');
  const form = Object.values(elements).find(({ type }) => type === 'Form');
  const names = form?.children.map((id) => elements[id]?.props['label'] ?? elements[id]?.type);
  expect(names?.slice(0, 2)).toEqual(['Name', 'Birthday']);
});

test.each(['put Password and Confirm password side by side', 'password fields next to each other'])(
  'fields that are named together stand side by side, and no others: %s',
  (prompt) => {
    const { elements } = edited(prompt);
    const grid = Object.values(elements).find(({ type, props }) => type === 'Grid' && props['columns'] === 2);
    expect(grid?.children.map((id) => elements[id]?.props['label'])).toEqual(['Password', 'Confirm password']);
  },
);
