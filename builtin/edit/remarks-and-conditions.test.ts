import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const PRIOR: Spec = {
  state: {
    order: { email: '', phone: '', gift: false, kind: 'home' },
    view: 'list',
    step: 0,
    rows: [
      { name: 'Ada', town: 'Kiel', price: 12, since: '2026-02-01' },
      { name: 'Ben', town: 'Bonn', price: 9, since: '2026-03-01' },
    ],
  },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['form', 'steps', 'second', 'tabs', 'row', 'table', 'board'] },
    form: { type: 'Form', props: {}, children: ['email', 'phone', 'kind', 'gift', 'reason'] },
    email: input('Email', '/order/email'),
    phone: input('Phone', '/order/phone'),
    kind: {
      type: 'Radio',
      props: {
        label: 'Delivery',
        name: 'kind',
        options: [
          { label: 'Home', value: 'home' },
          { label: 'Shop', value: 'shop' },
        ],
        value: { $bindState: '/order/kind' },
      },
      children: [],
    },
    gift: {
      type: 'Switch',
      props: { label: 'Gift', name: 'gift', checked: { $bindState: '/order/gift' } },
      children: [],
    },
    reason: { type: 'Textarea', props: { label: 'Reason (optional)', name: 'reason' }, children: [] },
    steps: {
      type: 'Stepper',
      props: { steps: [{ label: 'Who' }, { label: 'What' }], current: { $bindState: '/step' } },
      children: [],
    },
    second: { type: 'Card', props: { title: 'Second' }, children: [], visible: { $state: '/step', eq: 1 } },
    tabs: {
      type: 'Tabs',
      props: { tabs: [{ label: 'List', value: 'list' }], value: { $bindState: '/view' } },
      children: ['panel'],
    },
    panel: {
      type: 'Card',
      props: { title: 'Panel' },
      children: ['hint'],
      visible: { $state: '/view', eq: 'list' },
    },
    hint: { type: 'Text', props: { text: 'Last seen: 4 May' }, children: [] },
    row: { type: 'Stack', props: { direction: 'horizontal' }, children: ['save', 'archive'] },
    save: button('Save', 'primary'),
    archive: button('Archive', 'outline'),
    table: {
      type: 'DataTable',
      props: {
        columns: [
          { key: 'name', label: 'Name' },
          { key: 'price', label: 'Price', format: 'currency' },
          { key: 'since', label: 'Member since', format: 'date' },
        ],
        rows: { $state: '/rows' },
        pageSize: 10,
      },
      children: [],
    },
    board: { type: 'Text', props: { text: 'Bye' }, children: [] },
  },
};

function input(label: string, path: string): SpecElement {
  return { type: 'Input', props: { label, name: label.toLowerCase(), value: { $bindState: path } }, children: [] };
}

function button(label: string, variant: string): SpecElement {
  return { type: 'Button', props: { label, variant }, children: [], on: { commit: { action: label.toLowerCase() } } };
}

function edited(prompt: string): Spec {
  return builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: PRIOR }));
}

const propsAfter = (prompt: string, id: string) => edited(prompt).elements[id]?.props;
const labelsOf = (columns: unknown) => (columns as { label: string }[]).map(({ label }) => label);

describe('a remark', () => {
  test.each([
    'we are all on email now',
    'people never use the phone',
    'Wenn „Shop“ gewählt ist, soll bei der Tabelle „Preis“ stehen',
    'Only parents with a phone should ask nicely first',
    'add a {{doctor}} placeholder',
    'money fields need a £ in front',
    'the help desk also needs a phone number, 0800 555 0177',
  ])('changes nothing: "%s"', (prompt) => {
    const { elements, state } = edited(prompt);
    expect({ elements, state }).toEqual({ elements: PRIOR.elements, state: PRIOR.state });
  });

  test('after a change is not part of the change', () => {
    const { elements } = edited('drop the phone, we are all on email now');
    expect(elements['phone']).toBeUndefined();
    expect(elements['email']).toBeDefined();
  });
});

describe('an element that is shown under a condition', () => {
  const gift = { $state: '/order/gift' };
  test.each([
    ['When the gift switch is on, hide the phone', 'phone', { ...gift, not: true }],
    ['show the phone only if gift is on', 'phone', gift],
    ['hide the reason until they choose Shop', 'reason', { $state: '/order/kind', eq: 'shop' }],
  ])('gets that visibility: "%s"', (prompt, id, visible) => {
    expect(edited(prompt).elements[id]?.visible).toEqual(visible);
  });
});

