import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

function compose(prompt: string, more: Partial<ComposeInput>): Spec {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
}

function first(spec: Spec, type: string): JsonObject {
  return Object.values(spec.elements).find((element) => element.type === type)?.props ?? {};
}

const FORM = 'Contact form with name, email, newsletter switch and message';
const ORDERS = 'Dashboard with revenue, orders, sales over time, share by region';

describe('context.theme', () => {
  test.each([
    ['brand #ff6600', { accent: '#ff6600', accentText: '#000000' }],
    ['navy blue corporate', { accent: '#1d4ed8', accentText: '#ffffff' }],
    ['compact', { size: 'sm' }],
    ['spacious', { size: 'lg' }],
    ['rounded', { radius: 'lg' }],
    ['sharp corners', { radius: 'none' }],
  ])('"%s" styles the primary button', (theme, expected) => {
    expect(first(compose(FORM, { theme }), 'Button')).toMatchObject(expected);
  });

  test('a dark one gives the page and cards a dark background together with light text', () => {
    const spec = compose(FORM, { theme: 'dark' });
    expect(first(spec, 'Container')).toMatchObject({ bg: '#0f172a', color: '#f1f5f9' });
    expect(first(spec, 'Card')).toMatchObject({ bg: '#1e293b', color: '#f1f5f9' });
  });

  test('a compact one makes gaps smaller', () => {
    expect(first(compose(FORM, { theme: 'compact' }), 'Form')).toMatchObject({ gap: 'sm' });
    expect(first(compose(FORM, {}), 'Form')).toMatchObject({ gap: 'md' });
  });

  test('a warm one colours charts from the warm palette', () => {
    expect(first(compose(ORDERS, { theme: 'warm' }), 'LineChart')).toMatchObject({ palette: 'warm' });
  });

  test('without a known word changes nothing', () => {
    expect(compose(FORM, { theme: 'acme 2026' })).toEqual(compose(FORM, {}));
  });
});

describe('context.framework_hint', () => {
  test.each(['React Native', 'Flutter', 'iOS SwiftUI', 'mobile web'])(
    '"%s" gets one column, wide buttons and a bottom bar',
    (frameworkHint) => {
      const dashboard = compose(`${ORDERS} and an export button`, { frameworkHint });
      expect(first(dashboard, 'Grid')).toMatchObject({ columns: 1 });
      expect(dashboard.elements['page']?.children.at(-1)).toBe('bottomBar');
      expect(first(compose(FORM, { frameworkHint }), 'Button')).toMatchObject({ fullWidth: true });
    },
  );

  test('a kiosk gets large controls', () => {
    expect(first(compose(FORM, { frameworkHint: 'touchscreen kiosk' }), 'Input')).toMatchObject({ size: 'lg' });
  });

  test('a web framework changes nothing', () => {
    expect(compose(FORM, { frameworkHint: 'React 19' })).toEqual(compose(FORM, {}));
  });
});

describe('for any theme and frame', () => {
  const THEMES = [
    'dark compact #abc',
    'glass pill purple',
    'minimal mono',
    'gradient warm roomy',
    'elevated sharp gold',
  ];
  test('every screen is free of findings', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...UI_TYPES),
        fc.oneof(fc.constantFrom(...THEMES), fc.string({ maxLength: 40 })),
        fc.constantFrom('expo', 'kiosk', undefined),
        (uiType, theme, frameworkHint) => {
          compose('Everything with name, date, status and a save button', { uiType, theme, frameworkHint });
        },
      ),
      { numRuns: 200 },
    );
  });
});
