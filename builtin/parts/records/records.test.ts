import type { JsonObject } from '#contract/json/json.ts';
import { describe, expect, test } from 'vitest';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

function action(name: string, ...params: string[]): ActionDeclaration {
  const properties = Object.fromEntries(params.map((param) => [param, { type: 'string' }]));
  return { name, required: true, params: { type: 'object', properties } };
}

const BESTELLUNGEN = [
  { nr: 'B1', betrag: 20 },
  { nr: 'B2', betrag: 33 },
];
const PRODUCTS = [
  { sku: 'A1', name: 'Tent' },
  { sku: 'B2', name: 'Stove' },
];

test.each([
  ['Zeig mir meine Bestellungen', { bestellungen: BESTELLUNGEN }, action('nachbestellen', 'nr'), 'nr'],
  ['products', { products: PRODUCTS }, action('add_to_cart', 'sku'), 'sku'],
])('an action of "%s" has a button on each record, which sends its key', (prompt, data, declared, key) => {
  const { elements } = builtinSpec(briefOf(prompt, { data, actions: [declared] }));
  const commits = Object.values(elements).map(({ on }) => on?.commit);
  const commit = { action: declared.name, params: { [key]: { $bindItem: key } } };
  expect(commits).toContainEqual(expect.objectContaining(commit));
  expect(Object.values(elements).filter(({ type }) => type === 'Dialog')).toEqual([]);
});

test('what calls a record off is asked in a dialog that names the record', () => {
  const declared = { data: { bestellungen: BESTELLUNGEN }, actions: [action('stornieren', 'nr')] };
  const { elements } = builtinSpec(briefOf('Zeig mir meine Bestellungen', declared));
  const [dialog] = Object.values(elements).filter(({ type }) => type === 'Dialog');
  const named = expect.stringMatching(/record$/) as string;
  expect(dialog?.props).toMatchObject({ title: 'Stornieren?', description: { $state: named } });
  const [form] = Object.values(elements).filter(({ type }) => type === 'Form');
  expect(form?.on?.commit).not.toHaveProperty('confirm');
});

test('an action of a table with a search takes the key of the record from the selected row', () => {
  const more = { data: { products: PRODUCTS }, actions: [action('add_to_cart', 'sku')] };
  const { elements } = builtinSpec(briefOf('products with a search', more));
  expect(elements['addToCartButton']?.on?.commit).toEqual({
    action: 'add_to_cart',
    params: { sku: { $state: '/productsSelection/0/sku' } },
  });
});

test('an action on one record of a table is offered while one row is selected, one on all of them for several', () => {
  const items = { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] };
  const archive: ActionDeclaration = {
    name: 'archive',
    params: { type: 'object', properties: { products: { type: 'array', items } }, required: ['products'] },
  };
  const more = { data: { products: PRODUCTS }, actions: [action('add_to_cart', 'sku'), archive] };
  const { elements } = builtinSpec(briefOf('products with a search', more));
  const one = { $state: '/productsSelection/0' };
  const several = { $state: '/productsSelection/1' };
  expect(elements['addToCartButton']?.visible).toEqual([one, { ...several, not: true }]);
  expect(elements['archiveButton']?.visible).toEqual(one);
  expect(elements['pickOneHint']).toMatchObject({
    props: { text: expect.stringMatching(/only one/) },
    visible: several,
  });
});

test('a table that the guests sit at is a value of theirs, not the form of the list', () => {
  const data = { bookings: [{ id: 'b1', guest: 'Ana', table: 'T7' }] };
  const { elements } = builtinSpec(briefOf('Bookings with guest and table', { data, actions: [action('seat', 'id')] }));
  expect(Object.values(elements).filter(({ type }) => type === 'DataTable')).toEqual([]);
});

test('an id that names something else in the data is not that of the record but a choice by name', () => {
  const data = { employees: [{ id: 'e1', name: 'Ana' }], shifts: [{ id: 's1', place: 'Bar' }] };
  const swap = action('swap_shift', 'shift_id', 'to_employee_id');
  const { elements } = builtinSpec(briefOf('Shifts', { uiType: 'list_table', data, actions: [swap] }));
  const sent = Object.values(elements).flatMap(({ on }) => on?.commit ?? []);
  const params = sent.flatMap(({ action: name, params: own }) => (name === 'swap_shift' ? [own ?? {}] : []));
  expect(params).toEqual([
    { shift_id: { $state: '/shiftsSwapShift/shiftId' }, to_employee_id: { $state: '/shiftsSwapShift/to_employee_id' } },
  ]);
  const choices = Object.values(elements).map(({ props }) => props['options']);
  expect(choices).toContainEqual([{ label: 'Ana', value: 'e1' }]);
});

