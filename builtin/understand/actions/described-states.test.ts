import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { builtinSpec, briefOf } from '#evals/quality/builtin-spec.ts';

/** The conditions and the confirmation of the buttons with a label, on a page of records. */
function buttonsOf(prompt: string, data: JsonObject, action: JsonObject, label: string) {
  const { elements } = builtinSpec(briefOf(prompt, { data, actions: [{ required: true, ...action } as never] }));
  return Object.values(elements).filter(({ type, props }) => type === 'Button' && props['label'] === label);
}

const idOf = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });

const kegs = {
  kegs: ['FULL', 'EMPTY', 'SEALED'].map((status, at) => ({
    keg_id: `k-${at}`,
    name: `Keg ${at}`,
    status,
    urgent: at === 1,
  })),
};

test('what an action is done to by its description is offered only there', () => {
  const action = { name: 'send_on', description: 'Hands an urgent keg to the driver', params: idOf('keg_id') };
  const [button] = buttonsOf('List of our kegs', kegs, action, 'Send on');
  expect(button?.visible).toEqual([{ $item: 'urgent' }]);
});

test('what an action says of the thing afterwards is no condition', () => {
  const action = { name: 'fill_keg', description: 'Marks a keg as full', params: idOf('keg_id') };
  const [button] = buttonsOf('List of our kegs', kegs, action, 'Fill keg');
  expect(JSON.stringify(button?.visible ?? null)).not.toContain('"eq":"FULL"');
});

test('what is requested is requested where there is none of it', () => {
  const films = {
    films: ['NONE', 'ORDERED', 'AVAILABLE'].map((print, at) => ({ film_id: `f-${at}`, title: `Film ${at}`, print })),
  };
  const action = { name: 'request_print', params: idOf('film_id') };
  const [button] = buttonsOf('List of our films', films, action, 'Request print');
  expect(button?.visible).toEqual([{ $item: 'print', eq: 'NONE' }]);
});

test('the code of a record is taken from it, though the action registers something', () => {
  const guests = { guests: ['A1', 'B2'].map((code) => ({ code, guest: `Guest ${code}`, nights: 2 })) };
  const action = { name: 'register_arrival', params: idOf('code') };
  const [button] = buttonsOf('List of the guests of tonight', guests, action, 'Register arrival');
  expect(button?.on?.commit).toMatchObject({ params: { code: { $bindItem: 'code' } } });
});

test.each([
  ['reopen_gate', 'Reopens a gate for the public', 'Reopens a gate for the public'],
  ['swap_keg', 'Swaps the keg; the landlord is notified', 'The landlord is notified.'],
  ['fill_keg', 'Fills the keg; the tap is closed meanwhile', 'The tap is closed meanwhile.'],
  ['close_case', 'Closes it', 'Closes it'],
])('%s with the description %j asks first', (name, description, told) => {
  const declared = { data: kegs, actions: [{ name, description, params: idOf('keg_id') }] };
  const { elements } = builtinSpec(briefOf('List of our kegs', declared));
  const [dialog] = Object.values(elements).filter(({ type }) => type === 'Dialog');
  expect(dialog?.props['title']).toMatch(/\?$/);
  expect(Object.values(elements).map(({ props }) => props['text'])).toContain(told);
});

test('an action whose purpose is to notify people does not ask', () => {
  const action = { name: 'notify_driver', description: 'Informs the driver', params: idOf('keg_id') };
  const [button] = buttonsOf('List of our kegs', kegs, action, 'Notify driver');
  expect(button?.on?.commit).not.toHaveProperty('confirm');
});

test('an action on a thing that the records refer to is offered on the record with a value for it', () => {
  const data = {
    tests: ['NONE', 'ORDERED'].map((regrowth, at) => ({
      test_id: `t-${at}`,
      plant_id: `p-${at}`,
      share: at / 2,
      regrowth,
    })),
    plants: [0, 1].map((at) => ({ id: `p-${at}`, name: `Plant ${at}` })),
  };
  const action = { name: 'order_regrowth', params: idOf('plant_id') };
  const [button] = buttonsOf('The latest tests of our plants', data, action, 'Order regrowth');
  expect(button?.on?.commit).toMatchObject({ params: { plant_id: { $bindItem: 'plant_id' } } });
  expect(button?.visible).toEqual([{ $item: 'regrowth', eq: 'NONE' }]);
});

test.each(['OFF_SICK', 'im Urlaub', 'en congé', 'de baja', 'in ferie', 'indisponível'])(
  'who is %j is no choice for what there is to do',
  (away) => {
    const data = {
      trips: [0, 1].map((at) => ({ trip_id: `t-${at}`, name: `Trip ${at}`, driver_id: null })),
      drivers: ['on duty', away, null].map((duty, at) => ({ id: `d-${at}`, name: `Driver ${at}`, duty })),
    };
    const params = {
      type: 'object',
      properties: { trip_id: { type: 'string' }, driver_id: { type: 'string' } },
      required: ['trip_id', 'driver_id'],
    };
    const actions = [{ name: 'assign_driver', required: true, params }];
    const { elements, state } = builtinSpec(briefOf('List of our trips, to assign drivers', { data, actions }));
    const select = Object.values(elements).find(({ type }) => type === 'Select' || type === 'Radio');
    const text = JSON.stringify([
      select?.props['options'],
      Object.entries(state).filter(([key]) => /options/i.test(key)),
    ]);
    expect([text.includes('d-0'), text.includes('d-1'), text.includes('d-2')]).toEqual([true, false, true]);
  },
);
