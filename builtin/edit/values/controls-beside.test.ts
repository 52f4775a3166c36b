import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const one = (type: string, props: { [key: string]: Json }, children: string[] = []) => ({ type, props, children });

const day = (at: number) => ({
  [`row-${at}`]: one('Grid', { columns: 4 }, [`day-${at}`, `dish-${at}`, `price-${at}`, `meat-${at}`]),
  [`day-${at}`]: one('Text', { text: { $state: `/days/${at}/day` } }),
  [`dish-${at}`]: one('Input', { label: 'Dish', value: { $bindState: `/days/${at}/dish` } }),
  [`price-${at}`]: one('NumberInput', { value: { $bindState: `/days/${at}/price` }, min: 0 }),
  [`meat-${at}`]: one('Switch', { label: 'Meat', checked: { $bindState: `/days/${at}/meat` } }),
});

const MENU: Spec = {
  root: 'page',
  elements: { page: one('Stack', {}, ['row-0', 'row-1']), ...day(0), ...day(1) },
  state: {
    days: [
      { day: 'Thursday', dish: 'Orzo', price: 12, meat: false },
      { day: 'Friday', dish: 'Hake', price: 15, meat: false },
    ],
  },
};

function friday(command: Command): Json | undefined {
  const patch = startPatch(MENU);
  const isMade = applyCommand(patch, { given: MENU.state ?? {}, prompt: '' } as unknown as Understanding, command);
  return isMade ? (patch.spec.state as { days: Json[] }).days[1] : undefined;
}

describe('a value of a row that a text names', () => {
  test.each([
    ['18 €', { price: 18, dish: 'Hake' }],
    ['fish pie', { dish: 'fish pie', price: 15 }],
    ['on', { meat: true }],
  ])('is set on the only control of its kind: %s', (value, expected) => {
    expect(friday({ verb: 'fill', target: 'Friday', value })).toMatchObject(expected);
  });

  test('is set on the control that is named in this row', () => {
    const named = { verb: 'fill', target: 'Meat', value: 'on', of: 'Friday', within: 'Friday' } as const;
    expect(friday(named)).toMatchObject({ meat: true });
  });

  test('is set only where the old value was', () => {
    expect(friday({ verb: 'fill', target: 'Friday', value: '18', was: '15' })).toMatchObject({ price: 18 });
    expect(friday({ verb: 'fill', target: 'Friday', value: '18', was: '14' })).toBeUndefined();
  });

  test('is not a day: a date is no number', () => {
    expect(friday({ verb: 'fill', target: 'Friday', value: '12 May' })).toBeUndefined();
  });
});

test('a limit of a row that a text names is that of its only number', () => {
  const patch = startPatch(MENU);
  const u = { given: {}, prompt: '' } as unknown as Understanding;
  expect(applyCommand(patch, u, { verb: 'bound', target: 'Friday', bound: 'max', value: '20' })).toBe(true);
  expect(patch.spec.elements['price-1']?.props).toMatchObject({ max: 20 });
  expect(patch.spec.elements['price-0']?.props).not.toHaveProperty('max');
});

test('a limit of what is called minutes is a limit, not its value', () => {
  const length = one('Slider', { label: 'Minutes', value: { $bindState: '/length' }, min: 0, max: 90 });
  const patch = startPatch({ root: 'length', elements: { length }, state: { length: 60 } });
  const u = { given: {}, prompt: '' } as unknown as Understanding;
  expect(applyCommand(patch, u, { verb: 'bound', target: 'Minutes', bound: 'min', value: '15' })).toBe(true);
  expect(patch.spec).toMatchObject({ elements: { length: { props: { min: 15 } } }, state: { length: 60 } });
});
