import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { sort } from './sort.ts';

const VISITS = [
  { who: 'Moss', day: '3 May 2026', fee: '40 €', tasks: [{ name: 'Wash' }, { name: 'Comb' }] },
  { who: 'Kerr', day: '9 May 2026', fee: '25 €', tasks: [{ name: 'Trim' }] },
  { who: 'Lind', day: '1 May 2026', fee: '60 €', tasks: [] },
];

/** Visits, each with its tasks, below a heading; weights in a table; a calendar. */
const SCREEN: Spec = {
  state: {
    visits: VISITS,
    events: [
      { date: '2026-05-03', label: 'Fair' },
      { date: '2026-05-01', label: 'Ball' },
    ],
  },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['dates', 'head', 'list', 'loads'] },
    dates: { type: 'Calendar', props: { events: { $state: '/events' } }, children: [] },
    head: { type: 'Heading', props: { text: 'Appointments' }, children: [] },
    list: { type: 'Stack', props: {}, children: ['visit'], repeat: { statePath: '/visits' } },
    visit: { type: 'Card', props: { title: { $bindItem: 'who' } }, children: ['day', 'fee', 'first', 'second'] },
    day: { type: 'Text', props: { text: { $bindItem: 'day' } }, children: [] },
    fee: { type: 'Text', props: { text: { $bindItem: 'fee' } }, children: [] },
    first: { type: 'Stack', props: {}, children: ['one'], repeat: { statePath: '/visits/0/tasks' } },
    one: { type: 'Text', props: { text: { $bindItem: 'name' } }, children: [] },
    second: { type: 'Text', props: { text: { $bindItem: 'name' } }, children: [] },
    loads: {
      type: 'Table',
      props: {
        columns: ['No.', 'Scale weight (kg)', 'Chargeable weight (kg)'],
        rows: [
          ['7', '236', '575'],
          ['8', '508', '480'],
        ],
      },
      children: [],
    },
  },
};

function sorted(text: string, told: { target?: string; by?: string } = {}): Spec {
  const patch = startPatch(SCREEN);
  const [superlative] = superlativesIn(wordsOf(text));
  sort(patch, {
    verb: 'sort',
    target: told.target,
    by: told.by,
    isDown: superlative?.isDown === true,
    compares: superlative?.compares,
    clauseText: text,
  });
  return patch.spec;
}

const names = ({ state }: Spec) => (state['visits'] as { [key: string]: Json }[]).map(({ who }) => who);

describe('sorting', () => {
  test('means the entries rather than what they consist of or a calendar, whatever they are called', () => {
    const byName = sorted('clients by name, alphabetically', { target: 'clients', by: 'name' });
    expect([names(byName), byName.state['events']]).toEqual([['Kerr', 'Lind', 'Moss'], SCREEN.state['events']]);
    expect(byName.state['visits']).toMatchObject([{}, {}, { tasks: [{ name: 'Wash' }, { name: 'Comb' }] }]);
  });

  test('of the list below a heading is told by the heading', () => {
    expect(names(sorted('appointments, newest first', { target: 'appointments' }))).toEqual(['Kerr', 'Moss', 'Lind']);
  });

  test('puts the highest last if it is to be at the bottom, and the most urgent first', () => {
    expect(names(sorted('appointments, newest at the bottom', { target: 'appointments' }))).toEqual([
      'Lind',
      'Moss',
      'Kerr',
    ]);
    expect(names(sorted('appointments, most urgent first', { target: 'appointments' }))[0]).toBe('Lind');
  });

  test('without a member is by the only figure', () => {
    expect(names(sorted('appointments, biggest first', { target: 'appointments' }))).toEqual(['Lind', 'Moss', 'Kerr']);
    expect(sorted('the table, biggest first', { target: 'table' })).toEqual(SCREEN);
  });

  test('reverses what is to go the other way round', () => {
    expect(names(sorted('appointments the other way round', { target: 'appointments' }))).toEqual([
      'Lind',
      'Kerr',
      'Moss',
    ]);
  });

  test('of a list that is shown twice is done once, but by each table that sorts for itself', () => {
    const stack = { type: 'Stack', props: {}, children: ['who'], repeat: { statePath: '/visits' } };
    const table = {
      type: 'DataTable',
      props: { rows: { $state: '/visits' }, columns: [{ key: 'who', label: 'Who' }] },
      children: [],
    };
    const sortings = [stack, table].map((element) => {
      const patch = startPatch({
        state: { visits: VISITS },
        root: 'page',
        elements: {
          page: { type: 'Stack', props: {}, children: ['one', 'other'] },
          one: element,
          other: structuredClone(element),
          who: { type: 'Text', props: { text: { $bindItem: 'who' } }, children: [] },
        },
      });
      sort(patch, {
        verb: 'sort',
        target: undefined,
        by: 'who',
        isDown: false,
        compares: 'name',
        clauseText: 'by who',
      });
      return patch.operations.map(({ path }) => path);
    });
    expect(sortings[0]).toEqual(['/state/visits']);
    expect(new Set(sortings[1]).size).toBe(4);
  });

  test('by a unit is by the only member in it', () => {
    expect(names(sorted('appointments by €, highest first', { target: 'appointments', by: '€' }))[0]).toBe('Lind');
  });

  test('is by the member that shares most words, without its unit', () => {
    const rows = sorted('pallets by scale weight, heaviest first', { target: 'table', by: 'scale weight' }).elements[
      'loads'
    ]?.props['rows'];
    expect(rows).toMatchObject([
      ['8', '508', '480'],
      ['7', '236', '575'],
    ]);
  });
});
