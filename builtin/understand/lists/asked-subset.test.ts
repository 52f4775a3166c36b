import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

/** The sections of a list with the names of their records, as a screen shows them. */
function sections(prompt: string, data: JsonObject): string[] {
  const input = briefOf(prompt, { uiType: 'list_table', data });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements).flatMap(({ type, props }) =>
    type === 'Heading' && typeof props['text'] === 'string' ? [props['text']] : [],
  );
}

const JOBS = {
  today: '2026-05-10',
  jobs: [
    { name: 'A', due: '2026-05-20', finished_at: null },
    { name: 'B', due: '2026-05-01', finished_at: '2026-04-30' },
    { name: 'C', due: '2026-05-08', finished_at: null },
  ],
};

describe('a question sets those apart that it asks for', () => {
  test.each([
    ['Jobs of the team, whatever is still open has to be obvious.', 'Still open', 'Done'],
    ['Aufträge der Werkstatt: was ist noch offen?', 'Noch offen', 'Erledigt'],
    ['Les travaux : lesquels restent à faire ?', 'Encore à faire', 'Terminé'],
    ['Los trabajos: ¿cuáles están pendientes?', 'Pendiente', 'Hecho'],
    ['I lavori: quali sono in sospeso?', 'Ancora da fare', 'Fatto'],
    ['Os trabalhos: quais estão por fazer?', 'Por fazer', 'Feito'],
  ])('of what is open, by the day it was finished: %s', (prompt, open, done) => {
    expect(sections(prompt, JOBS)).toEqual(expect.arrayContaining([open, done]));
  });

  test.each([
    ['Auction lots: which are still open?', 'closed', 'Open', 'Closed'],
    ['Leilão: quais lotes ainda estão abertos?', 'fechado', 'Aberto', 'Fechado'],
  ])('of what is not closed, by a yes or no: %s', (prompt, key, open, closed) => {
    const lots = ['A', 'B', 'C'].map((name) => ({ name, [key]: name === 'B' }));
    expect(sections(prompt, { lots })).toEqual(expect.arrayContaining([open, closed]));
  });

  const BILLS = {
    currency: 'EUR',
    bills: [
      { name: 'A', rent: 500, extras: 50, paid: 550 },
      { name: 'B', rent: 400, extras: 20, paid: 100 },
      { name: 'C', rent: 300, extras: 0, paid: 300 },
      { name: 'D', rent: 700, extras: 80, paid: null },
    ],
  };
  test.each([
    ['September, who has not paid?', 'Not paid'],
    ['September: wer hat noch nicht bezahlt?', 'Nicht bezahlt'],
    ['Septembre : qui n’a pas payé ?', 'Impayés'],
    ['Septiembre: ¿quién no ha pagado?', 'Sin pagar'],
    ['Settembre: chi non ha pagato?', 'Non pagati'],
    ['Setembro: quem ainda não pagou?', 'Por pagar'],
  ])('of who owes, by what was received of what adds up to it: %s', (prompt, heading) => {
    expect(sections(prompt, BILLS)).toContain(heading);
  });

  const ROOMS = {
    rooms: [
      { name: 'A', state: 'vacant' },
      { name: 'B', state: 'let' },
      { name: 'C', state: 'not_lettable' },
    ],
  };
  test.each([
    ['Rooms of the house. What is free?', 'Vacant'],
    ['Zimmer im Haus: welche sind frei?', 'Unbesetzt'],
    ['Les chambres : lesquelles sont libres ?', 'Vacant'],
  ])('of a state, in other words than the data: %s', (prompt, heading) => {
    expect(sections(prompt, ROOMS)).toContain(heading);
  });

  test('but not of those that a verb alone describes', () => {
    const guests = {
      guests: [
        { name: 'A', state: 'arrived' },
        { name: 'B', state: 'expected' },
      ],
    };
    expect(sections('Guests: who arrives', guests)).not.toContain('Arrived');
  });
});

test('the first words set apart what the data calls something else', () => {
  expect(sections('overdue costumes. chase them.', JOBS)).toEqual(expect.arrayContaining(['Overdue', 'Other']));
});

test.each([
  ['Shifts: which still need people?', 'Still needed'],
  ['Schichten: welche brauchen noch Leute?', 'Noch gesucht'],
  ['Équipes : lesquelles ont besoin de monde ?', 'Encore à pourvoir'],
  ['Turnos: ¿a cuáles les faltan personas?', 'Por cubrir'],
  ['Turni: quali mancano di persone?', 'Ancora da coprire'],
  ['Turnos: quais precisam de pessoas?', 'Por preencher'],
])('a record has fewer than it says it needs: %s', (prompt, heading) => {
  const shifts = [
    { name: 'A', needed: 6, signed_up: 6 },
    { name: 'B', needed: 4, signed_up: 1 },
    { name: 'C', needed: 5, signed_up: null },
  ];
  expect(sections(prompt, { shifts })).toContain(heading);
});

test('what is free is what nobody has taken, where no state says it', () => {
  const cars = [
    { name: 'A', booked_by: null },
    { name: 'B', booked_by: 'Jo' },
  ];
  expect(sections("Pool cars: what's free right now?", { cars })).toContain('Free');
});

test('what is missing has no day on which it came', () => {
  const papers = [
    { name: 'A', received_on: '2026-05-01' },
    { name: 'B', received_on: null },
  ];
  expect(sections('Papers of a client: what is missing?', { papers })).toContain('Missing');
});

test('what somebody needs to see is not missing', () => {
  const presses = [
    { name: 'A', stop: { since: '2026-05-01T06:00:00Z', by: 'Jo' } },
    { name: 'B', stop: null },
  ];
  const all = sections('Presses with their stops. She needs to spot the stopped ones', { presses });
  expect(all).not.toContain('Missing');
});
