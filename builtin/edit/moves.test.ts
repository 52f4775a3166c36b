import { expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { Json } from '#contract/json/json.ts';
import type { Understanding } from '../understand/understanding.ts';
import { applyCommand } from './apply-command.ts';
import { startPatch } from './patch.ts';
import type { Command } from './reading/command.ts';

const element = (type: string, props: Record<string, Json> = {}, children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});

function screen(children: string[], elements: Record<string, SpecElement>, state: Record<string, Json> = {}): Spec {
  return { root: 'page', state, elements: { page: element('Stack', {}, children), ...elements } };
}

type Told<C> = C extends Command ? Omit<C, 'clauseText'> : never;

function after(spec: Spec, ...commands: Told<Command>[]) {
  const patch = startPatch(spec);
  const made = commands.map((one) =>
    applyCommand(patch, { given: {}, prompt: '' } as unknown as Understanding, { clauseText: '', ...one } as Command),
  );
  return { made, spec: patch.spec, operations: patch.operations };
}

const PLANS = screen(
  ['head', 'plans'],
  {
    head: element('PageHeader', { title: 'Plans' }),
    plans: { ...element('Grid', { columns: 3 }, ['plan']), repeat: { statePath: '/plans' } },
    plan: element('Card', { title: { $bindItem: 'name' } }, ['price', 'choose']),
    choose: element('Button', { label: 'Choose' }),
    price: element('Text', { text: { $bindItem: 'price' } }),
  },
  { plans: ['Solo', 'Pair', 'Family'].map((name) => ({ name, price: '9 €' })) },
);
const plans = ({ state }: Spec) => (state?.['plans'] as { name: string }[] | undefined)?.map(({ name }) => name);

test('a card that is repeated for entries moves and swaps as the entry', () => {
  expect(plans(after(PLANS, { verb: 'swap', one: 'Solo', other: 'Family' }).spec)).toEqual(['Family', 'Pair', 'Solo']);
  const toLeft: Told<Command> = { verb: 'move', target: 'Family', where: { side: 'first', isSideways: true } };
  expect(plans(after(PLANS, toLeft).spec)).toEqual(['Family', 'Solo', 'Pair']);
});

test('a new name for an entry replaces its text in the data, never the binding', () => {
  const { spec } = after(PLANS, { verb: 'rename', target: 'Pair', to: 'Duo' });
  expect(plans(spec)).toEqual(['Solo', 'Duo', 'Family']);
  expect(spec.elements['plan']).toEqual(PLANS.elements['plan']);
});

test('what a repeated text shows is found by its member, and stays in its row', () => {
  const bold = after(PLANS, { verb: 'style', target: 'the price', look: 'bold' }).spec;
  expect(bold.elements['price']?.props).toHaveProperty('weight');
  const out = after(PLANS, { verb: 'move', target: 'price', where: { side: 'before', anchor: 'Plans' } });
  expect(out).toMatchObject({ made: [false], operations: [] });
});

test('a table moves with its card and the note below it', () => {
  const report = screen(['visits', 'pools'], {
    visits: element('Card', { title: 'Visits' }, ['chart']),
    chart: element('BarChart', { data: [] }),
    pools: element('Card', { title: 'Pools' }, ['inside']),
    inside: element('Stack', {}, ['table', 'note']),
    table: element('Table', { columns: ['Pool'], rows: [['North']] }),
    note: element('Text', { text: 'Closed days do not count.' }),
  });
  const above: Told<Command> = { verb: 'move', target: 'table', where: { side: 'before', anchor: 'bar chart' } };
  const { spec } = after(report, above);
  expect(spec.elements[spec.root]?.children).toEqual(['pools', 'visits']);
  expect(spec.elements['inside']?.children).toEqual(['table', 'note']);
});

