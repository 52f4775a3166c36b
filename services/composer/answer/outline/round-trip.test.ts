import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { applyOperation } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { validateSpec } from '../../validation/validate-spec.ts';
import { createAnswerReader } from '../read-answer.ts';
import { writeOutline } from './write-outline.ts';

/** The spec that an outline comes to, and what of it could not be read. */
function read(text: string): { spec: Spec; unread: unknown[] } {
  const reader = createAnswerReader({ outline: { definitionOf, isTaken: () => false } });
  const readings = [...reader.push(text), ...reader.end()];
  let spec: Json = { state: {}, root: 'root', elements: {} };
  for (const reading of readings) {
    if (reading.type !== 'operation') continue;
    const { path, value = null } = reading.operation;
    spec = applyOperation(spec, { op: 'add', path, value });
  }
  return { spec: spec as unknown as Spec, unread: readings.filter(({ type }) => type !== 'operation') };
}

const TEXTS = [
  'Plan',
  'two words',
  'He said "no"',
  "it's",
  '/home',
  '.5',
  '@here',
  'true',
  '12',
  '“q”',
  'a=b',
  '>x(',
  'día 日',
  '{',
  '#a',
];
const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
);
const NAMES = ['a', 'count', 'two_words', 'größe', 'x-y'];
const seeds = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(
    scalar,
    fc.constant(null),
    fc.array(scalar, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), scalar, { maxKeys: 3, noNullPrototype: true }),
  ),
  { maxKeys: 4, noNullPrototype: true },
);
const condition = (paths: readonly string[]): fc.Arbitrary<Json> => {
  const path = fc.constantFrom(...paths);
  const subject = fc.oneof(
    path.map((one): JsonObject => ({ $state: one })),
    fc.constantFrom('x', 'y/z').map((field): JsonObject => ({ $item: field })),
  );
  const compared = fc.oneof(
    fc.constant({}),
    fc.tuple(
      fc.constantFrom('eq', 'neq'),
      fc.oneof(
        scalar,
        path.map((one) => ({ $state: one })),
      ),
    ),
    fc.tuple(
      fc.constantFrom('gt', 'gte', 'lt', 'lte'),
      fc.oneof(
        fc.integer(),
        path.map((one) => ({ $state: one })),
      ),
    ),
  );
  const clause = fc.tuple(subject, compared, fc.boolean()).map(([left, right, isReversed]): JsonObject => {
    const [name, operand] = Array.isArray(right) ? right : [];
    return { ...left, ...(name !== undefined && { [name]: operand as Json }), ...(isReversed && { not: true }) };
  });
  return fc.oneof(clause, fc.array(clause, { minLength: 2, maxLength: 3 }), fc.boolean());
};

/** Ways to put an element: its own example, other texts, a condition, a repeat, children. */
type Draw = { definition: Definition; place: number; texts: string[]; visible: Json | undefined; isRepeated: boolean };

function specOf(state: JsonObject, draws: readonly Draw[]): Spec {
  const elements: Spec['elements'] = { root: { type: 'Stack', props: {}, children: [] } };
  const holders = ['root'];
  for (const [index, { definition, place, texts, visible, isRepeated }] of draws.entries()) {
    const id = `e${index}`;
    const holder = elements[holders[place % holders.length] ?? 'root']!;
    const props = Object.fromEntries(
      Object.entries(definition.example.props).map(([name, value], at) => {
        const isText = definition.props[name]?.kind === 'text' && typeof value === 'string';
        return [name, isText ? (texts[at % texts.length] ?? value) : value];
      }),
    );
    const { on } = definition.example;
    const element = { type: definition.name, props, children: [], ...(on !== undefined && { on }) };
    if (holder.repeat !== undefined && holder.children.length > 0) continue;
    holder.children.push(id);
    elements[id] = { ...element, ...(visible !== undefined && { visible }) };
    if (definition.children === 'none' || index > draws.length / 2) continue;
    holders.push(id);
    if (isRepeated) elements[id].repeat = { statePath: '/rows' };
  }
  return { state: { ...state, rows: [{ x: 1, y: { z: 'b' } }] }, root: 'root', elements };
}

const state = seeds.map((own) => ({ flag: true, chosen: 'b', ...own }));
const spec = state.chain((own) => {
  const paths = ['/flag', '/chosen', '/rows/0'];
  const draw = fc.record({
    definition: fc.constantFrom(...COMPONENTS),
    place: fc.nat(20),
    texts: fc.array(text, { minLength: 1, maxLength: 4 }),
    visible: fc.option(condition(paths), { nil: undefined, freq: 3 }),
    isRepeated: fc.boolean(),
  });
  return fc.array(draw, { minLength: 1, maxLength: 14 }).map((draws) => specOf(own as JsonObject, draws));
});

test('writing and reading any spec over all components gives the same spec', () => {
  let valid = 0;
  fc.assert(
    fc.property(spec, (one) => {
      const lines = writeOutline(one, { definitionOf, ids: true });
      const { spec: again, unread } = read(lines.join('\n'));
      expect(unread, lines.join('\n')).toStrictEqual([]);
      expect(again, lines.join('\n')).toStrictEqual(one);
      if (validateSpec(one, { definitionOf }).length === 0) valid += 1;
    }),
    { numRuns: 300 },
  );
  // Examples alone, without their children and state, are not all valid; round they go all the same.
  expect(valid).toBeGreaterThan(5);
});
