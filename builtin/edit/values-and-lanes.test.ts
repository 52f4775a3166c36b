import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Understanding } from '../understand/understanding.ts';
import { applyCommand } from './apply-command.ts';
import { startPatch } from './patch.ts';
import type { Command } from './reading/command.ts';

function made(spec: Spec, command: Command): Spec | undefined {
  const patch = startPatch(spec);
  const u = { given: spec.state ?? {}, prompt: '' } as unknown as Understanding;
  return applyCommand(patch, u, command) ? patch.spec : undefined;
}

function page(elements: Spec['elements'], state: { [key: string]: Json } = {}): Spec {
  const inner = new Set(Object.values(elements).flatMap(({ children }) => children));
  const root = { type: 'Stack', props: {}, children: Object.keys(elements).filter((id) => !inner.has(id)) };
  return { root: 'page', elements: { page: root, ...elements }, state };
}

const one = (type: string, props: { [key: string]: Json }, children: string[] = []) => ({ type, props, children });

const BOARD = page(
  {
    board: one('KanbanBoard', {}, ['new', 'done']),
    new: {
      ...one('BoardColumn', { title: 'New', count: { $state: '/counts/new' } }, ['in-new']),
      repeat: { statePath: '/new' },
    },
    'in-new': one('KanbanCard', { title: { $bindItem: 'title' } }),
    done: {
      ...one('BoardColumn', { title: 'Done · 3 h', count: { $state: '/counts/done' } }, ['in-done']),
      repeat: { statePath: '/done' },
    },
    'in-done': one('KanbanCard', { title: { $bindItem: 'title' } }),
  },
  {
    new: [
      { title: 'Repair rudder', stage: 'New', days: 2 },
      { title: 'Paint hull', stage: 'New', days: 9 },
    ],
    done: [{ title: 'Check anodes', stage: 'Done · 3 h', days: 5 }],
    counts: { new: 2, done: 1 },
  },
);

describe('a card', () => {
  test('moves to the lane that its new status names, with its own status and the counts', () => {
    const state = made(BOARD, { verb: 'member', row: 'Repair rudder', member: undefined, value: 'done' })?.state;
    expect(state).toMatchObject({ new: [{ title: 'Paint hull' }], counts: { new: 1, done: 2 } });
    expect(state?.['done']).toMatchObject([{ title: 'Check anodes' }, { title: 'Repair rudder', stage: 'Done · 3 h' }]);
  });

  test('is sorted in every lane, and the oldest by days is the one with the most', () => {
    const order = { target: 'cards', by: 'days', compares: 'date' as const, clauseText: 'cards by days, oldest first' };
    const state = made(BOARD, { verb: 'sort', ...order, isDown: false })?.state;
    expect(state?.['new']).toMatchObject([{ title: 'Paint hull' }, { title: 'Repair rudder' }]);
  });
});

const FACTS = page(
  {
    facts: one('DescriptionList', { items: { $state: '/facts' } }),
    fee: one('Alert', { title: 'Fees', message: 'Demurrage of €95 per day applies.' }),
    calendar: one('Calendar', { weekStartsOn: 'monday', weekdayLabels: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] }),
    stats: one('StatGroup', { columns: 3 }, ['in-a', 'in-b', 'in-c']),
    'in-a': one('Stat', { label: 'Donors', value: '214' }),
    'in-b': one('Stat', { label: 'Average gift', value: '£179.67' }),
    'in-c': one('Stat', { label: 'Gift Aid', value: '£7,120.50' }),
    day: one('DatePicker', { value: { $bindState: '/day' } }),
    extras: one('FacetList', {
      title: 'Extras',
      facets: [
        { label: 'Parking', value: 'p' },
        { label: 'Pets allowed', value: 'pets' },
      ],
      selected: { $bindState: '/extras' },
    }),
  },
  {
    facts: [
      { term: 'Owner', description: 'Jussara Monteiro' },
      { term: 'Launch', description: 'April 2, 2027' },
    ],
    day: '',
    extras: ['p'],
    today: '2026-12-31',
  },
);

const OWNER_AS_IT_IS = { verb: 'set', target: 'owner', value: 'Jussara Monteiro', isWords: true } as const;

