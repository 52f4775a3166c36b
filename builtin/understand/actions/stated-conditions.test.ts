import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { readActions } from './action.ts';
import { offeredWhen } from './stated-conditions.ts';

/** The conditions for the first of some actions on the records of a list. */
function conditions(
  language: Language,
  request: string,
  names: readonly string[],
  list: string,
  rows: JsonObject[],
): unknown[] {
  const actions = runToEnd(
    readActions(
      names.map((name) => ({ name })),
      language,
    ),
  );
  const [action] = actions;
  const [set] = allRecords(readData({ [list]: rows }));
  return action === undefined || set === undefined
    ? []
    : offeredWhen({ request, language, actions }, action, set, Object.keys(rows[0] ?? {}));
}

/** Records that differ in their status. */
function inStates(...states: string[]): JsonObject[] {
  return states.map((status, at) => ({ id: `p${at}`, name: `Box ${at}`, status }));
}

const no = (...states: string[]) => states.map((neq) => ({ key: 'status', neq }));
const only = (eq: string) => [{ key: 'status', eq }];

test.each<[Language, string, string, string[], unknown[]]>([
  ['en', 'Show the loans. Members can renew the overdue ones.', 'renew_loan', ['active', 'overdue'], only('overdue')],
  ['en', 'Posts. Delete a draft, see the others.', 'delete_post', ['draft', 'sent'], only('draft')],
  ['en', 'Orders: cancel unless it has shipped', 'cancel_order', ['packed', 'shipped'], no('shipped')],
  ['en', 'Sold ones come last and without a viewing button.', 'book_viewing', ['for_sale', 'sold'], no('sold')],
  ['en', 'Nothing can be done with paid ones.', 'send_back', ['submitted', 'paid'], no('paid')],
  [
    'de',
    'Anträge: zurückziehen nur solange eingereicht.',
    'zurueckziehen',
    ['eingereicht', 'in_pruefung'],
    only('eingereicht'),
  ],
  ['fr', 'Les colis : relancer seulement si le statut est bloqué.', 'relancer', ['bloque', 'livre'], only('bloque')],
  ['es', 'Pedidos: archivar solo los entregados.', 'archivar_pedido', ['en_ruta', 'entregado'], only('entregado')],
  ['it', 'Prestiti: prolungare se il prestito è attivo.', 'prolunga', ['attivo', 'scaduto'], only('attivo')],
  ['pt', 'Chamados: transferir só os abertos.', 'transferir_chamado', ['aberto', 'em_curso'], only('aberto')],
  ['en', 'Inspections: see all, delete drafts only', 'delete_inspection', ['draft', 'sent'], only('draft')],
  ['en', 'Keepers reopen signed ones.', 'reopen_sheet', ['draft', 'finished', 'signed_off'], only('signed_off')],
  ['es', 'Renovar los préstamos que no estén vencidos', 'renovar', ['activo', 'vencido'], no('vencido')],
  ['en', 'Extend the loans that are not reserved', 'extend_loan', ['active', 'reserved'], no('reserved')],
])('%s: "%s" states when %s is offered', (language, request, name, states, expected) => {
  expect(conditions(language, request, [name], 'parcels', inStates(...states))).toEqual(expected);
});

test.each<[Language, string, string, string[]]>([
  [
    'en',
    'Show loans so our staff can assign a driver. The urgent ones without anybody assigned stand out.',
    'assign_driver',
    ['new', 'assigned'],
  ],
  ['en', 'Transfer a patient to a free bed', 'transfer_patient', ['free', 'occupied']],
  ['en', 'Mark as shipped when it has shipped', 'flag_shipment', ['packed', 'sent']],
  ['en', 'List open and closed loans. Members extend them online.', 'extend_loan', ['open', 'closed_early']],
  ['en', 'Notify guests only if they are delayed', 'notify_guest', ['packed', 'sent']],
  ['fr', 'Il annule, ou se met en attente quand c’est expédié.', 'annuler', ['en_cours', 'pret']],
  ['de', 'Nicht erschienene Gäste anschreiben', 'gast_anschreiben', ['erschienen_spaet', 'nicht_erschienen']],
])('%s: "%s" states no condition for %s', (language, request, name, states) => {
  expect(conditions(language, request, [name], 'parcels', inStates(...states))).toEqual(
    conditions(language, '', [name], 'parcels', inStates(...states)),
  );
});

