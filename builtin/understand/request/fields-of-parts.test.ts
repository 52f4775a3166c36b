import { describe, expect, test } from 'vitest';
import { copyIn } from '#builtin/copy/copy.ts';
import { readMarks } from '#builtin/training/marked-text.ts';
import { splitTimes } from '#builtin/understand/fields/split-times.ts';
import { requestedFields } from './fields-of-parts.ts';
import { requestParts } from './request-parts.ts';

const asked = (prompt: string, uiType: 'form' | 'settings_panel' | 'wizard' = 'form') =>
  requestParts(prompt, uiType).fields.map(({ label, kind, initial }) => [label, kind, initial]);

const ofMarks = (marked: string) => {
  const { text, spans } = readMarks(marked);
  const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
  return requestedFields(text, parts).map(({ field }) => field);
};

describe('the fields of a request', () => {
  test('ask for days where only a start and an end are named, and for hours beside a day', () => {
    expect(asked('Formular mit Name, von, bis')).toContainEqual(['Von', 'date', undefined]);
    expect(asked('Room booking with room, date, from, to and purpose')).toContainEqual(['To', 'time', undefined]);
  });

  test('have the control that stands before them, and not that of the next', () => {
    const marked = '[field:Arrival date], and a [kind:checkbox] to accept the [field:terms]';
    const { text, spans } = readMarks(marked);
    const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
    expect(requestedFields(text, parts).map(({ field }) => field.kind)).toEqual(['date', 'yesNo']);
  });

  test.each([
    ['[field:Smoker yes or no]', 'Smoker'],
    ['[field:Haustiere (ja/nein)]', 'Haustiere'],
    ['[field:Fumador, sí o no]', 'Fumador'],
  ])('%s is one box to tick', (marked, label) => {
    const { text, spans } = readMarks(marked);
    const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
    expect(requestedFields(text, parts).map(({ field }) => [field.label, field.kind])).toEqual([[label, 'yesNo']]);
  });

  test('are no links that a request names beside them', () => {
    const { fields, buttons } = requestParts('Login with email, password and a forgot password link', 'form');
    expect(fields).toHaveLength(2);
    expect(buttons).toEqual(['Forgot password']);
  });

  test('start with the values that settings are told to have', () => {
    const fields = asked(
      'Settings: email on, push off, living room 21 degrees, quiet hours from 10 pm to 7:30 am',
      'settings_panel',
    );
    expect(fields).toEqual([
      ['Email', 'yesNo', true],
      ['Push', 'yesNo', false],
      ['Living room', 'number', 21],
      ['Quiet hours', 'time', '22:00'],
    ]);
  });

  test.each([
    ['[field:name], and if they need a [field:parking spot]', 'Need a parking spot'],
    ['[field:nom] et si vous avez une [field:voiture]', 'Avez une voiture'],
    ['[field:Name], ob man [field:Strom braucht]', 'Strom braucht'],
    ['[field:nombre] y si traen [field:carrito]', 'Traen carrito'],
    ['[field:nome] e se portano il [field:cane]', 'Portano il cane'],
    ['[field:nome], se precisa de [field:vaga]', 'Precisa de vaga'],
  ])('are answered by yes or no behind a "whether": %s', (marked, label) => {
    expect(ofMarks(marked)[1]).toMatchObject({ label, kind: 'yesNo', required: false });
  });

  test('are no questions of yes or no where they are only asked on a condition', () => {
    expect(ofMarks('[field:name] if [field:nickname]')[1]).toMatchObject({ kind: 'text' });
  });

  test('start with one where nobody asks for none', () => {
    expect(ofMarks('[field:number of adults], [field:number of children]').map(({ min }) => min)).toEqual([
      1,
      undefined,
    ]);
    expect(ofMarks('[field:Anzahl Personen]')[0]?.min).toBe(1);
  });

  test('take the numbers of a span at the end of their names, and not the span', () => {
    expect(ofMarks('[field:how loud was it from 1 to 5]')[0]).toMatchObject({
      label: 'How loud was it',
      min: 1,
      max: 5,
    });
  });

  test.each(['Allergies', 'Zutaten', 'Ingrédients', 'Instrucciones', 'Ingredientes', 'Ingredienti'])(
    '%s take more than a line',
    (label) => expect(ofMarks(`[field:${label}]`)[0]?.kind).toBe('longText'),
  );

  test('are numbers, hours and phone numbers among settings', () => {
    const said = 'Settings: alarm above 30 degrees, morning report at 7:30, number to call, sprinkler on';
    expect(asked(said, 'settings_panel')).toEqual([
      ['Alarm above', 'number', 30],
      ['Morning report', 'time', '07:30'],
      ['Number to call', 'phone', undefined],
      ['Sprinkler', 'yesNo', true],
    ]);
  });

  test('are one span of hours where only its ends are named', () => {
    const [hours, ...others] = ofMarks('[setting:quiet hours from] and [setting:to]');
    expect(hours).toMatchObject({ label: 'Quiet hours', kind: 'time', until: '' });
    expect(others).toEqual([]);
  });

  test('are not what is only mentioned', () => {
    const { fields, quotes } = requestParts('Form with name, email. Mention that 3 days of notice are needed', 'form');
    expect(fields.map(({ label }) => label)).toEqual(['Name', 'Email']);
    expect(quotes).toEqual(['3 days of notice are needed']);
  });

  test('are boxes to write in where a page shows facts', () => {
    const { fields, facts } = requestParts('Patient page with name Olga Stein, age 41 and a notes box', 'detail_view');
    expect(fields).toMatchObject([{ label: 'Notes', kind: 'longText' }]);
    expect(facts.map(({ value }) => value)).not.toContain('Notes box');
  });

  test('take numbers from the first to the last of a span', () => {
    const { fields } = requestParts('Form with name and years of experience from 0 to 20, email', 'form');
    expect(fields[1]).toMatchObject({ min: 0, max: 20 });
  });
});

