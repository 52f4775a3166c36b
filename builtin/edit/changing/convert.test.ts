import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';

const bound = (path: string) => ({ $bindState: path });

const CONTROLS = ['room', 'round', 'gift', 'fast', 'days', 'note', 'budget'];

const SCREEN: Spec = {
  root: 'page',
  state: {
    rounds: [{ label: 'First', value: 1 }],
    round: 1,
    room: '',
    gift: true,
    fast: false,
    days: 4,
    note: '',
    label: 'a',
    names: ['Mon', 'Tue'],
    fees: [['Dae', '€40']],
  },
  elements: {
    page: { type: 'Stack', props: {}, children: [...CONTROLS, 'card', 'chart', 'players', 'orders', 'sales'] },
    room: {
      type: 'Select',
      props: {
        label: 'Room',
        name: 'room',
        options: ['Hall', 'Attic'],
        value: bound('/room'),
        placeholder: 'All rooms',
        clearable: true,
      },
      children: [],
    },
    round: {
      type: 'Select',
      props: { label: 'Round', name: 'round', options: { $state: '/rounds' }, value: bound('/round') },
      children: [],
    },
    gift: { type: 'Checkbox', props: { label: 'Gift', name: 'gift', checked: bound('/gift') }, children: [] },
    fast: { type: 'Switch', props: { label: 'Express', name: 'fast', checked: bound('/fast') }, children: [] },
    days: { type: 'QuantityStepper', props: { label: 'Days', value: bound('/days') }, children: [] },
    note: { type: 'Textarea', props: { label: 'Note', name: 'note', value: bound('/note') }, children: [] },
    budget: {
      type: 'Slider',
      props: { label: 'Budget', name: 'budget', min: 1, max: 9, value: bound('/budget') },
      on: { commit: { action: 'count' } },
      children: [],
    },
    players: {
      type: 'Table',
      props: { columns: ['Player', 'Fee'], rows: { $state: '/fees' }, caption: 'Players' },
      children: [],
    },
    orders: {
      type: 'DataTable',
      props: { columns: [{ key: 'no', label: 'No.' }], rows: [{ no: '1' }], selectable: true, caption: 'Orders' },
      children: [],
    },
    sales: { type: 'Card', props: { title: 'Sales' }, children: ['bars'] },
    bars: {
      type: 'BarList',
      props: {
        data: [
          { label: 'Mon', value: 3 },
          { label: 'Tue', value: 5 },
        ],
      },
      children: [],
    },
    card: { type: 'Card', props: { title: 'Express' }, children: [], visible: { $state: '/fast' } },
    chart: {
      type: 'LineChart',
      props: {
        series: [
          { name: 'A', points: [1, 2] },
          { name: 'B', points: [3, 4] },
        ],
        xLabels: { $state: '/names' },
      },
      children: [],
    },
  },
};

function converted(command: Partial<Command & { verb: 'convert' }> & { target: string }): Spec {
  const patch = startPatch(SCREEN);
  const u = understand(briefOf('change it', { mode: 'edit', priorSpec: SCREEN }));
  applyCommand(patch, u, { verb: 'convert', to: 'dropdown', ...command });
  return patch.spec;
}

const options = (...values: string[]): Json => values.map((value) => ({ label: value, value }));

