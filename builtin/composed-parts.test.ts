import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

/** Label and type of every labelled element, in no particular order. */
function labelled(prompt: string, more: Partial<ComposeInput> = {}): string[] {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const control = (id: string | undefined) => spec.elements[id ?? '']?.type ?? '';
  return Object.values(spec.elements).flatMap(({ type, props, children }) =>
    typeof props['label'] === 'string'
      ? [`${props['label']}: ${type === 'FormField' ? control(children[0]) : type}`]
      : [],
  );
}

function propsOf(prompt: string, type: string, more: Partial<ComposeInput> = {}): JsonObject[] {
  return Object.values(builtinSpec(briefOf(prompt, more)).elements)
    .filter((element) => element.type === type)
    .map(({ props }) => props);
}

describe('a control', () => {
  test.each<[string, UiType, string[]]>([
    ['Pet form: name, weight in kg, allergies as tags', 'form', ['Weight: NumberInput', 'Allergies: TagInput']],
    [
      'Settings: theme, dark mode, time zone, sound volume',
      'settings_panel',
      ['Theme: Radio', 'Dark mode: Switch', 'Time zone: Input', 'Sound volume: Slider'],
    ],
    ['Notification settings: email, push, SMS', 'settings_panel', ['Email: Switch', 'Push: Switch', 'SMS: Switch']],
    ['Einstellungen: Sprache, Zeitzone', 'settings_panel', ['Sprache: Input', 'Zeitzone: Input']],
    [
      'Check in steps: code from SMS, signature, moving date',
      'wizard',
      ['Code from SMS: OTPInput', 'Signature: SignaturePad', 'Moving date: DatePicker'],
    ],
  ])('for "%s" (%s) has the type that the words suggest', (prompt, uiType, expected) => {
    expect(labelled(prompt, { uiType })).toEqual(expect.arrayContaining(expected));
  });

  test('shows the unit that the prompt states', () => {
    expect(propsOf('Form with weight in kg', 'NumberInput')[0]).toMatchObject({ suffix: ' kg' });
  });
});

describe('a wizard', () => {
  test('has no review step if the prompt names exactly as many steps as it counts', () => {
    const [stepper] = propsOf('Three-step move: old address, new address, payment', 'Stepper', { uiType: 'wizard' });
    expect(stepper?.['steps']).toEqual(['Old address', 'New address', 'Payment'].map((label) => ({ label })));
  });

  test('has the review that is requested in addition to the counted steps', () => {
    const prompt = 'Three-step move: old address, new address, payment, and an overview at the end';
    const [stepper] = propsOf(prompt, 'Stepper', { uiType: 'wizard' });
    expect(stepper?.['steps']).toHaveLength(4);
  });

  test('has the steps that the prompt lists, and names each step in the review', () => {
    const prompt = 'Move in steps: old address, new address, payment';
    const [stepper] = propsOf(prompt, 'Stepper', { uiType: 'wizard' });
    expect(stepper?.['steps']).toEqual(['Old address', 'New address', 'Payment', 'Review'].map((label) => ({ label })));
    const terms = JSON.stringify(propsOf(prompt, 'DescriptionList', { uiType: 'wizard' }));
    expect(terms).toContain('Old address');
    expect(terms).toContain('New address');
  });
});

describe('a submission', () => {
  test('has a param for each of two fields with the same name', () => {
    const prompt = 'Checkout wizard with steps: billing (street, city), shipping (street, city)';
    const { elements } = builtinSpec(briefOf(prompt));
    const commits = Object.values(elements).flatMap(({ on }) => on?.commit ?? []);
    expect(commits.find(({ action }) => action === 'complete')?.params).toEqual({
      street: { $state: '/form/street' },
      city: { $state: '/form/city' },
      street2: { $state: '/form/street2' },
      city2: { $state: '/form/city2' },
    });
  });
});

