import { expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { findTargets } from './targets.ts';

const element = (type: string, props: Record<string, Json>, children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});
const SCREEN: Spec = {
  root: 'page',
  state: { total: '45 packets are there in all' },
  elements: {
    page: element('Stack', {}, ['header', 'stats', 'three', 'tick', 'save', 'dialog']),
    header: element('PageHeader', { title: 'Seeds', description: { $state: '/total' } }),
    stats: element('StatGroup', {}, ['kinds', 'takers']),
    kinds: element('Stat', { label: 'Kinds', value: '5', caption: 'This month', icon: 'truck' }),
    takers: element('Stat', { label: 'Takers', value: '12', caption: 'This month' }),
    three: element('Text', { text: 'Three packets each' }),
    tick: element('Text', { text: 'Tick what you take' }),
    save: element('Button', { label: 'Take these', icon: 'truck' }),
    dialog: element('Dialog', { title: 'Sure?', openPath: '/open' }, ['warning']),
    warning: element('Text', { text: 'They are gone then' }),
  },
};
const idsOf = (phrase: string) => findTargets(SCREEN, phrase).map(({ place }) => place.id);

test('"at the bottom" and "above" select one of several texts and buttons, outside dialogs', () => {
  expect(
    ['note at the bottom', 'der Hinweis ganz unten', 'frase lá de cima', 'text at the top'].flatMap(idsOf),
  ).toEqual(['tick', 'tick', 'three', 'three']);
  expect(idsOf('bouton du bas')).toEqual(['save']);
});

test('the place of a thing with a name, or of several, is no part of the name', () => {
  expect(idsOf('Kinds oben')).toEqual(['kinds']);
  expect(idsOf('the numbers at the top')).toEqual(['stats']);
});

test('a line or sentence is also found by some of its words', () => {
  expect(idsOf('line about the 45 packets')).toEqual(['header']);
  expect(idsOf('sentence with tick')).toEqual(['tick']);
});

function propsAfterRemoving(target: string, ...ids: string[]) {
  const patch = startPatch(SCREEN);
  const u = { given: {}, prompt: '', actions: [] } as unknown as Understanding;
  applyCommand(patch, u, { verb: 'remove', target });
  return ids.map((id) => patch.spec.elements[id]?.props);
}

test('the caption of a figure is removed without the figure', () => {
  expect(propsAfterRemoving('This month', 'kinds', 'takers')).toEqual([
    { label: 'Kinds', value: '5', icon: 'truck' },
    { label: 'Takers', value: '12' },
  ]);
});

test('an icon that is named by its picture is removed wherever it is', () => {
  const [kinds, save] = propsAfterRemoving('the truck icon', 'kinds', 'save');
  expect([kinds?.['icon'], save?.['icon'] ?? 'none']).toEqual([undefined, 'none']);
});

test('"the table" may be built of grids, and "the list" is the one that a titled card is for', () => {
  const grid = (...children: string[]) => element('Grid', { template: '2fr 1fr' }, children);
  const repeated = (path: string, children: string[]): SpecElement => ({
    ...element('Stack', {}, children),
    repeat: { statePath: path },
  });
  const spec: Spec = {
    root: 'page',
    state: { alerts: [{ text: 'Late' }], works: [{ name: 'Mill', left: '3' }] },
    elements: {
      page: element('Stack', {}, ['alerts', 'card']),
      alerts: repeated('/alerts', ['alert']),
      alert: element('Callout', { title: { $bindItem: 'text' } }),
      card: element('Card', { title: 'Works' }, ['frame']),
      frame: element('Stack', {}, ['head', 'rows']),
      head: grid('work', 'left'),
      work: element('Text', { text: 'Work' }),
      left: element('Text', { text: 'Days left' }),
      rows: repeated('/works', ['row']),
      row: grid('name', 'days'),
      name: element('Text', { text: { $bindItem: 'name' } }),
      days: element('Text', { text: { $bindItem: 'left' } }),
    },
  };
  expect(findTargets(spec, 'table').map(({ place }) => place.id)).toEqual(['frame']);
  const listed = { ...spec, elements: { ...spec.elements, card: element('Card', { title: 'Works' }, ['rows']) } };
  expect(findTargets(listed, 'list').map(({ place }) => place.id)).toEqual(['rows']);
});
