import { describe, expect, test } from 'vitest';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { editOperations } from './edit-operations.ts';

/** A tool library in which names are ambiguous: figures and cards share names, two tables show the same rows. */
const PRIOR: Spec = {
  state: {
    loan: { fee: 2.5, deposit: 5, size: '', district: 'a', mail: '', phone: '' },
    note: { place: '' },
    isOpen: false,
    late: 3,
    back: 9,
    days: [['Ada', '2']],
    loans: [
      { name: 'Ada', town: 'Kiel', nr: 2 },
      { name: 'Ben', town: 'Bonn', nr: 1 },
    ],
    hires: [
      { name: 'Drill', weekly: 5 },
      { name: 'Sander', weekly: 7 },
    ],
    plans: [
      { name: 'Starter', price: '€17', badge: '', best: false },
      { name: 'Team', price: '€64', badge: '', best: true },
    ],
  },
  root: 'page',
  elements: {
    page: stack([
      'figures',
      'lateCard',
      'backCard',
      'form',
      'plans',
      'views',
      'empty',
      'lanes',
      'add',
      'facts',
      'drill',
      'stop',
    ]),
    figures: element('StatGroup', { columns: 2 }, ['late', 'back']),
    late: element('Stat', { label: 'Overdue', value: { $state: '/late' } }),
    back: element('Stat', { label: 'Returned', value: { $state: '/back' } }),
    lateCard: element('Card', { title: 'Overdue' }, ['lateTable']),
    lateTable: element('Table', { columns: ['Person', 'Days'], rows: { $state: '/days' } }),
    backCard: element('Card', { title: 'Returned' }, ['backTable']),
    backTable: element('Table', { columns: ['Person', 'Days'], rows: { $state: '/days' } }),
    form: {
      ...element('Form', {}, ['contact', 'size', 'district', 'feeField', 'depositField', 'send']),
      on: sends('lend'),
    },
    contact: element('Card', { title: 'Contact' }, ['phone', 'mail']),
    phone: element('Input', { label: 'Phone', name: 'phone', value: { $bindState: '/loan/phone' }, required: true }),
    mail: element('Input', { label: 'Email', name: 'mail', value: { $bindState: '/loan/mail' } }),
    size: choice('Radio', 'Which size?', '/loan/size', ['Small', 'Large']),
    district: choice('Select', 'Bezirk', '/loan/district', ['Mitte', 'West']),
    feeField: element('FormField', { label: 'Cleaning fee' }, ['fee']),
    fee: element('NumberInput', { value: { $bindState: '/loan/fee' }, min: 0 }),
    depositField: element('FormField', { label: 'Deposit' }, ['deposit']),
    deposit: element('NumberInput', { value: { $bindState: '/loan/deposit' }, min: 0 }),
    send: element('Button', { label: 'Send', submit: true }),
    plans: { ...element('Grid', { columns: 2 }, ['plan']), repeat: { statePath: '/plans' } },
    plan: element('PlanCard', {
      name: { $bindItem: 'name' },
      price: { $bindItem: 'price' },
      badge: { $bindItem: 'badge' },
      highlighted: { $bindItem: 'best' },
    }),
    views: element('Card', { title: 'Loans' }, ['open', 'all']),
    open: {
      ...element('DataTable', { columns: loanColumns(), rows: { $state: '/loans' } }),
      visible: { $state: '/isOpen' },
    },
    all: element('DataTable', { columns: loanColumns(), rows: { $state: '/loans' } }),
    empty: element('EmptyState', { title: 'No tips yet', description: 'Tell your friends.' }),
    lanes: element('KanbanBoard', {}, ['doing', 'done']),
    doing: element('BoardColumn', { title: 'In repair', count: 1 }, ['vest']),
    done: element('BoardColumn', { title: 'Repaired', count: 0 }),
    vest: element('KanbanCard', { id: 'vest', title: 'Wool vest' }),
    add: element('Dialog', { title: 'Add loan', openPath: '/isOpen' }, ['addForm']),
    addForm: { ...element('Form', {}, ['place', 'save']), on: sends('add_loan') },
    place: element('Input', { label: 'Place', name: 'place', value: { $bindState: '/note/place' } }),
    save: element('Button', { label: 'Save loan', submit: true }),
    facts: element('DescriptionList', {
      items: [
        { term: 'Parts', description: '96' },
        { term: 'Weight', description: '1.8 kg' },
      ],
    }),
    drill: element('Text', { text: { $state: '/hires/0/name' } }),
    stop: { ...element('Button', { label: 'Stop payment' }), on: sends('stop') },
  },
};

function element(type: string, props: JsonObject, children: string[] = []): SpecElement {
  return { type, props, children };
}

function loanColumns(): JsonObject[] {
  return ['Name', 'Nr', 'Town'].map((label) => ({ key: label.toLowerCase(), label }));
}

