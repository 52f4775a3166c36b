import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { expandCandidate } from './expand-candidate.ts';

const text = (value: string, children: string[] = []) => ({ type: 'Stack', props: { gap: value }, children });
const spec: Spec = { state: { rows: ['a'] }, root: 'root', elements: { root: text('md', ['old']), old: text('sm') } };

describe('expanding a candidate', () => {
  test('a whole document becomes state, root and elements, parents before children', () => {
    const value = { elements: { leaf: text('sm'), main: text('md', ['leaf']) }, root: 'main', state: { tab: 'a' } };
    expect(expandCandidate({ op: 'add', path: '', value }, spec, false).map(({ path }) => path)).toEqual([
      '/state/tab',
      '/root',
      '/elements/main',
      '/elements/leaf',
    ]);
  });

  test('a whole document that is the new version of the spec removes what it takes out', () => {
    const value = { elements: { root: text('md') }, root: 'root' };
    expect(expandCandidate({ op: 'add', path: '', value }, spec, true)).toContainEqual({
      op: 'remove',
      path: '/elements/old',
    });
  });

  test('a whole document that leaves out what did not change keeps it', () => {
    const value = { elements: { root: text('lg', ['old']) } };
    expect(expandCandidate({ op: 'add', path: '', value }, spec, true).map(({ op, path }) => `${op} ${path}`)).toEqual([
      'add /elements/root',
    ]);
    const leaf = { elements: { old: text('lg') } };
    expect(expandCandidate({ op: 'add', path: '', value: leaf }, spec, true).map(({ path }) => path)).toEqual([
      '/elements/old',
    ]);
  });

  test('a nested tree that answers an edit keeps the ids of the elements that it repeats', () => {
    const value = {
      type: 'Stack',
      props: {},
      children: [
        { type: 'Stack', props: {} },
        { type: 'Text', props: {} },
      ],
    };
    const [step] = expandCandidate({ op: 'add', path: '/elements/root', value }, spec, true);
    expect(step).toEqual({
      op: 'add',
      path: '/elements/root',
      value: {
        ...value,
        children: [
          { type: 'Stack', props: {}, id: 'old' },
          { type: 'Text', props: {} },
        ],
      },
    });
  });

  test('one element without an id that answers an edit is the only one of its type, never the whole screen', () => {
    const heading = { type: 'Heading', props: { text: 'Orders' }, children: [] };
    const titled: Spec = { ...spec, elements: { root: text('md', ['head', 'old']), head: heading, old: text('sm') } };
    const value = { type: 'Heading', props: { text: 'Invoices' } };
    const expand = (one: typeof value | { type: string }) =>
      expandCandidate({ op: 'add', path: '/elements/root', value: one }, titled, true).map(({ path }) => path);
    expect(expand(value)).toEqual(['/elements/head']);
    expect(expand({ type: 'Card' })).toEqual([]);
  });

  test.each([
    ['/root', text('sm'), '/elements/root'],
    ['/elements/-', { ...text('sm'), id: 'note' }, '/elements/note'],
    ['/elements/0', { ...text('sm'), id: 'note' }, '/elements/note'],
    ['/elements/note', JSON.stringify(text('sm')), '/elements/note'],
  ])('an element written to %s gets its own path', (path, value, place) => {
    const [step, ...others] = expandCandidate({ op: 'add', path, value }, spec, false);
    expect(others).toEqual([]);
    expect(step).toMatchObject({ path: place, value: text('sm') });
  });

  test('an element map without a top keeps every element', () => {
    const value = { a: text('md', ['b']), b: text('md', ['a']) };
    expect(expandCandidate({ op: 'add', path: '/elements', value }, spec, false)).toHaveLength(2);
  });

  test('a nested tree becomes the root element', () => {
    const value = { type: 'Card', props: {}, children: [{ type: 'Text', props: { text: 'Hi' } }] };
    expect(expandCandidate({ op: 'add', path: '', value }, spec, false)).toEqual([
      { op: 'add', path: '/elements/root', value },
    ]);
  });

  test('a move becomes a removal and an addition; a copy only the addition', () => {
    expect(expandCandidate({ op: 'move', path: '/state/names', from: '/state/rows' }, spec, false)).toEqual([
      { op: 'remove', path: '/state/rows' },
      { op: 'add', path: '/state/names', value: ['a'] },
    ]);
    expect(expandCandidate({ op: 'copy', path: '/state/names', from: '/state/rows' }, spec, false)).toEqual([
      { op: 'add', path: '/state/names', value: ['a'] },
    ]);
  });

  test('a move from nowhere, or from a prototype, is dropped', () => {
    expect(expandCandidate({ op: 'move', path: '/state/x', from: '/state/none' }, spec, false)).toEqual([]);
    expect(expandCandidate({ op: 'move', path: '/state/x', from: '/__proto__' }, spec, false)).toEqual([]);
  });

  test('keys with "/" or "~" are escaped', () => {
    const value = { 'a/b~c': 1 };
    expect(expandCandidate({ op: 'add', path: '/state', value }, spec, false)[0]?.path).toBe('/state/a~1b~0c');
  });
});
