import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionDeclaration as HostAction } from '#contract/request/compose-request.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

type Row = JsonObject & { name: string; alerts?: string[]; notices?: string[] };

/** The records of a list in the order in which a screen shows them. */
function shown(prompt: string, data: JsonObject, key: string, actions: HostAction[] = []): Row[] {
  const input = briefOf(prompt, { uiType: 'list_table', data, actions });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return (spec.state?.[`${key}Arranged`] ?? spec.state?.[`${key}ToldArranged`] ?? data[key]) as Row[];
}

const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name).join(' ');
const marksOf = (rows: readonly Row[]) =>
  rows.flatMap(({ name, alerts = [], notices = [] }) => [...alerts, ...notices].map((mark) => `${name}: ${mark}`));

const BATCHES = [
  { name: 'B', yield: 0.8, defect_rate: 0.05, last_checked: '2026-05-01', weight_kg: 12, state: 'open', unread: 0 },
  { name: 'A', yield: 0.3, defect_rate: 0.5, last_checked: '2026-05-09', weight_kg: 3.5, state: 'open', unread: 2 },
  { name: 'D', yield: null, defect_rate: null, last_checked: null, weight_kg: null, state: 'open', unread: 0 },
  {
    name: 'C',
    yield: 0.55,
    defect_rate: 0.25,
    last_checked: '2026-04-20',
    weight_kg: 7,
    state: 'cancelled',
    unread: 1,
  },
];
const DATA = { as_of: '2026-05-10', batches: BATCHES };

describe('the worst', () => {
  test.each([
    ['Batches with the worst yield first', 'A C B D'],
    ['Batches, worst defect rate first', 'A C B D'],
    ['Batches, best yield on top', 'B C A D'],
    ['Die Batches, schlechteste Yield zuerst', 'A C B D'],
    ['Les batches, pire yield en premier', 'A C B D'],
    ['Los batches, peor yield primero', 'A C B D'],
    ['I batches, peggior yield in alto', 'A C B D'],
    ['Os batches, pior yield no topo', 'A C B D'],
  ])('of a measure is on the side that is bad: %s', (prompt, expected) => {
    expect(namesOf(shown(prompt, DATA, 'batches'))).toBe(expected);
  });
});

describe('a condition that is to be seen', () => {
  test.each([
    ['Batches. Staff have to spot everything under 60 % yield at a glance.', ['A: Under 60 %', 'C: Under 60 %']],
    ['Batches. Highlight those over 7.5 kg.', ['B: Over 7.5']],
    ['Batches. Those not checked for more than 7 days must be visible.', ['B: More than 7 days']],
    ['Batches, die seit mehr als 7 Tagen nicht checked sind sollen auffallen.', ['B: Mehr als 7 Tagen']],
    ['Les batches non checked depuis plus de 7 jours doivent se voir.', ['B: Plus de 7 jours']],
    ['Batches: los no checked desde hace más de 7 días deben destacar.', ['B: Más de 7 días']],
    ['Batches: quelli non checked da più di 7 giorni devono saltare all’occhio.', ['B: Più di 7 giorni']],
    ['Batches: os não checked há mais de 7 dias devem saltar à vista.', ['B: Mais de 7 dias']],
    ['Batches, unread ones obvious.', ['A: Unread', 'C: Unread']],
  ])('marks its records: %s', (prompt, expected) => {
    expect(marksOf(shown(prompt, DATA, 'batches')).toSorted()).toEqual(expected);
  });

  test('is not what somebody does afterwards', () => {
    const orders = {
      rows: [
        { name: 'A', state: 'ordered' },
        { name: 'B', state: 'none' },
        { name: 'C', state: 'none' },
      ],
    };
    const order: HostAction = {
      name: 'order_row',
      params: { type: 'object', properties: { name: { type: 'string' } } },
    };
    expect(
      marksOf(shown('Rows. They have to spot low ones at a glance and order one.', orders, 'rows', [order])),
    ).toEqual([]);
  });
});

test('several conditions and a date that is near decide together what is on top', () => {
  const events = [
    { name: 'A', serious: false, report_due: '2026-05-11', status: 'OPEN' },
    { name: 'B', serious: true, report_due: '2026-05-14', status: 'OPEN' },
    { name: 'C', serious: true, report_due: '2026-05-01', status: 'REPORTED' },
    { name: 'D', serious: true, report_due: '2026-05-10', status: 'OPEN' },
  ];
  const rows = shown(
    'List of events; serious ones that are not yet reported and close to their due date go on top.',
    { as_of: '2026-05-10', events },
    'events',
  );
  expect(namesOf(rows)).toBe('D B C A');
  // What is reported is not overdue for reporting.
  expect(marksOf(rows)).toEqual(['D: Due today']);
});

