import { describe, expect, test } from 'vitest';
import { createActionRunner, type FiredAction, type Firing, type Question } from './actions.ts';
import { createElementStore } from './element-store.ts';
import { createStateStore } from './state-store.ts';

function newScreen(actions: object = {}, answer: (action: FiredAction) => unknown = () => undefined, isYes = true) {
  const state = createStateStore({ rows: ['a', 'b'], n: 5, note: 'hi', list: [1], empty: null });
  const elements = createElementStore({ root: 'x', elements: {}, actions }, { isLoading: false });
  const fired: FiredAction[] = [];
  const asked: Question[] = [];
  const errors: unknown[] = [];
  const runner = createActionRunner(state, elements, () => ({
    onAction: (action) => {
      fired.push(action);
      return answer(action);
    },
    onError: (_, error) => errors.push(error),
    ask: async (question) => {
      asked.push(question);
      return isYes;
    },
  }));
  const fire = async (...bindings: Firing['bindings']) =>
    runner.fire({
      elementId: 'x',
      key: 'x',
      verb: 'select',
      bindings,
      payload: { value: 'picked', index: 2, secret: true },
      payloadKeys: ['value', 'index'],
      scope: undefined,
    });
  return { state, runner, fired, asked, errors, fire };
}

describe('an action of the host', () => {
  test('gets the payload keys of its verb and over them its params, null included', async () => {
    const { fire, fired } = newScreen();
    await fire({ action: 'save', params: { index: 9, empty: { $state: '/empty' }, gone: { $state: '/gone' } } });
    expect(fired).toMatchObject([{ name: 'save', event: 'select', elementId: 'x', kind: 'agent' }]);
    expect(fired[0]?.params).toEqual({ value: 'picked', index: 9, empty: null });
  });

  test('runs once while it is still running, and again when its promise has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { fire, fired, runner } = newScreen({}, () => promise);
    const first = fire({ action: 'save' });
    await Promise.resolve();
    expect(runner.isBusy('x')).toBe(true);
    await fire({ action: 'save' });
    expect(fired).toHaveLength(1);
    resolve();
    await first;
    expect(runner.isBusy('x')).toBe(false);
    await fire({ action: 'save' });
    expect(fired).toHaveLength(2);
  });

  test('that throws or rejects is reported, and never an unhandled rejection', async () => {
    const { fire, errors, runner } = newScreen({}, async () => Promise.reject(new Error('no')));
    await fire({ action: 'save' });
    expect(errors).toEqual([new Error('no')]);
    expect(runner.isBusy('x')).toBe(false);
  });

  test.each([
    [true, { title: 'Delete order?' }],
    ['Sure?', { title: 'Sure?' }],
    [
      { title: 'T', message: 'M', confirmLabel: 'Yes', variant: 'danger' },
      { title: 'T', message: 'M', confirmLabel: 'Yes', variant: 'danger' },
    ],
  ])('with confirm %j asks first', async (confirm, question) => {
    const no = newScreen({}, undefined, false);
    await no.fire({ action: 'deleteOrder', confirm });
    expect([no.asked, no.fired]).toEqual([[question], []]);
    const yes = newScreen();
    await yes.fire({ action: 'deleteOrder', confirm });
    expect(yes.fired).toHaveLength(1);
  });

  test('has the params of the moment that it was fired, however long the question stands', async () => {
    const { fire, fired, state } = newScreen();
    const asked = fire({ action: 'send', params: { note: { $state: '/note' } }, confirm: true });
    state.write('/note', '');
    await asked;
    expect(fired[0]?.params).toMatchObject({ note: 'hi' });
  });

  test('of kind false does nothing, and others say how they are wired', async () => {
    const { fire, fired } = newScreen({ inert: { kind: false }, again: { kind: 'recompose', prompt: 'P' } });
    await fire({ action: 'inert' });
    await fire({ action: 'again' });
    expect(fired).toMatchObject([{ name: 'again', kind: 'recompose', prompt: 'P' }]);
  });
});

describe('a builtin action', () => {
  test.each([
    ['setState', { statePath: '/note', value: { $state: '/n' } }, '/note', 5],
    ['setState', { statePath: '/note', value: null }, '/note', null],
    ['pushState', { statePath: '/rows', value: 'c' }, '/rows', ['a', 'b', 'c']],
    ['pushState', { statePath: '/new', value: 'c', clearStatePath: '/note' }, '/note', ''],
    ['pushState', { statePath: '/rows', value: 'c', clearStatePath: '/list' }, '/list', []],
    ['pushState', { statePath: '/rows', value: 'c', clearStatePath: '/n' }, '/n', null],
    ['removeState', { statePath: '/rows', index: 0 }, '/rows', ['b']],
    ['removeState', { statePath: '/rows', index: '1' }, '/rows', ['a']],
    ['removeState', { statePath: '/note', index: 0 }, '/note', 'hi'],
  ])('%s with %j writes %s', async (action, params, pointer, expected) => {
    const { fire, state, fired } = newScreen();
    await fire({ action, params, confirm: true });
    expect(state.read(pointer)).toEqual(expected);
    expect(fired).toEqual([]);
  });

  test('runs before the action that follows it', async () => {
    const { fire, fired } = newScreen();
    await fire(
      { action: 'setState', params: { statePath: '/note', value: 'new' } },
      { action: 'save', params: { note: { $state: '/note' } } },
    );
    expect(fired[0]?.params).toMatchObject({ note: 'new' });
  });
});
