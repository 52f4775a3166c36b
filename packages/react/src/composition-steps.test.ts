import { CompositionError, type ComposeResult, type Spec } from '@ui-composition/client';
import { describe, expect, test } from 'vitest';
import { refreshDerived } from '../../client/src/derived.ts';
import { type Inner, reduce, START, type Step } from './composition-steps.ts';

const COUNT = { path: '/count', expression: 'length(rows)' };
const FIRST = { path: '/first', expression: 'rows[0]' };
const spec = (state: Spec['state']): Spec => ({ state, root: 'a', elements: {} });
const done = (state: Spec['state'], derived: ComposeResult['derived']): Step => ({
  type: 'done',
  result: { spec: spec(state), ...(derived && { derived }) } as ComposeResult,
});
const data = (rows: number[]): Step => ({
  type: 'data',
  refresh: (before, derived) => refreshDerived(before, derived, { rows }),
});
const after = (...steps: Step[]): Inner => steps.reduce(reduce, START);
const CREATE: Step = { type: 'begin', run: 1, mode: 'create', state: undefined };
const EDIT: Step = { type: 'begin', run: 2, mode: 'edit', state: undefined };
const SCREEN = done({ rows: [1], count: 1, note: '' }, [COUNT]);

describe('other data', () => {
  test('have what was computed from the old ones computed again', () => {
    const { spec: shown, base, generation } = after(CREATE, SCREEN, data([1, 2, 3]));
    expect(shown?.state).toEqual({ rows: [1, 2, 3], count: 3, note: '' });
    expect(base).toBe(shown);
    expect(generation).toBe('1');
  });

  test('that come while a screen is composed are those of the screen', () => {
    expect(after(CREATE, data([7, 8]), SCREEN).spec?.state).toMatchObject({ rows: [7, 8], count: 2 });
    expect(after(CREATE, SCREEN, EDIT, data([7, 8]), SCREEN).spec?.state).toMatchObject({ rows: [7, 8], count: 2 });
  });

  test('do not reach the screen after the next', () => {
    expect(after(CREATE, data([7, 8]), SCREEN, CREATE, SCREEN).spec?.state).toMatchObject({ rows: [1], count: 1 });
  });

  test('change nothing where nothing is shown', () => {
    expect(after(data([1])).spec).toBeUndefined();
  });

  test('reach the facts of a screen that was kept', () => {
    const kept: Step = { type: 'show', run: 3, spec: spec({ rows: [], count: 0 }), derived: [COUNT] };
    expect(after(kept, data([5])).spec?.state).toEqual({ rows: [5], count: 1 });
  });
});

describe('after an edit', () => {
  test('facts of the screen before and of the edit are computed again', () => {
    const edited = done({ rows: [1], count: 1, first: 1 }, [FIRST]);
    expect(after(CREATE, SCREEN, EDIT, edited, data([4, 5])).spec?.state).toEqual({ rows: [4, 5], count: 2, first: 4 });
  });

  test('facts that it took away are not', () => {
    const edited = done({ rows: [1] }, undefined);
    expect(after(CREATE, SCREEN, EDIT, edited, data([4])).spec?.state).toEqual({ rows: [4] });
  });
});

describe('the next screen', () => {
  const next: Step = { type: 'begin', run: 2, mode: 'continue_journey', state: { rows: [1], count: 1, note: 'typed' } };
  const draft: Step = { type: 'draft', spec: spec({}), operations: 3 };
  const failed: Step = { type: 'failed', error: new CompositionError('SERVICE_UNAVAILABLE', 'later') };
  const restart: Step = { type: 'restart' };

  test('leaves the one before in its place until there is something to show', () => {
    const nothingYet: Step = { type: 'draft', spec: undefined, operations: 1 };
    for (const steps of [[next], [next, nothingYet], [next, restart]]) {
      const { spec: shown, generation, status } = after(CREATE, SCREEN, ...steps);
      expect([shown?.state['rows'], generation, status]).toEqual([[1], '1', 'composing']);
    }
    expect(after(CREATE, SCREEN, next, draft)).toMatchObject({ spec: { state: {} }, generation: '2' });
    expect(after(CREATE, SCREEN, next, done({}, undefined))).toMatchObject({ spec: { state: {} }, generation: '2' });
  });

  test('that fails gives the one before back, with what was typed in it', () => {
    const early = after(CREATE, SCREEN, next, failed);
    expect(early).toMatchObject({ status: 'failed', generation: '1', spec: { state: { note: 'typed' } } });
    // A page that has shown the draft goes back by the generation.
    const late = after(CREATE, SCREEN, next, draft, restart, draft, failed);
    expect(late).toMatchObject({ status: 'failed', generation: '1', spec: { state: { note: 'typed' } } });
    const again: Step = { ...next, run: 3 };
    const { generation, spec: shown } = after(CREATE, SCREEN, next, draft, again, failed);
    expect([generation, shown]).toEqual([early.generation, early.spec]);
    expect(after(CREATE, SCREEN, next, draft, { type: 'aborted' })).toMatchObject({ status: 'done', generation: '1' });
  });
});
