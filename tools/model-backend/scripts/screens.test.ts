import { validateSpec } from '@json-render/core';
import { describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { BOOKING_FORM, operationsOf, ORDERS_TABLE } from './screens.ts';
import { findScript } from './script-by-name.ts';

describe.each([
  ['the booking form', BOOKING_FORM],
  ['the orders table', ORDERS_TABLE],
])('%s', (_, screen) => {
  test('folds into a spec that the peer considers valid', () => {
    const spec = foldOperations({ state: {}, root: 'root', elements: {} }, structuredClone(operationsOf(screen)));
    expect(validateSpec(spec as unknown as Parameters<typeof validateSpec>[0]).issues).toEqual([]);
  });
});

describe('a model described by its name', () => {
  test('sends as many operations as the name says, at its pace', () => {
    const source = findScript('scripted-paced-3x200');
    const script = typeof source === 'function' ? source(expect.anything()) : undefined;
    const steps = [...(script?.steps ?? [])];
    expect(steps.map((step) => ('delayMs' in step ? step.delayMs : 'text'))).toEqual([
      'text',
      200,
      'text',
      200,
      'text',
    ]);
  });

  test('is unknown without a count', () => {
    expect(findScript('scripted-big-0')).toBeUndefined();
    expect(findScript('scripted-paced-5')).toBeUndefined();
  });
});