const NOTES = page(
  {
    note: one('Text', { text: 'Owner: Ana Ruiz · Deposit: 3,00 €' }),
    help: one('Text', { text: 'Helpdesk · 030 555 199' }),
    beds: one('Stat', { label: 'Beds', value: '3 of 22' }),
    name: one('Input', { label: 'Name', value: { $bindState: '/name' } }),
    date: one('FormField', { label: 'Date' }, ['day']),
    day: one('DatePicker', { value: { $bindState: '/day' }, min: { $state: '/asOf' } }),
  },
  { name: 'Ana', day: '', asOf: '2026-04-20' },
);

test('a limit without a year is in the year of the data, which stays as it is', () => {
  const limited = made(NOTES, { verb: 'bound', target: 'date', bound: 'min', value: '1 May' });
  expect(limited?.elements['day']?.props['min']).toBe('2026-05-01');
  expect(limited?.state?.['asOf']).toBe('2026-04-20');
});

test('how many stand in a row is set where those that are named stand', () => {
  const count = { verb: 'count', prop: 'columns', value: 2 } as const;
  expect(made(FACTS, { ...count, target: 'Donors' })?.elements['stats']?.props['columns']).toBe(2);
  expect(made(FACTS, { ...count, target: undefined })?.elements['stats']?.props['columns']).toBe(2);
});

describe('a value', () => {
  test('of a fact that the state keeps is replaced, a date in its own form', () => {
    const owner = made(FACTS, { verb: 'set', target: 'owner', value: 'Davi Lima', isWords: true });
    expect(owner?.state?.['facts']).toMatchObject([{ description: 'Davi Lima' }, {}]);
    const launch = made(FACTS, { verb: 'set', target: 'launch', value: '9 avril' });
    expect(launch?.state?.['facts']).toMatchObject([{}, { description: 'April 9, 2027' }]);
  });

  test('is replaced within a text, found by what it was', () => {
    const changed = made(FACTS, { verb: 'set', target: 'storage', value: '€110', was: '€95' });
    expect(changed?.elements['fee']?.props['message']).toBe('Demurrage of €110 per day applies.');
  });

  test('turns the week of a calendar together with its labels', () => {
    const { elements } = made(FACTS, { verb: 'set', target: 'la semana', value: 'domingo', isWords: true }) ?? FACTS;
    expect(elements['calendar']?.props).toMatchObject({
      weekStartsOn: 'sunday',
      weekdayLabels: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    });
  });

  test('of a text that names what it tells is replaced after the name, in its own form', () => {
    const told = (target: string, value: string) =>
      made(NOTES, { verb: 'set', target, value })?.elements['note']?.props['text'];
    expect(told('the deposit', '4 Euro')).toBe('Owner: Ana Ruiz · Deposit: 4,00 €');
    expect(told('owner', 'Leo Paz')).toBe('Owner: Leo Paz · Deposit: 3,00 €');
  });

  test('that is a phone number replaces the one of the text that words name', () => {
    const changed = made(NOTES, { verb: 'set', target: 'helpdesk', value: '030 555 210' });
    expect(changed?.elements['help']?.props['text']).toBe('Helpdesk · 030 555 210');
  });

  test('of the same form replaces a figure that is more than a number', () => {
    expect(made(NOTES, { verb: 'set', target: 'beds', value: '5 of 22' })?.elements['beds']?.props['value']).toBe(
      '5 of 22',
    );
  });

  test('that is so already needs no change', () => {
    expect(made(FACTS, { verb: 'fill', target: 'Parking', value: 'on' })).toEqual(made(FACTS, OWNER_AS_IT_IS));
  });

  test('that is empty clears a control, and only what is named stays ticked', () => {
    expect(made(NOTES, { verb: 'fill', target: 'Name', value: 'empty' })?.state?.['name']).toBe('');
    const only = { verb: 'fill', target: 'Pets allowed', value: 'on', isOnly: true } as const;
    expect(made(FACTS, only)?.state?.['extras']).toEqual(['pets']);
  });

  test('without a tick is off', () => {
    expect(made(FACTS, { verb: 'fill', target: 'Parking', value: 'ohne Häkchen' })?.state?.['extras']).toEqual([]);
  });

  test('ticks one of several boxes', () => {
    expect(made(FACTS, { verb: 'fill', target: 'Pets allowed', value: 'on' })?.state?.['extras']).toEqual([
      'p',
      'pets',
    ]);
  });

  test('of a choice is not taken from a price of one of its options', () => {
    expect(made(FACTS, { verb: 'fill', target: 'Pets allowed', value: '£20' })).toBeUndefined();
  });

  test('does not become the name of an entry', () => {
    expect(made(BOARD, { verb: 'set', target: 'Repair rudder', value: 'Ben', isWords: true })).toBeUndefined();
  });
});

