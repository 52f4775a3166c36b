import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { elementChecker, validateSpec } from '#services/composer/validation/validate-spec.ts';
import { goodScreens } from './good-specs.ts';
import { HOSTILE_SPECS, page, spec } from './hostile-specs.ts';
import { el } from './screen.ts';

// The gate needs single milliseconds; the bound only distinguishes bounded effort from a hang on a busy machine.
const CPU_MAX_MS = 250;

describe('The gate', () => {
  test.each(HOSTILE_SPECS)('refuses %s in bounded time', (_name, hostile) => {
    for (const tolerance of ['emitted', 'prior'] as const) {
      const before = process.cpuUsage();
      const findings = validateSpec(hostile, { definitionOf, tolerance });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(CPU_MAX_MS);
      expect(findings.length).toBeGreaterThan(0);
      expect(findings.length).toBeLessThanOrEqual(500);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('answers any JSON value with findings whose messages are short', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        fc.constantFrom('emitted' as const, 'prior' as const),
        (value, tolerance) => {
          for (const candidate of [
            value,
            spec(value),
            spec({ a: value }),
            page({ gap: value }),
            { ...page({}), state: value },
          ]) {
            for (const { message } of validateSpec(candidate, { definitionOf, tolerance }))
              expect(message.length).toBeLessThan(400);
          }
          elementChecker({ definitionOf, tolerance })('a', value);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('handles values that are not JSON', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        (value) => {
          expect(validateSpec(value, { definitionOf }).length).toBeGreaterThan(0);
          validateSpec(spec({ a: el('Text', { text: value as never }) }), { definitionOf });
          validateSpec(spec({ a: el('JsonView', { data: value as never }) }), { definitionOf });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('gives the same findings twice for a good spec with one replaced prop', () => {
    const screens = goodScreens();
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue({ maxDepth: 3 }), (pick, value) => {
        const { spec: good, actions } = structuredClone(screens[pick % screens.length] ?? screens[0]!);
        const element = Object.values(good.elements)[pick % Object.keys(good.elements).length]!;
        const keys = Object.keys(element.props);
        element.props[keys[pick % Math.max(1, keys.length)] ?? 'none'] = value as never;
        const once = validateSpec(good, { definitionOf, actions });
        expect(validateSpec(good, { definitionOf, actions })).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });
});
