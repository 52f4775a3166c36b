import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const text = { type: 'string' };
const DATA: JsonObject = {
  bookings: [{ id: 'b1', starts: '2026-02-20T09:00:00Z', title: 'Board prep', room_id: 'r1' }],
  rooms: [
    { id: 'r1', name: 'Fjord', seats: 8 },
    { id: 'r2', name: 'Skerry', seats: 4 },
  ],
  notices: [{ headline: 'Lift out of order', until: '2026-02-21' }],
};
const MOVE = { name: 'move_booking', params: { type: 'object', properties: { booking_id: text, room_id: text } } };

function titlesOf(prompt: string, uiType: UiType, actions: JsonObject[] = []): unknown[] {
  const { elements } = builtinSpec(briefOf(prompt, { uiType, data: DATA, actions: actions as [] }));
  return Object.values(elements)
    .filter(({ type }) => type === 'Card')
    .map(({ props }) => props['title'] ?? '');
}

test('sections stand as the request names them', () => {
  expect(titlesOf('Front desk dashboard: notices, then the rooms, then the bookings', 'dashboard')).toEqual([
    'Notices',
    'Rooms',
    'Bookings',
  ]);
});

test('what is requested on top stands there, and lists that are only chosen from come last', () => {
  const told = titlesOf("Rooms and today's bookings, notices on top", 'dashboard', [MOVE]);
  expect(told.slice(0, 2)).toEqual(['Notices', 'Bookings']);
  expect(told.at(-1)).toBe('Rooms');
});

test('a decision stands at the bottom if the request says so', () => {
  const data = { request: { ref: 'LN-1', amount: 5, term: 12 }, documents: [{ name: 'Payslip' }] };
  const action = (name: string) => ({ name, params: { type: 'object', properties: { ref: text } } });
  const prompt = 'Page of a loan request with the documents and the decision at the bottom';
  const actions = [action('approve_request'), action('decline_request')];
  const { elements } = builtinSpec(briefOf(prompt, { uiType: 'detail_view', data, actions }));
  expect(elements['header']?.children).toEqual([]);
  expect(elements['page']?.children?.at(-1)).toBe('decisionCard');
});

test('a bar of what is used stays with the figures, whatever the request names', () => {
  const data = {
    kpis: { occupied: 4, beds_total: 6, stay_h: 86 },
    beds: [
      { room: '401', state: 'free' },
      { room: '402', state: 'taken' },
    ],
  };
  const { elements } = builtinSpec(briefOf('Ward overview: all beds with figures', { uiType: 'dashboard', data }));
  const { children } = elements['page'] ?? {};
  expect(children?.slice(0, 4)).toEqual(['header', 'stats', 'progressCard', 'bedsCard']);
});
