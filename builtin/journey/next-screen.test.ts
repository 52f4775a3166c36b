import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionContext } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

function proceed(prompt: string, actionContext: ActionContext, more: Partial<ComposeInput> = {}): Spec {
  const input = briefOf(prompt, { mode: 'continue_journey', actionContext, ...more });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
}

function propsOf(spec: Spec, type: string): JsonObject[] {
  return Object.values(spec.elements)
    .filter((element) => element.type === type)
    .map(({ props }) => props);
}

describe('the screen after an action', () => {
  const sent: ActionContext = {
    action: 'book_table',
    event: 'commit',
    params: { date: '2026-05-01', partySize: 4 },
    state: { step: 2 },
  };

  test('states the outcome and shows what was entered, with the labels of the previous screen', () => {
    const priorSpec = builtinSpec(briefOf('Reservation: date, party size 1-8', { actions: [] }));
    const spec = proceed('The user booked a table. Show a booking confirmation.', sent, { priorSpec });
    expect(propsOf(spec, 'Result')).toEqual([{ title: 'Booking confirmed', status: 'success' }]);
    expect(propsOf(spec, 'DescriptionList')[0]?.['items']).toEqual([
      { term: 'Date', description: { $state: '/date' } },
      { term: 'Party size', description: { $state: '/partySize' } },
    ]);
  });

  test('shows a value once that is both a param and in the fields of the form', () => {
    const spec = proceed('Confirm the booking', {
      ...sent,
      params: { name: 'Ada', fields: { name: 'Ada', phone: '+14155550123' } },
    });
    const items = propsOf(spec, 'DescriptionList').flatMap((props) => props['items'] as JsonObject[]);
    expect(items.map(({ term }) => term)).toEqual(['Name', 'Phone']);
  });

  test('passes entered values on to the next action', () => {
    const params = { type: 'object', properties: { date: { type: 'string' } } };
    const spec = proceed('Thank the user', sent, { actions: [{ name: 'add_to_calendar', params }] });
    expect(spec.elements['addToCalendarButton']?.on?.commit).toEqual({
      action: 'add_to_calendar',
      params: { date: { $state: '/date' } },
    });
  });

  test('asks for the fields of the next step and shows what is already known', () => {
    const spec = proceed('Next step: payment details with card number and expiry', {
      action: 'continue',
      state: { form: { name: 'Ada' }, step: 1 },
    });
    expect(propsOf(spec, 'Input').map(({ label }) => label)).toContain('Card number');
    expect(JSON.stringify(spec.state)).toContain('Name: Ada');
  });

  test('shows the record that was selected', () => {
    const spec = proceed(
      'Show it',
      { action: 'view_order', event: 'select', params: { orderId: 'A1' } },
      { data: { order: { id: 'A1', customer: 'Ada' } } },
    );
    expect(JSON.stringify(propsOf(spec, 'DescriptionList'))).toContain('/order/customer');
  });

  test('shows the value in the state rather than a param of the same name', () => {
    const spec = proceed('Show it', { action: 'view_item', params: { size: ['S', 'M'] }, state: { size: 7 } });
    expect(spec.state).toMatchObject({ size: 7 });
  });

  test.each([
    'Show what was entered',
    'Show the answers',
    'Show everything the user entered',
    'Display the submitted data',
    'Zeige, was eingegeben wurde',
    'Thank them and show a summary',
    'Next step: shipping address with street and city',
    'A list of open orders',
  ])('shows what was entered, wherever it is in the state: "%s"', (prompt) => {
    const answers = { name: 'Ada', age: 7, agree: true, address: { city: 'Oslo' }, tags: ['red', 'blue'] };
    for (const context of [
      { action: 'send', params: answers },
      { action: 'send', state: answers },
      { action: 'send', state: { form: answers, step: 2 } },
    ]) {
      const shown = JSON.stringify(proceed(prompt, context).elements);
      for (const pointer of ['/name', '/age', '/address/city', '/tags/0', '/tags/1']) {
        expect(shown).toMatch(new RegExp(`"\\$(?:state|bindState)":"(?:/form)?${pointer}"`));
      }
      expect(shown).toMatch(
        /"term":"Agree","description":\{"\$state":"\/(?:formA|a)greeShown"|"\$bindState":"(?:\/form)?\/agree"/,
      );
    }
  });

  test('is not an empty list when facts were entered, unless a list was requested', () => {
    const context = { action: 'send', state: { form: { name: 'Ada' } } };
    expect(propsOf(proceed('Show what was entered', context), 'DataTable')).toEqual([]);
    expect(propsOf(proceed('Show all open orders', context), 'DataTable')).toHaveLength(1);
  });

  test('does not ask again for what was entered on the previous screen', () => {
    const context = { action: 'next', state: { form: { city: 'Oslo' } } };
    const spec = proceed('Next step: address with street, city and phone', context);
    expect(propsOf(spec, 'Input').map(({ label }) => label)).toEqual(['Street', 'Phone']);
  });

  test('does not repeat secrets', () => {
    const spec = proceed('Welcome', { action: 'sign_up', params: { email: 'a@b.c', password: 'hunter2' } });
    expect(JSON.stringify(spec.elements)).not.toContain('/password');
  });
});

describe('for any context', () => {
  const VALUE = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }),
  );
  const OBJECT = fc.dictionary(
    fc.string({ maxLength: 6 }).filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
    VALUE,
    { maxKeys: 4, noNullPrototype: true },
  );
  test('the next screen has no findings', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.constantFrom('submit', 'view_item', 'next', 'x'),
        OBJECT,
        fc.oneof(OBJECT, fc.record({ form: OBJECT }, { noNullPrototype: true })),
        (prompt, action, params, state) => {
          proceed(prompt, { action, params, state });
        },
      ),
      { numRuns: 300 },
    );
  });
});
