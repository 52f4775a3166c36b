import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { definitionOf } from '#catalog/components.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { briefOf, builtinOperations, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { SCREENS } from '#evals/edits/screens.ts';

const FORM = builtinSpec(
  briefOf('Contact form with name, email, topic (sales, support, press, other, billing) and a message', {
    actions: [
      {
        name: 'send_message',
        required: true,
        params: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            email: { type: 'string', format: 'email' },
            message: { type: 'string' },
          },
        },
      },
    ],
  }),
);
const ORDERS = { orders: [{ id: 'A1', customer: 'Ada', total: 12.5, phone: '1' }] };
const TABLE = builtinSpec(briefOf('Orders', { data: ORDERS }));

function edit(
  priorSpec: Spec,
  prompt: string,
  more: Partial<ComposeInput> = {},
): { spec: Spec; operations: Operation[] } {
  const input = briefOf(prompt, { mode: 'edit', priorSpec, ...more });
  const spec = builtinSpec(input);
  const actions = more.actions ?? [];
  expect(validateSpec(spec, { definitionOf, actions, tolerance: 'prior' })).toEqual([]);
  return { spec, operations: builtinOperations(input) };
}

function columnsOf(spec: Spec): unknown[] {
  const columns = spec.elements['ordersTable']?.props['columns'] as JsonObject[];
  return columns.map(({ label }) => label);
}

describe('an edit', () => {
  test('adds a field at the requested place, gives it initial state and sends it with the form', () => {
    const { spec } = edit(FORM, 'Add a phone field after email');
    expect(spec.elements['form']?.children.slice(0, 4)).toEqual([
      'nameInput',
      'emailInput',
      'phoneInput',
      'messageInput',
    ]);
    expect(spec.elements['phoneInput']?.props).toMatchObject({
      label: 'Phone',
      type: 'tel',
      value: { $bindState: '/form/phone' },
    });
    expect(spec.state['form']).toHaveProperty('phone', '');
    expect(spec.elements['form']?.on?.commit).toHaveProperty('params.phone', { $state: '/form/phone' });
  });

  test('reads the label of a field from a German compound', () => {
    const { spec } = edit(FORM, 'Füge ein Telefonfeld vor dem Topic hinzu');
    expect(spec.elements['telefonInput']?.props).toMatchObject({ label: 'Telefon', type: 'tel' });
    expect(spec.elements).not.toHaveProperty('telefonfeldInput');
  });

  test('removes a field together with the action param that read it', () => {
    const { spec } = edit(FORM, 'Please remove the message field');
    expect(spec.elements).not.toHaveProperty('messageInput');
    expect(spec.elements['form']?.on?.commit).not.toHaveProperty('params.message');
  });

  test.each([
    ['Rename the send button to "Get in touch"', '/elements/submitButton/props/label', 'Get in touch'],
    ['Change the title to "Talk to us"', '/elements/formCard/props/title', 'Talk to us'],
    ['Change the label of the name field to full name', '/elements/nameInput/props/label', 'Full name'],
    ['The submit button should say "Go"', '/elements/submitButton/props/label', 'Go'],
    ['Benenne den Knopf in "Absenden" um', '/elements/submitButton/props/label', 'Absenden'],
    ['Prefill the name with Ada', '/state/form/name', 'Ada'],
    ['Make the submit button red', '/elements/submitButton/props/variant', 'danger'],
  ])('"%s" is one operation', (prompt, path, value) => {
    expect(edit(FORM, prompt).operations).toEqual([{ op: 'replace', path, value }]);
  });

  test('moves and swaps elements among their siblings', () => {
    expect(edit(FORM, 'Move the message to the top').spec.elements['form']?.children[0]).toBe('messageInput');
    expect(edit(FORM, 'Swap name and email').spec.elements['form']?.children.slice(0, 2)).toEqual([
      'emailInput',
      'nameInput',
    ]);
  });

  test('adds, renames and removes table columns and options', () => {
    expect(columnsOf(edit(TABLE, 'Remove the phone column').spec)).toEqual(['ID', 'Customer', 'Total']);
    expect(columnsOf(edit(TABLE, 'Add a column for country').spec)).toEqual([
      'ID',
      'Customer',
      'Total',
      'Phone',
      'Country',
    ]);
    expect(columnsOf(edit(TABLE, 'Rename the total column to Amount').spec)).toContain('Amount');
    expect(
      edit(FORM, 'Add "Partnership" to the topic options').spec.elements['topicSelect']?.props['options'],
    ).toContainEqual({
      label: 'Partnership',
      value: 'Partnership',
    });
  });

  test('applies every change that one sentence asks for', () => {
    const { spec } = edit(FORM, 'Add a company field before the name and remove the topic');
    expect(spec.elements['form']?.children.slice(0, 2)).toEqual(['companyInput', 'nameInput']);
    expect(spec.elements).not.toHaveProperty('topicSelect');
  });

  test('adds a button for a declared action that no control fires yet', () => {
    const { spec } = edit(FORM, 'Let people cancel', { actions: [{ name: 'cancel', required: true }] });
    expect(spec.elements['cancelButton']?.on?.commit).toEqual({ action: 'cancel' });
  });

  test('shows data that is sent with the edit', () => {
    const { spec } = edit(FORM, 'Show the orders too', { data: ORDERS });
    expect(
      Object.values(spec.elements).some(({ props }) => JSON.stringify(props['rows']) === '{"$state":"/orders"}'),
    ).toBe(true);
  });

  test('sets no prop that the component does not have', () => {
    expect(edit(FORM, 'Rename the description of the form to Fine').spec).toEqual(FORM);
  });

  test('leaves the spec unchanged when the prompt asks for no known change', () => {
    expect(edit(FORM, 'Make it sing').spec).toEqual(FORM);
  });
});

