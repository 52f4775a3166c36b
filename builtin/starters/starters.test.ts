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
const columnLabels = (prompt: string) => {
  const columns = propsOf(prompt, 'DataTable')[0]?.['columns'];
  return (columns as { label: string }[]).map(({ label }) => label);
};

describe('the files of starters', () => {
  const { words, subjects, placesByPhrase } = committedStarters();
  const languages = (line: string) => line.split(' | ');

  test('have every word in six languages, with the same number of options in each', () => {
    const faulty = [...words].filter(([, { labels, options }]) => {
      const counts = languages(options ?? '| | | | |').map((list) => list.split(', ').length);
      return (
        languages(labels).length !== 6 || (options !== undefined && (counts.length !== 6 || new Set(counts).size > 1))
      );
    });
    expect(faulty).toEqual([]);
  });

  test('refer only to words and subjects that exist', () => {
    const places = [...new Set([...placesByPhrase.values()].map(({ what }) => what))];
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

  test('name each subject in the singular and the plural in six languages', () => {
    const faulty = [...subjects.values()].filter(({ names }) => {
      const all = languages(names);
      return all.length !== 6 || all.some((name) => name.split('/').length !== 2);
    });
    expect(faulty).toEqual([]);
  });
});

describe('the usual fields, settings and choices', () => {
  test('come from the words of the starters', () => {
    const purposes =
      'reset calculate signIn signUp contact newsletter feedback booking checkout payment address bank search upload';
    const fields = [...purposes.split(' '), 'general'].map((purpose) => usualFields(purpose as Purpose, 'it').length);
    expect(Math.min(...fields, usualSettings('it').length)).toBeGreaterThan(0);
    const names = ['Theme', 'Font size', 'Frequency', 'Units', 'Visibility', 'Shirt size', 'Difficulty'];
    expect(names.filter((name) => (usualChoices(name, 'it')?.length ?? 0) < 2)).toEqual([]);
  });
});

describe('the topic of a request', () => {
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
  ] as const)('is found by its head noun: %s', (prompt, language, key) => {
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
  ])('is found despite a typo, but not for a different word that is one letter away: %s', (prompt, key) => {
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
  ] as const)('is the head noun of a compound, not the noun that describes it: %s', (prompt, language, key) => {
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
  ] as const)('is never the kind of screen, and may be a whole phrase: %s', (prompt, language, key) => {
    expect(topicOf(prompt, language)?.starter.key).toBe(key);
  });

  test('is a strong match before a weak one', () => {
    expect(topicOf('calendario de reservas', 'es')?.starter.key).toBe('bookings');
    expect(topicOf('calendario', 'es')?.starter.key).toBe('events');
  });

  test('is an unknown thing at a place when the prompt names one', () => {
    expect(topicOf('umbrellas of our school', 'en')).toMatchObject({ isPlace: true, hasUnknownThing: true });
    expect(topicOf('an app for our school', 'en')).toMatchObject({ isPlace: true, hasUnknownThing: false });
  });

  test.each(['wobbly gnomes', 'a barn'])('is the generic one when no word is known: %s', (prompt) => {
    expect(topicOf(prompt, 'en')).toMatchObject({ isKnown: false, starter: { key: 'things' } });
  });
});

