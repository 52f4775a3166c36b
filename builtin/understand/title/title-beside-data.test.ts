import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { plainTitle } from './plain-title.ts';
import { understand } from '#builtin/understand/understanding.ts';

const text = { type: 'string' };
const action = (name: string, properties: JsonObject) => ({ name, params: { type: 'object', properties } });
const row = (key: string) => [action('accept', { [key]: text }), action('refuse', { [key]: text })];

const titleOf = (prompt: string, data: JsonObject, actions: ReturnType<typeof action>[] = []) => {
  const { named } = understand(briefOf(prompt, { data, actions }));
  return [named.title, named.owner];
};

const listOf = (key: string) => ({
  [key]: [
    { nr: 'A', sum: 3 },
    { nr: 'B', sum: 4 },
  ],
});

describe('the title of a screen of records', () => {
  test.each<[string, string, string]>([
    ['Show the tenant their payments. They can accept or refuse each', 'payments', 'Payments'],
    ["Doorman view for today's deliveries in our house, accept or refuse", 'deliveries', "Today's deliveries"],
    ['Écran pour le gardien : les livraisons de ce soir, accepter ou refuser', 'livraisons', 'Livraisons de ce soir'],
    ['Ansicht für den Pförtner: die Aufträge, mit annehmen oder ablehnen', 'auftraege', 'Aufträge'],
    ['Pantalla para el conserje: las entregas de hoy, aceptar o rechazar', 'entregas', 'Entregas de hoy'],
    ['Schermata per la segreteria: le domande di oggi, con accetta o rifiuta', 'domande', 'Domande di oggi'],
    ['Tela da portaria: entregas para aceitar ou recusar', 'entregas', 'Entregas'],
  ])('names them, not who is at the screen: %j', (prompt, key, title) => {
    expect(titleOf(prompt, listOf(key), row('nr'))).toEqual([title, undefined]);
  });

  test.each<[string, string, string]>([
    ["Registrar's view of objects out on loan: what is due back, accept or refuse", 'loans', 'Objects out on loan'],
    ["Shift lead's screen for the bottling hall: output by line, accept or refuse", 'lines', 'Bottling hall'],
    [
      'Die Disponenten sehen alle laufenden Sendungen, die sie annehmen oder ablehnen',
      'sendungen',
      'Laufende Sendungen',
    ],
  ])('is in the form that a noun has alone: %j', (prompt, key, title) => {
    expect(titleOf(prompt, listOf(key), row('nr'))[0]).toEqual(title);
  });

  test('names them and not who chooses among them', () => {
    const places = {
      cabins: [
        { name: 'Orny', lat: 46, lng: 7 },
        { name: 'Trient', lat: 46.1, lng: 7.1 },
      ],
    };
    expect(titleOf('Walkers choose one of these cabins on a map', places)[0]).toBe('Cabins');
    expect(titleOf('Lagerübersicht: alle Regale mit Menge', listOf('regale'))[0]).toBe('Lagerübersicht');
  });

  test('names the one thing that it begins with where no list is named', () => {
    const report = { report: { nr: 'R-7', subject: 'Leak' }, plumbers: [{ nr: 'A', name: 'Ida' }] };
    const prompt = 'The janitor of the estate opens a report and assigns a plumber';
    expect(titleOf(prompt, report, row('nr'))[0]).toBe('Report');
  });

  test('is what stands before a colon, unless that names the kind of screen', () => {
    const data = { ...listOf('slots'), kind: { vorname: 'Lina', klasse: '6b' } };
    expect(titleOf('Elternsprechtag: Eltern sollen einen Termin ihres Kindes buchen', data)[0]).toBe('Elternsprechtag');
    expect(titleOf('Dispatcher screen: the slots, most urgent first', data, row('nr'))[0]).toBe('Slots');
  });

  test('is a list that the request names as one', () => {
    expect(titleOf("Tonight's door list for the manager. Accept or refuse", listOf('guests'), row('nr'))[0]).toBe(
      "Tonight's door list",
    );
  });

  test('is no genitive', () => {
    expect(titleOf('Einzelansicht eines Bauantrags mit Unterlagen', { antrag: { nummer: 'B-7' } })[0]).toBe(
      'Bauantrag',
    );
  });

  test('names the work on them if the request does', () => {
    const [title] = titleOf('Counting screen for the depot: shelves to count', listOf('shelves'), [
      action('confirm_count', { nr: text }),
    ]);
    expect(title).toBe('Counting');
  });
});

