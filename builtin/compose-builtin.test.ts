import { isSound } from '#services/composer/models/builtin.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { builtinLines } from './compose-builtin.ts';

function compose(prompt: string, more: Partial<ComposeInput> = {}): Spec {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
}

function propsOf(spec: Spec, type: string): JsonObject[] {
  return Object.values(spec.elements)
    .filter((element) => element.type === type)
    .map(({ props }) => props);
}

function idAmong(values: string[]): JsonObject {
  return { type: 'object', properties: { id: { enum: values } } };
}

describe('the built-in composer', () => {
  test('gives the same lines for the same input', () => {
    const input = briefOf('Booking form with name, date and time');
    expect([...builtinLines(input, isSound)]).toEqual([...builtinLines(input, isSound)]);
  });

  test('turns the fields that a prompt names into inputs of the right kind, in order', () => {
    const spec = compose('Contact form with name, email, phone (optional), size (S, M, L) and a message');
    expect(propsOf(spec, 'Input').map(({ label, type }) => [label, type])).toEqual([
      ['Name', undefined],
      ['Email', 'email'],
      ['Phone', 'tel'],
    ]);
    expect(propsOf(spec, 'Radio')[0]?.['options']).toEqual(['S', 'M', 'L'].map((value) => ({ label: value, value })));
    expect(propsOf(spec, 'Textarea')[0]?.['label']).toBe('Message');
    expect(propsOf(spec, 'Input')[2]?.['required']).toBeUndefined();
  });

  test('binds each param of the submitting action to its field', () => {
    const params = {
      type: 'object',
      properties: {
        guest_name: { type: 'string', title: 'Your name' },
        seats: { type: 'integer', minimum: 1, maximum: 8 },
        area: { enum: ['inside', 'terrace'] },
      },
      required: ['guest_name'],
    };
    const spec = compose('Book a table', { actions: [{ name: 'book_table', required: true, params }] });
    expect(spec.elements['form']?.on).toEqual({
      commit: {
        action: 'book_table',
        params: {
          guest_name: { $state: '/form/guest_name' },
          seats: { $state: '/form/seats' },
          area: { $state: '/form/area' },
        },
      },
    });
    expect(propsOf(spec, 'Input')[0]).toMatchObject({ label: 'Your name', required: true });
    expect(propsOf(spec, 'QuantityStepper')[0]).toMatchObject({ min: 1, max: 8 });
    expect(propsOf(spec, 'Radio')[0]).toMatchObject({ label: 'Area' });
  });

  test('shows records in a table that reads them from the state', () => {
    const orders = [
      { id: 'A1', customer: 'Ada', total_eur: 12.5, status: 'paid' },
      { id: 'A2', customer: 'Bo', total_eur: 7, status: 'open' },
    ];
    const spec = compose('Show our orders', { data: { orders } });
    const [table] = propsOf(spec, 'DataTable');
    expect(table).toMatchObject({ rows: { $state: '/orders' } });
    expect(table?.['columns']).toContainEqual(
      expect.objectContaining({ key: 'total_eur', align: 'end', format: 'currency', prefix: 'EUR' }),
    );
  });

  test('gives an action on one record of a table the id of the selected row', () => {
    const spec = compose('Table of orders', {
      data: { orders: [{ id: 'A1', customer: 'Ada' }] },
      actions: [
        { name: 'ship_order', required: true, params: { type: 'object', properties: { orderId: { type: 'string' } } } },
      ],
    });
    expect(spec.elements['shipOrderButton']?.on).toEqual({
      commit: { action: 'ship_order', params: { orderId: { $state: '/ordersSelection/0/id' } } },
    });
    expect(propsOf(spec, 'DataTable')[0]).toMatchObject({ selectedRows: { $bindState: '/ordersSelection' } });
  });

  test('shows figures as tiles with their change, and values by month as a line chart', () => {
    const spec = compose('Sales dashboard', {
      data: {
        revenue: 120,
        revenueChange: '-4 %',
        byMonth: [
          { month: 'Jan', sales: 1 },
          { month: 'Feb', sales: 2 },
          { month: 'Mar', sales: 4 },
          { month: 'Apr', sales: 3 },
        ],
      },
    });
    expect(propsOf(spec, 'Stat')).toEqual([
      { label: 'Revenue', value: { $state: '/revenue' }, delta: { $state: '/revenueChange' }, deltaType: 'decrease' },
    ]);
    expect(propsOf(spec, 'LineChart')).toHaveLength(1);
  });

  test('binds each list of a chart as a whole', () => {
    const of = (rows: JsonObject[]) => compose('Dashboard', { data: { nested: { sales: rows } } });
    const years = of([{ year: 2024, 'net "sum"': 1 }, { year: 2025, 'net "sum"': 0 }, { 'net "sum"': 3 }]);
    expect(propsOf(years, 'BarChart')).toMatchObject([{ data: { $state: '/nestedSalesNetSumByYear' } }]);
    expect(years.state['nestedSalesNetSumByYear']).toEqual([
      { label: '2024', value: 1 },
      { label: '2025', value: 0 },
      { label: '—', value: 3 },
    ]);
    const pairs = of(Array.from({ length: 13 }, (_, value) => ({ label: `Town ${value}`, value })));
    expect(propsOf(pairs, 'BarChart')).toMatchObject([{ data: { $state: '/nested/sales' } }]);
    const both = of([
      { month: 'Jan', sold: 1, returned: 0 },
      { month: 'Feb', sold: 2, returned: 1 },
      { month: 'Mar', sold: 3, returned: 1 },
      { month: 'Apr', sold: 5, returned: 0 },
    ]);
    expect(both.state).toMatchObject({
      nestedSalesSold: [1, 2, 3, 5],
      nestedSalesReturned: [0, 1, 1, 0],
      nestedSalesMonthLabels: ['Jan', 'Feb', 'Mar', 'Apr'],
    });
  });

  test('invents no figure: a metric without data shows a dash', () => {
    const spec = compose('Dashboard showing revenue and active users');
    expect(propsOf(spec, 'Stat').map(({ label }) => label)).toEqual(['Revenue', 'Active users']);
    expect(spec.state['metrics']).toEqual({ revenue: '—', activeUsers: '—' });
  });

  test('asks for confirmation before a destructive action, but not twice on a confirmation screen', () => {
    const actions = [{ name: 'delete_project' }];
    const listed = compose('Project details', { uiType: 'detail_view', actions });
    expect(listed.elements['deleteProjectButton']?.on?.commit).toHaveProperty('confirm');
    const asked = compose('Confirm deleting the project', { actions });
    expect(asked.elements['deleteProjectButton']?.on?.commit).toEqual({ action: 'delete_project' });
  });

  test('invents no action if only declared ones are allowed', () => {
    const spec = compose('Contact form with name and message', { actionPolicy: 'declared_only' });
    expect(spec.actions).toBeUndefined();
  });

  test('fills a plan param only with a value that its schema allows', () => {
    const chooses = (values: string[]) => ({
      actions: [{ name: 'choose', params: { type: 'object', properties: { plan: { enum: values } } } }],
    });
    const taken = compose('Pricing with plans Free and Pro', chooses(['free', 'pro']));
    expect(taken.elements['proPlan']?.on?.commit).toMatchObject({ params: { plan: 'pro' } });
    const others = compose('Pricing with plans Free and Pro', chooses(['small', 'big']));
    expect(others.elements['proPlan']?.on?.commit).toMatchObject({ params: { plan: { $state: '/choice/plan' } } });
    compose('1 plan', { uiType: 'pricing_table', actions: [{ name: 'save', params: idAmong([]) }] });
  });

  test('shows a month for booking a day, whatever other views are requested', () => {
    const spec = compose('Pick a day to book, in day and week view');
    expect(propsOf(spec, 'Calendar')).toHaveLength(1);
  });

  test('adds its own words in the language of the prompt', () => {
    const spec = compose('Kontaktformular mit Name, E-Mail und Nachricht');
    expect(propsOf(spec, 'Button').map(({ label }) => label)).toEqual(['Absenden']);
  });
});

