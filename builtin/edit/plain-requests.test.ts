import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import type { Spec } from '#contract/spec/spec.ts';

const FORM = builtinSpec(briefOf('A booking form for a bike repair shop: name, email, date and a message'));

function edited(prior: Spec, prompt: string): Spec {
  return builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: prior }));
}

function labelsOf({ elements }: Spec): unknown[] {
  return Object.values(elements).flatMap(({ props }) => props['label'] ?? []);
}

describe('a request in plain words', () => {
  test.each([
    ['I also need the address', 'Address'],
    ['we need a phone field too', 'Phone'],
    ['there should be a checkbox for newsletter', 'Newsletter'],
  ])('adds a field: %s', (prompt, label) => {
    expect(labelsOf(edited(FORM, prompt))).toContain(label);
  });

  test('makes a field optional, removes a field, or renames the form', () => {
    expect(edited(FORM, 'the message should be optional.').elements['messageInput']?.props['required']).toBeUndefined();
    expect(labelsOf(edited(FORM, 'the email is not needed'))).not.toContain('Email');
    expect(edited(FORM, 'call it Repair booking').elements['formCard']?.props['title']).toBe('Repair booking');
  });

  test.each([
    ['add a dropdown for bike color: red, green and blue', 'Select'],
    ['ein Dropdown Marke mit Gazelle, Batavus und Koga dazu', 'Select'],
    ['add radio buttons for size: S, M, L, XL, XXL', 'Radio'],
  ])('adds the control that it names, however few or many the options: %s', (prompt, type) => {
    const { elements } = edited(FORM, prompt);
    const [added] = Object.values(elements).filter(({ props }) => props['options'] !== undefined);
    expect(added?.type).toBe(type);
    expect(added?.props['options']).toContainEqual(
      expect.objectContaining({ label: expect.stringMatching(/blue|Koga|XXL/i) }),
    );
  });

  test('adds a dropdown with the listed options', () => {
    const { elements } = edited(FORM, 'add a dropdown for bike type with road, mountain and city');
    const options = Object.values(elements).flatMap(({ props }) => (props['options'] ?? []) as { label: string }[]);
    expect(options.map(({ label }) => label)).toEqual(['Road', 'Mountain', 'City']);
  });

  test.each([
    ['Add a note that says we answer within a day', 'We answer within a day'],
    ['add a note: we answer within a day', 'We answer within a day'],
    ['Füge einen Hinweis hinzu, der sagt: Wir antworten innerhalb eines Tages', 'Wir antworten innerhalb eines Tages'],
  ])('adds a note whose text is not quoted: %s', (prompt, text) => {
    const { elements } = edited(FORM, prompt);
    expect(Object.values(elements).filter(({ type, props }) => type === 'Text' && props['text'] === text)).toHaveLength(
      1,
    );
  });

  test('adds a stat to a dashboard and sets the price of a plan', () => {
    const figures = builtinSpec(briefOf('Dashboard showing revenue, number of orders and refunds'));
    expect(edited(figures, 'add a stat for visitors').elements['visitorsStat']?.type).toBe('Stat');
    const plans = builtinSpec(briefOf('Pricing page with three plans: Free $0, Pro $12/month and Team $39/month'));
    expect(edited(plans, 'change Pro to $15/month').elements['proPlan']?.props).toMatchObject({
      name: 'Pro',
      price: '$15/month',
    });
  });
});
