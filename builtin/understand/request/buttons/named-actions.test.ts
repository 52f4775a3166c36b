import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';

const ORDERS = [
  { nr: 'A-1', guest: 'Ida', state: 'open' },
  { nr: 'A-2', guest: 'Oskar', state: 'served' },
];

function action(name: string, properties: JsonObject) {
  return { name, params: { type: 'object', properties } };
}
const TEXT = { type: 'string' };
const SERVE = action('serve_order', { nr: TEXT });
const COMPLAIN = action('file_complaint', { nr: TEXT, words: TEXT });

test.each([
  ['Orders of the evening: mark as served or file a complaint', [SERVE, COMPLAIN]],
  [
    'Bestellungen: servieren oder reklamieren',
    [action('servieren', { nr: TEXT }), action('reklamieren', { nr: TEXT })],
  ],
  ['Commandes du soir, avec servir ou annuler', [action('servir', { nr: TEXT }), action('annuler', { nr: TEXT })]],
])('words for declared actions are no choices, fields or columns: %j', (prompt, actions) => {
  const { fields, parts } = understand(briefOf(prompt, { data: { orders: ORDERS }, actions }));
  expect([...fields, ...parts.choiceColumns, ...parts.options, ...parts.columns]).toEqual([]);
});

test('choices that name no action stay', () => {
  const prompt = 'Form with name and size (small, medium, large)';
  const { fields } = understand(briefOf(prompt, { actions: [action('order_shirt', { name: TEXT, size: TEXT })] }));
  expect(fields.find(({ label }) => label === 'Size')?.choices).toHaveLength(3);
});

const labelsIn = (prompt: string, data: JsonObject, ...actions: ReturnType<typeof action>[]) =>
  Object.values(builtinSpec(briefOf(prompt, { uiType: 'form', data, actions })).elements).flatMap(({ type, props }) =>
    ['Input', 'FormField', 'Textarea', 'Checkbox', 'Radio', 'Select'].includes(type) ? [props['label']] : [],
  );

test('with data and params, a form asks for the params only', () => {
  const bike = { id: 4, brand: 'Puch', color: 'red' };
  const save = action('save_bike', { id: { type: 'integer' }, brand: TEXT, color: TEXT });
  expect(labelsIn('Form for the bike, with what we know, and a note', { bike }, save)).toEqual(['Brand', 'Color']);
});

test('without data, a further field in the prompt is asked for', () => {
  const send = action('send', { name: TEXT, text: TEXT });
  expect(labelsIn('Form with name, topic (praise, blame) and text', {}, send)).toContain('Topic');
});

test('the action that changes what is given submits the form, whatever else is required', () => {
  const letter = { no: 'L-1', subject: 'Rent', body: 'Dear Ms Ek', to: 'ek@example.com' };
  const save = action('save_letter', { no: TEXT, subject: TEXT, body: TEXT, to: TEXT });
  const post = { ...action('post_letter', { no: TEXT, to: TEXT }), required: true };
  const { elements } = builtinSpec(briefOf('Form', { uiType: 'form', data: { letter }, actions: [save, post] }));
  expect(elements['form']?.on?.['commit']).toMatchObject({ action: 'save_letter' });
});

test('the action that takes all of what another takes, and more, is the form; the other one keeps a draft', () => {
  const keep = action('save_draft', { subject: TEXT, place: TEXT });
  const report = action('file_report', { subject: TEXT, place: TEXT, day: TEXT, phone: TEXT });
  const { elements } = builtinSpec(briefOf('Form to report damage', { uiType: 'form', actions: [keep, report] }));
  expect(elements['form']?.on?.['commit']).toMatchObject({ action: 'file_report' });
});
