import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { legalId } from '../element/legal-id.ts';
import { elementRepairer } from '../element/repair-element.ts';
import { textChildren } from './text-children.ts';

const specOf = (children: string[], more: Spec['elements'] = {}): Spec => ({
  state: {},
  root: 'root',
  elements: { root: { type: 'Card', props: {}, children }, ...more },
});
const leaf = (text: string): SpecElement => ({ type: 'Text', props: { text }, children: [] });

describe('a text among the children', () => {
  test('becomes a Text element in its place, each its own', () => {
    const { elements } = textChildren(
      specOf(['a', 'Closed on public holidays', 'Closed on public holidays'], { a: leaf('A') }),
    ).spec;
    expect(elements['root']?.children).toEqual(['a', 'root-text', 'root-text-2']);
    expect(elements['root-text']).toEqual(leaf('Closed on public holidays'));
    expect(elements['root-text-2']).toEqual(leaf('Closed on public holidays'));
  });

  test('is an id when an element has that id', () => {
    const id = legalId('Order summary card');
    expect(textChildren(specOf(['Order summary card'], { [id]: leaf('A') })).spec.elements['root']?.children).toEqual([
      id,
    ]);
  });

  test('stays as it is until the element is judged, unlike an id that is not legal', () => {
    const repair = elementRepairer(definitionOf);
    const { elements } = repair('root', { type: 'Card', props: {}, children: ['Open until nine.', 'card 1'] });
    expect(elements[0]?.[1].children).toEqual(['Open until nine.', legalId('card 1')]);
  });
});
