import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { ActionDeclaration } from '#proto/composer/v1/composer.ts';
import { type Composed, type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

let composer: ComposerUnderTest;
beforeAll(async () => {
  composer = await startComposerUnderTest(['builtin']);
});
afterAll(() => composer.close());

type Request = Parameters<ComposerUnderTest['compose']>[0];
type Elements = { [id: string]: { type: string; props: { [name: string]: Json }; on?: { [verb: string]: Json } } };

async function specOf(request: Request): Promise<{ state: { [name: string]: Json }; elements: Elements }> {
  const composed: Composed = await composer.compose(request);
  expect(composed.refusal).toBeUndefined();
  expect(JSON.parse(composed.completed?.specJson ?? '')).toEqual(composed.folded);
  return composed.folded as never;
}

function action(name: string, params?: object): ActionDeclaration {
  return {
    name,
    required: true,
    ...(params !== undefined && { paramsJson: JSON.stringify(params) }),
  };
}

function paramsFor(elements: Elements, name: string): { [param: string]: Json } {
  const bindings = Object.values(elements).flatMap(({ on = {} }) => Object.values(on).flat()) as {
    action?: string;
    params?: object;
  }[];
  return (bindings.find((binding) => binding.action === name)?.params ?? {}) as { [param: string]: Json };
}

const FIELD = { type: 'Input', props: { label: 'Name', value: { $bindState: '/items/0/name' } }, children: [] };

describe('data', () => {
  test.each([
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '',
    '$state',
    'a/b',
    'a~b',
    '\ud83d',
  ])('with records that have a field %j is shown and kept', async (name) => {
    const rows = [
      { [name]: 'Ferrari', points: 10 },
      { points: 20 },
      { [name]: 'Lotus', team: 'B' },
      { team: 'C' },
      { team: 'D' },
    ];
    for (const uiType of ['list_table', 'dashboard', 'board', 'detail_view', 'form', 'pricing_table']) {
      const { state } = await specOf({ prompt: 'The teams', uiType, dataJson: JSON.stringify({ rows }) });
      expect(state['rows']).toEqual(rows);
    }
  });

  test('with a member called state is read at its own path', async () => {
    const data = { state: { city: 'Berlin', 'zip code': '10115' }, city: 'Bonn' };
    const { elements, state } = await specOf({
      prompt: 'Show this',
      uiType: 'detail_view',
      dataJson: JSON.stringify(data),
    });
    expect(state).toMatchObject(data);
    expect(JSON.stringify(elements)).toContain('"/state/city"');
  });

  test('with a text that looks like a template is shown as that text', async () => {
    const actions = [action('save', { properties: { name: { type: 'string', description: '{{name}}' } } })];
    const { elements } = await specOf({ prompt: 'A form', actions, dataJson: JSON.stringify({ name: [{ a: 1 }] }) });
    expect(JSON.stringify(elements)).toContain('{{name}}');
  });

  test.each(['settings_panel', 'editor', 'detail_view', 'form'])('of 50 single values fits a %s', async (uiType) => {
    const data = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`value_${index}`, index]));
    const { state } = await specOf({ prompt: 'The values', uiType, dataJson: JSON.stringify(data) });
    expect(state).toMatchObject(data);
  });
});

describe('params', () => {
  const properties = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`param_${index}`, { type: 'string' }]));

  test.each([41, 51, 100])('that are %i are all sent', async (count) => {
    const schema = { type: 'object', properties: properties(count) };
    for (const required of [[], Object.keys(schema.properties)]) {
      const { elements } = await specOf({
        prompt: 'A form',
        uiType: 'form',
        actions: [action('save', { ...schema, required })],
      });
      expect(Object.keys(paramsFor(elements, 'save'))).toHaveLength(count);
    }
  });

  test('listed without a schema around them are asked for', async () => {
    const params = { amount: { description: 'How much' }, reason: { enum: ['late', 'wrong'] } };
    const { elements } = await specOf({ prompt: 'Refund form', uiType: 'form', actions: [action('refund', params)] });
    expect(Object.keys(paramsFor(elements, 'refund'))).toEqual(['amount', 'reason']);
    expect(JSON.stringify(elements)).toContain('How much');
  });

  test.each(['const', 'default'])('with a %s of 20,000 characters can be composed with', async (keyword) => {
    const params = {
      properties: { note: { type: 'string', [keyword]: 'x'.repeat(20_000) }, id: { type: 'string' } },
      required: ['note'],
    };
    await specOf({ prompt: 'A form', actions: [action('save', params)] });
  });
});