describe('a settings panel', () => {
  test('keeps irreversible actions in a danger zone behind a confirmation, without fields for them', () => {
    const prompt = 'Account settings: profile, notifications, delete account';
    const spec = builtinSpec(briefOf(prompt));
    expect(spec.elements['dangerZone']?.props['title']).toBe('Danger zone');
    expect(spec.elements['deleteAccountButton']?.on?.commit).toHaveProperty('confirm.variant', 'danger');
    expect(Object.values(spec.elements).filter(({ props }) => props['title'] === 'Delete account')).toEqual([]);
  });

  test('has one primary button', () => {
    const buttons = propsOf('Privacy settings with switches and a data export button', 'Button');
    expect(buttons.filter(({ variant }) => variant === 'primary')).toHaveLength(1);
  });
});

describe('a dashboard', () => {
  test.each([
    ['visitors over time', 'LineChart'],
    ['spending by category', 'BarChart'],
    ['traffic share', 'DonutChart'],
    ['conversion funnel', 'FunnelChart'],
    ['top pages', 'BarList'],
    ['admissions per hour', 'Stat'],
    ['recent orders', 'DataTable'],
  ])('shows "%s" as a %s', (words, type) => {
    expect(propsOf(`Dashboard with users, ${words} and churn`, type)).not.toEqual([]);
  });
});

describe('records on a dashboard', () => {
  const sales = [
    { month: '2026-01', revenue: 12 },
    { month: '2026-02', revenue: 14 },
    { month: '2026-03', revenue: 11 },
    { month: '2026-04', revenue: 15 },
  ];
  const jobs = ['Ann', 'Öz', 'Bea', 'Cem', 'Dov'].map((customer, day) => ({
    customer,
    date: `2026-12-0${day + 1}`,
    amount: 80.5 + day,
  }));
  test.each<[string, JsonObject, number, number]>([
    ['Sales dashboard', { sales }, 1, 0],
    ['Sales dashboard with a table', { sales }, 1, 1],
    ['Tableau de bord des ventes', { sales }, 1, 0],
    // Things of which each has a date are no course over time.
    ['Dashboard of a workshop', { jobs }, 0, 1],
    ['Dashboard der Werkstatt mit einer Tabelle der Termine', { termine: jobs }, 0, 1],
  ])('"%s" are shown completely, and in a table if one is requested', (prompt, data, charts, tables) => {
    const count = (type: string) => propsOf(prompt, type, { data }).length;
    expect([count('LineChart'), count('DataTable')]).toEqual([charts, tables]);
  });
});

describe('a figure', () => {
  test('shows the currency from the data beside it if it is an amount', () => {
    const { elements, state } = builtinSpec(
      briefOf('Sales dashboard', { data: { currency: 'EUR', revenue: 1200, orders: 7 } }),
    );
    const stats = Object.values(elements).filter(({ type }) => type === 'Stat');
    expect(stats.map(({ props }) => [props['label'], props['value']])).toEqual([
      ['Revenue', { $state: '/revenueShown' }],
      ['Orders', { $state: '/orders' }],
    ]);
    expect(state?.['revenueShown']).toBe('€1,200.00');
  });
});

describe('the message', () => {
  test.each([
    ['Agent asks for permission to send 12 emails', 'Card', 'Send 12 emails?'],
    ['Order placed successfully', 'Result', 'Order placed successfully'],
    ['Payment failed, try another card', 'Result', 'Payment failed'],
    ['Page not found with a way home', 'EmptyState', 'Page not found'],
    ['Warranty claim in steps: purchase, photos, review', 'PageHeader', 'Warranty claim'],
  ])('of "%s" is the title of the %s', (prompt, type, title) => {
    expect(propsOf(prompt, type)[0]).toMatchObject({ title });
  });
});

describe('a component for one purpose', () => {
  test.each<[string, UiType | undefined, string]>([
    ['Choose seats in a cinema', 'map', 'FloorPlan'],
    ['Knockout bracket of a tennis tournament', undefined, 'TournamentBracket'],
    ['Where does it hurt? Intake for a physiotherapist', 'other', 'BodyMap'],
    ['Project schedule with overlapping phases', 'calendar', 'Gantt'],
  ])('draws "%s"', (prompt, uiType, type) => {
    expect(propsOf(prompt, type, { uiType })).toHaveLength(1);
  });
});

