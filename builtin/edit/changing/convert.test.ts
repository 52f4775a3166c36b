import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';

const bound = (path: string) => ({ $bindState: path });

const SCREEN: Spec = {
  root: 'page',
  state: { room: '', gift: true, fast: false, days: 4, note: '', label: 'a', names: ['Mon', 'Tue'] },
  elements: {
    page: { type: 'Stack', props: {}, children: ['room', 'gift', 'fast', 'days', 'note', 'card', 'chart'] },
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
    gift: { type: 'Checkbox', props: { label: 'Gift', name: 'gift', checked: bound('/gift') }, children: [] },
    fast: { type: 'Switch', props: { label: 'Express', name: 'fast', checked: bound('/fast') }, children: [] },
    days: { type: 'QuantityStepper', props: { label: 'Days', value: bound('/days') }, children: [] },
    note: { type: 'Textarea', props: { label: 'Note', name: 'note', value: bound('/note') }, children: [] },
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

  test('stays if something else on the screen reads it', () => {
    expect(converted({ target: 'Express', choices: ['Yes', 'No'] })).toEqual(SCREEN);
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
