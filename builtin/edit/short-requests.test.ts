import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

function edited(first: string, prompt: string): Spec {
  const input = briefOf(prompt, { mode: 'edit', priorSpec: builtinSpec(briefOf(first)) });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
}

function ofType({ elements }: Spec, type: string): SpecElement[] {
  return Object.values(elements).filter((one) => one.type === type);
}

function widthOf(spec: Spec): number {
  const width = ofType(spec, 'Image')[0]?.props['width'];
  return typeof width === 'string' ? parseInt(width, 10) : 0;
}

describe('a short change of what the built-in composer made', () => {
  test('adds a setting where a button sends the settings, without a form', () => {
    const spec = edited('settings with dark mode', 'add a language setting');
    expect(ofType(spec, 'Input').map(({ props }) => props['label'])).toContain('Language');
    expect(JSON.stringify(ofType(spec, 'Button'))).toContain('"language":{"$state":"/settings/language"}');
  });

  test('removes the only button with a word, and no field whose key is the other word', () => {
    const spec = edited('login page', 'remove apple login');
    expect(JSON.stringify(spec.elements)).not.toContain('Apple');
    expect(JSON.stringify(spec.elements)).toContain('"$bindState":"/login"');
  });

  test('makes a picture bigger that is named by what it shows', () => {
    const [before, after] = [
      builtinSpec(briefOf('music player')),
      edited('music player', 'make the album cover bigger'),
    ];
    expect(widthOf(after)).toBeGreaterThan(widthOf(before));
  });

  test('gives options to the thing right before them', () => {
    const spec = edited('contact form', 'add pet name and kind of animal (dog, cat, rabbit)');
    expect(ofType(spec, 'Input').map(({ props }) => props['label'])).toContain('Pet name');
    expect(ofType(spec, 'Radio').map(({ props }) => props['label'])).toContain('Kind of animal');
  });
});