test('a number that every row begins with stands at the start, other numbers at the end', () => {
  const chapters = [
    { start: 0, title: 'Intro', words: 120 },
    { start: 312, title: 'Rivers', words: 900 },
  ];
  const spec = builtinSpec(briefOf('Table of chapters', { data: { chapters }, uiType: 'list_table' }));
  const table = Object.values(spec.elements).find(({ type }) => type === 'DataTable');
  const columns = table?.props['columns'] as { key: string; align?: string }[];
  expect(columns.map(({ align }) => align)).toEqual([undefined, undefined, 'end']);
});

describe('records with buttons of their own', () => {
  const ROWS = [
    { id: 7, customer: 'Ada Bell', total: 1240.5, currency: 'EUR', due: '2026-11-01', status: 'overdue', paid: false },
    { id: 8, customer: null, total: 0, currency: 'EUR', due: null, status: 'open', paid: true },
  ];
  const assign: ActionDeclaration = {
    name: 'assign',
    params: { type: 'object', properties: { id: { type: 'integer' }, agent: { type: 'string' } }, required: ['agent'] },
  };
  const spec = builtinSpec(briefOf('Open invoices', { data: { invoices: ROWS }, actions: [assign] }));

  test('are written as people write them', () => {
    expect(spec.state?.['invoicesRows']).toMatchObject([
      {
        _title: 'Invoice 7',
        _amount: '€1,240.50',
        _details: 'Customer: Ada Bell · Due: Nov 1, 2026',
        _tone: 'critical',
      },
      { _title: 'Invoice 8', _amount: '€0.00', _details: '', _tone: 'info' },
    ]);
  });

  test('open the dialog for what is missing, empty and with their key, in one step', () => {
    const [dialog] = Object.values(spec.elements).filter(({ type }) => type === 'Dialog');
    expect(spec.elements['assignButton']?.on?.commit).toEqual({
      action: 'setState',
      params: {
        statePath: '/invoicesAssign',
        value: { record: { $bindItem: '_title' }, id: { $bindItem: 'id' }, agent: '', isOpen: true },
      },
    });
    expect(dialog?.props['openPath']).toBe('/invoicesAssign/isOpen');
    const sent = Object.values(spec.elements).flatMap(({ on }) => on?.commit ?? []);
    const params = expect.objectContaining({ id: { $state: '/invoicesAssign/id' } }) as object;
    expect(sent).toContainEqual(expect.objectContaining({ action: 'assign', params }));
  });
});

test('what must not be overlooked in a record is a badge of its row', () => {
  const visits = [
    { id: 'v_1', pet: 'Mochi', alerts: ['Allergic to penicillin'] },
    { id: 'v_2', pet: 'Rufus', alerts: [] },
  ];
  const actions = [action('cancel_visit', 'visit_id')];
  const { elements, state } = builtinSpec(briefOf('Visits', { uiType: 'list_table', data: { visits }, actions }));
  expect(state?.['visitsRows']).toMatchObject([{ _alert: 'Allergic to penicillin' }, { _alert: '' }]);
  const badge = Object.values(elements).find(({ type }) => type === 'Badge');
  expect(badge).toMatchObject({ props: { tone: 'critical' }, visible: [{ $item: '_alert' }] });
});

test('rows are named by what all records have, where some lack a name', () => {
  const vans = [
    { id: 'v_1', driver: 'Ana', plate: 'B-12', state: 'busy' },
    { id: 'v_2', driver: null, plate: 'B-14', state: 'idle' },
  ];
  const { state } = builtinSpec(
    briefOf('Vans', { uiType: 'list_table', data: { vans }, actions: [action('recall_van', 'van_id')] }),
  );
  expect(state?.['vansRows']).toMatchObject([{ _title: 'B-12', _details: 'Driver: Ana' }, { _title: 'B-14' }]);
});