test('what is overdue comes first, then what is due next', () => {
  const geraete = [
    { name: 'A', naechste_pruefung: '2026-06-01' },
    { name: 'B', naechste_pruefung: '2026-05-01' },
    { name: 'C', naechste_pruefung: '2026-05-20' },
    { name: 'D', naechste_pruefung: '2026-04-01' },
  ];
  const rows = shown('Geräte, was überfällig ist zuerst', { stichtag: '2026-05-10', geraete }, 'geraete');
  expect(namesOf(rows)).toBe('D B C A');
  expect(marksOf(rows)).toEqual(['D: 39 Tage überfällig', 'B: 9 Tage überfällig']);
});

test('a list is sorted by one member and by the next among equals, and numbers that are texts are numbers', () => {
  const guests = [
    { name: 'A', car: '12', berth: '9' },
    { name: 'B', car: '2', berth: '31' },
    { name: 'C', car: '12', berth: '11' },
    { name: 'D', car: '2', berth: '4' },
  ];
  expect(namesOf(shown('Guests sorted by car and berth', { guests }, 'guests'))).toBe('D B A C');
});

describe('without a word about the order', () => {
  const rows = [
    { name: 'B', state: 'cancelled', size: 4 },
    { name: 'C', state: 'open', size: 9 },
    { name: 'A', state: 'open', size: 1 },
  ];

  test('what was called off comes last', () => {
    expect(namesOf(shown('The rows', { rows }, 'rows'))).toBe('C A B');
  });

  test('a list that is sorted by something stays as it is', () => {
    const sorted = rows.map((row, at) => ({ ...row, at: `2026-05-0${at + 1}` }));
    expect(namesOf(shown('The rows', { rows: sorted }, 'rows'))).toBe('B C A');
  });
});

test('a record that an action assigns somebody to is marked while there is nobody', () => {
  const data = {
    drivers: ['Ana', 'Ben', 'Cem'].map((name, at) => ({ id: `d${at}`, name })),
    tours: [
      { tour_id: 't1', name: 'A', driver_id: null, status: 'OPEN' },
      { tour_id: 't2', name: 'B', driver_id: 'd1', status: 'OPEN' },
      { tour_id: 't3', name: 'C', driver_id: null, status: 'CANCELLED' },
    ],
  };
  const texts = { tour_id: { type: 'string' }, driver_id: { type: 'string' } };
  const assign: HostAction = {
    name: 'assign_driver',
    params: { type: 'object', properties: texts, required: ['tour_id', 'driver_id'] },
  };
  expect(marksOf(shown('The tours', data, 'tours', [assign]))).toEqual(['A: No driver']);
  expect(marksOf(shown('The tours', data, 'tours'))).toEqual([]);
  // Where most have nobody yet, marks would hide what else needs attention.
  const tours = data.tours.map((tour) => ({ ...tour, status: 'OPEN' }));
  expect(marksOf(shown('The tours', { ...data, tours }, 'tours', [assign]))).toEqual([]);
});

test('a case of what the records name stands out where others say that there is none', () => {
  const hives = ['CLEAR', 'CONFIRMED', 'CLEAR', 'SUSPECTED'].map((mites, at) => ({ name: `H${at}`, mites }));
  expect(marksOf(shown('Hives; mites need to be obvious', { hives }, 'hives'))).toEqual([
    'H1: Mites: confirmed',
    'H3: Mites: suspected',
  ]);
});

test('a missed target is marked on the side that is bad', () => {
  const zones = [
    { name: 'A', leakage_rate: 0.21, target: 0.2 },
    { name: 'B', leakage_rate: 0.11, target: 0.2 },
    { name: 'C', leakage_rate: null, target: 0.2 },
  ];
  expect(marksOf(shown('The zones', { zones }, 'zones'))).toEqual(['A: Target missed']);
});

test('any data is arranged without a failing view, and no record is lost', () => {
  const value = fc.oneof(
    fc.constantFrom<Json>(null, '', 'open', 'cancelled', '2026-05-01', '2026-05-01T10:00:00Z', '12', true, 0),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -5, max: 5 }),
  );
  const row = fc.dictionary(
    fc.constantFrom(
      'name',
      'status',
      'yield',
      'due',
      'next_check',
      'last_seen',
      'target',
      'unread',
      'owner_id',
      'urgent',
    ),
    value,
  );
  const prompts = fc.constantFrom(
    'Rows, worst yield first; mark those not seen for more than 3 days',
    'Rows sorted by status and name, highlight under 5 %',
    'Open and not urgent rows close to their due date on top, unread ones obvious',
  );
  fc.assert(
    fc.property(prompts, fc.array(row, { minLength: 2, maxLength: 8 }), (prompt, rows) => {
      expect(shown(prompt, { as_of: '2026-05-10', rows }, 'rows')).toHaveLength(rows.length);
    }),
    { numRuns: 60 },
  );
});

