import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { settleActions } from '../repair/actions/strip-actions.ts';
import { legalId } from '../repair/edit-spec.ts';
import { elementRepairer } from '../repair/element/repair-element.ts';
import { acceptCandidate, editJson, keepForm } from './accept-candidate.ts';

const ID = legalId('my.card');
const spec: Spec = {
  state: {},
  root: 'root',
  elements: { [ID]: { type: 'Card', props: { title: 'Orders' }, children: [] } },
};
const accept = (op: string, path: string, value?: Json, policy: 'open' | 'declared_only' = 'open') => {
  const acceptance = {
    isReadOnly: () => false,
    repairElement: elementRepairer(definitionOf),
    settleActions: settleActions([{ name: 'save_order' }], policy),
  };
  return acceptCandidate({ op, path, ...(value !== undefined && { value }) }, spec, acceptance).operations;
};

describe('an id that is not legal', () => {
  test('is rewritten in the path of a patch as in that of the element', () => {
    expect(accept('replace', '/elements/my.card/props/title', 'Invoices')).toEqual([
      { op: 'replace', path: `/elements/${ID}/props/title`, value: 'Invoices' },
    ]);
  });

  test('is rewritten where the element is removed, and where the root is named', () => {
    expect(accept('remove', '/elements/my.card')).toEqual([{ op: 'remove', path: `/elements/${ID}` }]);
    expect(accept('add', '/root', 'my.card')).toEqual([{ op: 'replace', path: '/root', value: ID }]);
  });
});

describe('an element that is there', () => {
  test('takes a part of itself without its type', () => {
    expect(accept('add', `/elements/${ID}`, { props: { padding: 'sm' } })).toEqual([
      { op: 'add', path: `/elements/${ID}/props/padding`, value: 'sm' },
    ]);
  });

  test.each([`/${ID}/props/title`, `elements.${ID}.props.title`])('is found by the path %s', (path) => {
    expect(accept('replace', path, 'Invoices')).toEqual([
      { op: 'replace', path: `/elements/${ID}/props/title`, value: 'Invoices' },
    ]);
  });
});

describe('a rewritten list of the state', () => {
  test('is changed where it differs', () => {
    const acceptance = {
      isReadOnly: () => false,
      repairElement: elementRepairer(definitionOf),
      settleActions: settleActions([], 'open'),
    };
    const rows = [{ n: 1 }, { n: 2 }, { n: 3 }];
    const written = { op: 'replace', path: '/state/rows', value: [{ n: 3 }, { n: 1 }, { n: 2 }] };
    expect(acceptCandidate(written, { ...spec, state: { rows } }, acceptance).operations).toEqual([
      { op: 'move', from: '/state/rows/2', path: '/state/rows/0' },
    ]);
  });
});

describe('a candidate that is checked twice because the first check was interrupted', () => {
  test('gives the same operations and the same repairs', () => {
    const acceptance = {
      isReadOnly: () => false,
      repairElement: elementRepairer(definitionOf),
      settleActions: settleActions([{ name: 'save_order' }], 'open'),
    };
    const value = { type: 'Button', props: { label: 'Go', glow: 1 }, on: { commit: { action: 'saveOrder' } } };
    const judge = () => acceptCandidate({ op: 'add', path: '/elements/go now', value }, spec, acceptance);
    const first = judge();
    expect(judge()).toEqual(first);
    expect(first.repairs.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['settle-actions', 'drop-unknown-props']),
    );
  });

  test('says why it is refused', () => {
    const acceptance = {
      isReadOnly: (key: string) => key === 'mine',
      repairElement: elementRepairer(definitionOf),
      settleActions: settleActions([], 'open'),
    };
    const judge = (op: string, path: string) => acceptCandidate({ op, path, value: 1 }, spec, acceptance).dropped;
    expect(judge('add', '/state/mine')).toBe('given_state');
    expect(judge('sort', '/state/a')).toBe('unknown_op');
    expect(judge('add', '/state')).toBe('bad_path');
  });
});

describe('the actions of an element', () => {
  const press = (action: string, policy: 'open' | 'declared_only') => {
    const value = { type: 'Button', props: { label: 'Go' }, children: [], on: { commit: { action } } };
    const [operation] = accept('add', '/elements/go', value, policy);
    return operation !== undefined && 'value' in operation ? operation.value : undefined;
  };

  test.each(['open', 'declared_only'] as const)('get the declared spelling under %s', (policy) => {
    expect(press('saveOrder', policy)).toMatchObject({ on: { commit: { action: 'save_order' } } });
  });

  test('that are declared in no spelling go at once under declared_only, and stay under open', () => {
    expect(press('evil', 'declared_only')).not.toHaveProperty('on');
    expect(press('evil', 'open')).toMatchObject({ on: { commit: { action: 'evil' } } });
  });
});

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

describe('a rewritten element', () => {
  test('has `children` the way it had them, where both ways say that there are none', () => {
    const bare = { type: 'Text', props: {} };
    const spelled = { ...bare, children: [] };
    expect(keepForm(bare, spelled)).toStrictEqual(bare);
    expect(keepForm(spelled, bare)).toStrictEqual(spelled);
    expect(keepForm(bare, { ...bare, children: ['a'] })).toStrictEqual({ ...bare, children: ['a'] });
  });

  test('keeps the keys that no model is asked to write, as long as its type is the same', () => {
    const before = { type: 'Input', props: {}, watch: { '/a': { action: 'b' } } };
    expect(keepForm(before, { type: 'Input', props: { label: 'x' } })).toStrictEqual({
      ...before,
      props: { label: 'x' },
    });
    expect(keepForm(before, { type: 'Text', props: {} })).toStrictEqual({ type: 'Text', props: {} });
  });

  test('keeps what follows an action, as long as the action is the same', () => {
    const commit = { action: 'save', onSuccess: { navigate: '/done' } };
    const before = { type: 'Button', props: {}, on: { commit } };
    const written = (action: string) => ({ type: 'Button', props: {}, on: { commit: { action, params: { id: 1 } } } });
    expect(keepForm(before, written('save'))['on']).toStrictEqual({ commit: { ...commit, params: { id: 1 } } });
    expect(keepForm(before, written('send'))['on']).toStrictEqual(written('send').on);
  });
});
