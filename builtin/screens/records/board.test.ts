import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const MOVE = {
  name: 'move_plant',
  params: {
    type: 'object',
    properties: { code: { type: 'string' }, bed: { type: 'string' } },
    required: ['code', 'bed'],
  },
};

const GARDEN = {
  lanes: [
    { slug: 'sown', heading: 'Freshly sown' },
    { slug: 'out', heading: 'Planted out' },
    { slug: 'picked', heading: 'Harvested' },
  ],
  gardeners: [
    { login: 'ola', full_name: 'Ola Berg' },
    { login: 'rui', full_name: 'Rui Pinto' },
  ],
  plants: [
    { code: 'PL-7', name: 'Chard', bed: 'out', keeper: 'rui', pots: 12 },
    { code: 'PL-9', name: 'Peas', bed: 'sown', keeper: null, pots: 4 },
  ],
};

function boardOf(data: JsonObject, prompt = 'Board of our plants') {
  const spec = builtinSpec(briefOf(prompt, { uiType: 'board', data, actions: [MOVE] }));
  const all = (type: string) => Object.values(spec.elements).filter((element) => element.type === type);
  const columns = all('KanbanBoard').flatMap(({ props }) => (props['columns'] ?? []) as JsonObject[]);
  return { spec, all, titles: [...columns, ...all('BoardColumn').map(({ props }) => props)].map(({ title }) => title) };
}

describe('a list of the lanes in the data', () => {
  test('gives them their titles and their order, and the moves their keys', () => {
    const { titles, all } = boardOf(GARDEN);
    expect(titles).toEqual(['Freshly sown', 'Planted out', 'Harvested']);
    const moves = all('Button').map(({ props, on }) => [props['label'], on?.commit]);
    expect(moves).toContainEqual([
      'Move to Harvested',
      expect.objectContaining({ params: { code: expect.anything() as unknown, bed: 'picked' } }),
    ]);
  });

  test('may be one of plain texts', () => {
    const phases = ['Sketch', 'Cutting', 'Varnish'];
    const chairs = [{ chair_id: 'c1', title: 'Rocking chair', phase: 'Varnish' }];
    expect(boardOf({ phases, chairs }, 'Tafel der Werkstatt').titles).toEqual(phases);
  });

  test('is no table besides, and neither is a list that only names who does the work', () => {
    expect(boardOf(GARDEN).all('DataTable')).toEqual([]);
    const gardeners = GARDEN.gardeners.map((one) => ({ ...one, phone: '555 0100' }));
    expect(boardOf({ ...GARDEN, gardeners }).all('DataTable')).toHaveLength(1);
  });

  test('is not taken from states that no record has', () => {
    const states = ['Bavaria', 'Hesse'];
    const tasks = [{ id: 1, title: 'Call', status: 'open' }];
    expect(boardOf({ states, tasks }).titles).toEqual(['Open']);
  });
});

test('a card names the person that a login stands for, its readable key, and what its numbers are', () => {
  const { spec, all } = boardOf(GARDEN);
  const card = all('KanbanCard').find(({ props }) => JSON.stringify(props).includes('/gardeners/1/full_name'));
  expect(card?.props).toMatchObject({
    assignee: { $state: '/gardeners/1/full_name' },
    description: { $state: '/plants/0/code' },
  });
  expect(spec.state?.['plantsCards']).toEqual([{ pots: 'Pots: 12' }, { pots: 'Pots: 4' }]);
});

test('the person of a card is the one of its keys that stands for whole names, the others are chips', () => {
  const articles = [
    { id: 'a1', title: 'Flood on the coast', status: 'draft', section_id: 's1', author_id: 'u1', words: 410 },
    { id: 'a2', title: 'Chess final', status: 'review', section_id: 's2', author_id: 'u2', words: 900 },
  ];
  const sections = [
    { id: 's1', name: 'Reportage' },
    { id: 's2', name: 'Sport' },
  ];
  const authors = [
    { id: 'u1', name: 'Irene Valdés' },
    { id: 'u2', name: 'Tom Okafor' },
  ];
  const { spec, all } = boardOf({ articles, sections, authors });
  const [card] = all('KanbanBoard').flatMap(({ props }) => (props['columns'] as { cards: JsonObject[] }[])[0]?.cards);
  expect(card).toMatchObject({
    assignee: { $state: '/authors/0/name' },
    labels: [{ text: { $state: '/articlesCards/0/section_id' } }, { text: { $state: '/articlesCards/0/words' } }],
  });
  expect(spec.state?.['articlesCards']).toMatchObject([{ section_id: 'Reportage' }, { section_id: 'Sport' }]);
});

