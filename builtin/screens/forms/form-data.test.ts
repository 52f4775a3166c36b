import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const DATA = {
  basket: {
    basket_id: 'b7',
    seats: [
      { seat_id: 's1', row: 'F' },
      { seat_id: 's2', row: 'G' },
    ],
    total_pence: 900,
  },
  campaign: { slug: 'winter', title: 'Warm nights' },
  suggested_amounts: [5, 10],
};
const id = { type: 'string' };
const ACTIONS = [
  {
    name: 'place_order',
    params: {
      type: 'object',
      properties: {
        basket_id: id,
        campaign: id,
        name: id,
        email: { type: 'string', format: 'email' },
        amount: { type: 'number' },
        gift: { type: 'boolean' },
        gift_message: id,
      },
      required: ['basket_id', 'campaign', 'name', 'email', 'amount'],
    },
  },
  {
    name: 'remove_seat',
    params: { type: 'object', properties: { basket_id: id, seat_id: id }, required: ['seat_id'] },
  },
];

function composed(prompt: string) {
  const input = briefOf(prompt, { data: DATA, actions: ACTIONS });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
}

describe('a request that names what is to be entered', () => {
  const all = composed('Checkout: show the order, take name and e-mail and the amount; allow removing a seat');

  test('gets a form on the page, which sends what the data holds without asking for it', () => {
    const [form] = all.filter(({ type }) => type === 'Form');
    expect(form?.on).toMatchObject({
      commit: {
        action: 'place_order',
        params: { basket_id: { $state: '/basket/basket_id' }, campaign: { $state: '/campaign/slug' } },
      },
    });
    expect(all.flatMap(({ props }) => props['name'] ?? [])).toEqual(['name', 'email', 'gift', 'gift_message']);
  });

  test('keeps what is done with a line of the order beside that line', () => {
    const [remove] = all.filter(({ props }) => props['label'] === 'Remove seat');
    expect(remove?.on).toMatchObject({ commit: { params: { value: { seatId: { $bindItem: 'seat_id' } } } } });
  });

  test('offers the usual amounts as numbers beside the field for others, and draws no chart of them', () => {
    const chips = all.filter(({ props }) => JSON.stringify(props['label']) === '{"$bindItem":"label"}');
    expect(chips.map(({ on }) => on)).toContainEqual({
      commit: { action: 'setState', params: { statePath: '/form/amount', value: { $bindItem: 'value' } } },
    });
    expect(all.some(({ type }) => type === 'NumberInput')).toBe(true);
    expect(all.some(({ type }) => type === 'LineChart')).toBe(false);
  });

  test('asks for what depends on another answer only then', () => {
    const [message] = all.filter(({ props }) => props['name'] === 'gift_message');
    expect(message).toMatchObject({ visible: { $state: '/form/gift' }, props: { required: true } });
  });
});