test('an action that creates a record does not take its params from the selected row', () => {
  const more = { data: { products: PRODUCTS }, actions: [action('create_product', 'sku', 'name')] };
  const { elements } = builtinSpec(briefOf('products', more));
  expect(Object.values(elements).filter(({ type }) => type === 'Dialog')).toHaveLength(1);
});

test('a German hint keeps the capitals of its nouns', () => {
  const more = { data: { bestellungen: BESTELLUNGEN }, actions: [action('stornieren', 'nr')] };
  const { elements } = builtinSpec(briefOf('Zeig mir meine Bestellungen als Tabelle', more));
  expect(elements['pickHint']?.props['text']).toBe('Wählen Sie zuerst eine Zeile in Bestellungen.');
});

describe('an action on a record', () => {
  const sentBy = (data: JsonObject, name: string, params: { [name: string]: JsonObject }) => {
    const actions = [{ name, params: { type: 'object', properties: params, required: Object.keys(params) } }];
    const { elements } = builtinSpec(briefOf('The list', { uiType: 'list_table', data, actions }));
    return JSON.stringify(Object.values(elements).flatMap(({ on }) => Object.values(on ?? {})));
  };
  const id = { type: 'string' };

  test('does not take the id of the record for that of something else', () => {
    const sent = sentBy({ pupil: { pupilId: 'p1' }, slots: [{ slotId: 's1', room: 'A' }] }, 'book', {
      slotId: id,
      pupilId: id,
    });
    expect(sent).toContain('"slotId":{"$bindItem":"slotId"}');
    expect(sent).toContain('"pupilId":{"$state":"/pupil/pupilId"}');
    const banned = sentBy({ reports: [{ id: 'r1', text: 'Rude' }] }, 'ban', { report_id: id, player_id: id });
    expect(banned).toContain('"reportId":{"$bindItem":"id"}');
    expect(banned).not.toContain('"playerId":{"$bindItem":"id"}');
  });

  test('asks for what it changes, also where the present value is none of the choices', () => {
    const role = { type: 'string', enum: ['admin', 'viewer'] };
    const sent = sentBy({ members: [{ user_id: 'u1', name: 'Ana', role: 'owner' }] }, 'change_role', {
      user_id: id,
      role,
    });
    expect(sent).not.toContain('"role":{"$bindItem":"role"}');
  });

  test('does not send the record itself as the one to go to', () => {
    const beds = [
      { bed_id: 'b1', room: '401', patient_id: 'p1' },
      { bed_id: 'b2', room: '402', patient_id: null },
    ];
    expect(sentBy({ beds }, 'transfer', { patient_id: id, to_bed_id: id })).not.toContain(
      'toBedId":{"$bindItem":"bed_id"}',
    );
  });
});

describe('records with pictures', () => {
  const PHOTOS = [
    { id: 1, url: 'https://img.example/1.jpg', caption: 'Hall' },
    { id: 2, url: 'https://img.example/2.jpg', caption: null },
  ];
  const typesOf = (data: JsonObject, ...actions: ActionDeclaration[]) =>
    Object.values(builtinSpec(briefOf('Let me look after these', { data, actions })).elements).map(({ type }) => type);

  test('are a gallery with buttons where they are pictures', () => {
    const data = { photos: PHOTOS };
    const { elements } = builtinSpec(briefOf('Photos of the house', { data, actions: [action('delete_photo', 'id')] }));
    const shown = Object.values(elements);
    const image = shown.find(({ type }) => type === 'Image');
    expect(image?.props).toMatchObject({ src: { $bindItem: 'url' }, alt: { $bindItem: '_title' } });
    expect(shown.find(({ type }) => type === 'Button')?.props['label']).toBe('Delete');
    expect(shown.some(({ type }) => type === 'Link')).toBe(false);
  });

  test('have a small one before their name otherwise', () => {
    const mugs = [
      { id: 'a', name: 'Mug', image_url: 'https://img.example/1.jpg' },
      { id: 'b', name: 'Cup', image_url: 'https://img.example/2.jpg' },
    ];
    expect(typesOf({ mugs }, action('hide', 'id'))).toContain('Thumbnail');
  });
});