describe('a control that is turned into a choice', () => {
  test('becomes buttons in a frame with its label, with an option for what could be left open', () => {
    const { elements } = converted({ target: 'Room', to: 'button' });
    expect(elements['room']).toMatchObject({ type: 'FormField', props: { label: 'Room' } });
    expect(elements[elements['room']?.children[0] ?? '']).toMatchObject({
      type: 'SegmentedControl',
      props: { options: [{ label: 'All rooms', value: '' }, { label: 'Hall' }, { label: 'Attic' }] },
    });
  });

  test('keeps its kind if only its options are told', () => {
    const { elements } = converted({ target: 'Room', to: 'option', choices: ['Attic', 'Cellar'] });
    expect(elements['room']).toMatchObject({ type: 'Select', props: { options: options('Attic', 'Cellar') } });
  });

  test('starts with the answer that the box had', () => {
    const { elements, state } = converted({ target: 'Gift', to: 'radio', choices: ['Yes', 'No'] });
    expect(elements['gift']).toMatchObject({ type: 'Radio', props: { label: 'Gift', options: options('Yes', 'No') } });
    expect(state['gift']).toBe('Yes');
  });

  test('starts with nothing if the options do not tell what the box had', () => {
    expect(converted({ target: 'Gift', choices: ['Meat', 'Fish'] }).state['gift']).toBe('');
  });

  test('takes numbers as texts', () => {
    const { elements, state } = converted({ target: 'Days', choices: ['2', '4'] });
    expect(elements['days']).toMatchObject({ type: 'Select', props: { label: 'Days', name: 'days' } });
    expect(state['days']).toBe('4');
  });

  test('becomes a list of boxes if several may be ticked', () => {
    const { elements, state } = converted({ target: 'Note', to: 'checkbox', choices: ['Nuts', 'Eggs'] });
    expect(elements['note']).toMatchObject({
      type: 'FacetList',
      props: { title: 'Note', facets: options('Nuts', 'Eggs') },
    });
    expect(state['note']).toEqual([]);
  });

  test('still shows what the box showed, for the answer that is no "no"', () => {
    const { elements } = converted({ target: 'Express', choices: ['Yes', 'No'] });
    expect(elements['fast']).toMatchObject({ type: 'Select' });
    expect(elements['card']?.visible).toEqual({ $state: '/fast', eq: 'Yes' });
  });

  test('stays if no option tells what something else on the screen reads', () => {
    expect(converted({ target: 'Express', choices: ['Meat', 'Fish'] })).toEqual(SCREEN);
  });

  test('keeps options that are no texts', () => {
    const { elements } = converted({ target: 'Round', to: 'radio' });
    expect(elements['round']).toMatchObject({ type: 'Radio', props: { options: { $state: '/rounds' } } });
  });

  test('becomes buttons if tabs are asked for', () => {
    const { elements } = converted({ target: 'Room', to: 'tab' });
    expect(elements[elements['room']?.children[0] ?? '']).toMatchObject({ type: 'SegmentedControl' });
  });
});

test('a control without such a prop is required by the frame around it', () => {
  const patch = startPatch(SCREEN);
  const u = understand(briefOf('change it', { mode: 'edit', priorSpec: SCREEN }));
  applyCommand(patch, u, { verb: 'require', target: 'Days', isRequired: true });
  const { days } = patch.spec.elements;
  expect(days).toMatchObject({ type: 'FormField', props: { label: 'Days', required: true } });
  expect(patch.spec.elements[days?.children[0] ?? '']).toEqual({
    type: 'QuantityStepper',
    props: { value: bound('/days') },
    children: [],
  });
});

test('a control keeps its label in a frame if its new kind has none, and its action with the event that it has', () => {
  const { elements } = converted({ target: 'Budget', to: 'numberField' });
  expect(elements['budget']).toMatchObject({ type: 'FormField', props: { label: 'Budget' } });
  expect(elements[elements['budget']?.children[0] ?? '']).toMatchObject({
    type: 'NumberInput',
    props: { value: bound('/budget'), max: 9 },
    on: { change: { action: 'count' } },
  });
});

describe('cards made of a table', () => {
  test('show its rows, titled by the first cell', () => {
    const { elements, state } = converted({ target: 'Players', to: 'card' });
    expect(elements['players']).toMatchObject({ type: 'Grid', repeat: { statePath: '/players_rows' } });
    expect(elements[elements['players']?.children[0] ?? '']).toMatchObject({
      type: 'Card',
      props: { title: { $bindItem: 'player' } },
    });
    expect(state['players_rows']).toEqual([{ player: 'Dae', fee: '€40' }]);
  });

  test('are none if rows are picked in it', () => {
    expect(converted({ target: 'Orders', to: 'card' })).toEqual(SCREEN);
  });
});

test('a list of bars becomes a line', () => {
  expect(converted({ target: 'bar list', to: 'lineChart' }).elements['bars']).toMatchObject({
    type: 'LineChart',
    props: { series: [{ name: 'Sales', points: [3, 5] }], xLabels: ['Mon', 'Tue'] },
  });
});

test('a chart keeps all of its series', () => {
  expect(converted({ target: 'line chart', to: 'barChart' }).elements['chart']).toMatchObject({
    type: 'BarChart',
    props: {
      series: [
        { name: 'A', values: [1, 2] },
        { name: 'B', values: [3, 4] },
      ],
      labels: { $state: '/names' },
    },
  });
});

test('bars may be made to run across', () => {
  const patch = startPatch({
    root: 'page',
    state: {},
    elements: {
      page: { type: 'Stack', props: {}, children: ['bars'] },
      bars: { type: 'BarChart', props: { data: [{ label: 'Mon', value: 3 }] }, children: [] },
    },
  });
  const u = understand(briefOf('change it', { mode: 'edit', priorSpec: patch.spec }));
  const command: Command = { verb: 'convert', target: 'chart', to: 'barChart' };
  expect(applyCommand(patch, u, command)).toBe(false);
  expect(applyCommand(patch, u, { ...command, layout: 'horizontal' })).toBe(true);
  expect(patch.spec.elements['bars']).toMatchObject({ type: 'BarChart', props: { layout: 'horizontal' } });
});