test('a card has the key of its record, not that of whom it is for', () => {
  const jobs = [
    { job: 4401, instrument: 'Violin', customer_id: 71, status: 'open' },
    { job: 4405, instrument: 'Cello', customer_id: 71, status: 'done' },
    { job: 4398, instrument: 'Viola', customer_id: 72, status: 'done' },
  ];
  const customers = { '71': 'Rosalind Achebe', '72': 'Peter Nowak' };
  const { all } = boardOf({ stages: ['open', 'done'], jobs, customers }, 'Board of our jobs by status');
  const columns = all('KanbanBoard').flatMap(({ props }) => props['columns'] as { cards: JsonObject[] }[]);
  expect(columns.flatMap(({ cards }) => cards.map(({ id, assignee }) => [id, assignee]))).toEqual([
    [{ $state: '/jobs/0/job' }, { $state: '/customersList/0/label' }],
    [{ $state: '/jobs/1/job' }, { $state: '/customersList/0/label' }],
    [{ $state: '/jobs/2/job' }, { $state: '/customersList/1/label' }],
  ]);
});

test('what has been written of how much is one chip, and who is the title is no person besides', () => {
  const jobs = [
    { id: 'j1', customer: 'Ada Berg', stage: 'IN', words: 410, words_max: 900, mechanicId: 'm1' },
    { id: 'j2', customer: 'Tom Ode', stage: 'OUT', words: 700, words_max: 700, mechanicId: 'm2' },
  ];
  const { spec, all } = boardOf({ jobs, mechanics: { m1: 'Theo', m2: 'Gus' } });
  expect(spec.state?.['jobsCards']).toMatchObject([{ words: 'Words: 410 / 900' }, { words: 'Words: 700 / 700' }]);
  const cards = all('KanbanBoard').flatMap(({ props }) => (props['columns'] as { cards: JsonObject[] }[])[0]?.cards);
  expect(cards[0]).toMatchObject({ title: { $state: '/jobs/0/customer' }, labels: [{}] });
  expect(JSON.stringify(cards[0]?.['assignee'])).toContain('mechanic');
});

test('a text that a chip would cut off is told in the line below the title', () => {
  const jobs = [
    { id: 'j1', customer: 'Ada Berg', stage: 'IN', work: 'Rear wheel out of true, two broken spokes', bike: 'Galaxy' },
    { id: 'j2', customer: 'Tom Ode', stage: 'OUT', work: 'Full service', bike: 'Frog' },
  ];
  const both = boardOf({ jobs: jobs.map((one) => ({ ...one, bike: 'Specialized Rockhopper' })) });
  const lines = both.spec.state?.['jobsCards'];
  expect(lines).toMatchObject([{ _line: expect.stringContaining(' · Specialized Rockhopper') as unknown }, {}]);
  const { all } = boardOf({ jobs });
  const cards = all('KanbanBoard').flatMap(({ props }) => (props['columns'] as { cards: JsonObject[] }[])[0]?.cards);
  expect(cards[0]).toMatchObject({
    description: { $state: '/jobs/0/work' },
    labels: [{ text: { $state: '/jobs/0/bike' } }],
  });
});

test('steps that the data puts in an order are the lanes, in that order', () => {
  const steps = [
    { code: 'FIT', name: 'Fitting', order: 2 },
    { code: 'IN', name: 'Arrived', order: 1 },
    { code: 'OUT', name: 'Handed over', order: 3 },
  ];
  const crowns = [
    { nr: '26-1', patient: 'A. B.', kind: 'CROWN', step: 'FIT' },
    { nr: '26-2', patient: 'C. D.', kind: 'BRIDGE', step: 'OUT' },
  ];
  expect(boardOf({ steps, crowns }, 'Board of the dental lab').titles).toEqual(['Arrived', 'Fitting', 'Handed over']);
});

test('the state of the records comes before an order that what they refer to has', () => {
  const staff = [
    { id: 'u1', name: 'Ida', position: 2 },
    { id: 'u2', name: 'Tom', position: 1 },
  ];
  const tasks = [
    { id: 't1', title: 'Dig', status: 'open', staffId: 'u1' },
    { id: 't2', title: 'Sow', status: 'done', staffId: 'u2' },
  ];
  expect(boardOf({ staff, tasks }, 'Board of our tasks').titles).toEqual(['Open', 'Done']);
});

test('members that the request lists are no lanes where the records stand in others', () => {
  const jobs = [
    { job: 'J-1', title: 'Manual', state: 'IN_WORK', done: 4 },
    { job: 'J-2', title: 'Labels', state: 'HANDED_IN', done: 9 },
  ];
  const { titles } = boardOf({ jobs }, 'Kanban of the jobs with columns language, words done, deadline, translator');
  expect(titles).toEqual(['In work', 'Handed in']);
});

