import { describe, expect, test } from 'vitest';
import { copyIn } from '#builtin/copy/copy.ts';
import { readMarks } from '#builtin/training/marked-text.ts';
import { splitTimes } from '#builtin/understand/fields/split-times.ts';
import { askedFields } from './fields-of-parts.ts';
import { requestParts } from './request-parts.ts';

const asked = (prompt: string, uiType: 'form' | 'settings_panel' | 'wizard' = 'form') =>
  requestParts(prompt, uiType).fields.map(({ label, kind, initial }) => [label, kind, initial]);

describe('the fields of a request', () => {
  test('ask for days where only a start and an end are named, and for hours beside a day', () => {
    expect(asked('Formular mit Name, von, bis')).toContainEqual(['Von', 'date', undefined]);
    expect(asked('Room booking with room, date, from, to and purpose')).toContainEqual(['To', 'time', undefined]);
  });

  test('have the control that stands before them, and not that of the next', () => {
    const marked = '[field:Arrival date], and a [kind:checkbox] to accept the [field:terms]';
    const { text, spans } = readMarks(marked);
    const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
    expect(askedFields(text, parts).map(({ field }) => field.kind)).toEqual(['date', 'yesNo']);
  });

  test.each([
    ['[field:Smoker yes or no]', 'Smoker'],
    ['[field:Haustiere (ja/nein)]', 'Haustiere'],
    ['[field:Fumador, sí o no]', 'Fumador'],
  ])('%s is one box to tick', (marked, label) => {
    const { text, spans } = readMarks(marked);
    const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
    expect(askedFields(text, parts).map(({ field }) => [field.label, field.kind])).toEqual([[label, 'yesNo']]);
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
