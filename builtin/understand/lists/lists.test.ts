import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { copyIn } from '#builtin/copy/copy.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { languageOf } from '#builtin/understand/words/language.ts';
import { arrangedData } from './arranged-data.ts';

const TASKS = {
  as_of: '2026-03-10',
  staff: [
    { id: 's1', name: 'Ana Ruiz' },
    { id: 's2', name: 'Ben Okoro' },
  ],
  tasks: [
    {
      id: 't1',
      title: 'Paint fence',
      priority: 'low',
      status: 'open',
      due_at: '2026-03-09',
      created_at: '2026-03-01T08:00:00Z',
      assignee_id: 's1',
      cost: 120,
      room: 'Hall',
      express: false,
      stock: 4,
      minimum: 5,
    },
    {
      id: 't2',
      title: 'Fix boiler',
      priority: 'critical',
      status: 'open',
      due_at: '2026-03-12',
      created_at: '2026-03-04T08:00:00Z',
      assignee_id: null,
      cost: 90,
      room: 'Attic',
      express: true,
      stock: 9,
      minimum: 5,
    },
    {
      id: 't3',
      title: 'Call vendor',
      priority: 'high',
      status: 'done',
      due_at: '2026-03-02',
      created_at: '2026-02-20T08:00:00Z',
      assignee_id: 's2',
      cost: 300,
      room: 'Hall',
      express: false,
      stock: 7,
      minimum: 5,
    },
    {
      id: 't4',
      title: 'Mop floor',
      priority: 'medium',
      status: 'in_progress',
      due_at: null,
      created_at: '2026-03-02T08:00:00Z',
      assignee_id: 's1',
      cost: 15,
      room: null,
      express: true,
      stock: 2,
      minimum: 5,
    },
  ],
};

function arranged(prompt: string, data: JsonObject = TASKS, key = 'tasks'): RecordSet {
  const language = languageOf(prompt);
  const group = arrangedData({
    prompt,
    data: readData(data, language),
    uiType: 'list_table',
    actions: [],
    language,
    copy: copyIn(language),
    given: data,
    today: '2026-07-01',
  });
  const set = allRecords(group).find((one) => one.key === key);
  if (set === undefined) throw new Error(`no ${key}`);
  return set;
}

const idsOf = ({ rows }: RecordSet) => rows.map(({ id }) => JSON.stringify(id).replaceAll('"', '')).join(' ');
const DATA_ORDER = 't1 t2 t3 t4';

describe('the order that a request asks for', () => {
  test.each([
    ['Tasks of the team, most urgent first.', 't2 t3 t4 t1'],
    ['Team tasks sorted by due date', 't3 t1 t2 t4'],
    ['Our tasks, newest on top', 't2 t4 t1 t3'],
    ['Tasks for the caretaker, oldest first', 't3 t1 t4 t2'],
    ['List the tasks from cheapest to most expensive', 't4 t2 t1 t3'],
    ['Tasks in alphabetical order', 't3 t2 t4 t1'],
    ['Show tasks ordered by cost, highest first', 't3 t1 t2 t4'],
    ['The tasks, with open ones at the top please', 't1 t2 t3 t4'],
    ['The tasks by due date with a done button', 't3 t1 t2 t4'],
    ['Tasks cheapest first, done ones last', 't4 t2 t1 t3'],
    ['Aufgaben nach Fälligkeit sortiert', 't3 t1 t2 t4'],
    ['Meine Aufgaben, die dringendsten zuerst', 't2 t3 t4 t1'],
    ['Aufgabenliste, neueste oben', 't2 t4 t1 t3'],
    ['Les tâches du plus récent au plus ancien', 't2 t4 t1 t3'],
    ['Les tâches triées par date d’échéance', 't3 t1 t2 t4'],
    ['Las tareas ordenadas por prioridad', 't2 t3 t4 t1'],
    ['Tareas del equipo, primero las más antiguas', 't3 t1 t4 t2'],
    ['Le attività ordinate per costo', 't4 t2 t1 t3'],
    ['Tarefas da equipa, as mais caras primeiro', 't3 t1 t2 t4'],
    ['The tasks sorted by assignee', 't1 t4 t3 t2'],
  ])('%s', (prompt, expected) => {
    expect(idsOf(arranged(prompt))).toBe(expected);
  });

  test.each([
    'Tasks with a button to sort them by cost.',
    'Let users sort the tasks by due date.',
    'People can filter tasks by status and search by name.',
    'Show the tasks and first let them pick one.',
    'Die Nutzer sollen die Aufgaben nach Preis sortieren können.',
  ])('is none in "%s"', (prompt) => {
    expect(arranged(prompt).view?.query ?? '').not.toMatch(/sort|reverse/);
    expect(idsOf(arranged(prompt))).toBe(DATA_ORDER);
  });

  test('leaves every record whole', () => {
    const { rows } = arranged('Tasks, newest on top');
    expect(rows).toHaveLength(4);
    expect(rows.find(({ id }) => id === 't3')).toEqual(expect.objectContaining({ priority: 'high', cost: 300 }));
  });
});