test.each([
  'The stays, unpaid ones first',
  'Les séjours, les impayés en premier',
  'Die Aufenthalte, unbezahlte zuerst',
])('what is not so comes first by the word for the opposite: %s', (prompt) => {
  const key = prompt.startsWith('The') ? 'paid' : prompt.startsWith('Les') ? 'paye' : 'bezahlt';
  const stays = [true, false, true].map((isPaid, at) => ({
    stay_id: `s-${at}`,
    guest: `Guest ${'ABC'[at] ?? ''}`,
    [key]: isPaid,
  }));
  expect(shown(prompt, { stays }, 'stays').map(({ stay_id: id }) => id)).toEqual(['s-1', 's-0', 's-2']);
});

test('what somebody absent should do is marked unasked', () => {
  const calls = [
    { name: 'A', vet_id: 1 },
    { name: 'B', vet_id: 2 },
    { name: 'C', vet_id: null },
    { name: 'D', vet_id: 2 },
  ];
  const vets = [
    { id: 1, name: 'Ana', sick: 1 },
    { id: 2, name: 'Bo', sick: 0 },
  ];
  expect(marksOf(shown('Calls', { calls, vets }, 'calls'))).toEqual(['A: Vet: sick']);
});

describe('of those who wait', () => {
  const queue = [
    { name: 'A', applied_on: '2026-03-01' },
    { name: 'B', applied_on: null },
    { name: 'C', applied_on: '2025-11-20' },
  ];
  test.each([
    ["The queue. Who's next?", 'Next'],
    ['Die Queue: wer ist dran?', 'Als Nächstes'],
    ['La queue : à qui le tour ?', 'Suivant'],
    ['La queue: ¿quién sigue?', 'Siguiente'],
    ['Gli iscritti della queue: a chi tocca?', 'Prossimo'],
    ['A queue: quem é o próximo?', 'Seguinte'],
  ])('the first comes first, and is marked where it is asked whose turn it is: %s', (prompt, mark) => {
    const rows = shown(prompt, { queue }, 'queue');
    expect(namesOf(rows)).toBe('C A B');
    expect(marksOf(rows)).toEqual([`C: ${mark}`]);
  });
});

describe('a limit', () => {
  const shows = [
    { name: 'A', sold: 90, min: 10 },
    { name: 'B', sold: 40, min: 50 },
    { name: 'C', sold: null, min: 20 },
    { name: 'D', sold: 51, min: 20 },
  ];
  test.each([
    'Shows, weak ones flagged (under half sold)',
    'Shows: die schwachen markiert (unter Hälfte sold)',
    'Shows, signale les faibles (sous moitié sold)',
  ])('may be a share of a value that the data holds once: %s', (prompt) => {
    const rows = shown(
      prompt,
      { hall: { capacity: 100 }, shows: shows.map(({ name, sold }) => ({ name, sold })) },
      'shows',
    );
    expect(marksOf(rows).map((mark) => mark.slice(0, 2))).toEqual(['B:']);
  });

  test('may be one for all records', () => {
    const hives = [
      { name: 'A', mite_count: 2.1 },
      { name: 'B', mite_count: 4.5 },
      { name: 'C', mite_count: null },
    ];
    const rows = shown('Hives. Flag those over the threshold.', { mite_threshold: 3, hives }, 'hives');
    expect(marksOf(rows)).toEqual(['B: Over threshold']);
  });

  test('of a plain minimum is that of the number before it, and the worst has least of it', () => {
    const rows = shown('Shows, worst on top', { shows }, 'shows');
    expect(namesOf(rows)).toBe('B D A C');
    expect(marksOf(rows)).toEqual(['B: Below minimum']);
  });
});

test('a record that comes first for a reason no state holds is marked with it', () => {
  const jobs = [
    { name: 'A', crew_trapped: 0 },
    { name: 'B', crew_trapped: 1 },
    { name: 'C', crew_trapped: 0 },
  ];
  const rows = shown('Jobs. Trapped people first, always.', { jobs }, 'jobs');
  expect(namesOf(rows)).toBe('B A C');
  expect(marksOf(rows)).toEqual(['B: Crew trapped']);
});

