import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import { allRecords, readData } from '#builtin/understand/data/data-shape.ts';
import { readActions } from './action.ts';
import { isOffered } from './offered.ts';

/** The conditions for an action on records with the given values under a key. */
function conditions(name: string, key: string, values: Json[], list = 'parcels'): unknown[] {
  const rows = values.map((value, at): JsonObject => ({ id: `p${at}`, name: `Box ${at}`, [key]: value }));
  const [set] = allRecords(readData({ [list]: rows }));
  const [action] = runToEnd(readActions([{ name }], 'en'));
  return set === undefined || action === undefined ? [] : isOffered(action, set, [key]);
}

test.each([
  ['ship_parcel', ['packed', 'shipped'], ['shipped']],
  ['check_out', ['checked_in', 'checked_out'], ['checked_out']],
  ['payBill', ['due', 'paid', 'partly_paid'], ['paid']],
  ['mark_as_delivered', ['in_transit', 'delivered'], ['delivered']],
  ['paket_ablehnen', ['angefragt', 'abgelehnt'], ['abgelehnt']],
  ['sendung_stornieren', ['versandt', 'storniert'], ['storniert']],
  ['expedier_colis', ['preparee', 'expediee', 'annulee'], ['expediee', 'annulee']],
  ['entregar', ['en_ruta', 'entregado'], ['entregado']],
  ['spedire', ['pronto', 'spedito', 'annullato'], ['spedito', 'annullato']],
  ['embalar', ['aberto', 'embalado'], ['embalado']],
  ['download_label', ['shipped', 'cancelled'], []],
  ['reopen', ['open', 'closed'], []],
])('%s is not offered in the states that it leads to, nor in final ones', (name, states, ruledOut) => {
  expect(conditions(name, 'status', states)).toEqual(ruledOut.map((state) => ({ key: 'status', neq: state })));
});

test.each([
  ['return_item', 'returnable', [{ key: 'returnable' }]],
  ['pedir_devolucion', 'devolvible', [{ key: 'devolvible' }]],
  ['cancel', 'can_cancel', [{ key: 'can_cancel' }]],
  ['publish', 'is_published', [{ key: 'is_published', not: true }]],
  ['reject_parcel', 'rejected', [{ key: 'rejected', not: true }]],
  ['cancelar_reserva', 'reservado', [{ key: 'reservado' }]],
  ['send_reminder', 'archived', [{ key: 'archived', not: true }]],
  ['send_reminder', 'fragile', []],
])('%s depends on "%s"', (name, key, expected) => {
  expect(conditions(name, key, [true, false])).toEqual(expected);
});

test('what has its time is done', () => {
  expect(conditions('sign', 'signed_at', ['2026-03-01T10:00:00Z', null])).toEqual([{ key: 'signed_at', not: true }]);
});

test('a state that the user sets does not stand in the way', () => {
  const [set] = allRecords(readData({ parcels: [{ id: 'p1', name: 'Box', urgent: true }] }));
  const params = { type: 'object', properties: { id: { type: 'string' }, urgent: { type: 'boolean' } } };
  const [action] = runToEnd(readActions([{ name: 'mark_urgent', params }], 'en'));
  expect(set && action && isOffered(action, set, ['urgent'])).toEqual([]);
});
