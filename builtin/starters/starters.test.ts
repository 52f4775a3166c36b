import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { committedStarters } from './read-starters.ts';
import { usualChoices, usualFields, usualSettings } from '#builtin/understand/fields/usual-fields.ts';
import type { Purpose } from '#builtin/understand/screen/purpose.ts';
import { topicOf } from './starter.ts';

const compose = (prompt: string, more: Parameters<typeof briefOf>[1] = {}) => {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
};
const propsOf = (prompt: string, type: string) =>
  Object.values(compose(prompt).elements)
    .filter((element) => element.type === type)
    .map(({ props }) => props);
const columnsOf = (prompt: string) => {
  const columns = propsOf(prompt, 'DataTable')[0]?.['columns'];
  return (columns as { label: string }[]).map(({ label }) => label);
};

describe('the files of starters', () => {
  const { words, subjects, calledPlaces } = committedStarters();
  const languages = (line: string) => line.split(' | ');

  test('say every word in six languages, with as many options in each', () => {
    const bad = [...words].filter(([, { labels, options }]) => {
      const counts = languages(options ?? '| | | | |').map((list) => list.split(', ').length);
      return (
        languages(labels).length !== 6 || (options !== undefined && (counts.length !== 6 || new Set(counts).size > 1))
      );
    });
    expect(bad).toEqual([]);
  });

  test('speak only of words and subjects that there are', () => {
    const places = [...new Set([...calledPlaces.values()].map(({ what }) => what))];
    const named = [
      ...[...subjects.values()].flatMap(({ has, asks, offers, counts, chart }) => [
        ...has,
        ...asks,
        ...offers,
        ...counts,
        chart ?? has[0],
      ]),
      ...places.flatMap(({ counts, pages, plans, sets, chart }) => [
        ...counts,
        ...pages,
        ...plans,
        ...sets,
        chart ?? counts[0],
      ]),
    ].map((name = '') => name.replace('?', ''));
    expect(named.filter((name) => !words.has(name))).toEqual([]);
    expect(places.flatMap(({ lists }) => lists).filter((key) => !subjects.has(key))).toEqual([]);
  });

  test('name each subject once and many times in six languages', () => {
    const bad = [...subjects.values()].filter(({ names }) => {
      const all = languages(names);
      return all.length !== 6 || all.some((name) => name.split('/').length !== 2);
    });
    expect(bad).toEqual([]);
  });
});

describe('what nearly every form or setting has', () => {
  test('is made of words of the starters', () => {
    const purposes =
      'reset calculate signIn signUp contact newsletter feedback booking checkout payment address bank search upload';
    const fields = [...purposes.split(' '), 'general'].map((purpose) => usualFields(purpose as Purpose, 'it').length);
    expect(Math.min(...fields, usualSettings('it').length)).toBeGreaterThan(0);
    const names = ['Theme', 'Font size', 'Frequency', 'Units', 'Visibility', 'Shirt size', 'Difficulty'];
    expect(names.filter((name) => (usualChoices(name, 'it')?.length ?? 0) < 2)).toEqual([]);
  });
});

describe('what a request is about', () => {
  test.each([
    ['a page for unpaid invoices', 'en', 'invoices'],
    ['customer invoices', 'en', 'invoices'],
    ['puppy training appointments', 'en', 'appointments'],
    ['invoices for my customers', 'en', 'invoices'],
    ['who borrowed which of my tools', 'en', 'loans'],
    ['Rechnungsübersicht', 'de', 'invoices'],
    ['Mitgliederverwaltung für den Chor', 'de', 'members'],
    ['suivi de mes dépenses', 'fr', 'expenses'],
    ['les recettes de ma tante', 'fr', 'recipes'],
    ['mis plantas', 'es', 'plants'],
    ['lista de convidados', 'pt', 'guests'],
    ['i miei libri', 'it', 'books'],
    ['recpies', 'en', 'recipes'],
    ['dashboard for my bakery', 'en', 'orders'],
  ] as const)('is told by the word that heads it: %s', (prompt, language, key) => {
    expect(topicOf(prompt, language)?.starter.key).toBe(key);
  });

  test.each([
    ['rockets and comets', 'things'],
    ['planers and chisels', 'things'],
    ['lanterns', 'things'],
    ['planets', 'things'],
    ['habbits', 'habits'],
    ['inventroy', 'inventory'],
    ['subscriptons', 'subscriptions'],
  ])('is known in spite of a slip only where no other word is one letter away: %s', (prompt, key) => {
    expect(topicOf(prompt, 'en')?.starter.key).toBe(key);
  });

  test.each([
    ['rabbit parlour', 'en', 'appointments'],
    ['wine bar', 'en', 'orders'],
    ['horse museum', 'en', 'events'],
    ['recipe contest', 'en', 'things'],
    ['invoice tracker', 'en', 'invoices'],
    ['supplier profile', 'en', 'suppliers'],
    ['expense wheel', 'en', 'things'],
    ['quiz about recipes', 'en', 'quizzes'],
    ['Katzenfutter', 'de', 'things'],
    ['Vokabelheft', 'de', 'vocabulary'],
  ] as const)('is told by the noun that heads it, not by the one that says which: %s', (prompt, language, key) => {
    expect(topicOf(prompt, language)?.starter.key).toBe(key);
  });

  test.each([
    ['memory app', 'en', 'users'],
    ['appointment app', 'en', 'appointments'],
    ['calendar app for the family', 'en', 'events'],
    ['caixa de entrada', 'pt', 'inbox'],
    ['caixa da loja', 'pt', 'accounts'],
    ['Posteingang', 'de', 'inbox'],
    ['paramètres du compte', 'fr', 'accountsettings'],
  ] as const)('is never the kind of screen, and what whole phrases name: %s', (prompt, language, key) => {
    expect(topicOf(prompt, language)?.starter.key).toBe(key);
  });

  test('is what else is spoken of before what a word may mean as well', () => {
    expect(topicOf('calendario de reservas', 'es')?.starter.key).toBe('bookings');
    expect(topicOf('calendario', 'es')?.starter.key).toBe('events');
  });

  test('is no business where something else there is spoken of', () => {
    expect(topicOf('umbrellas of our school', 'en')).toMatchObject({ isPlace: true, isOfPlace: true });
    expect(topicOf('an app for our school', 'en')).toMatchObject({ isPlace: true, isOfPlace: false });
  });

  test.each(['wobbly gnomes', 'a barn'])('is nothing known where no word says it: %s', (prompt) => {
    expect(topicOf(prompt, 'en')).toMatchObject({ isKnown: false, starter: { key: 'things' } });
  });
});