describe('an edit', () => {
  const edit = (prompt: string, prior: object, rest: Request = {}): Request => ({
    prompt,
    mode: 'edit',
    priorSpecJson: JSON.stringify(prior),
    ...rest,
  });
  const prior = (state: object, field: object = FIELD) => ({
    state,
    root: 'root',
    elements: { root: { type: 'Form', props: {}, children: ['field'] }, field },
  });

  test.each([
    ['a list', []],
    ['a text', 'x'],
    ['nothing', null],
    ['a number', 3],
    ['a list of records', [{ name: 'x' }]],
  ])('adds a field where the form of the state is %s', async (_what, form) => {
    const { state, elements } = await specOf(edit('Add a phone field', prior({ form, items: [{ name: 'x' }] })));
    expect(state['form']).toEqual(form);
    expect(JSON.stringify(elements)).toContain('Phone');
  });

  test('adds a field where an input is bound into a list', async () => {
    const { elements } = await specOf(edit('Add a phone field', prior({ items: [{ name: 'x' }] })));
    expect(JSON.stringify(elements)).toContain('Phone');
  });

  test('takes data that drops a path which an untouched element reads', async () => {
    const reads = { type: 'Text', props: { text: { $state: '/order/customer' } }, children: [] };
    const request = edit('Rename the title to "Orders"', prior({ order: { customer: 'Ada' } }, reads), {
      dataJson: JSON.stringify({ order: { number: 7 } }),
    });
    expect(await specOf(request)).toMatchObject({ state: { order: { number: 7 } }, elements: { field: reads } });
  });

  test('with data that is not a list where the prior spec repeats is refused, naming the field', async () => {
    const repeats = { type: 'Stack', props: {}, children: [], repeat: { statePath: '/items' } };
    const { refusal } = await composer.compose(
      edit('Remove the title', prior({ items: [] }, repeats), { dataJson: JSON.stringify({ items: 'none' }) }),
    );
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'data' });
    expect(refusal?.message).toContain('"/elements/field/repeat/statePath"');
  });
});

describe('a journey', () => {
  test.each([[[]], [''], [null], [{}], [7]])('accepts data whose state has the url %j', async (url) => {
    const request = {
      prompt: 'Show the page',
      mode: 'continue_journey',
      actionContextJson: JSON.stringify({ action: 'next', state: { url: 'https://example.com' } }),
      dataJson: JSON.stringify({ state: { url } }),
    };
    expect((await specOf(request)).state['state']).toEqual({ url });
  });
});

describe('the name of an action', () => {
  test.each(['a\nb', '\u0000', 'pay\u007f', '\u0085', 'cut \ud83d'])('%j is refused by name', async (name) => {
    const { refusal } = await composer.compose({ actions: [action(name)] });
    // Half a character does not travel over gRPC: the gateway refuses it.
    if (name.isWellFormed()) expect(refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'actions[0].name' });
  });

  test.each(['toString', 'then', 'a/b~c', 'größe ändern', '名前', '$save', '.', '-', '😀'])(
    '%j is wired',
    async (name) => {
      const { elements } = await specOf({
        prompt: 'A form',
        actions: [action(name, { properties: { id: { type: 'string' } } })],
      });
      expect(JSON.stringify(elements)).toContain(JSON.stringify(name));
    },
  );
});

test('an edit that a spec has no room for is refused with the field, since to repeat it would come to the same', async () => {
  const text = (index: number) => ({ type: 'Text', props: { text: `Line ${index}` }, children: [] });
  const stacks = Array.from({ length: 6 }, (_, stack) => [
    `s${stack}`,
    { type: 'Stack', props: {}, children: Array.from({ length: 98 }, (_child, index) => `t${stack * 98 + index}`) },
  ]);
  const priorSpec = {
    root: 'root',
    state: {},
    elements: {
      root: { type: 'Stack', props: {}, children: stacks.map(([id]) => id) },
      ...(Object.fromEntries(stacks) as object),
      ...Object.fromEntries(Array.from({ length: 588 }, (_, index) => [`t${index}`, text(index)])),
    },
  };
  const { refusal } = await composer.compose({
    mode: 'edit',
    prompt: 'Add fields colour, size, weight, height, price and maker at the bottom',
    priorSpecJson: JSON.stringify(priorSpec),
  });
  expect(refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'prior_spec' });
  expect(refusal?.message).toMatch(/^`prior_spec` has no room for what the edit adds: .* 600 are allowed\./);
});
