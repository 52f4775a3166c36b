import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const text = { type: 'string' };
const date = { type: 'string', format: 'date' };
const BOATS = {
  harbour: { name: 'North Quay', phone: '555 0100' },
  basket: { id: 'b-1', lines: [{ name: 'Life jacket', quantity: 2 }], total_cents: 1800, currency: 'EUR' },
  boats: [
    { id: 'k1', name: 'Kayak', price: { amount: 30, currency: 'EUR' }, description: 'For one' },
    { id: 'c2', name: 'Canoe', price: { amount: 45, currency: 'EUR' }, description: 'For two' },
  ],
  rules: ['Wear the jacket.', 'Stay in the bay.'],
};
const BOOK = {
  name: 'book_boat',
  required: true,
  params: {
    type: 'object',
    properties: {
      boat_id: text,
      starts_on: date,
      name: text,
      email: { ...text, format: 'email' },
      rules_accepted: { type: 'boolean' },
    },
  },
};
const VOUCHER = { name: 'redeem_voucher', params: { type: 'object', properties: { voucher: text } } };

const wizard = (prompt: string, data: JsonObject, actions = [BOOK, VOUCHER]): Spec => {
  const input = { ...briefOf(prompt, { data, actions }), uiType: 'wizard' as const };
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
};

describe('a wizard with the data of the caller', () => {
  const spec = wizard('Booking wizard with the steps basket, boat, date, voucher, contact details, review', BOATS);
  const below = (id: string): string[] => [id, ...(spec.elements[id]?.children ?? []).flatMap(below)];
  const steps = Object.entries(spec.elements).filter(
    ([, { type, visible }]) => type === 'Card' && visible !== undefined,
  );
  const inStep = (title: string, type: string) => {
    const [id = ''] = steps.find(([, { props }]) => props['title'] === title) ?? [];
    return below(id).flatMap((one) => (spec.elements[one]?.type === type ? [spec.elements[one].props] : []));
  };

  test('has one stepper, and each param stands in the step that asks for it', () => {
    expect(Object.values(spec.elements).filter(({ type }) => type === 'Stepper')).toHaveLength(1);
    expect(inStep('Date', 'DatePicker')).toHaveLength(1);
    expect(inStep('Contact details', 'Input').map(({ name }) => name)).toEqual(['name', 'email']);
  });

  test('offers records with what decides between them, and shows no table of them', () => {
    expect(inStep('Boat', 'Radio')).toHaveLength(1);
    expect(JSON.stringify(spec.state)).toContain('Canoe · €45.00 · For two');
    expect(Object.values(spec.elements).filter(({ type }) => type === 'DataTable')).toHaveLength(1);
  });

  test('shows the lines and totals of an object in the step that names it, and another action in its step', () => {
    expect(inStep('Basket', 'DataTable')).toHaveLength(1);
    expect(JSON.stringify(inStep('Basket', 'DescriptionList'))).toContain('Total');
    expect(inStep('Voucher', 'Button').map(({ label }) => label)).toContain('Redeem voucher');
  });

  test('takes the name of the user from nobody else, and shows a yes or no in words', () => {
    expect(inStep('Contact details', 'Input')[0]).toMatchObject({ value: { $bindState: '/form/name' } });
    expect(JSON.stringify(inStep('Review', 'DescriptionList'))).toContain('"description":"No"');
    expect(inStep('Contact details', 'Text')).toHaveLength(2);
  });
});

