import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { understand } from '../understand/understanding.ts';
import { requestedChanges } from './reading/read-changes.ts';
import { editOperations } from './edit-operations.ts';

const input = (label: string, required = false) => ({
  type: 'Input',
  props: {
    label,
    name: label.toLowerCase(),
    ...(required ? { required } : {}),
    value: { $bindState: `/form/${label.toLowerCase()}` },
  },
  children: [],
});
const SCREEN: Spec = {
  root: 'page',
  state: { form: { phone: '', email: '', guests: 2, rhythm: 'weekly', alerts: false }, ready: '' },
  elements: {
    page: { type: 'Stack', props: {}, children: ['header', 'alert', 'row', 'table', 'plans'] },
    header: { type: 'PageHeader', props: { title: 'Bookings', eyebrow: 'Trattoria' }, children: [] },
    alert: {
      type: 'Alert',
      props: { title: 'Closed on Monday', message: 'Come 10 minutes early.', tone: 'critical' },
      children: [],
    },
    row: { type: 'Grid', props: { columns: 2 }, children: ['contact', 'visit'] },
    contact: { type: 'Card', props: { title: 'Contact' }, children: ['phone', 'email'] },
    phone: input('Phone', true),
    email: input('Email'),
    visit: { type: 'Card', props: { title: 'Visit' }, children: ['guestsField', 'rhythm', 'alerts'] },
    guestsField: { type: 'FormField', props: { label: 'Guests' }, children: ['guests'] },
    guests: { type: 'NumberInput', props: { value: { $bindState: '/form/guests' }, min: 1, max: 10 }, children: [] },
    rhythm: {
      type: 'Radio',
      props: {
        label: 'Rhythm',
        name: 'rhythm',
        options: [
          { label: 'Weekly', value: 'weekly' },
          { label: 'Monthly', value: 'monthly' },
        ],
        value: { $bindState: '/form/rhythm' },
      },
      children: [],
    },
    alerts: {
      type: 'Switch',
      props: { label: 'Send alerts', name: 'alerts', checked: { $bindState: '/form/alerts' } },
      children: [],
    },
    table: {
      type: 'DataTable',
      props: {
        columns: ['Date', 'Name', 'Table', 'Remark'].map((label) => ({ key: label.toLowerCase(), label })),
        rows: [],
      },
      children: [],
    },
    plans: { type: 'Grid', props: { columns: 2 }, children: ['small', 'large'] },
    small: {
      type: 'PlanCard',
      props: { name: 'Solo', price: '$19', highlighted: true, ctaLabel: 'Take small', features: ['Bread'] },
      children: [],
    },
    large: {
      type: 'PlanCard',
      props: { name: 'Fleet', price: '$49', ctaLabel: 'Take large', features: ['Bread'] },
      children: [],
    },
  },
};

function edited(prompt: string): Spec {
  const spec = builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: SCREEN }));
  expect(validateSpec(spec, { definitionOf, tolerance: 'prior' })).toEqual([]);
  return spec;
}

function columnsOf(spec: Spec): unknown {
  const columns = spec.elements['table']?.props['columns'] as { label: string }[] | undefined;
  return columns?.map(({ label }) => label);
}

describe('a change in plain words on a screen of another host', () => {
  test.each<[string, { [pointer: string]: unknown }]>([
    // Several values, each with its own target.
    [
      'Solo costs $25 now and Fleet $59',
      { '/elements/small/props/price': '$25', '/elements/large/props/price': '$59' },
    ],
    ['Guests should start at 4 and go up to 12', { '/state/form/guests': 4, '/elements/guests/props/max': 12 }],
    ['Mindestens 3 Guests', { '/elements/guests/props/min': 3 }],
    // Defaults.
    ['Monthly should be preselected instead of weekly', { '/state/form/rhythm': 'monthly' }],
    ['Send alerts activé par défaut', { '/state/form/alerts': true }],
    // Requests without an imperative verb.
    ['Nobody should be able to book without an email', { '/elements/email/props/required': true }],
    ['Nobody has to leave a phone number, it is optional', { '/elements/phone/props/required': undefined }],
    ['Email und Phone dürfen nicht leer bleiben', { '/elements/email/props/required': true }],
    // Targets selected by position or by look.
    ['The second plan is called "Grand"', { '/elements/large/props/name': 'Grand' }],
    ['the red box should be yellow', { '/elements/alert/props/tone': 'warning' }],
    ["Solo shouldn't be highlighted", { '/elements/small/props/highlighted': undefined }],
    [
      'highlight Fleet rather than Solo',
      { '/elements/large/props/highlighted': true, '/elements/small/props/highlighted': undefined },
    ],
    // Numbers in texts.
    ['Come 15 minutes early, not 10', { '/elements/alert/props/message': 'Come 15 minutes early.' }],
    [
      'title: "Your table", no eyebrow',
      { '/elements/header/props/title': 'Your table', '/elements/header/props/eyebrow': undefined },
    ],
    ['Visit twice as wide please', { '/elements/row/props/template': '1fr 2fr' }],
    ['il Contact sotto la Visit', { '/elements/row/props/columns': 1 }],
  ])('is applied: %s', (prompt, after) => {
    const spec = edited(prompt);
    for (const [pointer, value] of Object.entries(after))
      expect([pointer, readPointer(spec, pointer)]).toEqual([pointer, value]);
  });

  test.each<[string, string[]]>([
    ['Remark right after the date, and we no longer need the Table column', ['Date', 'Remark', 'Name']],
    ['remove the last column', ['Date', 'Name', 'Table']],
    ['Name und Remark sollen die Plätze tauschen', ['Date', 'Remark', 'Table', 'Name']],
    ['la Remark come seconda colonna', ['Date', 'Remark', 'Name', 'Table']],
    ['quita la columna Remark y pon Table al principio', ['Table', 'Date', 'Name']],
  ])('places columns: %s', (prompt, columns) => {
    expect(columnsOf(edited(prompt))).toEqual(columns);
  });

  test.each([
    'Visit first, then contact',
    'Kontakt bitte rechts, contact right, visit left',
    'visit to the left of contact',
  ])('reorders the cards of a row: %s', (prompt) => {
    expect(edited(prompt).elements['row']?.children).toEqual(['visit', 'contact']);
  });

  test.each([
    ['Remove the phone', { made: 1, missed: 0 }],
    ['Remove the phone and rename the moon to "Sun"', { made: 1, missed: 1 }],
    ['Put the moon at the top', { made: 0, missed: 1 }],
    ['The phone is going to Ida Holm', { made: 0, missed: 1 }],
    ['Thanks, that is lovely', { made: 0, missed: 0 }],
  ])('is counted as applied or missed: %s', (prompt, clauses) => {
    const understood = understand(briefOf(prompt, { mode: 'edit', priorSpec: SCREEN }));
    expect(runToEnd(editOperations(SCREEN, understood)).clauses).toEqual(clauses);
  });

  test.each(['The team looks at those first', 'Keep the phone where it is', 'The kitchen is far too slow on Fridays'])(
    'is not read from a remark: %s',
    (prompt) => {
      expect(edited(prompt)).toEqual(SCREEN);
      expect(runToEnd(requestedChanges(prompt, SCREEN, () => true)).commands).toEqual([]);
    },
  );
});