test('a statement about another action is no condition', () => {
  const states = inStates('packed', 'sent', 'lost');
  const request = 'Print a label, and trace only if it is lost';
  expect(conditions('en', request, ['print_label', 'trace_parcel'], 'parcels', states)).toEqual([]);
  expect(conditions('en', request, ['trace_parcel', 'print_label'], 'parcels', states)).toEqual(only('lost'));
  const two = 'Trace only if it is lost and insure the packed ones';
  expect(conditions('en', two, ['trace_parcel', 'insure_parcel'], 'parcels', states)).toEqual(only('lost'));
  expect(conditions('en', two, ['insure_parcel', 'trace_parcel'], 'parcels', states)).toEqual(only('packed'));
});

test('of several things that are done, a condition is not for the one that it rules out', () => {
  const states = inStates('running', 'stopped');
  const request = 'Start, stop and delete a job, and stop and delete only if it is stopped';
  expect(conditions('en', request, ['stop_job', 'delete_job'], 'jobs', states)).toEqual(only('running'));
  expect(conditions('en', request, ['delete_job', 'stop_job'], 'jobs', states)).toEqual(only('stopped'));
});

test('what a request allows goes before what a verb suggests', () => {
  const states = inStates('submitted', 'approved', 'paid');
  expect(conditions('en', 'Timesheets', ['approve_sheet'], 'sheets', states)).toEqual(no('approved', 'paid'));
  expect(conditions('en', 'Approve only submitted ones', ['approve_sheet'], 'sheets', states)).toEqual(
    only('submitted'),
  );
});

test('what would rule out all records is not meant', () => {
  expect(conditions('en', 'Extend only urgent ones', ['extend_loan'], 'loans', [{ id: 1, urgent: false }])).toEqual([]);
});

test('a yes or no is recognized by its name', () => {
  const posts = [
    { id: 1, name: 'One', pinned: true, cabin_booked: true },
    { id: 2, name: 'Two', pinned: false, cabin_booked: false },
  ];
  expect(conditions('en', 'Pinned posts can’t be moved', ['move_post'], 'posts', posts)).toEqual([
    { key: 'pinned', not: true },
  ]);
  const cabins = 'Assign a cabin only if they have booked one';
  expect(conditions('en', cabins, ['assign_cabin'], 'posts', posts)).toEqual([{ key: 'cabin_booked' }]);
});

test('room, amounts and limits are read', () => {
  const courses = [
    { id: 1, name: 'Yoga', capacity: 12, booked: 12 },
    { id: 2, name: 'Yin', capacity: 10, booked: 2 },
  ];
  const conditionsFor = (language: Language, request: string, name: string, rows: JsonObject[] = courses) =>
    conditions(language, request, [name], 'courses', rows);
  expect(conditionsFor('en', 'Notify people when it is full', 'notify_people')).toEqual([
    { key: 'booked', gte: { key: 'capacity' } },
  ]);
  expect(conditionsFor('de', 'Kurs verlegen, wenn weniger als 5 booked', 'kurs_verlegen')).toEqual([
    { key: 'booked', lt: 5 },
  ]);
  const games = [{ id: 1, name: 'Go', players: 5, min_players: 3 }];
  const offers = [{ id: 1, name: 'Go', price: 40, currency: 'EUR' }];
  expect(conditionsFor('en', 'Publish once enough players joined', 'publish_game', games)).toEqual([
    { key: 'players', gte: { key: 'min_players' } },
  ]);
  expect(conditionsFor('it', 'Approvare solo quelle sotto i 100 euro', 'approva_gioco', offers)).toEqual([
    { key: 'price', lt: 100 },
  ]);
});
