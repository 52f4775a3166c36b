import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { acceptCandidate } from './accept-candidate.ts';
import { settleActions } from '../repair/actions/declared-names.ts';
import { legalId } from '../repair/element/legal-id.ts';
import { elementRepairer } from '../repair/element/repair-element.ts';

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