// Specs from callers may differ from ours: leaves without a children list, or a leaf as the root.
const BARE = {
  state: { draft: '' },
  root: 'main',
  elements: {
    main: { type: 'Card', props: { title: 'Total' }, children: ['name', 'send'] },
    name: { type: 'Input', props: { label: 'Name', name: 'name', value: { $bindState: '/draft' } } },
    send: {
      type: 'Button',
      props: { label: 'Send' },
      on: { commit: { action: 'send', params: { name: { $state: '/draft' } } } },
    },
  },
  actions: { send: { kind: 'agent' } },
} as unknown as Spec;
const LEAF = {
  state: {},
  root: 'only',
  elements: { only: { type: 'Text', props: { text: 'Name' }, children: [] } },
} as unknown as Spec;

/** The same spec without its empty children lists, as other hosts write it. */
function sparse(spec: Spec): Spec {
  const elements = structuredClone(spec.elements) as Record<string, Partial<Spec['elements'][string]>>;
  for (const element of Object.values(elements)) if (element.children?.length === 0) delete element.children;
  return { ...spec, elements: elements as Spec['elements'] };
}

test.each(['Add a note field', 'Add two buttons: Export and Print', 'Add a text field', 'Add a chart'])(
  '"%s" adds to a container that has no children list',
  (prompt) => {
    const bare = { root: 'card', elements: { card: { type: 'Card', props: {} } } };
    const { spec } = edit({ state: {}, ...bare } as unknown as Spec, prompt);
    expect(spec.elements['card']?.children?.length).toBeGreaterThan(0);
  },
);

describe('for any sequence of words from edit prompts', () => {
  const WORDS = fc.constantFrom(
    'add',
    'remove',
    'rename',
    'move',
    'make',
    'swap',
    'the',
    'a',
    'name',
    'email',
    'field',
    'button',
    'column',
    'total',
    'title',
    'to',
    'above',
    'after',
    'top',
    'red',
    'required',
    '"X"',
    'and',
    'option',
    'topic',
    'table',
    'form',
    'message',
    'with',
    'card',
    'orders',
    'section',
    'page',
    'set',
    'show',
    'turn',
    'on',
    'off',
    'into a donut chart',
    'between',
    'lane',
    'highlight',
    'the two',
    'buttons',
    'limit',
    '5',
    'description',
    'of',
    'Fix login',
    'feature',
    'the plan',
    'price',
    'taller',
    'sortable',
    'at the bottom',
    'disable',
    'center',
    'in two columns',
  );
  test('the operations turn the prior spec into a valid spec', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(FORM, TABLE, BARE, LEAF, ...Object.values(SCREENS).map(({ prior }) => prior)),
        fc.boolean(),
        fc.array(WORDS, { minLength: 1, maxLength: 14 }),
        (prior, isSparse, words) => {
          edit(isSparse ? sparse(prior) : prior, words.join(' '));
        },
      ),
      { numRuns: 300 },
    );
  });
});
