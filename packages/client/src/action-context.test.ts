import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { fittingContext } from './action-context.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, customer: `Customer ${id}` }));

describe('the context of an action', () => {
  test('is sent as it is while it has room', () => {
    const context = { action: 'refund', params: { id: 1 }, state: { orders: rows(10), reason: 'late' } };
    expect(fittingContext(context, { orders: rows(10), reason: '' })).toBe(context);
  });

  test('loses the largest of what the user has not changed when the state is too large', () => {
    const orders = rows(800);
    const few = rows(20);
    const picked = rows(60);
    const context = { action: 'refund', params: { id: 1 }, state: { orders, few, picked, reason: 'late' } };
    const { state, ...rest } = fittingContext(context, { orders, few, picked: [], reason: '' });
    expect(state).toEqual({ few, picked, reason: 'late' });
    expect(rest).toEqual({ action: 'refund', params: { id: 1 } });
  });

  test('loses what the user has changed only when nothing else is left', () => {
    const context = { action: 'save', state: { title: 'same', note: 'n'.repeat(9_000), text: 't'.repeat(12_000) } };
    const { state } = fittingContext(context, { title: 'same', note: '', text: '' });
    expect(state).toEqual({ note: 'n'.repeat(9_000) });
  });

  test('loses what is unchanged and small before what is entered and large', () => {
    const text = 't'.repeat(15_880);
    const context = { action: 'save', state: { text, title: 's'.repeat(50), label: 's'.repeat(100) } };
    expect(fittingContext(context, { ...context.state, text: '' }).state).toEqual({ text, title: 's'.repeat(50) });
  });

  test('fits to the character', () => {
    const chars = LIMITS.actionContextMaxChars - JSON.stringify({ action: 'a', state: { b: '' } }).length;
    const whole = { action: 'a', state: { b: 'x'.repeat(chars) } };
    expect(fittingContext(whole)).toBe(whole);
    expect(fittingContext({ action: 'a', state: { b: 'x'.repeat(chars + 1), c: 1 } })).toEqual({
      action: 'a',
      state: { c: 1 },
    });
  });
});
