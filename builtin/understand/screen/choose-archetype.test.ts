import { describe, expect, test } from 'vitest';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { builtinSpec, briefOf } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';

const typesIn = (prompt: string, data: JsonObject = {}) =>
  Object.values(builtinSpec(briefOf(prompt, { data })).elements).map(({ type }) => type);
const plansIn = (prompt: string) =>
  Object.values(builtinSpec(briefOf(prompt)).elements)
    .filter(({ type }) => type === 'PlanCard')
    .map(({ props }) => props['name']);

describe('a request without a type', () => {
  test('gets steps when it names a wizard or stepper, whatever its fields', () => {
    expect(typesIn('Checkout wizard for a pizza shop: address, payment and review')).toContain('Stepper');
    expect(typesIn('Sign up stepper: account, company, review')).toContain('Stepper');
  });

  test('gets a form when it is named after a change of what the data has', () => {
    const text = { type: 'string' };
    const properties = { vorname: text, nachname: text, email: text };
    const params = { type: 'object', properties, required: ['vorname', 'nachname', 'email'] };
    const save = { name: 'profil_speichern', required: true, params };
    const data = { profil: { vorname: 'Ömer', nachname: 'Şahin', email: 'oemer@example.org' } };
    const typeOf = (prompt: string) => understand(briefOf(prompt, { data, actions: [save] })).uiType;
    expect(['Mein Profil bearbeiten', 'Profil anzeigen'].map(typeOf)).toEqual(['form', 'detail_view']);
  });

  test('gets a form for donations, whatever numbers it names', () => {
    const { uiType } = understand(briefOf('Donation page for an animal shelter with amounts 10, 25, 50 or other'));
    expect(uiType).toBe('form');
  });

  test('gets a map when it asks where things are and the data has coordinates', () => {
    const shops = [
      { name: 'A', lat: 50.1, lng: 8.6 },
      { name: 'B', lat: 52.5, lng: 13.4 },
    ];
    expect(typesIn('Where are our shops', { shops })).toContain('MapView');
  });
});

test('a menu with prices is no map', () => {
  const vins = [
    { nom: 'Sancerre', prix: 28 },
    { nom: 'Chablis', prix: 31 },
  ];
  const { uiType, named } = understand(briefOf('Carte des vins', { data: { vins } }));
  expect([uiType, named.title]).toEqual(['list_table', 'Carte des vins']);
});

describe('a request that does not name its archetype', () => {
  const SHIFTS = { shifts: [{ date: '2026-12-01', person: 'Ada' }] };
  test.each<[string, string, JsonObject?]>([
    ['who works when in december', 'Calendar', SHIFTS],
    ['edit this recipe', 'RichComposer', { title: 'Soup', body: 'Boil water.' }],
    ['Your table is booked', 'Result'],
    ['Möchten Sie das Abo wirklich kündigen?', 'Confirmation'],
    ['404 page with link home', 'EmptyState'],
    ['Guide a customer through opening a bank account: personal details, account type, review', 'Stepper'],
    ['Let the librarian see overdue books (title, borrower, due date)', 'DataTable'],
    ['sales dashbord with revenue and users', 'Stat'],
    ['Failed payments', 'DataTable', { payments: [{ id: 1, name: 'A' }] }],
    ['Delete workspace "Acme"? This removes 14 projects and 3 members', 'Confirmation'],
    ['Flight status: LH123 from Vienna to Berlin, gate B22, boarding 10:15, on time', 'DescriptionList'],
    ['Un tableau de bord pour un restaurant : réservations, plats les plus vendus', 'BarList'],
  ])('%j is shown as %s', (prompt, type, data) => {
    expect(typesIn(prompt, data)).toContain(type);
  });
});

describe('a request that names its archetype', () => {
  test.each<[string, string]>([
    ['Invoice form with client, due date, items and notes', 'FormField'],
    ['Settings for notifications: alerts, weekly report approved by managers', 'Switch'],
    ['Landing page for a coffee subscription with three plans: Basic 9 €, Plus 19 €, Office 49 €', 'Hero'],
    ['Kanban board of prices: cheap, fair, dear', 'KanbanBoard'],
  ])('%j is shown with a %s', (prompt, type) => {
    expect(typesIn(prompt)).toContain(type);
  });
});

