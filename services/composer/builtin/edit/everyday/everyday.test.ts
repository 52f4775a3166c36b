import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { readPointer } from '#contract/json-pointer.ts';
import { validateSpec } from '#services/composer/spec/validate-spec.ts';
import { briefOf, builtinOperations, builtinSpec } from '#test/quality/builtin-spec.ts';
import { EDITS } from './edits.ts';
import { PRIOR_SPECS } from './prior-specs.ts';

test.each(Object.entries(PRIOR_SPECS))('%s is a valid spec to begin with', (_, spec) => {
  expect(validateSpec(spec, { definitionOf, tolerance: 'prior' })).toEqual([]);
});

describe.each(Object.entries(EDITS))('an everyday edit of %s', (name, edits) => {
  const prior = PRIOR_SPECS[name as keyof typeof PRIOR_SPECS];

  test.each(edits)('"$says"', ({ says, touches, after, adds = [], removes = [] }) => {
    const brief = briefOf(says, { mode: 'edit', priorSpec: prior });
    const spec = builtinSpec(brief);
    expect(validateSpec(spec, { definitionOf, tolerance: 'prior' })).toEqual([]);
    for (const [pointer, value] of Object.entries(after ?? {}))
      expect([pointer, readPointer(spec, pointer)]).toEqual([pointer, value]);
    // Everything else is the same to the byte.
    const changed = Object.keys(prior.elements).filter(
      (id) => JSON.stringify(spec.elements[id]) !== JSON.stringify(prior.elements[id]),
    );
    expect(changed.toSorted()).toEqual([...touches, ...removes].toSorted());
    expect(Object.keys(prior.elements).filter((id) => spec.elements[id] === undefined)).toEqual(removes);
    const fresh = Object.entries(spec.elements).filter(([id]) => prior.elements[id] === undefined);
    expect(fresh.map(([, { type }]) => type)).toEqual(adds);
    expect(builtinOperations(brief).length).toBeGreaterThan(0);
  });
});
