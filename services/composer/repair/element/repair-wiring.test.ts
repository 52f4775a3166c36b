import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { elementRepairer } from './repair-element.ts';

const repairElement = elementRepairer(definitionOf);

function repair(element: JsonObject, id = 'x'): { [id: string]: unknown; rules: string[] } {
  const { elements, repairs } = repairElement(id, element);
  return { ...Object.fromEntries(elements), rules: [...new Set(repairs.map(({ rule }) => rule))] };
}

describe('repeat', () => {
  test('on a leaf gets a Stack around it', () => {
    const element = { type: 'Text', props: { text: { $bindItem: 'name' } }, repeat: { statePath: '/rows', key: 'id' } };
    expect(repair(element)).toMatchObject({
      x: { type: 'Stack', props: {}, children: ['x-item'], repeat: { statePath: '/rows' } },
      'x-item': { type: 'Text', props: { text: { $bindItem: 'name' } }, children: [] },
    });
  });

  test('over several children gets one template between', () => {
    expect(repair({ type: 'Grid', props: {}, children: ['a', 'b'], repeat: '/rows' })).toMatchObject({
      x: { type: 'Grid', children: ['x-item'], repeat: { statePath: '/rows' } },
      'x-item': { type: 'Stack', children: ['a', 'b'] },
    });
  });

  test('without a path is removed', () => {
    expect(repair({ type: 'Stack', props: {}, children: ['a'], repeat: {} })['x']).not.toHaveProperty('repeat');
  });
});

describe('visible', () => {
  test.each([
    ['/open', { $state: '/open' }],
    [
      { path: 'tab', equals: 'files' },
      { $state: '/tab', eq: 'files' },
    ],
    [{ $eq: [{ $state: '/tab' }, 'files'] }, { $state: '/tab', eq: 'files' }],
    [{ $and: [{ $state: '/a' }, { not: { $state: '/b' } }] }, [{ $state: '/a' }, { $state: '/b', not: true }]],
    [
      { $bindItem: 'done', eq: true },
      { $item: 'done', eq: true },
    ],
  ])('%j becomes %j', (visible, expected) => {
    expect(repair({ type: 'Card', props: {}, children: ['a'], visible })['x']).toMatchObject({ visible: expected });
  });

  test('that is unreadable is removed, so that the element shows', () => {
    expect(repair({ type: 'Card', props: {}, children: ['a'], visible: 'a > 3' })['x']).not.toHaveProperty('visible');
  });
});

describe('events', () => {
  const button = (more: JsonObject) => repair({ type: 'Button', props: { label: 'Go' }, children: [], ...more })['x'];
  const wired = { on: { commit: { action: 'go' } } };

  test.each(['press', 'click', 'onClick', 'submit', 'onPress', 'tap'])('%s of a Button is commit', (verb) => {
    expect(button({ on: { [verb]: { action: 'go' } } })).toMatchObject(wired);
  });

  test.each([
    ['Switch', 'toggle', 'change'],
    ['Dialog', 'close', 'dismiss'],
    ['DatePicker', 'selectDate', 'select'],
    ['Pagination', 'pageChange', 'page'],
    ['SegmentedControl', 'select', 'change'],
  ])('of %s: %s is %s', (type, verb, expected) => {
    const { on } = repair({ type, props: {}, on: { [verb]: { action: 'go' } } })['x'] as { on: object };
    expect(on).toStrictEqual({ [expected]: { action: 'go' } });
  });

  test('that a component never emits go', () => {
    expect(repair({ type: 'Text', props: { text: 'T' }, on: { click: { action: 'go' } } })['x']).not.toHaveProperty(
      'on',
    );
  });

  test.each([
    ['a handler key', { onClick: 'go' }],
    ['a handler prop', { props: { label: 'Go', onPress: { action: 'go' } } }],
    ['an action key', { action: 'go' }],
    ['a list by event', { on: [{ event: 'click', action: 'go' }] }],
    ['a bare name', { on: { commit: 'go' } }],
    ['another notation', { on: { commit: { type: 'go', payload: {} } } }],
    ['a nested action', { on: { commit: { action: { name: 'go' } } } }],
  ])('written as %s are wired', (_, more) => {
    expect(button(more)).toMatchObject(wired);
  });

  test('carry scalars and expressions only', () => {
    const params = { id: { $state: 'order.id' }, note: null, list: [1], n: 3 };
    expect(button({ on: { commit: { action: 'go', params } } })).toMatchObject({
      on: { commit: { action: 'go', params: { id: { $state: '/order/id' }, n: 3 } } },
    });
  });

  test('fire builtins by their own names', () => {
    expect(button({ on: { commit: { action: 'set', path: 'open', value: false } } })).toMatchObject({
      on: { commit: { action: 'setState', params: { statePath: '/open', value: false } } },
    });
  });

  test('fire one action an event: of several the first that leaves the client, else the first', () => {
    const set = (path: string) => ({ action: 'set', path, value: false });
    expect(button({ on: { commit: [set('open'), { action: 'go' }, { action: 'more' }] } })).toHaveProperty('on', {
      commit: { action: 'go' },
    });
    expect(button({ on: { commit: [set('open'), set('more')] } })).toHaveProperty('on', {
      commit: { action: 'setState', params: { statePath: '/open', value: false } },
    });
  });

  test('ask first with a title and a message', () => {
    expect(button({ on: { commit: { action: 'go', confirm: 'Really?' } } })).toMatchObject({
      on: { commit: { confirm: { title: 'Go', message: 'Really?' } } },
    });
  });

  test.each(['__proto__', 'constructor', '', 'a\u0000b'])('never fire an action named %j', (action) => {
    expect(button({ on: { commit: { action } } })).not.toHaveProperty('on');
  });
});
