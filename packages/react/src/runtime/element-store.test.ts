import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createElementStore, type DraftSpec } from './element-store.ts';

const text = (words: string) => ({ type: 'Text', props: { text: words }, children: [] });
const stack = (...children: string[]) => ({ type: 'Stack', props: {}, children });

describe('the tree of a draft', () => {
  test('is whole whatever the draft holds: no cycle, no id twice, and it ends', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const element = fc.oneof(
      fc.record({ type: fc.constant('Stack'), props: fc.constant({}), children: fc.array(id) }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.dictionary(id, element), id, fc.boolean(), (elements, root, isLoading) => {
        const store = createElementStore({ root, elements }, { isLoading });
        const seen = new Set<string>();
        const walk = (at: string): void => {
          expect(seen.has(at)).toBe(false);
          seen.add(at);
          store.children(at).forEach(walk);
        };
        const start = store.root();
        if (start !== undefined) walk(start);
      }),
    );
  });

  test('keeps a promised child as a gap while loading, and drops it at the end', () => {
    const spec: DraftSpec = { root: 'a', elements: { a: stack('b', 'missing'), b: text('here') } };
    const store = createElementStore(spec, { isLoading: true });
    expect(store.children('a')).toEqual(['b', 'missing']);
    store.update(spec, false);
    expect(store.children('a')).toEqual(['b']);
  });

  test('stops at 600 elements and 40 levels', () => {
    const elements = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`e${at}`, stack(`e${at + 1}`)] as const),
    );
    const store = createElementStore({ root: 'e0', elements }, { isLoading: false });
    let depth = 0;
    for (let at: string | undefined = 'e0'; at !== undefined; at = store.children(at)[0]) depth += 1;
    expect(depth).toBe(41);
    expect(store.element('e700')).toBeUndefined();
  });

  test('reads children that are no list, elements without props and events under other names', () => {
    const odd = { type: 'Button', children: 'none', on: { press: { action: 'go' }, 5: 'x' } };
    const store = createElementStore({ root: 'a', elements: { a: odd } }, { isLoading: false });
    expect(store.element('a')).toMatchObject({ props: {}, children: [], on: { commit: [{ action: 'go' }] } });
  });
});

describe('an update', () => {
  test('is heard by the parent of a child that was promised and comes, for it may look at what it holds', () => {
    const store = createElementStore({ root: 'a', elements: { a: stack('b') } }, { isLoading: true });
    const heard = vi.fn<(id: string) => void>();
    for (const id of ['a', 'b']) store.subscribe(id, () => heard(id));
    store.update({ root: 'a', elements: { a: stack('b'), b: text('1') } }, true);
    expect(heard.mock.calls.flat().toSorted()).toEqual(['a', 'b']);
    heard.mockClear();
    store.update({ root: 'a', elements: { a: stack('b'), b: text('2') } }, true);
    expect(heard.mock.calls.flat()).toEqual(['b']);
  });

  test('is heard by the elements that differ, and by no others', () => {
    const store = createElementStore(
      { root: 'a', elements: { a: stack('b', 'c'), b: text('1'), c: text('2') } },
      { isLoading: true },
    );
    const heard = vi.fn<(id: string) => void>();
    for (const id of ['a', 'b', 'c']) store.subscribe(id, () => heard(id));
    // Every object is new, as after parsing; only b says something else.
    store.update({ root: 'a', elements: { a: stack('b', 'c'), b: text('changed'), c: text('2') } }, true);
    expect(heard.mock.calls.flat()).toEqual(['b']);
  });
});

describe('a large screen', () => {
  const ids = Array.from({ length: 250 }, (_, at) => `e${at}`);
  const spec: DraftSpec = {
    root: 'root',
    elements: { root: stack(...ids), ...Object.fromEntries(ids.map((id) => [id, text(id)])) },
  };
  const held = (store: ReturnType<typeof createElementStore>) => ids.filter(store.isHeldBack);

  test('that arrives whole is drawn in parts, from the top to the bottom', () => {
    const store = createElementStore(spec, { isLoading: false, isInParts: true });
    const drawn = vi.fn();
    store.subscribe('e150', drawn);
    expect(held(store)).toEqual(ids.slice(99));
    expect(store.release()).toBe(true);
    expect(held(store)).toEqual(ids.slice(199));
    expect(drawn).toHaveBeenCalledTimes(1);
    expect([store.release(), store.release(), held(store).length]).toEqual([true, false, 0]);
  });

  test('is drawn at once where nobody waits for frames', () => {
    expect(held(createElementStore(spec, { isLoading: false }))).toEqual([]);
  });

  test('keeps what stands when more comes', () => {
    const store = createElementStore(
      { root: 'root', elements: { root: stack('e0'), e0: text('e0') } },
      { isLoading: true, isInParts: true },
    );
    store.update(spec, false);
    expect(held(store)).toEqual(ids.slice(101));
  });
});