describe('a count in steps', () => {
  const data = {
    rooms: [
      { room_id: 'r1', name: 'Cold' },
      { room_id: 'r2', name: 'Dry' },
    ],
    goods: [
      { sku: 'A', name: 'Milk', room_id: 'r1', expected: 4 },
      { sku: 'B', name: 'Rice', room_id: 'r2', expected: 9 },
    ],
  };
  const row = { type: 'object', properties: { sku: { type: 'string' }, counted: { type: 'integer', minimum: 0 } } };
  const params = {
    type: 'object',
    properties: { room_id: { type: 'string' }, counts: { type: 'array', items: row } },
    required: ['room_id', 'counts'],
  };
  const prompt = 'Stock count step by step: 1) choose the room, 2) enter the counts, 3) review and send.';
  const input = briefOf(prompt, { data, actions: [{ name: 'send_count', params }] });
  const spec = builtinSpec(input);
  const all = Object.values(spec.elements);

  test('has the steps of the request', () => {
    expect(faultsOf(spec, input)).toEqual([]);
    const [stepper] = all.filter(({ type }) => type === 'Stepper');
    expect(stepper?.props['steps']).toEqual([
      { label: 'Choose the room' },
      { label: 'Enter the counts' },
      { label: 'Review and send' },
    ]);
  });

  test('asks for a number of each item of the chosen room, and sends those of that room', () => {
    expect(spec.state['countsRowsR1']).toMatchObject([{ sku: 'A', counted: 0, _title: 'Milk' }]);
    const inputs = all.filter(({ type }) => type === 'NumberInput');
    expect(inputs.map(({ props }) => props['value'])).toEqual([{ $bindItem: 'counted' }, { $bindItem: 'counted' }]);
    const sending = all.filter(({ on }) => JSON.stringify(on ?? {}).includes('send_count'));
    expect(sending.map(({ visible }) => visible)).toEqual([
      { $state: '/form/room_id', eq: 'r1' },
      { $state: '/form/room_id', eq: 'r2' },
    ]);
    expect(JSON.stringify(sending[1]?.on)).toContain('"counts":{"$state":"/countsRowsR2"}');
  });
});

describe('a long request in steps', () => {
  const properties = {
    vorname: text,
    email: { ...text, format: 'email' },
    firma: { ...text, description: 'Verein, Betrieb o. Ä.' },
    thema: { ...text, description: 'Thema des Vorhabens', maxLength: 400 },
    jahr: { type: 'integer' },
    besuch_am: { ...date, description: 'Gewünschter Tag' },
    personen: { type: 'integer' },
    regeln_akzeptiert: { type: 'boolean', description: 'Ich erkenne die Regeln an' },
  };
  const send = { name: 'antrag_senden', required: true, params: { type: 'object', properties } };
  const drop = { name: 'delete_draft', params: { type: 'object', properties: {} } };
  const prompt =
    'Antrag als Assistent in Schritten: erst Person, dann Vorhaben, dann Termin, am Ende eine Zusammenfassung.';
  const spec = wizard(prompt, {}, [send, drop] as never);
  const all = Object.entries(spec.elements);
  const step = (title: string) => all.find(([, { props }]) => props['title'] === title)?.[0] ?? '';
  const inside = (id: string): (typeof all)[number][1][] =>
    (spec.elements[id]?.children ?? []).flatMap((child) => [
      ...(spec.elements[child] === undefined ? [] : [spec.elements[child]]),
      ...inside(child),
    ]);

  test('asks who it is in the first step, and for the consent in the last, which is called as the request says', () => {
    expect(JSON.stringify(inside(step('Person')))).toContain('Firma');
    expect(inside(step('Zusammenfassung')).map(({ type }) => type)).toContain('Checkbox');
    expect(JSON.stringify(inside(step('Termin')))).not.toContain('Regeln');
  });

  test('repeats in the summary what was entered by its steps', () => {
    const headings = inside(step('Zusammenfassung')).filter(({ type }) => type === 'Heading');
    expect(headings.map(({ props }) => props['text'])).toEqual(['Person', 'Vorhaben', 'Termin']);
  });

  test('has the way back before the way on, and the way out below all steps', () => {
    const buttons = inside(step('Termin')).filter(({ type }) => type === 'Button');
    expect(buttons.map(({ props }) => props['label'])).toEqual(['Zurück', 'Weiter']);
    const leaving = inside('leaving').map(({ props, on }) => [
      props['variant'],
      JSON.stringify(on).includes('confirm'),
    ]);
    expect(leaving).toEqual([['ghost', true]]);
  });
});
