import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { briefOf, builtinOperations, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { SCREENS } from './screens.ts';

describe.each(Object.entries(SCREENS))('an everyday edit of %s', (_, { prior, edits }) => {
  test('starts from a valid spec', () => {
    expect(validateSpec(prior, { definitionOf, tolerance: 'prior' })).toEqual([]);
  });

  test.each(edits)('"$prompt"', ({ prompt, touches, after, adds = [], removes = [] }) => {
    const input = briefOf(prompt, { mode: 'edit', priorSpec: prior });
    const spec = builtinSpec(input);
    expect(validateSpec(spec, { definitionOf, tolerance: 'prior' })).toEqual([]);
    for (const [pointer, value] of Object.entries(after ?? {}))
      expect([pointer, readPointer(spec, pointer)]).toEqual([pointer, value]);
    // Everything else stays identical.
    const changed = Object.keys(prior.elements).filter(
      (id) => JSON.stringify(spec.elements[id]) !== JSON.stringify(prior.elements[id]),
    );
    expect(changed.toSorted()).toEqual([...touches, ...removes].toSorted());
    expect(Object.keys(prior.elements).filter((id) => spec.elements[id] === undefined)).toEqual(removes);
    const fresh = Object.entries(spec.elements).filter(([id]) => prior.elements[id] === undefined);
    expect(fresh.map(([, { type }]) => type)).toEqual(adds);
    expect(builtinOperations(input).length).toBeGreaterThan(0);
  });
});
