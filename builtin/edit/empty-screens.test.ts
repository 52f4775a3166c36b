import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const screen = (prompt: string) => builtinSpec(briefOf(prompt));
const edited = (prior: Spec, prompt: string) => builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: prior }));
const changedState = (prior: Spec, prompt: string) => edited(prior, prompt).state;

describe('A list that nobody has filled yet', () => {
  const members = screen('list of members with name, email and city');
  const board = screen('kanban board: to do, doing, done');

  test.each([
    [
      'add a member Ines Torres, ines@example.com, Porto',
      { name: 'Ines Torres', email: 'ines@example.com', city: 'Porto' },
    ],
    [
      'new row: Marco Rossi, marco@example.com, Torino',
      { name: 'Marco Rossi', email: 'marco@example.com', city: 'Torino' },
    ],
  ])('gets an entry as its form would add it: %s', (prompt, entry) => {
    expect(changedState(members, prompt)).toMatchObject({ members: [entry] });
  });

  test('gets what is told with the name of a column', () => {
    const stock = screen('Lagerliste: Teil, Bestand, Lieferant, Preis');
    const { inventory } = changedState(stock, 'neue Zeile: Kette, Bestand 12, Lieferant Shimano, 19,90 €');
    expect(inventory).toEqual([expect.objectContaining({ teil: 'Kette', lieferant: 'Shimano', preis: 19.9 })]);
  });

  test('on a board gets a card in the lane that is named', () => {
    const { board: lanes } = changedState(board, 'add a card in doing: order flour');
    expect(lanes).toMatchObject([{ cards: [] }, { cards: [{ title: 'Order flour' }] }, { cards: [] }]);
  });

  test('gets no entry for a total, a card beside it or a new column', () => {
    expect(changedState(members, 'add a row for the total')['members']).toEqual([]);
    expect(changedState(members, 'add a card with the opening hours')['members']).toEqual([]);
    expect(changedState(members, 'add a phone to the table')['members']).toEqual([]);
  });

  test('of tasks gets what is added without an article; what tasks have is asked for', () => {
    const tasks = screen('a todo app');
    expect(changedState(tasks, 'add buy milk')['todos']).toMatchObject([{ task: 'Buy milk' }]);
    expect(changedState(tasks, 'add a phone number and notes')['todos']).toEqual([]);
  });
});

describe('A figure that nobody has told yet', () => {
  const shop = screen('dashboard for my gift shop: sales today, orders, average basket');

  test('takes any value', () => {
    expect(changedState(shop, 'Sales today should be £482.50')).toMatchObject({ metrics: { salesToday: '£482.50' } });
  });

  test('is set once in an edit', () => {
    const bikes = screen('painel de uma oficina com reparações em curso, faturação do mês, peças em falta');
    const { metrics } = changedState(bikes, 'Valores: 7 reparações em curso, 3.480 € de faturação, 4 peças em falta');
    expect(JSON.stringify(metrics)).not.toContain('4 €');
  });
});

describe('A request', () => {
  test('for a choice with an option told twice has it once', () => {
    const settings = screen('Einstellungen: Sprache, Benachrichtigungen');
    const { elements } = edited(settings, 'Sprache als Dropdown mit Deutsch, Englisch, Deutsch vorausgewählt');
    const options = Object.values(elements).flatMap(({ props }) => props['options'] ?? []);
    expect(options).toHaveLength(2);
  });

  test('for a number to call sets no limit', () => {
    const form = screen('cadastro de cliente: nome, telefone, convênio');
    const { elements } = edited(form, 'coloca um exemplo no telefone tipo (11) 91234-5678');
    expect(Object.values(elements).some(({ props }) => props['maxLength'] !== undefined)).toBe(false);
  });

  test('to highlight a plan as something keeps its name', () => {
    const prices = screen(
      'Preisseite für einen Hundesalon: Waschen 29 €, Waschen und Schneiden 49 €, Komplettpflege 79 €',
    );
    const { elements } = edited(
      prices,
      'Waschen und Schneiden als Beliebt hervorheben, und Komplettpflege kostet 85 €',
    );
    const names = Object.values(elements).flatMap(({ props }) => props['name'] ?? []);
    expect(names).toContain('Waschen und Schneiden');
  });
});

test('a screen whose elements lack their lists of children is edited as any other', () => {
  const elements = {
    page: { type: 'Stack', props: {}, children: ['grid', 'list'] },
    grid: { type: 'Grid', props: { columns: 2 } },
    list: { type: 'Stack', props: {}, repeat: { statePath: '/rows' } },
  };
  const prior = { root: 'page', state: { rows: [{ name: 'A' }, { name: 'B' }] }, elements } as unknown as Spec;
  for (const prompt of [
    'make the two red',
    'three per row',
    'add a search box',
    'add a filter by name',
    'add phone to each',
  ])
    expect(edited(prior, prompt).root).toBe('page');
});
