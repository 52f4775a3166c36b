import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readAt, writeAt } from './pointer.ts';
import { createStateStore } from './state-store.ts';

const json = fc.jsonValue({ maxDepth: 3 });
const key = fc.constantFrom('a', 'b', '0', 'constructor', 'x/y', '__proto__');
const pointer = fc
  .array(key, { minLength: 1, maxLength: 3 })
  .map((tokens) => tokens.map((token) => `/${token.replaceAll('/', '~1')}`).join(''));

describe('a write', () => {
  test('is read back at its place, and shares what it does not pass through', () => {
    fc.assert(
      fc.property(fc.dictionary(key, fc.dictionary(key, json)), pointer, json, (before, at, value) => {
        const kept = structuredClone(before);
        const after = writeAt(before, at, value);
        expect(before).toEqual(kept);
        if (after !== before) expect(readAt(after, at)).toEqual(value);
        const [first = ''] = at.slice(1).split('/');
        for (const other of Object.keys(before)) {
          if (other !== first.replaceAll('~1', '/'))
            expect(readAt(after, `/${other.replaceAll('/', '~1')}`)).toBe(before[other]);
        }
      }),
    );
  });

  test('never reaches a prototype', () => {
    writeAt({}, '/__proto__/polluted', true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(readAt({}, '/constructor')).toBeUndefined();
    expect(readAt({ constructor: 1 }, '/constructor')).toBe(1);
  });

  test('is heard at its place, above and below it, and nowhere else', () => {
    const store = createStateStore({ form: { name: '', mail: '' }, rows: [{ id: 1 }] });
    const heard = vi.fn<(pointer: string) => void>();
    for (const at of ['', '/form', '/form/name', '/form/name/first', '/form/mail', '/formal', '/rows']) {
      store.subscribe([at], () => heard(at));
    }
    store.write('/form/name', 'Ann');
    expect(heard.mock.calls.flat()).toEqual(['', '/form', '/form/name', '/form/name/first']);
  });

  test('of the value that is there already is not heard', () => {
    const store = createStateStore({ a: 1 });
    const heard = vi.fn<() => void>();
    store.subscribe(['/a'], heard);
    store.write('/a', 1);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a seed', () => {
  test('brings what has streamed in since', () => {
    const store = createStateStore({});
    store.seed({ orders: [1] });
    store.seed({ orders: [1, 2], picked: '' });
    expect(store.all()).toEqual({ orders: [1, 2], picked: '' });
  });

  test('leaves what the user has changed, within objects and lists alike', () => {
    const store = createStateStore({ form: { name: '', mail: '' }, rows: [{ done: false }, { done: false }] });
    store.write('/form/name', 'Ann');
    store.write('/rows/1/done', true);
    store.seed({ form: { name: 'x', mail: 'y' }, rows: [{ done: true }, { done: false }, { done: false }] });
    expect(store.all()).toEqual({
      form: { name: 'Ann', mail: 'y' },
      rows: [{ done: true }, { done: true }, { done: false }],
    });
  });

  test('takes away what it no longer has, but nothing that the user wrote', () => {
    const store = createStateStore({ a: 1, b: 1 });
    store.write('/typed', 'x');
    store.seed({ b: 2 });
    expect(store.all()).toEqual({ b: 2, typed: 'x' });
  });

  test('after a reset starts from nothing', () => {
    const store = createStateStore({ a: '' });
    store.write('/a', 'typed');
    store.reset({ a: '' });
    store.seed({ a: 'new' });
    expect(store.all()).toEqual({ a: 'new' });
  });
});

describe('text from a control', () => {
  test.each([
    [7, ['', '1', '12'], 12],
    [7, ['12x', '12'], 12],
    [true, ['', 'false'], false],
    ['7', ['', '12'], '12'],
    [undefined, ['12'], '12'],
  ])('over %j is of the kind that stood there, also after the place was emptied', (before, typed, after) => {
    const store = createStateStore({ amount: before });
    for (const text of typed) store.writeLike('/amount', text);
    expect(store.read('/amount')).toBe(after);
  });
});