function stack(children: string[]): SpecElement {
  return element('Stack', {}, children);
}

function sends(action: string): NonNullable<SpecElement['on']> {
  return { commit: { action, params: {} } };
}

function choice(type: string, label: string, path: string, options: string[]): SpecElement {
  const listed = options.map((one) => ({ label: one, value: one.toLowerCase() }));
  return element(type, { label, name: path.slice(1), options: listed, value: { $bindState: path } });
}

function edited(prompt: string): Spec {
  return builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: PRIOR }));
}

const CHANGES: [prompt: string, after: { [pointer: string]: Json | undefined }][] = [
  ["The cleaning fee can't be more than 10", { '/elements/fee/props/max': 10, '/state/loan/fee': 2.5 }],
  ["The deposit can't be under 3", { '/elements/deposit/props/min': 3, '/state/loan/deposit': 5 }],
  ['Set a minimum of 0 on the deposit', { '/elements/deposit/props/min': 0, '/state/loan/deposit': 5 }],
  ['Add a third option Medium to the sizes', { '/elements/size/props/options/2/label': 'Medium' }],
  [
    'In Contact ask how many hours it is used, max 4',
    { '/elements/contact/children/2': 'howManyHoursItIsUsedField', '/elements/size/props/options/2': undefined },
  ],
  [
    'Give the Starter plan a badge "Good start"',
    { '/state/plans/0/badge': 'Good start', '/state/plans/0/price': '€17' },
  ],
  ['Highlight Starter instead of Team', { '/state/plans/0/best': true, '/state/plans/1/best': false }],
  ["We don't need the Returned table, just the figure", { '/elements/backTable': undefined, '/state/back': 9 }],
  [
    'Make the overdue number red',
    { '/elements/late/props/accent': 'red', '/elements/lateCard/props/accent': undefined },
  ],
  [
    'Put a Mended by field in the add loan dialog',
    { '/elements/add/props/title': 'Add loan', '/elements/form/on/commit/params': {} },
  ],
  [
    "Den Bezirk lieber zum Anklicken statt als Dropdown und noch 'Ost' dazu",
    {
      '/elements/district/type': 'Radio',
      '/elements/district/props/label': 'Bezirk',
      '/elements/district/props/options/2/label': 'Ost',
    },
  ],
  [
    "The phone doesn't have to be required, but the email does",
    { '/elements/phone/props/required': undefined, '/elements/mail/props/required': true },
  ],
  [
    'Phone is optional but email is required',
    { '/elements/phone/props/required': undefined, '/elements/mail/props/required': true },
  ],
  ['Stop payment should ask before it does it', { '/elements/stop/on/commit/confirm/message': 'Are you sure?' }],
  [
    "It's 98 parts and 2.1 kg actually",
    { '/elements/facts/props/items/0/description': '98', '/elements/facts/props/items/1/description': '2.1 kg' },
  ],
  ['Say Lent instead of Returned', { '/elements/back/props/label': 'Lent', '/elements/backCard/props/title': 'Lent' }],
  [
    "'Nr' heißt bei uns 'Stück-Nr.'",
    { '/elements/open/props/columns/1/label': 'Stück-Nr.', '/elements/all/props/columns/1/label': 'Stück-Nr.' },
  ],
  ["La colonne Town, on l'appelle Ville", { '/elements/all/props/columns/2/label': 'Ville' }],
  [
    'Put Town first in the table',
    { '/elements/open/props/columns/0/key': 'town', '/elements/all/props/columns/0/key': 'town' },
  ],
  ['The drill costs 9 a week', { '/state/hires/0/weekly': 5 }],
  ['Drop the Returned figure', { '/elements/figures/props/columns': 1, '/elements/back': undefined }],
  ["The text in the empty state should be 'Ask around.'", { '/elements/empty/props/description': 'Ask around.' }],
  ['Move the wool vest to Repaired', { '/elements/doing/props/count': 0, '/elements/done/props/count': 1 }],
];

describe('when a request could mean two elements', () => {
  test.each(CHANGES)('"%s" changes the intended one', (prompt, after) => {
    const spec = edited(prompt);
    for (const [pointer, value] of Object.entries(after))
      expect([pointer, readPointer(spec, pointer)]).toEqual([pointer, value]);
  });

  test('a field for a dialog is added to the form of the dialog and sent with it', () => {
    const { elements } = edited('Put a Mended by field in the add loan dialog');
    expect(elements['addForm']?.children).toHaveLength(3);
    expect(elements['addForm']?.on?.commit).toMatchObject({ params: { mendedBy: { $state: '/loan/mendedBy' } } });
  });

  test('a clause of which only a part is applied counts as missed', () => {
    const steps = editOperations(
      PRIOR,
      understand(briefOf('Turn the size and the phone into dropdowns', { mode: 'edit', priorSpec: PRIOR })),
    );
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value.clauses).toEqual({ made: 0, missed: 1 });
  });
});
