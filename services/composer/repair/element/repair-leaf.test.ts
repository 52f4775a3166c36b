import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { elementRepairer } from './repair-element.ts';

function repair(element: JsonObject): { [id: string]: unknown } {
  return Object.fromEntries(elementRepairer(definitionOf)('x', element).elements);
}

describe('the repairer', () => {
  test('keeps what is called children and is the text of a leaf', () => {
    const label = { $state: '/kpi/name' };
    expect(repair({ type: 'Stat', props: { value: '7', children: label } })['x']).toMatchObject({
      props: { value: '7', label },
    });
    expect(repair({ type: 'Gauge', props: { value: 7, children: 'Sold' } })['x']).toMatchObject({
      props: { value: 7, label: 'Sold' },
      children: [],
    });
  });

  test('gives a leaf by another name its own, even when it holds children, if it has all that makes it that leaf', () => {
    expect(repair({ type: 'Btn', props: { label: 'Go' }, children: ['a'] })['x']).toMatchObject({ type: 'Button' });
    expect(repair({ type: 'Header', props: {}, children: ['a'] })['x']).not.toMatchObject({ type: 'Heading' });
  });

  test('reads a prop under another name whose text is in a list', () => {
    expect(repair({ type: 'Card', props: { header: ['Paid'] } })['x']).toMatchObject({ props: { title: 'Paid' } });
  });

  test('with two faults in one value loses the value and not the composition', () => {
    const element = { type: 'Stat', props: { label: 'L', value: '7', deltaType: 'fancy' }, children: [] };
    expect(repair(element)['x']).toMatchObject({ props: { label: 'L', value: '7' } });
  });
});
