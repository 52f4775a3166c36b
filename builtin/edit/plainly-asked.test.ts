import { describe, expect, test } from 'vitest';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';

const element = (type: string, props: SpecElement['props'], children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});

const page = (elements: Spec['elements'], state: Spec['state'] = {}): Spec => ({
  state,
  root: 'page',
  elements: {
    page: element(
      'Stack',
      {},
      Object.keys(elements).filter((id) => !id.includes('-')),
    ),
    ...elements,
  },
});

const columnsIn = (spec: Spec) =>
  ((spec.elements['table']?.props['columns'] ?? []) as { label: string }[]).map(({ label }) => label);

const TABLE = page(
  {
    header: element('PageHeader', { title: 'Tanks', description: 'As of today' }),
    table: element('DataTable', {
      columns: [
        { key: 'name', label: 'Tank' },
        { key: 'ph', label: 'pH', align: 'end' },
        { key: 'litres', label: 'Volume' },
      ],
      rows: { $state: '/tanks' },
    }),
  },
  {
    tanks: [
      { name: 'Kelp', ph: 8, litres: 300 },
      { name: 'Reef', ph: 7, litres: 900 },
    ],
  },
);

describe('something that goes', () => {
  test('may be left out, in two words', () => {
    expect(columnsIn(editedAsMarked(TABLE, 'leave the [gone:pH column] out'))).toEqual(['Tank', 'Volume']);
    expect(columnsIn(editedAsMarked(TABLE, 'leave the [gone:pH column] away and show the rest'))).toEqual([
      'Tank',
      'Volume',
    ]);
  });

  test('is only a word where that is what is told', () => {
    const prior = page({
      card: element('Card', { title: 'Extras' }, ['card-text']),
      'card-text': element('Text', { text: 'Oil' }),
    });
    const spec = editedAsMarked(prior, 'take out the word [gone:Extras]');
    expect(spec.elements['card']?.props).toEqual({});
    expect(spec.elements['card-text']).toBeDefined();
  });

  test('may be the line under something else', () => {
    const spec = editedAsMarked(TABLE, 'call it [name:Pools] and drop the [gone:sentence] under the title');
    expect(spec.elements['header']?.props['description']).toBeUndefined();
    const card = page({ card: element('Card', { title: 'Sign up', description: 'It is free' }) });
    const renamed = editedAsMarked(
      card,
      'make the [named:heading] "[name:Join]" and drop the [gone:sentence] under it',
    );
    expect(renamed.elements['card']?.props).toEqual({ title: 'Join' });
  });

  test('is not told by the sentence before', () => {
    const prior = page({ pay: element('Button', { label: 'Pay now' }) });
    const spec = editedAsMarked(prior, 'Remove nothing else. And [named:Pay now] should say "[name:Pay]"');
    expect(spec.elements['pay']?.props['label']).toBe('Pay');
  });
});

test('the highest of a column at the top are an order', () => {
  const { table } = editedAsMarked(TABLE, 'put the [moved:highest volume] [at:at the top]').elements;
  expect(table?.props).toMatchObject({ sortBy: 'litres', sortDir: 'desc' });
});

test('a table without rows is sorted by its columns', () => {
  const prior = page(
    { table: element('DataTable', { columns: [{ key: 'n', label: 'Name' }], rows: { $state: '/all' } }) },
    { all: [] },
  );
  const { table } = editedAsMarked(prior, 'sort the [sorted:list] by [by:name]').elements;
  expect(table?.props).toMatchObject({ sortBy: 'n', sortDir: 'asc' });
});

test('a chart without data becomes one of series that is bound to the same place', () => {
  const prior = page({ chart: element('BarChart', { data: { $state: '/sales' }, ariaLabel: 'Sales' }) }, { sales: [] });
  const { chart } = editedAsMarked(prior, 'the [turned:chart] as a [kind:line chart]').elements;
  expect(chart).toMatchObject({ type: 'LineChart', props: { series: { $state: '/sales' }, xLabels: [] } });
});

test('a hint in a box stands there while it is empty', () => {
  const prior = page({ phone: element('Input', { label: 'Phone', value: { $bindState: '/phone' } }) }, { phone: '' });
  const { phone } = editedAsMarked(
    prior,
    'put a [kind:hint] in the [inside:phone] box, like [new:0161 496 0000]',
  ).elements;
  expect(phone?.props).toMatchObject({ placeholder: '0161 496 0000' });
});

test('a new name in quotation marks is written as it is', () => {
  const prior = page({ plan: element('PlanCard', { name: 'Plus', price: '9 €', period: 'per month (net)' }) });
  const { plan } = editedAsMarked(prior, 'instead of "[named:per month (net)]" only "[name:per month]"').elements;
  expect(plan?.props['period']).toBe('per month');
});

describe('the lanes of a board', () => {
  const lane = (title: string): SpecElement => element('BoardColumn', { title });
  const menu = element('DropdownMenu', { label: 'Move to', items: { $state: '/targets' } });
  const targets = [
    { label: 'Open', value: 'o' },
    { label: 'Done', value: 'd' },
  ];
  const BOARD = page(
    { board: element('KanbanBoard', {}, ['lane-o', 'lane-d']), 'lane-o': lane('Open'), 'lane-d': lane('Done'), menu },
    { targets },
  );

  test('have the same names in the menus that move cards', () => {
    const { state } = editedAsMarked(BOARD, '[named:Open] should be called "[name:New]"');
    expect(state['targets']).toEqual([{ label: 'New', value: 'o' }, targets[1]]);
  });

  test('are all in these menus', () => {
    const { state } = editedAsMarked(BOARD, 'one more [kind:column] after [after:Open]: [new:Check]');
    expect(state['targets']).toEqual([targets[0], { label: 'Check', value: 'Check' }, targets[1]]);
  });
});