test('the price of a plan is no other amount', () => {
  const plans = page({ solo: one('PlanCard', { name: 'Solo', price: '€29', features: ['3 vehicles'] }) });
  const priced = (value: string) => made(plans, { verb: 'set', target: 'Solo', value })?.elements['solo']?.props;
  expect(priced('€35')).toMatchObject({ price: '€35' });
  expect(priced('5 vehicles')).toMatchObject({ price: '€29', features: ['5 vehicles'] });
});

test('an old number is that of an amount, and of a day only if a day is told', () => {
  const texts = page({
    due: one('Text', { text: 'Due July 15, 2026' }),
    fee: one('Text', { text: 'A fee of €95 applies' }),
  });
  const text = (id: string, value: string, was: string) =>
    made(texts, { verb: 'set', target: '', value, was })?.elements[id]?.props['text'];
  expect(text('fee', '€110', '95')).toBe('A fee of €110 applies');
  expect(text('due', '14.5', '15')).toBeUndefined();
  expect(text('due', '20 July', '15')).toBe('Due July 20, 2026');
});

const PLANTS = page(
  {
    bars: one('BarList', { items: { $state: '/bars' } }),
    plants: one('DataTable', {
      columns: [
        { key: 'name', label: 'Plant' },
        { key: 'kwh_mtd', label: 'Consumption' },
        { key: 'price', label: 'Price' },
        { key: 'starts', label: 'Start' },
      ],
      rows: { $state: '/plants' },
    }),
  },
  {
    bars: [
      { label: 'North', value: 7 },
      { label: 'South', value: 9 },
    ],
    plants: [
      { name: 'North', kwh_mtd: 2100, price: 40, starts: '09:00' },
      { name: 'South', kwh_mtd: 1800, price: 50, starts: '10:00' },
    ],
  },
);

describe('a member of an entry', () => {
  const north = (told: { member?: string; value: string; was?: string }) => {
    const state = made(PLANTS, { verb: 'member', row: 'North', member: undefined, ...told })?.state;
    return (state as { plants: Json[] } | undefined)?.plants[0];
  };

  test.each([
    [{ member: 'price', value: '45' }, { price: 45 }],
    [{ value: '2,310 kWh' }, { kwh_mtd: 2310 }],
    [{ value: '£35' }, { price: 35 }],
    [{ value: '8 h 30' }, { starts: '08:30' }],
    [{ member: 'hora', value: '8:30' }, { starts: '08:30' }],
  ])('is found by its name, unit or kind, in whichever list has it: %j', (told, expected) => {
    expect(north(told)).toMatchObject(expected);
  });
});

test('a code names only the entry that has exactly this one', () => {
  const codes = page(
    { list: one('Table', { columns: ['Shot', 'Artist'], rows: { $state: '/rows' } }) },
    {
      rows: [
        ['SH020', 'Ana'],
        ['SH030', 'Bo'],
      ],
    },
  );
  const changed = made(codes, { verb: 'member', row: 'SH030', member: 'artist', value: 'Cy' });
  expect(changed?.state?.['rows']).toEqual([
    ['SH020', 'Ana'],
    ['SH030', 'Cy'],
  ]);
});

test('only the named figures of a row stay', () => {
  const kept = made(FACTS, { verb: 'only', names: ['Donors', 'Gift Aid'], clauseText: 'keep Donors and Gift Aid' });
  expect(kept?.elements['stats']?.children).toEqual(['in-a', 'in-c']);
});