describe('an edit', () => {
  test('moves a field that is there under a longer label instead of adding another one', () => {
    const { elements } = edited('Reason first, then the email.');
    expect(elements['form']?.children?.[0]).toBe('reason');
    expect(Object.keys(elements)).toEqual(Object.keys(PRIOR.elements));
  });

  test('turns a field into what it would be easier as', () => {
    const { elements } = edited('Delivery would be easier as a dropdown.');
    expect(elements['kind']?.type).toBe('Select');
    expect(Object.keys(elements)).toEqual(Object.keys(PRIOR.elements));
  });

  test('removes the tabs and keeps their content', () => {
    const { elements } = edited('remove the tabs');
    expect(elements['tabs']).toBeUndefined();
    expect(elements['page']?.children).toContain('panel');
    expect(elements['panel']?.visible).toBeUndefined();
  });

  test('replaces quoted words within a text', () => {
    expect(propsAfter('say "Last met" instead of "Last seen"', 'hint')).toEqual({ text: 'Last met: 4 May' });
  });

  test('asks the question that the prompt tells before a button does its work', () => {
    const { on } = edited('Save should ask are you nice first').elements['save'] ?? {};
    expect(on?.commit).toMatchObject({ confirm: { message: 'are you nice' } });
  });

  test('keeps only the columns that are named', () => {
    expect(labelsOf(propsAfter('the table should only have name and price', 'table')?.['columns'])).toEqual([
      'Name',
      'Price',
    ]);
  });

  test.each([
    ['cheapest first', 'price', 'asc'],
    ['die neuesten zuerst', 'since', 'desc'],
    ['sort by price, highest on top', 'price', 'desc'],
  ])('"%s" sorts the table', (prompt, sortBy, sortDir) => {
    expect(propsAfter(prompt, 'table')).toMatchObject({ sortBy, sortDir });
  });

  test('sets a count such as the page size', () => {
    expect(propsAfter('show 20 rows a page instead of 10', 'table')).toMatchObject({ pageSize: 20 });
  });

  test('adds a column for data that the rows hold', () => {
    const columns = propsAfter('the table should show the town too', 'table')?.['columns'];
    expect(labelsOf(columns).at(-1)).toBe('Town');
  });

  test('adds a filter by a column', () => {
    const { elements, state } = edited('add a filter by name');
    const filter = Object.values(elements).find(({ type }) => type === 'Select');
    expect(labelsOf(filter?.props['options'])).toEqual(['Ada', 'Ben']);
    expect(elements['table']?.props['filterValues']).toEqual({ name: { $state: '/nameFilter' } });
    expect(state).toHaveProperty('nameFilter', '');
  });

  test('keeps one primary button in a row', () => {
    const { elements } = edited('make archive the primary button');
    expect([elements['save']?.props['variant'], elements['archive']?.props['variant']]).toEqual(['outline', 'primary']);
  });

  test('drops "(optional)" from the label of a field that becomes required', () => {
    expect(propsAfter('the reason is mandatory', 'reason')).toMatchObject({ label: 'Reason', required: true });
  });

  test('adds an option next to another one', () => {
    const options = propsAfter('add Locker right after Home', 'kind')?.['options'];
    expect(labelsOf(options)).toEqual(['Home', 'Locker', 'Shop']);
  });

  test('adds a choice with the listed options and preselects one', () => {
    const { elements, state } = edited('Add a currency below the phone: EUR, USD or GBP, EUR preselected');
    const choice = Object.values(elements).find(({ props }) => props['label'] === 'Currency');
    expect(labelsOf(choice?.props['options'])).toEqual(['EUR', 'USD', 'GBP']);
    expect(state).toHaveProperty('order.currency', 'EUR');
  });

  test.each([
    ['when gift is on, ask for a wish', 'Wish', { $state: '/order/gift' }],
    ['if Shop is chosen, ask for the branch', 'Branch', { $state: '/order/kind', eq: 'shop' }],
  ])('"%s" adds a field that is shown under that condition', (prompt, label, visible) => {
    const added = Object.values(edited(prompt).elements).find(({ props }) => props['label'] === label);
    expect(added?.visible).toEqual(visible);
  });

  test('adds to the step that was last mentioned', () => {
    const { elements } = edited('rename step 2 to Where and ask for a town there');
    const [added] = Object.keys(elements).filter((id) => PRIOR.elements[id] === undefined);
    expect(elements['steps']?.props['steps']).toEqual([{ label: 'Who' }, { label: 'Where' }]);
    expect(elements['second']?.children).toContain(added);
  });

  test('adds a required checkbox with the given label', () => {
    const { elements } = edited("add a tick box that says I have read the rules. They can't save without it.");
    const box = Object.values(elements).find(({ type }) => type === 'Checkbox');
    expect(box?.props).toMatchObject({ label: 'I have read the rules', required: true });
  });

  test.each([
    ['the archive button should say Book now', 'archive', { label: 'Book now' }],
    ['rename Panel to Notes and put the tabs at the end of the page', 'panel', { title: 'Notes' }],
  ])('"%s" uses the new name as written', (prompt, id, props) => {
    expect(propsAfter(prompt, id)).toMatchObject(props);
  });

  test('labels a new button with its name and not with the sentence', () => {
    const { elements } = edited('save until 19, and can I get a print button at the top');
    const added = Object.entries(elements).filter(([id]) => PRIOR.elements[id] === undefined);
    expect(added.map(([, { props }]) => props['label'])).toEqual(['Print']);
  });

  test('adds a confirmation to a button', () => {
    expect(edited('Archive should ask "Put it away?" first').elements['archive']?.on?.commit).toMatchObject({
      action: 'archive',
      confirm: { message: 'Put it away?' },
    });
  });
});
