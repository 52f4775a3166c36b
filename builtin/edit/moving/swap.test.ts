import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const figure = (label: string) => ({ type: 'Stat', props: { label, value: 3 }, children: [] });
const card = (title: string) => ({ type: 'Card', props: { title }, children: [] });

/** Figures and cards of the same names, the cards in different places. */
const SCREEN: Spec = {
  root: 'page',
  state: {},
  elements: {
    page: { type: 'Stack', props: {}, children: ['figures', 'freshCard', 'side'] },
    figures: { type: 'StatGroup', props: {}, children: ['fresh', 'due', 'stale'] },
    fresh: figure('Fresh'),
    due: figure('Due'),
    stale: figure('Stale'),
    freshCard: card('Fresh'),
    side: { type: 'Stack', props: {}, children: ['staleCard', 'hint'] },
    staleCard: card('Stale'),
    hint: { type: 'Text', props: { text: 'Counted daily.' }, children: [] },
  },
};

const figuresAfter = (marked: string) => editedAsMarked(SCREEN, marked).elements['figures']?.children;

describe('swapping', () => {
  test('means the names that stand beside each other if the screen has them more than once', () => {
    expect(figuresAfter('swap [swapped:Fresh] and [swapped:Stale]')).toEqual(['stale', 'due', 'fresh']);
  });

  test.each([
    'swap the [swapped:first] and the [swapped:last figure]',
    'tausch die [swapped:erste] und die [swapped:letzte Kennzahl]',
  ])('takes the noun of one for both: %s', (marked) => {
    expect(figuresAfter(marked)).toEqual(['stale', 'due', 'fresh']);
  });

  test('does nothing where the named part has no such pair', () => {
    expect(editedAsMarked(SCREEN, '[swapped:Fresh] and [swapped:Stale] in the [inside:table]')).toEqual(SCREEN);
  });
});