test('a wide table keeps the columns that say most or that the request names, and no more than have room', () => {
  const shipments = Array.from({ length: 20 }, (_, at) => ({
    reference: `SH-2026-${at}`,
    customer_name: `Cavell Instruments ${at % 3}`,
    carrier: 'Palletline of the North',
    comment: 'Leave at the side entrance',
    pallets: at,
    created_at: '2026-02-01T08:00:00Z',
    weight_kg: at * 100,
    incoterm: at % 5 === 0 ? 'DAP' : null,
    due_on: '2026-03-01',
    total: { amount: at * 90, currency: 'GBP' },
    status: ['open', 'done'][at % 2] ?? '',
  }));
  const { elements } = builtinSpec(briefOf('Table of the shipments with their weight', { data: { shipments } }));
  const table = Object.values(elements).find(({ type }) => type === 'DataTable');
  const columns = JSON.stringify(table?.props['columns']);
  for (const label of ['Reference', 'Weight', 'Due', 'Total', 'Status']) expect(columns).toContain(`"${label}"`);
  for (const label of ['Comment', 'Incoterm']) expect(columns).not.toContain(`"${label}"`);
});

test('a picture under a key that an item cannot be read by is left to the row that has it', () => {
  const people = [
    { name: 'Ada', 'a/photo': 'https://example.com/a.png' },
    { name: 'Bo', 'a/photo': 'https://example.com/b.png' },
  ];
  const input = briefOf('Our people', { uiType: 'list_table', data: { people } });
  expect(faultsOf(builtinSpec(input), input)).toEqual([]);
});

test('a table shows its records whatever word stands for a state, also one that names a part of the language', () => {
  const stages = ['prototype', 'in_production', 'constructor'];
  const products = stages.map((stage, at) => ({ name: `Lamp ${at}`, stage }));
  const { state } = builtinSpec(briefOf('A table of our products', { data: { products } }));
  expect(state?.['productsRows']).toMatchObject([
    { stage_shown: 'Prototype' },
    { stage_shown: 'In production' },
    { stage_shown: 'Constructor' },
  ]);
});

test('a table shows its records whatever their members are called', () => {
  const teams = [
    { constructor: 'Ferrari', drivers: ['Ann', 'Bob'], prototype: 'F1-75' },
    { constructor: 'Lotus', drivers: ['Cid'], prototype: 'T-3' },
  ];
  const { state } = builtinSpec(briefOf('A table of teams', { data: { teams } }));
  expect(state?.['teamsRows']).toMatchObject([{ drivers_shown: 'Ann, Bob' }, { drivers_shown: 'Cid' }]);
});

test.each([null, 978, ''])('a record whose currency is %j does not take the others off the page', (odd) => {
  const rooms = [
    { name: 'Blue', price: 80, currency: 'EUR' },
    { name: 'Red', price: 90, currency: odd },
  ];
  const { state } = builtinSpec(briefOf('A table of rooms', { data: { rooms } }));
  expect((state?.['roomsRows'] ?? state?.['rooms']) as unknown[]).toHaveLength(2);
});

describe('a table of so many records that no view of them has room', () => {
  const columnsOf = (count: number, actions: ActionDeclaration[] = []) => {
    const orders = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      customer: `Customer ${at} of the shop in the old town`,
      total_cents: 1999 + at,
      share: 0.25,
      file_size_bytes: 2_500_000,
    }));
    const spec = builtinSpec(briefOf('A table of our orders', { data: { orders }, actions }));
    const table = Object.values(spec.elements).find(({ type }) => type === 'DataTable');
    return (table?.props['columns'] ?? []) as JsonObject[];
  };

  test('shows amounts, shares and sizes as they are, under their own names and without a unit', () => {
    const columns = columnsOf(150);
    for (const [key, label] of [
      ['total_cents', 'Total cents'],
      ['file_size_bytes', 'File size bytes'],
    ])
      expect(columns).toContainEqual({ key, label, sortable: true, align: 'end', format: 'number' });
    expect(columns.find(({ key }) => key === 'share')).not.toMatchObject({ format: 'percent' });
  });

  test('writes them for people as long as there is room for what the table reads', () => {
    expect(columnsOf(100)).toContainEqual(expect.objectContaining({ key: 'total_cents_shown', format: 'currency' }));
    const cancel = action('archive_order', 'id');
    expect(columnsOf(100, [cancel])).toContainEqual(expect.objectContaining({ key: 'total_cents', format: 'number' }));
  });
});