test('a request to sign in, sign up or leave feedback gets a form', () => {
  expect(typesIn('a login page for my app')).toContain('Input');
  expect(typesIn('I want customers to be able to leave feedback about their visit')).toContain('Rating');
  expect(typesIn('sign up for our newsletter')).toContain('Input');
  expect(JSON.stringify(builtinSpec(briefOf('sign up for our newsletter')))).not.toContain('assword');
});

describe('plans listed in a prompt', () => {
  test('get a card each, and the noun after the last one is left out', () => {
    expect(plansIn('pricing page for a gym with basic, plus and premium plans')).toEqual(['Basic', 'Plus', 'Premium']);
  });
});

// An action whose params are all texts.
function action(name: string, ...params: string[]) {
  const properties = Object.fromEntries(params.map((param) => [param, { type: 'string' }]));
  return { name, params: { type: 'object', properties } };
}

describe('the data and what the actions take from it decide the kind of screen', () => {
  const kindOf = (prompt: string, data: JsonObject, ...actions: ActionDeclaration[]) =>
    understand(briefOf(prompt, { data, actions })).uiType;

  test('records that the actions decide on are a list, whatever else is asked for a decision', () => {
    const bikes = [
      { plate: 'B-1', owner: 'Ida', state: 'waiting' },
      { plate: 'B-2', owner: 'Oskar', state: 'repaired' },
    ];
    const decisions = [action('begin', 'plate'), action('hand_back', 'plate', 'paid', 'remark')];
    expect(kindOf('For the mechanic: begin or hand back', { bikes }, ...decisions)).toBe('list_table');
    expect(kindOf('Für die Werkstatt: annehmen oder zurückgeben', { bikes }, ...decisions)).toBe('list_table');
  });

  test('one thing that is decided on is shown in detail, with the lists that belong to it', () => {
    const grant = { grant_no: 'G-8', purpose: 'New oven', sum: 800, costs: [{ what: 'Oven', sum: 800 }] };
    const decisions = [action('award', 'grant_no'), action('turn_down', 'grant_no', 'reason', 'letter')];
    expect(kindOf('The board has to decide on this grant', { grant }, ...decisions)).toBe('detail_view');
    expect(kindOf('Der Vorstand soll darüber entscheiden', { grant }, ...decisions)).toBe('detail_view');
  });

  test('a thing whose values an action takes is a form', () => {
    const boat = { id: 4, name: 'Möwe', berth: 'C2', length: 9 };
    const save = action('save_boat', 'id', 'name', 'berth', 'length');
    expect(kindOf('Change the boat', { boat }, save, action('remove_boat', 'id'))).toBe('form');
  });

  test('an action on all records at once makes no list of a question', () => {
    const guests = [
      { id: 'g1', name: 'Ida' },
      { id: 'g2', name: 'Oskar' },
    ];
    const ids = { type: 'array', items: { type: 'string' } };
    const send = { name: 'invite_all', params: { type: 'object', properties: { ids } } };
    expect(kindOf('Are you sure? Confirm inviting these guests', { guests }, send)).toBe('confirmation');
  });

  test('a choice among records that asks for more than a decision is a form', () => {
    const rooms = [
      { room_id: 'r1', name: 'Blue' },
      { room_id: 'r2', name: 'Red' },
    ];
    const book = action('book', 'room_id', 'guest', 'email', 'phone', 'arrival');
    expect(kindOf('Guests book a room', { rooms }, book)).toBe('form');
  });
});

test('steps that choose among records are asked for in a wizard, and what is done with each record is not', () => {
  const object = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  });
  const data = {
    stylists: [
      { id: 's1', name: 'Noa' },
      { id: 's2', name: 'Ari' },
    ],
    client: { name: 'Kim', phone: '555' },
  };
  const book = { name: 'book', params: object('stylist_id', 'time', 'name', 'phone', 'wish') };
  const prompt = 'Procedure in steps to book a haircut: choose the stylist, the time, then your details';
  const typeFor = (declared: ActionDeclaration, told: JsonObject, asked = prompt) =>
    understand(briefOf(asked, { data: told, actions: [declared] })).uiType;
  expect(typeFor(book, data)).toBe('wizard');
  const visits = [{ visit_id: 'v1', guest: 'Kim', status: 'booked' }];
  const move = { name: 'move_visit', params: object('visit_id', 'stylist_id', 'wish') };
  expect(typeFor(move, { ...data, visits }, 'Salon screen: next visits, move one to another stylist')).not.toBe(
    'wizard',
  );
});
