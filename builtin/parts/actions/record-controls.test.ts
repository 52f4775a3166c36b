import { describe, expect, test } from 'vitest';
import { isJsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';

const DATA = {
  guides: [
    { id: 4, name: 'Ines' },
    { id: 5, name: 'Bo' },
  ],
  hikes: [
    { code: 'H1', title: 'Ridge', guide_id: 5, seats: 8, level: 'easy', stage: 'planned' },
    { code: 'H2', title: 'Gorge', guide_id: null, seats: 3, level: 'hard', stage: 'cancelled' },
  ],
};
const CHANGE = {
  name: 'update_hike',
  params: {
    type: 'object',
    properties: {
      code: { type: 'string' },
      guide_id: { type: 'integer' },
      seats: { type: 'integer', minimum: 1 },
      level: { type: 'string', enum: ['easy', 'hard'] },
      note: { type: 'string' },
    },
    required: ['code'],
  },
};

function composed(uiType: ComposeInput['uiType'], prompt = 'Hikes', actions = [CHANGE]) {
  const input = briefOf(prompt, { uiType, data: DATA, actions });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const all = Object.values(spec.elements);
  const handed = all.flatMap(({ on }) => {
    const commit = on?.['commit'];
    const value = commit === undefined || Array.isArray(commit) ? undefined : commit.params?.['value'];
    return isJsonObject(value) && value['isOpen'] === true ? [value] : [];
  });
  return { spec, all, handed };
}

describe('a dialog about one record', () => {
  test('begins with the values of the record, and with empty ones where it has none', () => {
    expect(composed('list_table').handed).toEqual([
      {
        isOpen: true,
        record: { $bindItem: '_title' },
        code: { $bindItem: 'code' },
        guide_id: { $bindItem: 'guide_id' },
        seats: { $bindItem: 'seats' },
        level: { $bindItem: 'level' },
        note: '',
      },
    ]);
  });

  test('takes them from the selected row of a table, and begins with its values', () => {
    const { all, handed } = composed('list_table', 'Hikes with a search');
    expect(handed[0]).not.toHaveProperty('code');
    expect(handed[0]).toMatchObject({ seats: { $state: '/hikesSelection/0/seats' }, note: '' });
    const sent = all.flatMap(({ type, on }) => (type === 'Form' ? JSON.stringify(on) : []));
    expect(sent.join()).toContain('"code":{"$state":"/hikesSelection/0/code"}');
  });

  test.each([
    ['a row', 'list_table', 'Hikes', '/hikesUpdateHike/record'],
    ['the selected row of a table', 'list_table', 'Hikes with a search', '/hikesSelection/0/title'],
    ['a card', 'board', 'Hikes by stage', '/hikesUpdateHike/record'],
  ] as const)('tells under its title which record it is about: that of %s', (_, uiType, prompt, path) => {
    const { all } = composed(uiType, prompt);
    const dialogs = all.filter(({ type }) => type === 'Dialog');
    expect(dialogs.map(({ props }) => props['description'])).toEqual([{ $state: path }]);
  });

  test('is shared by the cards of a board', () => {
    const { all, handed } = composed('board', 'Hikes by stage');
    expect(handed.map(({ code }) => code)).toEqual([{ $state: '/hikes/0/code' }, { $state: '/hikes/1/code' }]);
    expect(all.filter(({ type }) => type === 'Dialog')).toHaveLength(1);
  });

  test('offers the records of another list by name, sends their keys as the numbers that they are, and never asks for the key', () => {
    const { all, spec } = composed('list_table');
    const { statePath = '' } =
      all.find(({ repeat }) => repeat?.statePath.endsWith('GuideIdOptions') === true)?.repeat ?? {};
    expect(spec.state[statePath.slice(1)]).toEqual([
      { label: 'Ines', value: 4 },
      { label: 'Bo', value: 5 },
    ]);
    expect(all.filter(({ props }) => props['name'] === 'code')).toEqual([]);
  });

  test('begins with nothing of the record where something new is asked for', () => {
    const order = { ...CHANGE, name: 'request_seats' };
    const [value] = composed('list_table', 'Hikes', [order]).handed;
    expect(value?.['seats']).toBe(1);
  });
});

test('an action is not offered for a record that is in a final state', () => {
  const { all } = composed('list_table');
  const visible = all.flatMap(({ type, visible: condition }) =>
    type === 'Button' && Array.isArray(condition) ? [condition] : [],
  );
  expect(visible).toEqual([[{ $item: 'stage', neq: 'cancelled' }]]);
});

test('an action on people of whom only the name is known is offered on the records that mention them, if any do', () => {
  const data = {
    flats: [
      { flat: '12-A', ten: 4, owed: 580 },
      { flat: '12-B', ten: null, owed: 0 },
    ],
    tenants: [
      { id: 4, name: 'Karim' },
      { id: 9, name: 'Manon' },
    ],
  };
  const params = { type: 'object', properties: { tenant_id: { type: 'integer' } }, required: ['tenant_id'] };
  const input = briefOf('Rents', { uiType: 'list_table', data, actions: [{ name: 'remind', params }] });
  const spec = builtinSpec(input);
  const [button] = Object.values(spec.elements).filter(({ type }) => type === 'Button');
  expect(button?.on?.['commit']).toMatchObject({ action: 'remind', params: { tenant_id: { $bindItem: 'ten' } } });
  expect(button?.visible).toEqual([{ $item: 'ten' }]);
});