describe('a request in plain words', () => {
  const submits = (prompt: string) =>
    propsOf(prompt, 'Button')
      .filter(({ submit }) => submit === true)
      .map(({ label }) => label);

  test.each([
    ['Sign up page', 'Sign up'],
    ['A booking form for a bike repair shop', 'Book'],
    ['Newsletter signup', 'Sign up'],
    ['Form to add a book to the library: title, author', 'Add book to the library'],
    ['Address book form: name, street', 'Submit'],
    ['Kontaktformular mit Name und Nachricht', 'Absenden'],
  ])('"%s" has a submit button "%s"', (prompt, label) => {
    expect(submits(prompt)).toEqual([label]);
  });

  test('cancelling is the main action, not the way out, if the question is whether to cancel', () => {
    const actions = [{ name: 'cancel_subscription', required: true }];
    const prompt = 'Are you sure you want to cancel the subscription?';
    expect(propsOf(prompt, 'Button', { actions })).toMatchObject([
      { label: 'Cancel subscription', variant: 'danger' },
      { label: 'Keep it', variant: 'ghost' },
    ]);
  });

  test.each([
    ['3 step wizard to onboard a new employee', 3],
    ['Setup wizard', 3],
  ])('"%s" has %d steps', (prompt, count) => {
    const [stepper] = propsOf(prompt, 'Stepper');
    expect(stepper?.['steps']).toHaveLength(count);
  });

  test('a page where someone can do something is a form with choices from the data', () => {
    const prompt = 'A page where a patient can book an appointment: choose the doctor, pick a day, describe symptoms';
    const properties = {
      doctor_id: { type: 'string' },
      date: { type: 'string', format: 'date' },
      symptoms: { type: 'string' },
    };
    const book = { name: 'book', required: true, params: { type: 'object', properties, required: ['doctor_id'] } };
    const data = {
      doctors: [
        { id: 'd1', name: 'Dr. Ray' },
        { id: 'd2', name: 'Dr. Wu' },
      ],
    };
    const more = { actions: [book], data, uiType: 'form' as const };
    expect(labelled(prompt, more)).toEqual(
      expect.arrayContaining(['Doctor: Radio', 'Date: DatePicker', 'Symptoms: Textarea', 'Book: Button']),
    );
    expect(propsOf(prompt, 'Card', more)[0]).toMatchObject({ title: 'Book an appointment' });
  });

  test.each<[string, string[]]>([
    ['Sign in page with email and password and a forgot password link', ['Sign in: Button']],
    ['Checkout page with two items in the cart and a place order button', ['Place order: Button']],
    ['Settings page with email, push and SMS toggles', ['Email: Switch', 'Push: Switch', 'SMS: Switch']],
  ])('"%s" has the controls %j', (prompt, controls) => {
    expect(labelled(prompt)).toEqual(expect.arrayContaining(controls));
  });

  test('an editor for an object with several fields is a form', () => {
    const line = { type: 'object', properties: { item: { type: 'string' }, quantity: { type: 'integer' } } };
    const properties = { number: { type: 'string' }, lines: { type: 'array', items: line } };
    const actions = [{ name: 'save_invoice', required: true, params: { type: 'object', properties } }];
    expect(propsOf('Invoice editor', 'BlockDocumentEditor', { actions })).toEqual([]);
    expect(propsOf('Invoice editor', 'DataTable', { actions })).toMatchObject([{ addable: true, ariaLabel: 'Lines' }]);
  });

  test('a list without data is named after its items', () => {
    expect(propsOf('invoice list', 'DataTable')).toMatchObject([
      { ariaLabel: 'Invoices', emptyText: 'No invoices yet' },
    ]);
    expect(propsOf('invoice list', 'SearchInput')).toMatchObject([{ placeholder: 'Search invoices…' }]);
  });

  test('declared fields go to the step with a similar name, the others follow in order', () => {
    const names = ['name', 'email', 'team_name', 'street'];
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const actions = [{ name: 'finish', required: true, params: { type: 'object', properties } }];
    const { elements } = builtinSpec(briefOf('Onboarding wizard: profile, team', { actions }));
    const asked = (id: string) => JSON.stringify(elements[id]?.children);
    expect(asked('profileStepForm')).toBe('["nameInput","emailInput","profileStepFormButtons"]');
    expect(asked('teamStepForm')).toBe('["teamNameInput","streetInput","teamStepFormButtons"]');
  });

  test('notices in the data are shown in a notification center, the unread ones marked', () => {
    const notices = [
      { title: 'New order', time: '10:00', unread: true },
      { title: 'Paid', time: '09:00', unread: false },
    ];
    const [center] = propsOf('notification center', 'NotificationCenter', { data: { notices } });
    expect(center?.['items']).toEqual([
      { title: { $state: '/notices/0/title' }, timestampLabel: { $state: '/notices/0/time' }, unread: true },
      { title: { $state: '/notices/1/title' }, timestampLabel: { $state: '/notices/1/time' } },
    ]);
  });

  test('records with pictures are shown as cards', () => {
    const products = [{ name: 'Tent', price: 99, image: 'https://x.org/tent.jpg' }];
    expect(propsOf('products', 'Image', { data: { products } })).toMatchObject([
      { src: { $state: '/products/0/image' }, alt: { $state: '/products/0/name' } },
    ]);
  });

  test('users can add entries to an empty to-do list in the client', () => {
    const { elements } = builtinSpec(briefOf('Todo app', { uiType: 'other' }));
    expect(elements['addForm']?.on?.commit).toMatchObject({ action: 'pushState', params: { statePath: '/todos' } });
    expect(elements['entries']?.repeat).toEqual({ statePath: '/todos' });
  });

  test('a confirmation shows the consequences that the prompt states', () => {
    const prompt = 'Delete workspace Acme? This removes 14 projects and 3 members. It should have two buttons.';
    expect(propsOf(prompt, 'Card')[0]).toMatchObject({
      title: 'Delete workspace Acme?',
      description: 'This removes 14 projects and 3 members.',
    });
  });

  test('a request to delete something is a confirmation', () => {
    expect(propsOf('Delete my account page', 'Card')[0]).toMatchObject({ title: 'Delete your account?' });
    expect(propsOf('Delete my account page', 'Confirmation')).toMatchObject([{ confirmLabel: 'Delete account' }]);
  });

  test('a page without a name is titled with its owner', () => {
    const data = { classes: [{ id: 1, name: 'Yoga' }] };
    expect(propsOf('I need a page for my gym', 'PageHeader', { data })).toMatchObject([{ title: 'Gym' }]);
  });

  test.each([
    ['Manage the members of a rowing club: name, boat class', 'No members yet'],
    ['Browse recipes', 'No recipes yet'],
    ['invoice list with number and total', 'No invoices yet'],
  ])('an empty list is named after its items: %s', (prompt, emptyText) => {
    expect(propsOf(prompt, 'DataTable', { uiType: 'list_table' })).toMatchObject([{ emptyText }]);
  });

  test('a record is shown before its lists, with its pictures in a gallery', () => {
    const photos = ['https://cdn.example.com/1.jpg', 'https://cdn.example.com/2.jpg'];
    const data = { reviews: [{ author: 'Ann', text: 'Lovely' }], room: { name: 'Sea view', price: '€120', photos } };
    const prompt = 'Hotel room details page';
    expect(propsOf(prompt, 'Gallery', { data })).toMatchObject([{ items: photos.map(() => ({ alt: 'Photos' })) }]);
    const cards = propsOf(prompt, 'Card', { data }).map(({ title }) => title);
    expect(cards).toEqual([undefined, 'Photos', 'Reviews']);
  });
});