test('a question goes to the others, with its answer', () => {
  const faq = element('FAQ', { items: [{ question: 'Do you ship?', answer: 'Yes.' }] });
  const spec = editedAsMarked(page({ faq }), 'add a [kind:question]: [new:Can I pick up]? Yes, every Friday.');
  expect(spec.elements['faq']?.props['items']).toEqual([
    { question: 'Do you ship?', answer: 'Yes.' },
    { question: 'Can I pick up?', answer: 'Yes, every Friday.' },
  ]);
});

test('a field after one of a grid with several rows stands right after it', () => {
  const input = (name: string) => element('Input', { label: name, value: { $bindState: `/f/${name}` } });
  const prior = page(
    {
      form: element('Form', {}, ['a-grid']),
      'a-grid': element('Grid', { columns: 2 }, ['a-1', 'a-2', 'a-3', 'a-4']),
      'a-1': input('Child'),
      'a-2': input('Class'),
      'a-3': input('From'),
      'a-4': input('To'),
    },
    { f: { Child: '', Class: '', From: '', To: '' } },
  );
  const spec = editedAsMarked(prior, 'add a [kind:field] for the [new:teacher] after [after:class]');
  expect(spec.elements['a-grid']?.children).toEqual(['a-1', 'a-2', 'teacherInput', 'a-3', 'a-4']);
});

test('a column of a table whose form adds entries is asked for there', () => {
  const add = {
    commit: { action: 'pushState', params: { statePath: '/members', value: { name: { $state: '/new/name' } } } },
  };
  const prior = page(
    {
      table: element('DataTable', {
        columns: [{ key: 'name', label: 'Name', editable: true }],
        rows: { $state: '/members' },
      }),
      form: { ...element('Form', {}, ['a-name']), on: add },
      'a-name': element('Input', { label: 'Name', value: { $bindState: '/new/name' } }),
    },
    { members: [], new: { name: '' } },
  );
  const spec = editedAsMarked(prior, 'add the [new:town] as a [kind:column] after the [after:name]');
  expect(spec.elements['table']?.props['columns']).toHaveLength(2);
  expect(spec.elements['form']?.on).toMatchObject({
    commit: { params: { value: { name: { $state: '/new/name' }, town: { $state: '/new/town' } } } },
  });
});

test('a field shows while a number is bigger than another', () => {
  const input = (label: string, path: string) => element('NumberInput', { label, value: { $bindState: path } });
  const prior = page({ radius: input('Delivery radius', '/r'), fee: input('Fee', '/fee') }, { r: 3, fee: 1 });
  const spec = editedAsMarked(prior, 'the [shown:fee] only if [when:the radius is bigger than 0]');
  expect(spec.elements['fee']?.visible).toEqual({ $state: '/r', gt: 0 });
});

test('what a pronoun means is what the change before was made to', () => {
  const prior = page({
    first: element('Card', { title: 'Facts' }, ['first-text']),
    'first-text': element('Text', { text: 'A' }),
    second: element('Card', { title: 'Feed' }, ['second-text']),
    'second-text': element('Text', { text: 'B' }),
    remark: element('Card', { title: 'Remark' }, ['remark-text']),
    'remark-text': element('Text', { text: 'C' }),
  });
  const spec = editedAsMarked(
    prior,
    'The remark is important, move [moved:it] under [after:Facts] and make [styled:it] [look:yellow]',
  );
  expect(spec.elements['page']?.children).toEqual(['first', 'remark', 'second']);
  expect(spec.elements['remark']?.props['accent']).toBe('yellow');
});

test('the only field for a phone number is meant whatever its label is', () => {
  const prior = page(
    { call: element('Input', { label: 'Telefon für Rückfragen', type: 'tel', value: { $bindState: '/t' } }) },
    { t: '' },
  );
  const spec = editedAsMarked(prior, '[must:Telefonnummer] ist bei uns Pflicht');
  expect(spec.elements['call']?.props['required']).toBe(true);
});

test('nothing goes if the rest is to stay', () => {
  const prior = page({
    group: element('StatGroup', {}, ['a-1', 'a-2']),
    'a-1': element('Stat', { label: 'Milk', value: '1' }),
    'a-2': element('Stat', { label: 'Fat', value: '2' }),
  });
  expect(editedAsMarked(prior, 'then [kept:milk], the rest as it is')).toEqual(prior);
});

test('the icon of a figure goes without the figure', () => {
  const prior = page({
    group: element('StatGroup', {}, ['a-1', 'a-2']),
    'a-1': element('Stat', { label: 'Minuti', value: '1', icon: 'clock' }),
    'a-2': element('Stat', { label: 'Gol', value: '2', icon: 'target' }),
  });
  const { elements } = editedAsMarked(prior, "togli l'[gone:icona dei minuti]");
  expect(elements['a-1']?.props).toEqual({ label: 'Minuti', value: '1' });
  expect(elements['a-2']?.props['icon']).toBe('target');
});

test('of names that differ in their capitals, the one that is written is replaced everywhere', () => {
  const prior = page(
    {
      choice: element('Radio', {
        label: 'Pay',
        options: [{ label: 'Pro Woche', value: 'w' }],
        value: { $bindState: '/p' },
      }),
      plan: element('PlanCard', { name: 'Plus', price: '9 €', period: 'pro Woche' }),
    },
    { p: 'w' },
  );
  const { elements } = editedAsMarked(prior, 'statt "[named:pro Woche]" soll da "[name:je Woche]" stehen');
  expect(elements['plan']?.props['period']).toBe('je Woche');
  expect(elements['choice']?.props['options']).toEqual([{ label: 'Pro Woche', value: 'w' }]);
});