describe('a title that the request begins with', () => {
  test.each<[string, string, string]>([
    ['Suivi de la cave : les lots regroupés par cave', 'lots', 'Suivi de la cave'],
    ['Leilão desta manhã. Mostra os lotes abertos primeiro', 'lotes', 'Leilão desta manhã'],
    ['Inbox for the mediator. Threads left, the conversation right', 'threads', 'Inbox'],
    ['hearings next week that need an interpreter, by day', 'hearings', 'Hearings next week'],
    ['Übersicht der Atemschutzgeräte unserer Feuerwehr, was überfällig ist zuerst', 'geraete', 'Atemschutzgeräte'],
  ])('is not replaced by the key of the data: %j', (prompt, key, title) => {
    expect(titleOf(prompt, listOf(key))[0]).toBe(title);
  });

  test('of a form is what it is for, never who fills it in', () => {
    const report = [action('report_lost_item', { what: text, where: text })];
    expect(titleOf('Form for passengers who left something in a tram.', {}, report)[0]).toBeUndefined();
    const book = [action('book', { day: text })];
    expect(titleOf('Booking form for a piano tuning. She picks a slot.', listOf('slots'), book)[0]).toBe(
      'Booking form for a piano tuning',
    );
  });
});

describe('a title', () => {
  test('begins with no word that points, unless it says when', () => {
    const data = { loan: { no: 'L-1', sum: 4, state: 'asked' } };
    expect(titleOf('The clerk has to decide on this loan', data, row('no'))[0]).toBe('Loan');
    expect(titleOf('Show the loan a client asked for with its terms', data, row('no'))[0]).toBe('Loan');
    expect(plainTitle("This week's invoices", 'list_table', 'en')).toBe("This week's invoices");
  });

  test('of a form for given values is their name, or the change without its reasons', () => {
    const save = action('save', { nom: text, prix: text, ville: text });
    const data = { contrat: { nom: 'Bail', prix: '4', ville: 'Lyon' } };
    expect(titleOf("Formulaire pour modifier ce contrat avant de l'imprimer", data, [save])[0]).toBe(
      'Modifier le contrat',
    );
    expect(titleOf('Edit form for this contrat record', data, [save])[0]).toBe('Contrat record');
  });
});

test('the page of one record is headed by its name, below what it is and its number', () => {
  const trip = { id: 'T-1', title: 'Oslo in May', status: 'open', days: 4 };
  const { elements, state } = builtinSpec(
    briefOf('Let the boss decide on this trip', { uiType: 'detail_view', data: { trip } }),
  );
  const parts = Object.values(elements);
  expect(parts.find(({ type }) => type === 'PageHeader')?.props).toMatchObject({
    title: { $state: '/trip/title' },
    eyebrow: { $state: '/tripIdNumbered' },
  });
  expect(state['tripIdNumbered']).toBe('Trip · T-1');
  const terms = parts.flatMap(({ props }) => (Array.isArray(props['items']) ? props['items'] : []));
  expect(terms).toEqual([expect.objectContaining({ term: 'Days' })]);
  expect(state['trip']).toEqual(trip);
});

test('a question without words of its own asks about the action in the request', () => {
  const params = { account_id: text };
  const actions = [action('close_account', params), action('freeze_account', params), action('stay', {})];
  const data = { account: { id: 'a', owner: 'Ida' }, losing: [{ what: 'Points' }] };
  const { elements } = builtinSpec(
    briefOf('Confirmation screen before a member closes their account. Tell them what is lost', {
      uiType: 'confirmation',
      data,
      actions,
    }),
  );
  expect(elements['card']?.props['title']).toBe('Close account?');
});
