import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editJson } from './edit-json.ts';

describe('editing a value at a place', () => {
  test('sets a member and leaves the original as it was', () => {
    const original = { props: { label: 'Name' } };
    expect(editJson(original, ['props', 'label'], 'Full name', true)).toEqual({ props: { label: 'Full name' } });
    expect(original).toEqual({ props: { label: 'Name' } });
  });

  test('makes the containers that are missing on the way', () => {
    expect(editJson({}, ['props', 'label'], 'Name', true)).toEqual({ props: { label: 'Name' } });
    expect(editJson(undefined, ['a'], 1, true)).toEqual({ a: 1 });
    expect(editJson({}, ['rows', '-'], 'a', true)).toEqual({ rows: ['a'] });
    expect(editJson({}, ['rows', '0', 'name'], 'a', true)).toEqual({ rows: [{ name: 'a' }] });
  });

  test('inserts before an item when adding and takes its place when replacing', () => {
    expect(editJson(['a', 'c'], ['1'], 'b', true)).toEqual(['a', 'b', 'c']);
    expect(editJson(['a', 'c'], ['1'], 'b', false)).toEqual(['a', 'b']);
  });

  test('appends for "-" and for any index beyond the end', () => {
    expect(editJson(['a'], ['-'], 'b', true)).toEqual(['a', 'b']);
    expect(editJson(['a'], ['9'], 'b', false)).toEqual(['a', 'b']);
  });

  test('edits inside an item without inserting one', () => {
    expect(editJson([{ label: 'x' }], ['0', 'label'], 'y', true)).toEqual([{ label: 'y' }]);
  });

  test('removes a member or an item, and nothing where there is none', () => {
    expect(editJson({ a: 1, b: 2 }, ['a'], undefined, false)).toEqual({ b: 2 });
    expect(editJson(['a', 'b'], ['0'], undefined, false)).toEqual(['b']);
    expect(editJson({ b: 2 }, ['a'], undefined, false)).toEqual({ b: 2 });
  });

  test('never changes the value it is given', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(fc.string()),
        fc.jsonValue(),
        fc.boolean(),
        (document, tokens, value, insert) => {
          const before = JSON.stringify(document);
          editJson(document as never, tokens, value as never, insert);
          expect(JSON.stringify(document)).toBe(before);
        },
      ),
    );
  });
});
