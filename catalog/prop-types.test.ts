import { describe, expectTypeOf, test } from 'vitest';
import { COMPONENTS } from './components.ts';
import type { ComponentName, PropsOf } from './prop-types.ts';

// The type checker runs these; at run time they do nothing.
describe('PropsOf', () => {
  test('gives the menu of an enum', () => {
    expectTypeOf<NonNullable<PropsOf<'Tooltip'>['placement']>>().toEqualTypeOf<'top' | 'bottom' | 'left' | 'right'>();
  });

  test('makes required props mandatory and all others optional or null', () => {
    expectTypeOf<PropsOf<'Tooltip'>['content']>().toEqualTypeOf<string>();
    expectTypeOf<PropsOf<'Tooltip'>['shadow']>().toExtend<string | null | undefined>();
    expectTypeOf<{ content: string; text: string }>().toExtend<PropsOf<'Tooltip'>>();
    expectTypeOf<{ text: string }>().not.toExtend<PropsOf<'Tooltip'>>();
  });

  test('follows lists, unions and recursive items', () => {
    expectTypeOf<PropsOf<'AreaChart'>['series'][number]['points']>().toEqualTypeOf<number[]>();
    expectTypeOf<PropsOf<'Select'>['options'][number]>().toExtend<string | { label: string; value: string }>();
    expectTypeOf<NonNullable<PropsOf<'Tree'>['nodes'][number]['children']>[number]['label']>().toEqualTypeOf<string>();
  });

  test('refuses words that are not components', () => {
    expectTypeOf<'Tooltip'>().toExtend<ComponentName>();
    expectTypeOf<'Carpet'>().not.toExtend<ComponentName>();
    expectTypeOf<(typeof COMPONENTS)[number]['name']>().toEqualTypeOf<string>();
  });
});