describe('a request that names a subject and nothing else', () => {
  test('gets a list with the columns of the subject, to which entries are added in the client', () => {
    const spec = compose('subscription tracker for me');
    const [table] = propsOf('subscription tracker for me', 'DataTable');
    expect(columnLabels('subscription tracker for me')).toContain('Price');
    expect(table).toMatchObject({ rows: { $bindState: '/subscriptions' }, emptyText: 'No subscriptions yet' });
    const pushed = Object.values(spec.elements).flatMap(({ on }) => JSON.stringify(on ?? {}));
    expect(pushed.join('')).toContain('"statePath":"/subscriptions"');
    expect(spec.state).toMatchObject({ subscriptions: [] });
  });

  test.each([
    ['expense tracker', 'DataTable'],
    ['una app per le mie ricette', 'DataTable'],
    ['Aufgabenliste', 'Checkbox'],
    ['une liste de mes habitudes du soir', 'Checkbox'],
    ['horário das aulas', 'EditableSpreadsheetGrid'],
    ['hiring pipeline', 'KanbanBoard'],
    ['calendario de citas', 'Calendar'],
    ['Urlaubsantrag', 'Radio'],
  ])('gets the kind of screen that is usual for its subject: %s', (prompt, type) => {
    expect(propsOf(prompt, type)).not.toEqual([]);
  });

  test('invents no figures: each reads a state path that holds a dash', () => {
    const spec = compose('dashboard for my bakery');
    const stats = Object.values(spec.elements).filter(({ type }) => type === 'Stat');
    expect(stats.length).toBeGreaterThan(2);
    expect(stats.every(({ props }) => JSON.stringify(props).includes('"$state"'))).toBe(true);
    expect(Object.values(spec.state?.['metrics'] ?? {})).toEqual(stats.map(() => '—'));
  });

  test('adds new cards to the first of the lanes of its subject', () => {
    const spec = compose('job hunt board');
    expect(spec.state).toMatchObject({ board: [{ title: 'Saved', cards: [] }, { title: 'Applied' }, {}, {}, {}] });
    expect(JSON.stringify(spec.elements)).toContain('"statePath":"/board/0/cards"');
  });

  test('charts the amounts in the list itself, without figures that would not update', () => {
    const [chart] = propsOf('expense tracker', 'DonutChart');
    expect(chart?.['data']).toEqual({ $state: '/expenses' });
    expect(propsOf('expense tracker', 'Stat')).toEqual([]);
  });

  test.each([
    ['portfolio', 'Image'],
    ['website for a brass band', 'Hero'],
    ['pricing for a yoga studio', 'PlanCard'],
    ['dashboard for my llamas', 'Stat'],
    ['recipe page', 'Rating'],
  ])('gets a page, a price list, a dashboard or one record when it asks for that: %s', (prompt, type) => {
    expect(propsOf(prompt, type)).not.toEqual([]);
  });

  test('closes the dialog by clearing its answers', () => {
    const [dialog] = propsOf('my invoices', 'Dialog');
    expect(dialog?.['openPath']).toBe('/newEntry/open');
    expect(JSON.stringify(compose('my invoices').elements)).toContain('"clearStatePath":"/newEntry"');
  });
});

describe('settings', () => {
  test('of an account ask for the profile and for notifications', () => {
    expect(propsOf('impostazioni del profilo', 'Switch')).toHaveLength(2);
    expect(propsOf('impostazioni del profilo', 'Select')).toHaveLength(1);
  });

  test('of a media player are about playback', () => {
    const labels = propsOf('preferences of an audio player', 'Switch').map(({ label }) => label);
    expect(labels).toContain('Download over Wi-Fi only');
  });
});

describe('a request that names more than its subject', () => {
  test('keeps exactly the columns that it names', () => {
    const columns = columnLabels('Table of houseplants with columns nickname, pot size and mood');
    expect(columns).toEqual(['Nickname', 'Pot size', 'Mood']);
  });

  test('keeps the kind of screen that it names', () => {
    expect(propsOf('recipe form', 'Form')).toHaveLength(1);
    expect(propsOf('recipe form', 'DataTable')).toEqual([]);
    expect(propsOf('kanban for my invoices', 'KanbanBoard')).toHaveLength(1);
  });

  test('is not withUsualParts when it has data or actions', () => {
    const spec = compose('my invoices', { data: { invoices: [{ no: 'R-1', total: 20 }] } });
    expect(Object.values(spec.elements).some(({ type }) => type === 'Dialog')).toBe(false);
  });
});