const KEY = fc.oneof(
  fc.constantFrom(
    'id',
    'name',
    'status',
    'date',
    'price',
    'lat',
    'lng',
    'total',
    'open',
    'form',
    'a/b',
    '~',
    'Größe',
    'features',
    '0',
    'items',
  ),
  fc.string({ maxLength: 8 }).filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
);
const SCALAR = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('2026-05-01', 'open', 'done', 'https://example.com/a.png', '$12', 'Jan', '09:30'),
);
const RECORD = fc.dictionary(KEY, SCALAR, { maxKeys: 6, noNullPrototype: true });
const DATA = fc.dictionary(
  KEY,
  fc.oneof(
    SCALAR,
    RECORD,
    fc.array(RECORD, { maxLength: 4 }),
    fc.array(SCALAR, { maxLength: 4 }),
    fc.dictionary(KEY, fc.oneof(RECORD, fc.array(RECORD, { maxLength: 3 })), { maxKeys: 3, noNullPrototype: true }),
  ),
  { maxKeys: 5, noNullPrototype: true },
) as fc.Arbitrary<JsonObject>;
const WORDS = fc.constantFrom(
  'form',
  'with',
  'name',
  ',',
  'and',
  '(',
  ')',
  ':',
  'dashboard',
  '"Save"',
  'steps',
  'plans',
  '$9',
  'by',
  'status',
  'delete',
  'no',
  'yet',
  'map',
  'calendar',
  'mit',
  'für',
  '1-5',
  '\n- ',
  '.',
  'for',
  'a',
  'columns',
  'to do',
  'editor',
  'frequently asked questions',
  'way to add one',
  'by quarter',
  'weekly or monthly',
  'day and week view',
  'permission',
  'could not load',
  'yearly billing',
  'delete',
  ';',
  'between',
  'settings',
  'größe',
  '日本語',
  'date',
  'approve or reject',
  'weekly or monthly',
  'permission to',
  'failed',
  'day, week and month views',
  'yearly toggle',
  'compared by',
  'and premium plans',
  'either',
  '?',
  'stages',
  'between',
  'from new to done',
  'faq',
  'with a retry button',
  'publish',
  'a way to add one',
  'Are you sure',
  'deleting the account',
  '; alerts: push, email',
  'hiring',
  'pick a day',
  'article',
  'where are',
  'no results',
  'thank you',
  'wizard',
  'configure',
  'who gets which alert',
  'avec',
  'con',
  'offline',
);
const PROMPT = fc.oneof(
  fc.string({ minLength: 1, maxLength: 200 }),
  fc.array(WORDS, { minLength: 1, maxLength: 40 }).map((words) => words.join(' ')),
);
const SCHEMA = fc.record(
  {
    type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object'),
    title: fc.string({ maxLength: 20 }),
    enum: fc.array(fc.oneof(fc.string({ maxLength: 6 }), fc.integer()), { maxLength: 4 }),
    format: fc.constantFrom('email', 'date', 'uri', 'nope'),
    minimum: fc.integer({ min: -200, max: 200 }),
    maximum: fc.integer({ min: -200, max: 200 }),
    default: SCALAR,
    const: SCALAR,
    properties: fc.dictionary(KEY, fc.constant({ type: 'string' }), { maxKeys: 3, noNullPrototype: true }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const ACTION = fc.record(
  {
    name: fc.oneof(
      fc.constantFrom('save', 'delete_item', 'edit_order', 'next', 'cancel'),
      fc.string({ minLength: 1, maxLength: 20 }),
    ),
    required: fc.boolean(),
    description: fc.string({ maxLength: 30 }),
    params: fc.record(
      { type: fc.constant('object'), properties: fc.dictionary(KEY, SCHEMA, { maxKeys: 4, noNullPrototype: true }) },
      { noNullPrototype: true },
    ),
  },
  { requiredKeys: ['name'], noNullPrototype: true },
) as fc.Arbitrary<ActionDeclaration>;

describe('the largest inputs', () => {
  const field = {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, { type: 'string' }])),
  };
  const params = {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, field])),
  };
  const actions = Array.from({ length: 20 }, (_, index): ActionDeclaration => ({
    name: `act${index}`,
    required: index % 2 === 0,
    params,
  }));
  const groups = Object.fromEntries(
    Array.from({ length: 55 }, (_, index) => [
      `g${index}`,
      { a: 1, b: { c: 'x', d: { e: true } }, rows: [{ id: index, name: 'n', status: 's' }] },
    ]),
  );
  const rows = Array.from({ length: 250 }, (_, index) => ({
    id: `${index}`,
    title: 't',
    status: `s${index % 9}`,
    lat: 1,
    lng: 2,
    date: '2026-01-01',
  }));

  test.each(UI_TYPES)('stay within the limits of a spec: %s', (uiType) => {
    for (const data of [groups, { rows }]) {
      const input = briefOf('Everything at once', { uiType, actions, data });
      const spec = builtinSpec(input);
      expect(faultsOf(spec, input)).toEqual([]);
      const wired = JSON.stringify(Object.values(spec.elements).map(({ on }) => on));
      for (const { name, required } of actions) if (required === true) expect(wired).toContain(`"${name}"`);
    }
  });
});