describe('a request that names a subject and nothing else', () => {
  test('gets a list with the columns of the subject, to which entries are added in the client', () => {
    const spec = compose('subscription tracker for me');
    const [table] = propsOf('subscription tracker for me', 'DataTable');
    expect(columnsOf('subscription tracker for me')).toContain('Price');
    expect(table).toMatchObject({ rows: { $bindState: '/subscriptions' }, emptyText: 'No subscriptions yet' });
    const pushed = Object.values(spec.elements).flatMap(({ on }) => JSON.stringify(on ?? {}));
    expect(pushed.join('')).toContain('"statePath":"/subscriptions"');
    expect(spec.state).toMatchObject({ subscriptions: [] });
  });

  test.each([
    ['expense tracker', 'DataTable'],
    ['una app per le mie ricette', 'DataTable'],
    ['Einkaufszettel', 'Checkbox'],
    ['suivi de mes habitudes', 'Checkbox'],
    ['plano de refeições', 'EditableSpreadsheetGrid'],
    ['hiring pipeline', 'KanbanBoard'],
    ['calendario de citas', 'Calendar'],
    ['Urlaubsantrag', 'Radio'],
  ])('is drawn as its subject usually is: %s', (prompt, type) => {
    expect(propsOf(prompt, type)).not.toEqual([]);
  });

  test('tells no figure that nobody knows: each reads a place in the state that holds a dash', () => {
    const spec = compose('dashboard for my bakery');
    const stats = Object.values(spec.elements).filter(({ type }) => type === 'Stat');
    expect(stats.length).toBeGreaterThan(2);
    expect(stats.every(({ props }) => JSON.stringify(props).includes('"$state"'))).toBe(true);
    expect(Object.values(spec.state?.['metrics'] ?? {})).toEqual(stats.map(() => '—'));
  });

  test('gets a new card into the first of the lanes of its subject', () => {
    const spec = compose('job hunt board');
    expect(spec.state).toMatchObject({ board: [{ title: 'Saved', cards: [] }, { title: 'Applied' }, {}, {}, {}] });
    expect(JSON.stringify(spec.elements)).toContain('"statePath":"/board/0/cards"');
  });

  test('draws the amounts that are added, from the list itself, and no figure beside that would not follow', () => {
    const [chart] = propsOf('expense tracker', 'DonutChart');
    expect(chart?.['data']).toEqual({ $state: '/expenses' });
    expect(propsOf('expense tracker', 'Stat')).toEqual([]);
  });

  test.each([
    ['portfolio', 'Hero'],
    ['website for a law firm', 'Hero'],
    ['pricing for a yoga studio', 'PlanCard'],
    ['dashboard for my llamas', 'Stat'],
    ['recipe page', 'DescriptionList'],
  ])('is a page, a list of prices, a dashboard or one record where it asks for these: %s', (prompt, type) => {
    expect(propsOf(prompt, type)).not.toEqual([]);
  });

  test('closes the dialog with the answers that it clears', () => {
    const [dialog] = propsOf('my invoices', 'Dialog');
    expect(dialog?.['openPath']).toBe('/newEntry/open');
    expect(JSON.stringify(compose('my invoices').elements)).toContain('"clearStatePath":"/newEntry"');
  });
});

describe('settings', () => {
  test('of an account ask who one is and how to be told', () => {
    expect(propsOf('impostazioni del profilo', 'Switch')).toHaveLength(2);
    expect(propsOf('impostazioni del profilo', 'Select')).toHaveLength(1);
  });

  test('of an app that plays are about playing', () => {
    const labels = propsOf('preferences of an audio player', 'Switch').map(({ label }) => label);
    expect(labels).toContain('Download over Wi-Fi only');
  });
});

describe('a request that tells more', () => {
  test('keeps the columns that it names, and asks for them and no others', () => {
    const columns = columnsOf('Table of houseplants with columns nickname, pot size and mood');
    expect(columns).toEqual(['Nickname', 'Pot size', 'Mood']);
  });

  test('keeps the kind of screen that it names', () => {
    expect(propsOf('recipe form', 'Form')).toHaveLength(1);
    expect(propsOf('recipe form', 'DataTable')).toEqual([]);
    expect(propsOf('kanban for my invoices', 'KanbanBoard')).toHaveLength(1);
  });

  test('is not filled where data or actions say what there is', () => {
    const spec = compose('my invoices', { data: { invoices: [{ no: 'R-1', total: 20 }] } });
    expect(Object.values(spec.elements).some(({ type }) => type === 'Dialog')).toBe(false);
  });
});