describe('a day with its time', () => {
  const split = (label: string) =>
    splitTimes([{ name: 'visit', label, kind: 'dateTime', required: true }], copyIn('en')).map((one) => [
      one.label,
      one.kind,
    ]);

  test('is asked in two controls, by the two words that name it or by one and what is added to it', () => {
    expect(split('Date and time')).toEqual([
      ['Date', 'date'],
      ['Time', 'time'],
    ]);
    expect(split('Pickup')).toEqual([
      ['Pickup', 'date'],
      ['Pickup (time)', 'time'],
    ]);
  });
});

test('a wizard has as many steps as it is told to have, each with its fields', () => {
  const { steps } = requestParts(
    'Onboarding wizard in 3 steps: personal details (name, birthday), equipment (laptop, phone), and contract signature',
    'wizard',
  );
  expect(steps.map(({ title, fields }) => [title, ...fields.map(({ label }) => label)])).toEqual([
    ['Personal details', 'Name', 'Birthday'],
    ['Equipment', 'Equipment'],
    ['Contract signature', 'Contract signature'],
  ]);
});

test('choices that are as many as the steps of a wizard are its steps', () => {
  const { steps } = requestParts('Set up a 3 step wizard for a pottery order: shape, glaze, delivery', 'wizard');
  expect(steps.map(({ title }) => title)).toEqual(['Shape', 'Glaze', 'Delivery']);
});

describe('the facts of a request', () => {
  const facts = (prompt: string) => requestParts(prompt, 'detail_view').facts.map(({ label, value }) => [label, value]);

  test('hold addresses whole', () => {
    expect(facts('Profile: role Mathematician, email ada@example.org')).toContainEqual(['Email', 'ada@example.org']);
  });

  test('are called without the word that leads to their value', () => {
    expect(facts('Server status with CPU at 72%, memory 5 GB')).toContainEqual(['CPU', '72%']);
  });
});

test('prices of plans that a request counts are plans on any screen', () => {
  const { plans } = requestParts('Landing page for tea with three plans: Basic 9 €, Plus 19 €, Office 49 €', 'other');
  expect(plans.map(({ name, price }) => [name, price])).toEqual([
    ['Basic', '9 €'],
    ['Plus', '19 €'],
    ['Office', '49 €'],
  ]);
});
