import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { checkProps } from '#catalog/compiler/validate/check-props.ts';
import { SHAPES } from '../generated/shapes.ts';
import { propsByShape, type Shape } from './shape.ts';

const shapeOf = (name: string): Shape => SHAPES[name]!;

describe('the props that a component is drawn with', () => {
  test('never throw and are never of a wrong kind, whatever the spec holds', () => {
    const name = fc.constantFrom(...COMPONENTS.map((definition) => definition.name));
    fc.assert(
      fc.property(
        name.chain((chosen) =>
          fc.tuple(
            fc.constant(chosen),
            fc.dictionary(fc.constantFrom(...Object.keys(shapeOf(chosen).props), '__proto__', 'other'), fc.jsonValue()),
          ),
        ),
        ([chosen, raw]) => {
          const props = propsByShape(shapeOf(chosen), raw);
          if (props === undefined) return;
          expect(Object.keys(props)).toEqual(Object.keys(shapeOf(chosen).props));
          for (const [prop, { kind, values }] of Object.entries(shapeOf(chosen).props)) {
            const value = props[prop];
            if (value === undefined || typeof kind !== 'string') continue;
            if (kind === 'enum') expect(values).toContain(value);
            if (kind === 'boolean') expect(typeof value).toBe('boolean');
            if (['string', 'text', 'icon', 'url', 'color', 'dimension', 'date', 'time'].includes(kind))
              expect(typeof value).toBe('string');
            if (['number', 'integer', 'count'].includes(kind)) expect(Number.isFinite(value)).toBe(true);
            if (kind === 'array') expect(Array.isArray(value)).toBe(true);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  test.each(COMPONENTS.map((definition) => [definition.name, definition] as const))(
    'of the example of %s lose nothing that it gives',
    (name, definition) => {
      const literals = Object.entries(definition.example.props).filter(
        ([, value]) => !JSON.stringify(value).includes('"$'),
      );
      const expressions = Object.keys(definition.example.props).filter(
        (prop) => !literals.some(([key]) => key === prop),
      );
      const standIns = expressions.map((prop) => [prop, sampleOf(definition.props[prop]?.kind)]);
      const props = propsByShape(shapeOf(name), Object.fromEntries([...literals, ...standIns]));
      expect(props).toBeDefined();
      const isUnitless = (value: unknown): boolean => typeof value !== 'object';
      for (const [prop, value] of literals) {
        const { kind } = definition.props[prop]!;
        const isPlain = isUnitless(value) && kind !== 'dimension' && !Array.isArray(kind);
        if (isPlain) expect([prop, props?.[prop]]).toEqual([prop, value]);
        if (Array.isArray(value)) expect(props?.[prop]).toHaveLength(value.length);
      }
      expect(
        checkProps(definition, definition.example.props, {
          childCount: definition.example.children?.length ?? 0,
        }),
      ).toEqual([]);
    },
  );

  test('are safe: no script in an address, no reach beyond the value in a colour', () => {
    const link = propsByShape(shapeOf('Link'), { label: 'x', href: 'java\nscript:alert(1)' });
    expect(link?.['href']).toBeUndefined();
    const button = propsByShape(shapeOf('Button'), {
      label: 'x',
      accent: 'red;background:url(//x)',
      minWidth: 'calc(1px)',
    });
    expect([button?.['accent'], button?.['minWidth']]).toEqual([undefined, undefined]);
    expect(propsByShape(shapeOf('Image'), { src: 'data:image/svg+xml,<svg/>', alt: '' })?.['src']).toBeUndefined();
  });

  test('take a fact of another scalar kind as it is, a number for a text or a numeric text for a number', () => {
    expect(propsByShape(shapeOf('Text'), { text: 84_210 })?.['text']).toBe('84210');
    expect(propsByShape(shapeOf('Progress'), { value: '40' })?.['value']).toBe(40);
  });
});

function sampleOf(kind: string | readonly string[] | undefined): unknown {
  const [first] = [kind].flat();
  const samples: Record<string, unknown> = {
    array: [],
    object: {},
    record: {},
    boolean: true,
    number: 1,
    integer: 1,
    count: 1,
  };
  return samples[first ?? ''] ?? '2026-11-22';
}
