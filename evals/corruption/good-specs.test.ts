import { describe, expect, test } from 'vitest';
import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { goodScreens } from './good-specs.ts';

describe('the reference specs', () => {
  const screens = goodScreens();

  test('are forty and use all 189 components', () => {
    expect(screens).toHaveLength(40);
    const used = new Set(screens.flatMap(({ spec }) => Object.values(spec.elements).map((element) => element.type)));
    expect(COMPONENTS.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  test.each(screens)('$name passes the gate, both as a result and as a prior spec', ({ spec, actions }) => {
    expect(validateSpec(spec, { definitionOf, actions })).toEqual([]);
    expect(validateSpec(spec, { definitionOf, actions, tolerance: 'prior' })).toEqual([]);
  });
});
