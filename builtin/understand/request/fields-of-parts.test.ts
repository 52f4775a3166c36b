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

describe('The fields of a request', () => {
  test('named only start and end are dates, and times if the request also names a date', () => {
    expect(asked('Formular mit Name, von, bis')).toContainEqual(['Von', 'date', undefined]);
    expect(asked('Room booking with room, date, from, to and purpose')).toContainEqual(['To', 'time', undefined]);
  });

  test('keep the control that the request names for their choices', () => {
    const marked =
      '[field:Size] as a [kind:dropdown]: [option:S], [option:M], and [field:paid by] [option:cash], [option:card]';
    expect(ofMarks(marked).map(({ control }) => control)).toEqual(['dropdown', undefined]);
  });

  test('have labels of one line', () => {
    expect(ofMarks('form with [field:alert\n- level]')[0]?.label).toBe('Alert - level');
  });

  test('take the control right before them, even if it follows another field', () => {
    const marked = '[field:Arrival date], and a [kind:checkbox] to accept the [field:terms]';
    const { text, spans } = readMarks(marked);
    const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
    expect(requestedFields(text, parts).map(({ field }) => field.kind)).toEqual(['date', 'yesNo']);
  });

  test.each([
    ['[field:Smoker yes or no]', 'Smoker'],
    ['[field:Haustiere (ja/nein)]', 'Haustiere'],
    ['[field:Fumador, sí o no]', 'Fumador'],
  ])('become one checkbox if the answers are yes and no: %s', (marked, label) => {
    const { text, spans } = readMarks(marked);
    const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
    expect(requestedFields(text, parts).map(({ field }) => [field.label, field.kind])).toEqual([[label, 'yesNo']]);
  });

  test('exclude links, which become buttons', () => {
    const { fields, buttons } = requestParts('Login with email, password and a forgot password link', 'form');
    expect(fields).toHaveLength(2);
    expect(buttons).toEqual(['Forgot password']);
  });

  test('start with the values that the request gives to settings', () => {
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
  ])('are yes/no questions after a word for "whether": %s', (marked, label) => {
    expect(ofMarks(marked)[1]).toMatchObject({ label, kind: 'yesNo', required: false });
  });

  test('stay as they are if "if" only states a condition', () => {
    expect(ofMarks('[field:name] if [field:nickname]')[1]).toMatchObject({ kind: 'text' });
  });

  test('have a minimum of one if they count people, but not children', () => {
    expect(ofMarks('[field:number of adults], [field:number of children]').map(({ min }) => min)).toEqual([
      1,
      undefined,
    ]);
    expect(ofMarks('[field:Anzahl Personen]')[0]?.min).toBe(1);
  });

  test('take a range at the end of their name as minimum and maximum', () => {
    expect(ofMarks('[field:how loud was it from 1 to 5]')[0]).toMatchObject({
      label: 'How loud was it?',
      min: 1,
      max: 5,
    });
  });

  test.each(['Allergies', 'Zutaten', 'Ingrédients', 'Instrucciones', 'Ingredientes', 'Ingredienti'])(
    'are long texts for words such as %s',
    (label) => expect(ofMarks(`[field:${label}]`)[0]?.kind).toBe('longText'),
  );

  test('can be numbers, times and phone numbers on a settings panel', () => {
    const prompt = 'Settings: alarm above 30 degrees, morning report at 7:30, number to call, sprinkler on';
    expect(asked(prompt, 'settings_panel')).toEqual([
      ['Alarm above', 'number', 30],
      ['Morning report', 'time', '07:30'],
      ['Number to call', 'phone', undefined],
      ['Sprinkler', 'yesNo', true],
    ]);
  });

  test('are one range of hours if only its ends are named', () => {
    const [hours, ...others] = ofMarks('[setting:quiet hours from] and [setting:to]');
    expect(hours).toMatchObject({ label: 'Quiet hours', kind: 'time', rangeEnd: '' });
    expect(others).toEqual([]);
  });

  test('exclude a note that the screen should mention', () => {
    const { fields, quotes } = requestParts('Form with name, email. Mention that 3 days of notice are needed', 'form');
    expect(fields.map(({ label }) => label)).toEqual(['Name', 'Email']);
    expect(quotes).toEqual(['3 days of notice are needed']);
  });

  test('include a notes box on a page of facts', () => {
    const { fields, facts } = requestParts('Patient page with name Olga Stein, age 41 and a notes box', 'detail_view');
    expect(fields).toMatchObject([{ label: 'Notes', kind: 'longText' }]);
    expect(facts.map(({ value }) => value)).not.toContain('Notes box');
  });

  test('take the ends of a range as minimum and maximum', () => {
    const { fields } = requestParts('Form with name and years of experience from 0 to 20, email', 'form');
    expect(fields[1]).toMatchObject({ min: 0, max: 20 });
  });
});

describe('A date with a time', () => {
  const split = (label: string) =>
    splitTimes([{ name: 'visit', label, kind: 'dateTime', required: true }], copyIn('en')).map((one) => [
      one.label,
      one.kind,
    ]);

  test('is split into two fields, named by the two words of its label or by the label and an added "(time)"', () => {
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

test('A wizard has the stated number of steps, each with its fields', () => {
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

test('Choices that match the stated number of steps are the steps of a wizard', () => {
  const { steps } = requestParts('Set up a 3 step wizard for a pottery order: shape, glaze, delivery', 'wizard');
  expect(steps.map(({ title }) => title)).toEqual(['Shape', 'Glaze', 'Delivery']);
});

describe('The facts of a request', () => {
  const facts = (prompt: string) => requestParts(prompt, 'detail_view').facts.map(({ label, value }) => [label, value]);

  test('keep email addresses whole', () => {
    expect(facts('Profile: role Mathematician, email ada@example.org')).toContainEqual(['Email', 'ada@example.org']);
  });

  test('have labels without the word that leads to their value', () => {
    expect(facts('Server status with CPU at 72%, memory 5 GB')).toContainEqual(['CPU', '72%']);
  });
});

test('Names with prices are plans on any screen if the request states a number of plans', () => {
  const { plans } = requestParts('Landing page for tea with three plans: Basic 9 €, Plus 19 €, Office 49 €', 'other');
  expect(plans.map(({ name, price }) => [name, price])).toEqual([
    ['Basic', '9 €'],
    ['Plus', '19 €'],
    ['Office', '49 €'],
  ]);
});
