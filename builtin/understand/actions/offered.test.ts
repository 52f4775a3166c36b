import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
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
  ['payBill', ['due', 'paid', 'partly_paid'], ['paid']],
  ['terminAbschliessen', ['offen', 'erledigt'], ['erledigt']],
  ['completar_tarea', ['abierta', 'terminada'], ['terminada']],
  ['mark_as_delivered', ['in_transit', 'delivered'], ['delivered']],
  ['paket_ablehnen', ['angefragt', 'abgelehnt'], ['abgelehnt']],
  ['sendung_stornieren', ['versandt', 'storniert'], ['storniert']],
  ['expedier_colis', ['preparee', 'expediee', 'annulee'], ['expediee', 'annulee']],
  ['entregar', ['en_ruta', 'entregado'], ['entregado']],
  ['spedire', ['pronto', 'spedito', 'annullato'], ['spedito', 'annullato']],
  ['embalar', ['aberto', 'embalado'], ['embalado']],
  ['download_label', ['shipped', 'cancelled'], []],
  ['approve_request', ['pending', 'approved', 'rejected'], ['approved', 'rejected']],
  ['start_irrigation', ['idle', 'irrigating', 'fault'], ['irrigating', 'fault']],
  ['stop_turbine', ['RUNNING', 'FAULT', 'MAINTENANCE', 'DERATED'], ['FAULT', 'MAINTENANCE']],
  ['restart_turbine', ['RUNNING', 'FAULT', 'STOPPED'], ['RUNNING']],
  ['request_viewing', ['FOR_SALE', 'UNDER_OFFER', 'SOLD'], ['SOLD']],
  ['terminBuchen', ['frei', 'belegt', 'gesperrt'], ['belegt', 'gesperrt']],
  ['reserver', ['AUCUN', 'INSCRIT', 'LISTE_ATTENTE'], ['INSCRIT', 'LISTE_ATTENTE']],
  ['annuler_reservation', ['AUCUN', 'INSCRIT', 'LISTE_ATTENTE'], ['AUCUN']],
  ['confirmar_reserva', ['pendiente', 'confirmada', 'llegado'], ['confirmada', 'llegado']],
  ['marcar_ausente', ['reservado', 'sentado'], ['sentado']],
  ['enviar_lembrete', ['em_aberto', 'pago'], ['pago']],
  ['assign_driver', ['new', 'assigned'], []],
  ['enable_rule', ['active', 'disabled'], ['active']],
  ['mark_shipped', ['packed', 'shipped', 'delivered'], ['shipped', 'delivered']],
  ['return_tool', ['available', 'on_loan', 'in_repair'], ['available', 'in_repair']],
  ['extend_loan', ['on_loan', 'reserved'], []],
  ['refund_order', ['pending', 'paid', 'cancelled', 'refunded'], ['pending', 'refunded']],
])('%s is not offered in the states that it leads to, nor in final ones', (name, states, ruledOut) => {
  expect(conditions(name, 'status', states)).toEqual(ruledOut.map((state) => ({ key: 'status', neq: state })));
});

test.each([
  ['check_out', ['booked', 'checked_in', 'checked_out'], 'checked_in'],
  ['reopen', ['open', 'closed'], 'closed'],
  ['resume_campaign', ['active', 'paused', 'ended'], 'paused'],
  ['entsperren', ['aktiv', 'gesperrt'], 'gesperrt'],
  ['desbloquear_tarjeta', ['activa', 'bloqueada'], 'bloqueada'],
  ['unarchive', ['draft', 'archived'], 'archived'],
  ['stop_irrigation', ['idle', 'irrigating', 'fault'], 'irrigating'],
])('%s is offered only in the state that it takes back', (name, states, state) => {
  expect(conditions(name, 'status', states)).toEqual([{ key: 'status', eq: state }]);
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
  ['terminBuchen', 'frei', [{ key: 'frei' }]],
  ['book_room', 'occupied', [{ key: 'occupied', not: true }]],
  ['start_pump', 'running', [{ key: 'running', not: true }]],
  ['stop_pump', 'is_running', [{ key: 'is_running' }]],
  ['unlock_door', 'locked', [{ key: 'locked' }]],
  ['lock_door', 'locked', [{ key: 'locked', not: true }]],
  ['undo_check_in', 'checked_in', [{ key: 'checked_in' }]],
  ['unmute_device', 'muted', [{ key: 'muted' }]],
  ['drop_shift', 'mine', [{ key: 'mine' }]],
  ['sign_up', 'mine', [{ key: 'mine', not: true }]],
  ['ligar_rega', 'rega_ligada', [{ key: 'rega_ligada', not: true }]],
  ['ban_author', 'author_banned', [{ key: 'author_banned', not: true }]],
  ['turn_on', 'enabled', [{ key: 'enabled', not: true }]],
  ['turn_off', 'enabled', [{ key: 'enabled' }]],
  ['assign_cabin', 'cabin_booked', []],
  ['disable_user', 'enabled', [{ key: 'enabled' }]],
  ['deaktivieren', 'aktiv', [{ key: 'aktiv' }]],
  ['encaisser', 'paye', [{ key: 'paye', not: true }]],
])('%s depends on "%s"', (name, key, expected) => {
  expect(conditions(name, key, [true, false])).toEqual(expected);
});

/** The conditions for an action on records with the given rows. */
function onRows(name: string, rows: JsonObject[]): unknown[] {
  const [set] = allRecords(readData({ parcels: rows }));
  const [action] = runToEnd(readActions([{ name }], 'en'));
  return set === undefined || action === undefined ? [] : isOffered(action, set, Object.keys(rows[0] ?? {}));
}

test('what takes a place needs one, a waiting list needs that there is none', () => {
  const courses = [
    { code: 'a', title: 'Yoga', capacity: 12, booked: 12 },
    { code: 'b', title: 'Yin', capacity: 10, booked: 4 },
  ];
  expect(onRows('book', courses)).toEqual([{ key: 'booked', lt: { key: 'capacity' } }]);
  expect(onRows('join_waitlist', courses)).toEqual([{ key: 'booked', gte: { key: 'capacity' } }]);
  const slots = [
    { code: 'a', name: 'North', plazas_libres: 0 },
    { code: 'b', name: 'South', plazas_libres: 3 },
  ];
  expect(onRows('reservar', slots)).toEqual([{ key: 'plazas_libres', gt: 0 }]);
  expect(onRows('apuntarse_lista_espera', slots)).toEqual([{ key: 'plazas_libres', lte: 0 }]);
});

test('where there may be no limit, there is room', () => {
  const tiers = [
    { code: 'a', name: 'Early bird', limit: 50, sold: 50 },
    { code: 'b', name: 'Standard', limit: null, sold: 219 },
  ];
  expect(onRows('buy', tiers)).toEqual([{ key: 'sold', lt: { key: 'limit' }, mayLack: true }]);
});

test('somebody has done what has their name', () => {
  expect(conditions('acknowledge_alarm', 'acknowledged_by', ['o.berg', null])).toEqual([
    { key: 'acknowledged_by', not: true },
  ]);
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

test('states that records have as codes of a table are read by what they stand for', () => {
  const data = {
    visits: [
      { id: 'v1', name: 'Ann', status: 0 },
      { id: 'v2', name: 'Bo', status: 1 },
    ],
    status: { '0': 'open', '1': 'done' },
  };
  const [set] = allRecords(readData(data, 'en', data));
  const [action] = runToEnd(readActions([{ name: 'complete_visit' }], 'en'));
  expect(set && action && isOffered(action, set, ['status'])).toEqual([{ key: 'status', neq: 1 }]);
});
