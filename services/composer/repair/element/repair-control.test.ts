import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { elementRepairer } from './repair-element.ts';

const repairElement = elementRepairer(definitionOf);

function repaired(element: JsonObject): SpecElement {
  const [[, only] = []] = repairElement('x', element).elements;
  if (only === undefined) throw new Error('the element is gone');
  return only;
}

describe('a binding written as a call', () => {
  const commitOf = (onClick: string) => {
    return repaired({ type: 'Button', props: { label: 'Pay' }, onClick }).on?.commit;
  };

  test.each([
    ['pay', { action: 'pay' }],
    ['pay()', { action: 'pay' }],
    ["pay({id: 3, kind: 'card'});", { action: 'pay', params: { id: 3, kind: 'card' } }],
    ['pay(order, event)', { action: 'pay' }],
    ['pay now (all)', { action: 'pay now (all)' }],
  ])('%s is read', (call, binding) => {
    expect(commitOf(call)).toStrictEqual(binding);
  });
});

describe('a prop that is bound both ways', () => {
  test('is the one that can be, whatever it is called', () => {
    const element = { type: 'FileUpload', props: { label: 'CV', value: { $bindState: '/cv' } } };
    expect(repaired(element)).toMatchObject({ props: { label: 'CV', selectedFiles: { $bindState: '/cv' } } });
  });
});

describe('a Link', () => {
  test('without an address becomes a Button, which fires what it was given', () => {
    const link = { type: 'Link', props: { label: 'More' }, on: { click: { action: 'more' } } };
    expect(repaired(link)).toStrictEqual({
      type: 'Button',
      props: { label: 'More', variant: 'ghost' },
      children: [],
      on: { commit: { action: 'more' } },
    });
    const led = { type: 'Link', props: { label: 'More', href: '/more' }, children: [] };
    expect(repaired(led)).toStrictEqual(led);
  });
});