describe('data of many small groups', () => {
  const groups = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [
      `g${index}`,
      { a: 1, b: { c: 'x', d: { e: true } }, rows: [{ id: index, name: 'n', status: 's' }] },
    ]),
  );

  test.each(UI_TYPES)('gives a valid screen, however much of it fits: %s', (uiType) => {
    const input = briefOf('Everything at once', { uiType, data: groups });
    expect(faultsOf(builtinSpec(input), input)).toEqual([]);
  });
});

describe('for any prompt, data and actions', () => {
  test('the lines fold into a valid spec with every required action wired and a bounded number of elements', () => {
    fc.assert(
      fc.property(
        PROMPT,
        DATA,
        fc.uniqueArray(ACTION, { maxLength: 4, selector: ({ name }) => name }),
        fc.option(fc.constantFrom(...UI_TYPES), { nil: undefined }),
        fc.constantFrom('open' as const, 'declared_only' as const),
        (prompt, data, actions, uiType, actionPolicy) => {
          const input = briefOf(prompt, { data, actions, uiType, actionPolicy });
          const spec = builtinSpec(input);
          expect(faultsOf(spec, input)).toEqual([]);
          expect(Object.keys(spec.elements).length).toBeLessThanOrEqual(600);
          const wired = JSON.stringify(Object.values(spec.elements).map(({ on }) => on ?? null));
          for (const { name, required } of actions)
            if (required === true) expect(wired).toContain(JSON.stringify(name));
        },
      ),
      { numRuns: 300 },
    );
  });
});
