import { expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { boundPaths } from '#builtin/part.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';

/** What an action sends, and the controls of the screen by the state paths that they write. */
function sent(uiType: ComposeInput['uiType'], prompt: string, data: JsonObject, actions: ActionDeclaration[]) {
  const input = briefOf(prompt, { uiType, data, actions });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const all = Object.values(spec.elements);
  const bindings = all.flatMap(({ on = {} }) => Object.values(on).flat());
  const controls = new Map(all.flatMap((one) => boundPaths(one.props).map((path) => [path, one])));
  return (name: string, param: string) => {
    const value = bindings.find(({ action }) => action === name)?.params?.[param];
    const path = isJsonObject(value) && typeof value['$state'] === 'string' ? value['$state'] : '';
    return { path, control: controls.get(path), start: startAt(spec.state, path) };
  };
}

function startAt(state: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = state;
  for (const key of path.split('/').slice(1)) value = isJsonObject(value) ? value[key] : undefined;
  return value;
}

const string = { type: 'string' };
const declared = (name: string, properties: JsonObject): ActionDeclaration => ({
  name,
  params: { type: 'object', properties, required: Object.keys(properties) },
});

const KENNEL = {
  season: { id: 7, title: 'Winter' },
  stay: { stay_id: 'st-1', from: '2026-01-03', dogs: [{ dog_id: 'd1', name: 'Rex' }] },
  kennel: { name: 'Paws Inn', city: 'Hull' },
};

test('an id that names another object of the data is not that of the object on the screen', () => {
  const of = sent('detail_view', 'The stay', KENNEL, [
    declared('confirm_stay', { stay_id: string, note: string }),
    declared('change_season', { season_id: { type: 'integer' }, note: string }),
  ]);
  expect(of('confirm_stay', 'stay_id').path).toBe('/stay/stay_id');
  expect(of('change_season', 'season_id').path).toBe('/season/id');
});

test('a name is asked for among other answers, and does not begin with that of the house', () => {
  const of = sent('detail_view', 'The stay', KENNEL, [
    declared('join', { name: string, email: { type: 'string', format: 'email' } }),
  ]);
  expect(of('join', 'name')).toMatchObject({ control: { type: 'Input' }, start: '' });
});

const PLAYERS = {
  team: { id: 't1' },
  players: [
    { player_id: 4, name: 'Ana', position: 'goal' },
    { player_id: 5, name: 'Bo', position: 'left' },
  ],
};

test.each([
  ['called like the records', 'player_ids'],
  ['that the records begin with', 'playerIds'],
  ['without a name of their own', 'ids'],
])('a list of ids %s is picked among the records and sent as a list', (_, param) => {
  const of = sent('list_table', 'Players with a search', PLAYERS, [
    declared('nudge', { [param]: { type: 'array', items: { type: 'integer' } } }),
    declared('bench', { player_id: { type: 'integer' } }),
  ]);
  expect(of('nudge', param)).toMatchObject({ control: { type: 'FacetList' }, start: [] });
});

test('ids that only the keys of the records are called like are picked in a form', () => {
  const data = {
    prescriptions: [
      { rxId: 'RX-1', medicine: 'Ramipril' },
      { rxId: 'RX-2', medicine: 'Atorvastatin' },
    ],
  };
  const of = sent('form', 'Order medicines', data, [
    declared('order', { rxIds: { type: 'array', items: string }, address: string }),
  ]);
  expect(of('order', 'rxIds').control?.props).toMatchObject({
    facets: [
      { label: 'Ramipril', value: 'RX-1' },
      { label: 'Atorvastatin', value: 'RX-2' },
    ],
  });
});

const ORDER = { order: { order_id: 'O-1', customer: 'Ann', status: 'open', temp: 4.5 } };
const status = { type: 'string', enum: ['open', 'paid'] };

test('what an action changes or writes down is asked on the page of a thing, and begins with what is there', () => {
  const of = sent('detail_view', 'The order with its state', ORDER, [
    declared('change_status', { order_id: string, status }),
    declared('log_reading', { order_id: string, temp: { type: 'number' } }),
    declared('log_test', { temp: { type: 'number', minimum: -5, maximum: 30 } }),
  ]);
  expect(of('change_status', 'order_id').path).toBe('/order/order_id');
  expect(of('change_status', 'status')).toMatchObject({ control: { type: 'Radio' }, start: 'open' });
  expect(of('log_reading', 'temp').control?.type).toBe('NumberInput');
  expect(of('log_test', 'temp').control?.type).toBe('NumberInput');
});

test('the name of who joins something is asked beside an address, and is not that of the thing', () => {
  const courses = [
    { code: 'A1', name: 'Intensive', price: '100.00' },
    { code: 'B1', name: 'Evening', price: '80.00' },
  ];
  const of = sent('list_table', 'Our courses', { courses }, [
    declared('join', { code: string, name: string, email: { type: 'string', format: 'email' } }),
  ]);
  expect(of('join', 'name').control).toMatchObject({ type: 'Input' });
  expect(of('join', 'code').control).toBeUndefined();
});

test('an id is that of the object that it names in another form of the word', () => {
  const of = sent(
    'detail_view',
    'Il menu',
    { alunna: { id: 'AL-1', nome: 'Giulia' }, menu: [{ giorno: '2025-10-06' }] },
    [declared('disdici_menu', { alunno_id: string })],
  );
  expect(of('disdici_menu', 'alunno_id').path).toBe('/alunna/id');
});

const ADDRESS = {
  type: 'object',
  properties: { Straße: string, 数量: { type: 'integer' }, 'a/b': string, kind: { const: 'delivery' } },
};
const LINES = { type: 'array', items: { type: 'object', properties: { sku: string }, required: ['sku'] } };

test('an object is sent with its members under their own names, and with what its schema fixes', () => {
  const of = sent('form', 'Neuer Auftrag', {}, [declared('bestellen', { Adresse: ADDRESS })]);
  expect(of('bestellen', 'Adresse').start).toEqual({ Straße: '', 数量: null, 'a/b': '', kind: 'delivery' });
});

test('the dialog of a record begins with the whole object, and asks for lines that the records are not', () => {
  const input = briefOf('Orders with a search', {
    data: { orders: [{ order_id: 1, guest: 'Ann' }] },
    actions: [declared('ship_order', { order_id: { type: 'integer' }, address: ADDRESS, lines: LINES })],
  });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const bindings = Object.values(spec.elements).flatMap(({ on = {} }) => Object.values(on).flat());
  const opened = bindings.find(({ action, params }) => action === 'setState' && isJsonObject(params?.['value']));
  expect(opened?.params?.['value']).toMatchObject({
    address: { Straße: '', 数量: null, 'a/b': '', kind: 'delivery' },
    lines: [],
  });
  const lines = bindings.find(({ action }) => action === 'ship_order')?.params?.['lines'];
  expect(lines).toEqual({ $state: expect.stringMatching(/\/lines$/) as string });
});

test('records are sent where the schema of a list asks for what they have', () => {
  const items = { type: 'object', properties: { order_id: { type: 'integer' } }, required: ['order_id'] };
  const of = sent('list_table', 'Orders', { orders: [{ order_id: 1, guest: 'Ann' }] }, [
    declared('archive_orders', { orders: { type: 'array', items } }),
  ]);
  expect(of('archive_orders', 'orders').path).toBe('/ordersSelection');
});

test('a list of one action is no value for the number of another that has its name', () => {
  const of = sent('form', 'Register', {}, [
    declared('register', { guests: { type: 'array', items: string } }),
    declared('save_draft', { guests: { type: 'integer' } }),
  ]);
  expect(of('register', 'guests').start).toEqual([]);
  expect(of('save_draft', 'guests').path).not.toBe(of('register', 'guests').path);
});

test('what only the host knows begins without a value of another type than it has', () => {
  const of = sent('form', 'Register', {}, [
    declared('register', { guest_id: { type: 'integer' }, key_id: string, extra: { type: 'object' }, name: string }),
  ]);
  expect(of('register', 'guest_id').start).toBeNull();
  expect(of('register', 'extra').start).toBeNull();
  expect(of('register', 'key_id').start).toBe('');
});

test('numbers to choose from are entered as numbers in a table of lines', () => {
  const items = { type: 'object', properties: { level: { enum: [1, 2, 3] }, unit: { enum: ['m', 'kg'] } } };
  const of = sent('form', 'Order', {}, [declared('order', { lines: { type: 'array', items } })]);
  expect(of('order', 'lines').control?.props['columns']).toMatchObject([
    { key: 'level', type: 'number', label: 'Level (1, 2, 3)' },
    { key: 'unit', type: 'select', options: ['m', 'kg'] },
  ]);
});

test('a yes or no that has to be sent may be a no; only a consent has to be given', () => {
  const boolean = { type: 'boolean' };
  const book = declared('book', { window_seat: boolean, terms_accepted: { ...boolean, const: true } });
  const of = sent('form', 'Book a seat', {}, [book]);
  expect(of('book', 'window_seat')).toMatchObject({ control: { type: 'Checkbox' }, start: false });
  expect(of('book', 'window_seat').control?.props).not.toHaveProperty('required');
  expect(of('book', 'terms_accepted').control?.props).toMatchObject({ required: true });
});
