import { expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const element = (type: string, props: Record<string, Json> = {}, children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});
const button = (label: string) => element('Button', { label });
const input = (label: string) => element('Input', { label, value: { $bindState: `/${label}` } });
const page = (children: string[], elements: Record<string, SpecElement>): Spec => ({
  root: 'page',
  state: {},
  elements: { page: element('Stack', {}, children), ...elements },
});

// The children of elements after a move.
function childrenAfter(spec: Spec, target: string, where: Where, ...of: string[]): (readonly string[] | undefined)[] {
  const patch = startPatch(spec);
  applyCommand(patch, { given: {}, prompt: '' } as unknown as Understanding, { verb: 'move', target, where });
  return of.map((id) => patch.spec.elements[id]?.children);
}

test('a button of the header moves to the bottom without the header', () => {
  const spec = page(['header', 'name'], {
    header: element('PageHeader', { title: 'Rule' }, ['save']),
    save: button('Save'),
    name: input('Name'),
  });
  expect(childrenAfter(spec, 'save', { side: 'last' }, 'page', 'header')).toEqual([['header', 'name', 'save'], []]);
});

test('a table with a search moves with its titled card, and within the card alone', () => {
  const spec = page(['stats', 'orders'], {
    stats: element('StatGroup', {}, ['sold']),
    sold: element('Stat', { label: 'Sold', value: '3' }),
    orders: element('Card', { title: 'Orders' }, ['search', 'table']),
    search: element('SearchInput', { value: { $bindState: '/query' } }),
    table: element('DataTable', { columns: [{ key: 'no', label: 'No.' }], rows: [] }),
  });
  expect(childrenAfter(spec, 'table', { side: 'before', anchor: 'sold' }, 'page', 'orders')).toEqual([
    ['orders', 'stats'],
    ['search', 'table'],
  ]);
  expect(childrenAfter(spec, 'search', { side: 'after', anchor: 'table' }, 'page', 'orders')).toEqual([
    ['stats', 'orders'],
    ['table', 'search'],
  ]);
});

const row = (...ids: string[]) => element('Grid', { template: '2fr 1fr' }, ids);
const SETTINGS = page(['card'], {
  card: element('Card', { title: 'Events' }, ['one', 'line1', 'two', 'line2', 'three']),
  line1: element('Separator'),
  line2: element('Separator'),
  one: row('label1', 'sms1', 'push1'),
  two: row('label2', 'sms2', 'push2'),
  three: row('label3', 'sms3', 'push3'),
  ...Object.fromEntries(
    ['Delay', 'Delivery', 'Alarm'].flatMap((label, at) => [
      [`label${at + 1}`, element('Text', { text: label })],
      [`sms${at + 1}`, element('Switch', { label: 'SMS', checked: { $bindState: `/sms/${at}` } })],
      [`push${at + 1}`, element('Switch', { label: 'Push', checked: { $bindState: `/push/${at}` } })],
    ]),
  ),
});

test('a label moves with its row, and the lines between the rows stay', () => {
  expect(childrenAfter(SETTINGS, 'alarm', { side: 'first' }, 'card')).toEqual([
    ['three', 'line1', 'one', 'line2', 'two'],
  ]);
  expect(childrenAfter(SETTINGS, 'delay', { side: 'after', anchor: 'delivery' }, 'card')).toEqual([
    ['two', 'line1', 'one', 'line2', 'three'],
  ]);
});

test('what every row has moves in every row', () => {
  expect(childrenAfter(SETTINGS, 'push', { side: 'before', anchor: 'SMS' }, 'one', 'three')).toEqual([
    ['label1', 'push1', 'sms1'],
    ['label3', 'push3', 'sms3'],
  ]);
});

test('the first field of a form leaves a row that is further down', () => {
  const spec = page(['form'], {
    form: element('Form', {}, ['name', 'row']),
    name: input('Name'),
    row: element('Grid', { columns: 2 }, ['date', 'time']),
    date: input('Date'),
    time: input('Time'),
  });
  expect(childrenAfter(spec, 'time', { side: 'first' }, 'form', 'row')).toEqual([['time', 'name', 'row'], ['date']]);
  expect(childrenAfter(spec, 'time', { side: 'first', isSideways: true }, 'form', 'row')).toEqual([
    ['name', 'row'],
    ['time', 'date'],
  ]);
});

test('beside a fact means beside the list of facts', () => {
  const spec = page(['facts', 'notes', 'plan'], {
    facts: element('DescriptionList', { items: [{ term: 'Age', description: '7' }] }),
    notes: element('Text', { text: 'Good as gold' }),
    plan: element('Card', { title: 'Feed plan' }),
  });
  expect(childrenAfter(spec, 'feed plan', { side: 'after', anchor: 'age' }, 'page')).toEqual([
    ['facts', 'plan', 'notes'],
  ]);
});

test('what is beside another cell moves with its own cell, under its heading', () => {
  const spec = page(['grid'], {
    grid: element('Grid', { template: '2fr 1fr' }, ['map', 'right']),
    map: element('MapView', { markers: [] }),
    right: element('Stack', {}, ['heading', 'routes']),
    heading: element('Heading', { text: 'Routes' }),
    routes: element('Text', { text: 'Twelve of them' }),
  });
  expect(childrenAfter(spec, 'routes', { side: 'before', anchor: 'map' }, 'grid')).toEqual([['right', 'map']]);
});

test('the list moves in front of the map in each of several views', () => {
  const view = (at: number): Record<string, SpecElement> => ({
    [`view${at}`]: {
      ...element('Grid', { columns: 2 }, [`places${at}`, `card${at}`]),
      visible: { $state: '/at', eq: at },
    },
    [`places${at}`]: element('MapView', { markers: [] }),
    [`card${at}`]: element('Card', { title: 'Results' }, [`all${at}`]),
    [`all${at}`]: { ...element('Stack', {}, [`entry${at}`]), repeat: { statePath: `/rows${at}` } },
    [`entry${at}`]: element('ListItem', { title: { $bindItem: 'name' } }),
  });
  const spec = {
    ...page(['view1', 'view2'], { ...view(1), ...view(2) }),
    state: { rows1: [{ name: 'A' }], rows2: [] },
  };
  expect(childrenAfter(spec, 'list', { side: 'before', anchor: 'map' }, 'view1', 'view2')).toEqual([
    ['card1', 'places1'],
    ['card2', 'places2'],
  ]);
});

test('"the two buttons" are swapped if there are only two beside each other', () => {
  const spec = page(['row', 'dialog'], {
    row: element('Stack', { direction: 'horizontal' }, ['text', 'keep', 'cancel']),
    text: element('Text', { text: 'Sure?' }),
    keep: button('Keep'),
    cancel: button('Cancel'),
    dialog: element('Dialog', { title: 'Really?', openPath: '/open' }, ['yes', 'no']),
    yes: button('Yes'),
    no: button('No'),
  });
  const patch = startPatch(spec);
  const both = 'the two buttons';
  applyCommand(patch, { given: {}, prompt: '' } as unknown as Understanding, { verb: 'swap', one: both, other: both });
  expect(patch.spec.elements['row']?.children).toEqual(['text', 'cancel', 'keep']);
});