const groupsOf = ({ groups }: RecordSet) => groups?.groups.map(({ label }) => label).join(' | ');

describe('the sections that a request asks for', () => {
  test.each([
    ['Tasks grouped by status', 'Open | Done | In progress', 'No status'],
    ['Tasks by room', 'Hall | Attic', 'No room'],
    ['Tasks grouped by priority', undefined, undefined],
    ['One section per assignee for these tasks', 'Ana Ruiz | Ben Okoro', 'No assignee'],
    ['Aufgaben nach Raum gruppiert', 'Hall | Attic', 'Ohne Raum'],
    ['Les tâches regroupées par statut', 'Ouvert | Terminé | En cours', 'Sans statut'],
    ['Tareas agrupadas por estado', 'Abierto | Hecho | En curso', 'Sin estado'],
    ['Only open tasks', 'Open', 'Other'],
    ['Overdue tasks of the team', 'Overdue', 'Other'],
    ['Unassigned tasks', 'Unassigned', 'Other'],
  ])('%s', (prompt, expected, rest) => {
    const set = arranged(prompt);
    expect(groupsOf(set)).toBe(expected);
    expect(set.groups?.rest).toBe(rest);
  });

  test('are days where days are asked for', () => {
    const data = {
      visits: ['2026-03-11T09:00', '2026-03-10T08:00', '2026-03-10T10:00'].map((start, at) => ({
        name: `V${at}`,
        start,
      })),
    };
    expect(groupsOf(arranged('Besuche Tag für Tag', data, 'visits'))).toBe(
      'Dienstag, 10. März 2026 | Mittwoch, 11. März 2026',
    );
  });

  test('are none where a value is asked for as a control', () => {
    expect(arranged('Tasks with a filter by status').groups).toBeUndefined();
    expect(arranged('They can close the open ones. Show the tasks.').groups).toBeUndefined();
  });
});

