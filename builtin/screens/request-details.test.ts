import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const elementsOf = (prompt: string) => {
  const input = briefOf(prompt);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
};
const propsOf = (prompt: string, type: string) =>
  elementsOf(prompt).flatMap((element) => (element.type === type ? [element.props] : []));

describe('choices', () => {
  const list = 'table of parcels with code, sender and status open or closed, search by sender';

  test('stated after a column are the options of its filter and of the form for a new entry', () => {
    const values = ['Open', 'Closed'].map((label) => ({ label, value: label }));
    expect(propsOf(list, 'Select')).toEqual([expect.objectContaining({ options: values, clearable: true })]);
    expect(propsOf(list, 'Radio')).toEqual([expect.objectContaining({ label: 'Status' })]);
  });

  test('stated after a step are the options of its input', () => {
    const [choice] = propsOf(
      'wizard in 3 steps: first the boat small or large, then the dates, then your details',
      'Radio',
    );
    expect(choice).toMatchObject({ label: 'Boat', options: [{ label: 'Small' }, { label: 'Large' }] });
  });
});

describe('a search field', () => {
  test('names what it searches, and the request adds no second input for it', () => {
    const map = 'map of our libraries, list with address, filter by city';
    expect(propsOf(map, 'SearchInput').map(({ placeholder }) => placeholder)).toEqual(['Search: City']);
    expect(propsOf(map, 'Input')).toEqual([]);
  });
});

describe('a dashboard', () => {
  const prompt = 'dashboard for a mill with flour today, a chart of the last 14 days and a list of orders to pack';

  test('draws a chart for which only the time span is stated', () => {
    expect(propsOf(prompt, 'LineChart')).toEqual([expect.objectContaining({ ariaLabel: 'Last 14 days' })]);
  });

  test('shows a table for a requested list', () => {
    expect(propsOf(prompt, 'DataTable')).toEqual([expect.objectContaining({ ariaLabel: 'Orders to pack' })]);
  });
});

describe('a wizard', () => {
  const prompt = 'wizard in 2 steps: first your details, then the documents to upload, with next and back';

  test('fills a step with the usual fields of its subject', () => {
    expect(propsOf(prompt, 'Input').map(({ label }) => label)).toContain('Full name');
  });

  test('is not submitted by its Next button', () => {
    const sending = propsOf(prompt, 'Button').filter(({ submit }) => submit === true);
    expect(sending.at(-1)?.['label']).not.toMatch(/next|back/iu);
  });
});

describe('settings', () => {
  test('show a button that is requested in red as a danger button', () => {
    const buttons = propsOf(
      'settings page for a game with volume as a slider, reset progress in red at the bottom',
      'Button',
    );
    expect(buttons).toEqual(
      expect.arrayContaining([expect.objectContaining({ label: 'Reset progress', variant: 'danger' })]),
    );
  });

  test('use a slider where one is requested, and are saved by the requested button', () => {
    const prompt = 'settings with text size as a slider, dark mode on or off and a button save everything';
    expect(propsOf(prompt, 'Slider')).toEqual([expect.objectContaining({ label: 'Text size' })]);
    expect(propsOf(prompt, 'Button').map(({ label }) => label)).toEqual(['Save everything']);
  });
});

describe('a message', () => {
  test('is titled with what is missing, not with the description of the page', () => {
    const prompt = 'no bookmarks yet page for a reader app with a search field';
    expect(propsOf(prompt, 'EmptyState')).toEqual([expect.objectContaining({ title: 'No bookmarks yet' })]);
    expect(propsOf(prompt, 'SearchInput')).toHaveLength(1);
  });

  test('that something is done shows the usual facts and next step of its subject', () => {
    expect(propsOf('booking confirmed page', 'DescriptionList')).toHaveLength(1);
    expect(propsOf('booking confirmed page', 'Button').map(({ label }) => label)).toEqual(['Add to calendar']);
    expect(propsOf('password changed, confirmation page', 'DescriptionList')).toEqual([]);
  });
});

describe('a price list', () => {
  test('has an FAQ and one switch between monthly and yearly billing', () => {
    const prompt =
      'precios de una app de yoga: basico a 5 euros y plus a 9 euros, mensual o anual, y abajo preguntas frecuentes';
    expect(propsOf(prompt, 'FAQ')).toHaveLength(1);
    expect(propsOf(prompt, 'SegmentedControl')).toHaveLength(1);
    expect(propsOf(prompt, 'Badge')).toEqual([]);
  });

  test.each([
    'planos de assinatura: Grátis R$ 0, Pro R$ 29/mês, Equipe R$ 99/mês, alternar mensal/anual',
    'Pricing: Free 0, Team 12 €, Business 30 €. Monthly yearly toggle',
  ])('have no plan for the switch between months and years: %s', (prompt) => {
    expect(propsOf(prompt, 'PlanCard')).toHaveLength(3);
  });

  test('leaves the features of each plan to the host if none are stated', () => {
    const features = propsOf('pricing page with 2 plans', 'PlanCard').map((plan) => plan['features']);
    expect(features).toEqual([{ $state: '/plans/planA/features' }, { $state: '/plans/planB/features' }]);
  });
});

describe('an editor', () => {
  const labelsOf = (prompt: string) => propsOf(prompt, 'Button').map(({ label }) => label);

  test('prints with the button of its document, and only where printing is requested', () => {
    const prompt = 'editor for a choir programme, title and date, Print button';
    expect(propsOf(prompt, 'BlockDocumentEditor')).toEqual([expect.objectContaining({ printLabel: 'Print' })]);
    expect(labelsOf(prompt)).not.toContain('Print');
    expect(propsOf('blog post editor', 'BlockDocumentEditor')).toEqual([expect.objectContaining({ showPrint: false })]);
  });

  test('has its requested buttons beside the one that saves', () => {
    const prompt = 'letter editor with recipient and subject, buttons Preview and Send';
    expect(labelsOf(prompt)).toEqual(['Preview', 'Send']);
  });
});