const BOARD = screen(
  ['board'],
  {
    board: element('KanbanBoard', {}, ['todo', 'done']),
    todo: {
      ...element('BoardColumn', { title: 'To do', count: { $state: '/lanes/0/count' } }, ['card1']),
      repeat: { statePath: '/lanes/0/cards' },
    },
    done: {
      ...element('BoardColumn', { title: 'Done', count: { $state: '/lanes/1/count' } }, ['card2']),
      repeat: { statePath: '/lanes/1/cards' },
    },
    card1: element('KanbanCard', { title: { $bindItem: 'place' } }),
    card2: element('KanbanCard', { title: { $bindItem: 'place' } }),
  },
  {
    lanes: [
      { count: 2, cards: ['Mill Bridge', 'Church Lane'].map((place) => ({ place, stage: 1 })) },
      { count: 1, cards: [{ place: 'Ring Road', stage: 2 }] },
    ],
  },
);

test('a card goes to another lane with its stage, and both counts follow', () => {
  const { spec } = after(BOARD, { verb: 'move', target: 'Mill Bridge', where: { side: 'inside', anchor: 'Done' } });
  expect(spec.state?.['lanes']).toEqual([
    { count: 1, cards: [{ place: 'Church Lane', stage: 1 }] },
    {
      count: 2,
      cards: [
        { place: 'Ring Road', stage: 2 },
        { place: 'Mill Bridge', stage: 2 },
      ],
    },
  ]);
});

const FORM = screen(['form'], {
  form: element('Form', {}, ['name', 'buttons']),
  name: element('Input', { label: 'Name', value: { $bindState: '/name' } }),
  buttons: element('Stack', { direction: 'horizontal' }, ['cancel', 'save']),
  cancel: element('Button', { label: 'Cancel' }),
  save: element('Button', { label: 'Save', submit: true }),
});

test('what is at its place already counts as moved and stays there', () => {
  const isThere = after(
    FORM,
    { verb: 'move', target: 'Save', where: { side: 'last' } },
    { verb: 'move', target: 'Cancel', where: { side: 'first', isSideways: true } },
    { verb: 'move', target: 'Save', where: { side: 'after', anchor: 'Cancel' } },
  );
  expect(isThere).toMatchObject({ made: [true, true, true], operations: [] });
  const moved = after(FORM, { verb: 'move', target: 'Cancel', where: { side: 'last', isSideways: true } });
  expect(moved.spec.elements['buttons']?.children).toEqual(['save', 'cancel']);
});

const view = (value: string): SpecElement => ({
  ...element('Grid', { template: '2fr 1fr' }, [`map-${value}`, `side-${value}`]),
  visible: { $state: '/shown', eq: value },
});
const sides = (value: string): Record<string, SpecElement> => ({
  [`map-${value}`]: element('MapView', {}),
  [`side-${value}`]: element('Card', { title: 'Stations' }, [`rows-${value}`]),
  [`rows-${value}`]: { ...element('Stack', {}, [`row-${value}`]), repeat: { statePath: `/${value}` } },
  [`row-${value}`]: element('ListItem', { title: { $bindItem: 'name' } }),
});
const VIEWS = screen(
  ['a', 'b'],
  { a: view('a'), b: view('b'), ...sides('a'), ...sides('b') },
  { shown: 'a', a: [{ name: 'North' }], b: [{ name: 'South' }] },
);

test('map and list change sides in every view of a screen, whole', () => {
  const swapped = after(VIEWS, { verb: 'swap', one: 'map', other: 'list' }).spec;
  expect(swapped.elements['a']?.children).toEqual(['side-a', 'map-a']);
  expect(swapped.elements['b']?.children).toEqual(['side-b', 'map-b']);
  const left: Told<Command> = { verb: 'move', target: 'Liste', where: { side: 'first', isSideways: true } };
  const right: Told<Command> = { verb: 'move', target: 'Karte', where: { side: 'last', isSideways: true } };
  expect(after(VIEWS, left, right)).toMatchObject({ made: [true, true], spec: { elements: swapped.elements } });
});

test('columns swap with their cells, also where a figure has the name of one', () => {
  const table = screen(['goals', 'table'], {
    goals: element('Stat', { label: 'Goals', value: '7' }),
    table: element('Table', { columns: ['Player', 'Goals', 'Assists'], rows: [['Ida', '4', '2']] }),
  });
  const { spec } = after(table, { verb: 'swap', one: 'Goals', other: 'Assists' });
  expect(spec.elements['table']?.props).toEqual({ columns: ['Player', 'Assists', 'Goals'], rows: [['Ida', '2', '4']] });
});
