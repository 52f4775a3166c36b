import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { replaceAlikeInText, type RangeEnd } from './number-in-text.ts';

const SCREEN: Spec = {
  state: { hours: 'Mon–Fri 8:00–18:00' },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['note', 'desk'] },
    note: { type: 'Text', props: { text: 'All prices include VAT. Haul-out is €180.00 for 2 people.' }, children: [] },
    desk: { type: 'Card', props: { title: 'Help desk' }, children: ['facts'] },
    facts: { type: 'Text', props: { text: { $state: '/hours' } }, children: [] },
  },
};

// The only changed value after a value was set on what a phrase names; undefined if nothing was changed.
function set(phrase: string, value: string, end?: RangeEnd): unknown {
  const patch = startPatch(SCREEN);
  const isMade = replaceAlikeInText(patch, findTargets(SCREEN, phrase), { value, end });
  const [operation] = patch.operations;
  return isMade && operation !== undefined && 'value' in operation ? operation.value : undefined;
}

describe('a number in a text', () => {
  test('is replaced by one of the same kind, in its own form', () => {
    expect(set('Haul-out', '€195')).toBe('All prices include VAT. Haul-out is €195.00 for 2 people.');
    expect(set('Haul-out', '3 people')).toBe('All prices include VAT. Haul-out is €180.00 for 3 people.');
  });

  test('is left alone if the value is of another kind', () => {
    expect(set('Haul-out', '20:00')).toBeUndefined();
    expect(set('Haul-out', '5 boats')).toBeUndefined();
  });

  test('at the end of a range is replaced if the value is for that end', () => {
    expect(set('Help desk', '20:00', 'end')).toBe('Mon–Fri 8:00–20:00');
    expect(set('Help desk', '7:30', 'start')).toBe('Mon–Fri 7:30–18:00');
    expect(set('Help desk', '20:00')).toBeUndefined();
  });
});
