import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { namesIcon, removeIcons } from './remove-icons.ts';

const SCREEN: Spec = {
  state: {},
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['notice', 'loads', 'time', 'row', 'send', 'cancel'] },
    notice: { type: 'Alert', props: { title: 'On its way', icon: 'truck' }, children: [] },
    loads: { type: 'Stat', props: { label: 'Loads', value: '4', icon: 'package' }, children: [] },
    time: { type: 'Stat', props: { label: 'Time', value: '9', icon: 'clock' }, children: [] },
    row: { type: 'Stack', props: { direction: 'horizontal' }, children: ['cup', 'food'] },
    cup: { type: 'Icon', props: { name: 'coffee' }, children: [] },
    food: { type: 'Text', props: { text: 'No food' }, children: [] },
    send: { type: 'Button', props: { label: 'Send', icon: 'send' }, children: [] },
    cancel: { type: 'Button', props: { label: 'Cancel', icon: 'x' }, children: [] },
  },
};

// The ids of the elements that lose their icon.
function without(phrase: string, within?: string): string[] {
  const patch = startPatch(SCREEN);
  removeIcons(patch, phrase, within);
  return patch.operations.flatMap(
    ({ path }) => /^\/elements\/([^/]+)(?:\/props\/(?:icon|name))?$/.exec(path)?.[1] ?? [],
  );
}

describe('an icon', () => {
  test('is removed by what it shows, in any language', () => {
    expect(without('truck icon')).toEqual(['notice']);
    expect(without('camión')).toEqual(['notice']);
    expect(without('icona del orologio')).toEqual(['time']);
    expect(without('coffee cup icon')).toEqual(['cup']);
    expect(without('icône de plume')).toEqual([]);
  });

  test('is removed by what it belongs to', () => {
    expect(without('ícone do botão Send')).toEqual(['send']);
    expect(without('icon', 'No food')).toEqual(['cup']);
    expect(without('icons', 'figures')).toEqual(['loads', 'time']);
  });

  test('that an alert would draw itself is hidden', () => {
    const patch = startPatch(SCREEN);
    removeIcons(patch, 'truck icon', undefined);
    expect(patch.operations).toEqual([{ op: 'replace', path: '/elements/notice/props/icon', value: 'none' }]);
  });

  test('is left if the word for it could mean several', () => {
    expect(without('icon')).toEqual([]);
    expect(without('icons')).toHaveLength(6);
  });

  test('is named only by the word for it', () => {
    expect(namesIcon('das Symbol')).toBe(true);
    expect(namesIcon('truck')).toBe(false);
  });
});