test('the button on the card of a plant does not say that it is for a plant', () => {
  const water = {
    name: 'water_plant',
    params: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
  };
  const spec = builtinSpec(briefOf('Board of our plants', { uiType: 'board', data: GARDEN, actions: [water] }));
  const labels = Object.values(spec.elements).flatMap(({ type, props }) => (type === 'Button' ? [props['label']] : []));
  expect(labels).toEqual(['Water', 'Water']);
});

test('records that stand in no lanes are a list, not an empty board', () => {
  const { all } = boardOf({ bed: { no: 'B7' }, gardeners: [{ name: 'Ola Berg', plants_owned: 3 }] });
  expect([...all('KanbanBoard'), ...all('BoardColumn'), ...all('EmptyState')]).toEqual([]);
});

describe('a ticket with a number, lines and a status in capitals', () => {
  const tickets = [
    {
      ticketNo: 216,
      table: 'Terrace 2',
      status: 'NEW',
      openedAt: '2025-06-13T19:35:00+02:00',
      items: [
        { qty: 2, dish: 'Ribeye', mods: ['medium rare', 'no salt'] },
        { qty: 1, dish: 'Sea bass', mods: [] },
      ],
      allergyNote: 'Nut allergy',
    },
    { ticketNo: 211, table: '7', status: 'READY', openedAt: '2025-06-13T19:11:00+02:00', items: [], allergyNote: null },
  ];
  const bump = {
    name: 'setTicketStatus',
    params: {
      type: 'object',
      properties: {
        ticketNo: { type: 'integer' },
        status: { type: 'string', enum: ['NEW', 'IN_PROGRESS', 'READY', 'SERVED'] },
      },
      required: ['ticketNo', 'status'],
    },
  };
  const data = { columns: ['NEW', 'IN_PROGRESS', 'READY'], tickets };
  const spec = builtinSpec(briefOf('Kitchen board', { uiType: 'board', data, actions: [bump] }));
  const all = (type: string) => Object.values(spec.elements).filter((element) => element.type === type);

  test('tells its number, its lines and what must not be overlooked', () => {
    expect(spec.state?.['ticketsCards']).toEqual([
      expect.objectContaining({
        _title: 'Terrace 2',
        _line: '#216 · 2 × Ribeye (medium rare, no salt), 1 × Sea bass',
        openedAt: 'Jun 13, 2025, 7:35 PM',
      }),
      expect.objectContaining({ _title: 'Table 7', _line: '#211' }),
    ]);
    const labels = all('KanbanCard').map(({ props }) => props['labels']);
    expect(labels).toContainEqual([{ text: { $state: '/tickets/0/allergyNote' }, tone: 'critical' }]);
  });

  test('stands in lanes with words as titles', () => {
    expect(all('BoardColumn').map(({ props }) => props['title'])).toEqual(['New', 'In progress', 'Ready']);
  });

  test('leaves the last lane for the stage that the action declares after it', () => {
    const sent = all('Button').flatMap(({ on }) => on?.commit ?? []);
    expect(sent.map((one) => ('params' in one ? one.params?.['status'] : undefined))).toEqual([
      'IN_PROGRESS',
      'SERVED',
    ]);
  });
});

test('a short key for the status gives the lanes, in the order and the words of the action, and the chips are words', () => {
  const param = (inner: JsonObject) => ({ type: 'string', ...inner });
  const properties = { id: param({}), st: param({ enum: ['NEW', 'ONSITE', 'DONE'] }) };
  const actions = [{ name: 'move_job', params: { type: 'object', properties, required: ['id', 'st'] } }];
  const jobs = ['DONE', 'NEW'].map((st, at) => ({ id: `J${at}`, site: `Site ${at}`, fault: 'DOOR_STUCK', st }));
  const { elements, state } = builtinSpec(briefOf('Board of jobs', { uiType: 'board', data: { jobs }, actions }));
  const all = (type: string) => Object.values(elements).filter((element) => element.type === type);
  expect(all('BoardColumn').map(({ props }) => props['title'])).toEqual(['New', 'Onsite', 'Done']);
  expect(JSON.stringify(state)).toContain('Door stuck');
});

test('a card shows a value whatever its key is called, also like a method of objects', () => {
  const cards = ['open', 'done'].map((status, at) => ({
    id: at,
    title: `Card ${at}`,
    status,
    toString: `Note ${at}`,
    weight_kg: 2.5,
  }));
  const input = briefOf('A board', { uiType: 'board', data: { cards } });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  expect(JSON.stringify(spec.elements)).toContain('/cards/0/toString');
});
