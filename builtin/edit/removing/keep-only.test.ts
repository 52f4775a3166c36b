import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { keepOnly } from './keep-only.ts';

/** Figures in a row, cards that show several members of each stop, a form with two fields in a row and a switch. */
const SCREEN: Spec = {
  state: { stops: [{ town: 'Kiel', start: '9:00', host: 'Moss', seats: '4 seats' }], draft: {} },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['figures', 'list', 'form'] },
    figures: { type: 'StatGroup', props: { columns: 2 }, children: ['sold', 'gain'] },
    sold: { type: 'Stat', props: { label: 'Seats sold', value: '48' }, children: [] },
    gain: { type: 'Stat', props: { label: 'Profit', value: '310 €' }, children: [] },
    list: { type: 'Stack', props: {}, children: ['stop'], repeat: { statePath: '/stops' } },
    stop: { type: 'Card', props: { title: { $bindItem: 'town' } }, children: ['start', 'host', 'seats'] },
    start: { type: 'Text', props: { text: { $bindItem: 'start' } }, children: [] },
    host: { type: 'Text', props: { text: { $bindItem: 'host' } }, children: [] },
    seats: { type: 'Badge', props: { text: { $bindItem: 'seats' } }, children: [] },
    form: { type: 'Form', props: {}, children: ['name', 'row', 'wish', 'news'] },
    name: { type: 'Input', props: { label: 'Name', name: 'name', value: { $bindState: '/draft/name' } }, children: [] },
    row: { type: 'Grid', props: { columns: 2 }, children: ['day', 'hour'] },
    day: { type: 'Input', props: { label: 'Day', name: 'day', value: { $bindState: '/draft/day' } }, children: [] },
    hour: { type: 'Input', props: { label: 'Hour', name: 'hour', value: { $bindState: '/draft/hour' } }, children: [] },
    wish: {
      type: 'Textarea',
      props: { label: 'Wishes', name: 'wish', value: { $bindState: '/draft/wish' } },
      children: [],
    },
    news: {
      type: 'Switch',
      props: { label: 'News', name: 'news', checked: { $bindState: '/draft/news' } },
      children: [],
    },
  },
};

function left(names: readonly string[], clauseText = names.join(' and ')): string[] {
  const patch = startPatch(SCREEN);
  keepOnly(patch, names, clauseText);
  return Object.keys(patch.spec.elements);
}

const without = (...ids: string[]) => Object.keys(SCREEN.elements).filter((id) => !ids.includes(id));

describe('keeping only what is named', () => {
  test('leaves one of several that are all alike', () => {
    expect(left(['Profit'])).toEqual(without('sold'));
    expect(left(['Name'])).toEqual(without());
  });

  test('leaves of each entry what shows the named members, also those that are named but not marked', () => {
    expect(left(['host'])).toEqual(without('start', 'seats'));
    expect(left(['host'], 'only host and seats')).toEqual(without('start'));
  });

  test('leaves the named fields of a form, however they are arranged', () => {
    expect(left(['Name', 'Day', 'Hour'])).toEqual(without('wish', 'news'));
  });
});
