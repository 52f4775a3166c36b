import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const choice = (type: string, label: string, path: string) => ({
  type,
  props: { label, name: label, options: ['a', 'b'], value: { $bindState: path } },
  children: [],
});

const SCREEN: Spec = {
  root: 'page',
  state: { plot: '', sex: '', bars: [{ label: 'Mon', value: 1 }] },
  elements: {
    page: { type: 'Stack', props: {}, children: ['plot', 'sex', 'chart'] },
    plot: choice('Select', 'Wanted plot', '/plot'),
    sex: choice('Radio', 'Sex', '/sex'),
    chart: { type: 'BarChart', props: { data: { $state: '/bars' } }, children: [] },
  },
};

const typesAfter = (marked: string) =>
  Object.fromEntries(Object.entries(editedAsMarked(SCREEN, marked).elements).map(([id, { type }]) => [id, type]));

test.each([
  ['what it is called besides its name', 'the [turned:plot list] as [kind:radio buttons]', { plot: 'Radio' }],
  [
    'what it was, if it is the only one',
    'the [turned:genre] as a [kind:dropdown], not [was:radio]',
    { plot: 'Select' },
  ],
  ['the only one of its kind', 'il [turned:grafico dei mesi] come [kind:linea]', { chart: 'LineChart' }],
])('what is turned into something is found by %s', (_, marked, types) => {
  expect(typesAfter(marked)).toMatchObject(types);
});

test('what is one of several of its kind needs its name', () => {
  expect(typesAfter('le [turned:choix du toiletteur] en [kind:liste]')).toMatchObject({ plot: 'Select', sex: 'Radio' });
});

test('the kind decides the direction of bars', () => {
  const { chart } = editedAsMarked(SCREEN, 'the [turned:chart] as [kind:horizontal bars]').elements;
  expect(chart).toMatchObject({ type: 'BarChart', props: { layout: 'horizontal' } });
});