describe('settings that are mentioned in passing', () => {
  const prompt =
    'settings for our greenhouse: fan speed from 1 to 5, lamp on/off, who gets the alert, watering hours from and to, and a reset to factory button';

  test('are a slider, a switch, an open question and two times', () => {
    expect(propsOf(prompt, 'Slider')).toEqual([expect.objectContaining({ label: 'Fan speed', min: 1, max: 5 })]);
    expect(propsOf(prompt, 'Switch').map(({ label }) => label)).toEqual(['Lamp']);
    expect(propsOf(prompt, 'Input').map(({ label }) => label)).toEqual(['Who gets the alert']);
    expect(propsOf(prompt, 'TimePicker')).toHaveLength(2);
  });
});

test.each([
  ['formulaire : nom, jour, de quelle heure à quelle heure', ['Heure (de)', 'Heure (à)']],
  ['booking form: name, day, from what time to what time', ['Time (from)', 'Time (to)']],
])('a label that only says that a time has two ends is two times: %s', (prompt, expected) => {
  expect(propsOf(prompt, 'FormField').map(({ label }) => label)).toEqual(expect.arrayContaining(expected));
});

test('what a calendar distinguishes by colours is a legend in these colours, and no filter', () => {
  const prompt = 'team calendar, holidays in green, sick days in red';
  const badges = propsOf(prompt, 'Badge').map(({ text, tone }) => [text, tone]);
  expect(badges).toEqual([
    ['Holidays', 'success'],
    ['Sick days', 'critical'],
  ]);
  expect(propsOf(prompt, 'SegmentedControl')).toEqual([]);
});

test('a calendar without dates opens at the month of the request', () => {
  const { state, elements } = builtinSpec(briefOf('team calendar', { today: '2026-11-23' }));
  expect(state['shownMonth']).toBe('2026-11');
  const months = Object.values(elements).flatMap(({ type, props }) => (type === 'Calendar' ? [props['month']] : []));
  expect(months).toEqual([{ $bindState: '/shownMonth' }]);
});

describe('a price list with a switch of monthly and yearly', () => {
  const prompt = 'Pricing page with Basic $5, Plus $12, Max $30, monthly/yearly toggle and a highlighted Plus plan';

  test('has no plan that is named like a choice of the switch', () => {
    expect(propsOf(prompt, 'PlanCard').map(({ name }) => name)).toEqual(['Basic', 'Plus', 'Max']);
  });

  test('says the choice once, in the switch', () => {
    const texts = propsOf(prompt, 'Text').map(({ text }) => text);
    expect(texts).not.toContainEqual({ $state: '/billing' });
  });
});

test('a quiz has as many answers as the request counts', () => {
  const [first] = propsOf('quiz with four answers', 'Radio');
  expect(first?.['options']).toHaveLength(4);
});

test('a list of tasks that is to be filtered shows all, those to do or those done', () => {
  const [filter] = propsOf('todo app with filter', 'SegmentedControl');
  expect(filter).toMatchObject({ options: [{ label: 'All' }, { label: 'To do' }, { label: 'Done' }] });
  expect(propsOf('todo app', 'SegmentedControl')).toEqual([]);
});

describe('a first sentence', () => {
  test('has a box to tick for what the box is for, and is sent as what it begins with', () => {
    const prompt = 'Contact form with name, email, message and a checkbox to subscribe to the newsletter';
    expect(propsOf(prompt, 'Checkbox').map(({ label }) => label)).toEqual(['Subscribe to the newsletter']);
    expect(propsOf(prompt, 'Textarea')).toHaveLength(1);
    expect(propsOf(prompt, 'Button').map(({ label }) => label)).toEqual(['Send']);
  });

  test('offers the ways to sign up that it names', () => {
    const labels = propsOf('sign up page with google and github buttons', 'Button').map(({ label }) => label);
    expect(labels).toEqual(['Sign up', 'Continue with Google', 'Continue with GitHub']);
  });

  test('has a list where it limits how many are shown, and no figure', () => {
    const prompt = 'dashboard for a coffee shop: number of orders, average basket and the five best selling products';
    expect(propsOf(prompt, 'Stat').map(({ label }) => label)).toEqual(['Number of orders', 'Average basket']);
  });

  test('names a plan once that it names again to highlight it', () => {
    const plans = propsOf(
      'Pricing with Free, Pro at $12 per month and Team at $29 per month, highlight Pro',
      'PlanCard',
    );
    expect(plans.map(({ name, highlighted, features }) => [name, highlighted, features])).toEqual([
      ['Free', undefined, undefined],
      ['Pro', true, undefined],
      ['Team', undefined, undefined],
    ]);
  });

  test('asks for a search once, in any table', () => {
    const prompt = 'table of employees with name, role and start date, searchable';
    const [table] = propsOf(prompt, 'DataTable') as [{ columns: { label: string }[] }];
    expect(table.columns.map(({ label }) => label)).toEqual(['Name', 'Role', 'Start date']);
    expect(propsOf(prompt, 'SearchInput')).toHaveLength(1);
  });

  test('has a button where it calls something one', () => {
    const prompt = 'impostazioni: lingua, notifiche push, tema chiaro o scuro e pulsante per salvare le modifiche';
    expect(propsOf(prompt, 'Button').map(({ label }) => label)).toEqual(['Salvare le modifiche']);
  });
});