const marked = ({ rows }: RecordSet) =>
  rows.flatMap(({ id, alerts }) =>
    Array.isArray(alerts) && alerts.length > 0 ? [JSON.stringify([id, ...alerts]).replaceAll(/["[\]]/g, '')] : [],
  );

describe('what a request wants to stand out', () => {
  test.each([
    ['Tasks of the team. Highlight overdue ones.', ['t1,1 day late']],
    ['Tasks; mark those below minimum', ['t1,Below minimum', 't4,Below minimum']],
    ['Flag any tasks over 100 in cost', ['t1,Over 100', 't3,Over 100']],
    [
      'Tasks. Express ones and those without an assignee should stand out.',
      ['t2,Express,Without assignee', 't4,Express'],
    ],
    ['Aufgaben. Überfällige sollen auffallen.', ['t1,1 Tag überfällig']],
    ['Tareas, destacando las vencidas', ['t1,1 día de retraso']],
  ])('%s', (prompt, expected) => {
    expect(marked(arranged(prompt))).toEqual(expected);
  });

  test('is nothing where a record is marked as something', () => {
    expect(marked(arranged('Tasks, with a way to mark one as express', withoutLimits))).toEqual([]);
  });
});

const withoutLimits = { tasks: TASKS.tasks.map((task) => ({ ...task, due_at: null, minimum: null })) };

describe('what stands out unasked', () => {
  const loans = [
    { id: 'l1', title: 'Piranesi', due_on: '2026-05-02', status: 'out' },
    { id: 'l2', title: 'Wolf Hall', due_on: '2026-05-20', status: 'out' },
    { id: 'l3', title: 'Emma', due_on: '2026-05-01', status: 'returned' },
  ];

  test('is what was due before the day of the data, unless it is finished', () => {
    expect(marked(arranged('Loans', { as_of: '2026-05-14', loans }, 'loans'))).toEqual(['l1,Overdue']);
    expect(marked(arranged('Loans', { loans }, 'loans'))).toEqual([]);
    expect(marked(arranged('Loans', { order: { date: '2026-05-14' }, loans }, 'loans'))).toEqual([]);
  });

  test('is what has expired', () => {
    const lotti = [
      { id: 'a', nome: 'Latte', scadenza: '2026-02-28' },
      { id: 'b', nome: 'Riso', scadenza: '2027-02-28' },
    ];
    expect(marked(arranged('I lotti in magazzino', { oggi: '2026-03-10', lotti }, 'lotti'))).toEqual(['a,Scaduto']);
  });

  test('is what is below its own minimum', () => {
    const teile = [
      { id: 1, name: 'Ölfilter', bestand: 22, mindestbestand: 10, status: 'AKTIV' },
      { id: 2, name: 'Zündkerze', bestand: 0, mindestbestand: 20, status: 'AKTIV' },
      { id: 3, name: 'Batterie', bestand: 5, mindestbestand: 5, status: 'RUHT' },
    ];
    expect(marked(arranged('Lagerliste der Teile', { teile }, 'teile'))).toEqual(['2,Unter Mindestmenge']);
    const wines = [
      { id: 1, name: 'Rioja', quantity: 2, min_order_quantity: 6 },
      { id: 2, name: 'Cava', quantity: 12, min_order_quantity: 6 },
    ];
    expect(marked(arranged('Our wines', { wines }, 'wines'))).toEqual([]);
  });

  test('is not said again where a status says it', () => {
    const bills = [
      { id: 1, name: 'A', due: '2026-01-01', status: 'overdue' },
      { id: 2, name: 'B', due: '2026-01-02', status: 'overdue' },
      { id: 3, name: 'C', due: '2026-09-01', status: 'open' },
    ];
    expect(marked(arranged('Our bills', { today: '2026-05-01', bills }, 'bills'))).toEqual([]);
  });
});

test('what was measured outside the range that its record names is marked', () => {
  const results = [
    { test: 'Haemoglobin', value: 11.2, unit: 'g/dL', ref_low: 13, ref_high: 17 },
    { test: 'Potassium', value: 6.1, unit: 'mmol/L', ref_low: 3.5, ref_high: 5.1 },
    { test: 'TSH', value: 2.3, unit: 'mIU/L', ref_low: 0.4, ref_high: null },
  ];
  const { state } = builtinSpec(briefOf('Lab results of a patient', { uiType: 'list_table', data: { results } }));
  const rows = state?.['resultsArranged'] as { alerts: string[] }[];
  expect(rows.map(({ alerts }) => alerts)).toEqual([['Too low'], ['Too high'], []]);
  expect(JSON.stringify(state)).toContain('6.1 mmol/L');
});
