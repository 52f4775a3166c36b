import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';

const element = (type: string, props: SpecElement['props'], children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});

function added(prior: Spec, thing: Partial<Addition> & { label: string }, where?: Where): Spec {
  const patch = startPatch(prior);
  const u = understand(briefOf('add it', { mode: 'edit', priorSpec: prior }));
  const own: Addition = { kindText: '', kinds: [], choices: [], values: [], ...thing };
  applyCommand(patch, u, { verb: 'add', thing: own, where });
  return patch.spec;
}

const search = (label: string) => ({ label, kindText: 'search', kinds: ['search' as const] });

const SHELVES: Spec = {
  state: {
    boats: [
      { code: 'B-1', name: 'Seagull', berth: 'North' },
      { code: 'B-2', name: 'Heron', berth: 'South' },
    ],
  },
  root: 'page',
  elements: {
    page: element('Stack', {}, ['title', 'fleet']),
    title: element('Heading', { text: 'Marina' }),
    fleet: { ...element('Stack', {}, ['boat']), repeat: { statePath: '/boats' } },
    boat: element('ListItem', { title: { $bindItem: 'name' }, description: { $bindItem: 'berth' } }),
  },
};

describe('a search box for a repeated list', () => {
  test('finds entries by the member that is named, above the list', () => {
    const spec = added(SHELVES, search('Berth'));
    expect(spec.elements['page']?.children).toEqual(['title', 'searchField', 'fleet']);
    expect(spec.elements['search']?.props['options']).toEqual([
      { label: 'North', value: 'North' },
      { label: 'South', value: 'South' },
    ]);
    expect(spec.elements['boat']?.visible).toEqual({
      $or: [
        { $state: '/berthSearch', not: true },
        { $item: 'berth', eq: { $state: '/berthSearch' } },
      ],
    });
  });

  test('finds them by their names if it tells no member', () => {
    const spec = added(SHELVES, search('Search'));
    expect(spec.elements['search']?.props['value']).toEqual({ $bindState: '/nameSearch' });
  });

  test('is not made for what no entry shows', () => {
    expect(added(SHELVES, search('Owner'))).toEqual(SHELVES);
    expect(added(SHELVES, search('Code'))).toEqual(SHELVES);
  });

  test('comes with the filter that is asked for in the same words', () => {
    const spec = added(SHELVES, { label: 'Berth', kindText: 'search filter', kinds: ['search', 'filter'] });
    expect(spec.elements['search']?.props['value']).toEqual({ $bindState: '/nameSearch' });
    expect(spec.elements['berthFilter']?.type).toBe('Select');
  });
});

test('one search box filters several tables with the same columns', () => {
  const table = (rows: string[][]) => element('Table', { columns: ['Bird', 'Seen'], rows });
  const prior: Spec = {
    state: {},
    root: 'page',
    elements: {
      page: element('Stack', {}, ['title', 'days']),
      title: element('Heading', { text: 'Birds' }),
      days: element('Stack', {}, ['early', 'late']),
      early: table([['Wren', '7:00']]),
      late: table([['Owl', '22:00']]),
    },
  };
  const spec = added(prior, search('Bird'));
  expect(spec.elements['page']?.children).toEqual(['title', 'search', 'days']);
  expect(spec.elements['early']?.props['filterText']).toEqual({ $state: '/search' });
  expect(spec.elements['late']?.props['filterText']).toEqual({ $state: '/search' });
});

test('an option goes into each of the menus that are just alike', () => {
  const menu = () => element('DropdownMenu', { label: 'Hand over to', items: [{ label: 'Ivo', value: 'Ivo' }] });
  const prior: Spec = {
    state: {},
    root: 'page',
    elements: { page: element('Stack', {}, ['one', 'two']), one: menu(), two: menu() },
  };
  const spec = added(prior, { label: 'Mara' }, { side: 'inside', anchor: 'Hand over to' });
  const items = [
    { label: 'Ivo', value: 'Ivo' },
    { label: 'Mara', value: 'Mara' },
  ];
  expect(spec.elements['one']?.props['items']).toEqual(items);
  expect(spec.elements['two']?.props['items']).toEqual(items);
});