test('what decides among equals may follow a comma, and what is done stands at the end', () => {
  const orders = [
    { customer: 'Zoe', name: 'Z', day: '2026-05-09', finished: false },
    { customer: 'Anna', name: 'A', day: '2026-05-09', finished: true },
    { customer: 'Ben', name: 'B', day: '2026-05-08', finished: false },
    { customer: 'Carl', name: 'C', day: '2026-05-09', finished: false },
  ];
  const prompts = [
    'Orders, sorted by day, then by name. Finished ones at the end, please.',
    'Orders, nach Tag sortiert, dann nach Name. Erledigte bitte ans Ende.',
  ];
  for (const prompt of prompts) expect(namesOf(shown(prompt, { orders }, 'orders'))).toBe('B C Z A');
});

test('what may happen marks no kind of record', () => {
  const items = [
    { name: 'A', kind: 'NEWS' },
    { name: 'B', kind: 'SONG' },
    { name: 'C', kind: 'NEWS' },
  ];
  expect(marksOf(shown('The items. Flag it if the news will be late.', { items }, 'items'))).toEqual([]);
});

describe('the moment that the data is of', () => {
  const jobs = [
    { name: 'A', due: '2026-05-10T09:00:00Z' },
    { name: 'B', due: '2026-05-10T11:30:00Z' },
    { name: 'C', due: null },
    { name: 'D', due: '2026-05-07T09:00:00Z' },
  ];
  const seconds = jobs.map(({ name, due }) => ({ name, due: due && Date.parse(due) / 1000 }));
  test.each([
    ['as a text', '2026-05-10T10:15:00Z', jobs],
    ['in seconds', Date.parse('2026-05-10T10:15:00Z') / 1000, seconds],
  ] as [string, Json, JsonObject[]][])('says how late a job is, %s', (_, now, listed) => {
    const rows = shown('Jobs, late ones obvious', { now, jobs: listed }, 'jobs');
    expect(marksOf(rows).toSorted()).toEqual(['A: 1 hr, 15 min late', 'D: 3 days late']);
  });

  test('says what is on, and how long it has left', () => {
    const rundown = [
      { name: 'A', start: 1778407200, dur: 300 },
      { name: 'B', start: 1778407500, dur: 600 },
      { name: 'C', start: 1778408100, dur: 60 },
      { name: 'D', start: 1778408160, dur: null },
    ];
    const rows = shown("The rundown: what's on air?", { now: 1778407800, rundown }, 'rundown');
    expect(marksOf(rows)).toEqual(['B: Now · 05:00 left']);
  });
});

test('where somebody is missing, so is somebody who cannot come', () => {
  const teachers = [
    { id: 't1', name: 'Ann', sick: true },
    { id: 't2', name: 'Bob', sick: false },
  ];
  const lessons = [
    { name: 'A', teacher_id: 't1' },
    { name: 'B', teacher_id: null },
    { name: 'C', teacher_id: 't2' },
  ];
  const rows = shown(
    'Lessons. You have to spot where a teacher is missing at a glance.',
    { lessons, teachers },
    'lessons',
  );
  expect(marksOf(rows).map((mark) => mark.slice(0, 2))).toEqual(['A:', 'B:']);
});

describe('an order in time', () => {
  const start = (name: string, at: string) => ({ name, start: `2026-05-10T${at}:00Z`, waiver_signed: name === 'A' });
  const data = { as_of: '2026-05-10', bookings: [start('B', '12:00'), start('A', '09:00'), start('C', '10:30')] };

  test.each([
    "Front desk, today's games by start time",
    'Bookings of the next hours, in time order',
    'Bookings, chronologisch',
  ])('is that of the only time, whatever the records are called: %s', (prompt) => {
    expect(namesOf(shown(prompt, data, 'bookings'))).toBe('A C B');
  });

  test('is recognized by the last part of a German word', () => {
    const fristen = [
      { name: 'B', ende: '2026-05-20', status: 'offen' },
      { name: 'A', ende: '2026-05-01', status: 'offen' },
    ];
    const rows = shown(
      'Fristenbuch, sortiert nach Fristende, überfällig rot',
      { stichtag: '2026-05-10', fristen },
      'fristen',
    );
    expect(namesOf(rows)).toBe('A B');
    expect(marksOf(rows)).toEqual([expect.stringContaining('überfällig')]);
  });

  test('a word that begins with un- is the opposite of its end', () => {
    const marks = marksOf(shown('Bookings by start time. Unsigned waivers should jump out.', data, 'bookings'));
    expect(marks.map((mark) => mark.slice(0, 1))).toEqual(['C', 'B']);
  });
});
