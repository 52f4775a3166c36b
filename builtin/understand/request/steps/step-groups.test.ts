import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import type { JsonObject } from '#contract/json/json.ts';

function stepsOf(prompt: string): unknown[] {
  const elements = Object.values(builtinSpec(briefOf(prompt, { uiType: 'wizard' })).elements);
  const steps = elements.find(({ type }) => type === 'Stepper')?.props['steps'];
  return (steps as JsonObject[]).map(({ label }) => label);
}

describe('steps that are described by what each asks for', () => {
  test.each([
    [
      'customers go through 4 steps: where from and where to, what floor and is there a lift, how much stuff, and their contact',
      ['Where from and where to', 'What floor and is there a lift', 'How much stuff', 'Contact'],
    ],
    [
      'sign-up in three steps: name and email, then company and size, finally a password',
      ['Name and email', 'Company and size', 'Password'],
    ],
    [
      'Anmeldung in drei Schritten: Name und E-Mail, dann Firma und Telefon, zum Schluss ein Passwort',
      ['Name und E-Mail', 'Firma und Telefon', 'Passwort'],
    ],
    [
      'assistant en trois étapes : marque, modèle et kilométrage, puis les photos, enfin le prix souhaité et les coordonnées',
      ['Marque, modèle et kilométrage', 'Photos', 'Prix souhaité et les coordonnées'],
    ],
  ])('%s', (prompt, expected) => {
    expect(stepsOf(prompt)).toEqual(expected);
  });

  test('are parted by words of sequence where no number is stated', () => {
    const steps = stepsOf('wizard that asks name and email, then company and size, and finally a password');
    expect(steps.slice(0, 3)).toEqual(['Name and email', 'Company and size', 'Password']);
  });
});
