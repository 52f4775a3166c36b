import { definitionOf } from '#catalog/components.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { writeOutline } from '#services/composer/answer/outline/write-outline.ts';
import { type ScriptSource, say } from '../script.ts';

/** A small screen as a good model would compose it: element by element, parents first, every id kept. */
export type Screen = { state: Record<string, string>; elements: Record<string, Partial<SpecElement>> };

/** A form that books a table, with an action `book_table`. */
export const BOOKING_FORM: Screen = {
  state: { guest: '', day: '', seats: '2', wishes: '' },
  elements: {
    root: {
      type: 'Card',
      props: { title: 'Book a table', description: 'Café Löwe · open from 17:00 😀', maxWidth: 'md', centered: true },
      children: ['form'],
    },
    form: {
      type: 'Form',
      props: { gap: 'md' },
      children: ['guest', 'row', 'wishes', 'book'],
      on: {
        commit: {
          action: 'book_table',
          params: { guest: { $state: '/guest' }, day: { $state: '/day' }, seats: { $state: '/seats' } },
        },
      },
    },
    guest: {
      type: 'Input',
      props: { label: 'Your name', name: 'guest', value: { $bindState: '/guest' }, required: true },
      children: [],
    },
    row: { type: 'Stack', props: { direction: 'horizontal', gap: 'md' }, children: ['day', 'seats'] },
    day: {
      type: 'Input',
      props: { label: 'Day', name: 'day', value: { $bindState: '/day' }, placeholder: 'Friday, 18:30', required: true },
      children: [],
    },
    seats: {
      type: 'Select',
      props: { label: 'Seats', name: 'seats', options: ['2', '4', '6'], value: { $bindState: '/seats' } },
      children: [],
    },
    wishes: {
      type: 'Textarea',
      props: {
        label: 'Wishes',
        name: 'wishes',
        value: { $bindState: '/wishes' },
        placeholder: 'Say “by the window”, {quiet} or [warm]',
      },
      children: [],
    },
    book: { type: 'Button', props: { label: 'Book the table', submit: true }, children: [] },
  },
};

/** A table that reads its rows from `/orders`. */
export const ORDERS_TABLE: Screen = {
  state: { query: '' },
  elements: {
    root: { type: 'Stack', props: { gap: 'lg' }, children: ['title', 'query', 'orders'] },
    title: { type: 'Heading', props: { text: 'Open orders', level: 'h1' }, children: [] },
    query: {
      type: 'Input',
      props: { label: 'Search', name: 'query', type: 'search', value: { $bindState: '/query' } },
      children: [],
    },
    orders: {
      type: 'DataTable',
      props: {
        columns: [
          { key: 'number', label: 'Order' },
          { key: 'customer', label: 'Customer', sortable: true },
          { key: 'total', label: 'Total', align: 'end' },
        ],
        rows: { $state: '/orders' },
        filterText: { $state: '/query' },
        ariaLabel: 'Open orders',
      },
      children: [],
    },
  },
};

/** The operations that build a screen over `{ state: {}, root: 'root', elements: {} }`, as the prompt asks for them. */
export function operationsOf(screen: Screen): Operation[] {
  return [
    ...Object.entries(screen.state).map(([key, value]) => ({ op: 'add' as const, path: `/state/${key}`, value })),
    ...Object.entries(screen.elements).map(([id, value]) => ({ op: 'add' as const, path: `/elements/${id}`, value })),
  ];
}

/** Operations as text, one a line. */
export function lines(operations: readonly Operation[]): string {
  return operations.map((operation) => `${JSON.stringify(operation)}\n`).join('');
}

/** The same screen as an outline that names its elements. */
function outlineOf({ state, elements }: Screen): string {
  const spec = { state, root: 'root', elements: elements as Record<string, SpecElement> };
  return writeOutline(spec, { definitionOf, ids: true })
    .map((line) => `${line}\n`)
    .join('');
}

const FORM = operationsOf(BOOKING_FORM);
const FORM_LINES = lines(FORM);
const FORM_OUTLINE = outlineOf(BOOKING_FORM);
const FORM_SPEC = { state: BOOKING_FORM.state, root: 'root', elements: BOOKING_FORM.elements };

/** The same good booking form, in every style in which models answer. Each gives the same screen. */
export const ANSWER_STYLES: Record<string, ScriptSource> = {
  'scripted-good': say(FORM_LINES),
  'scripted-good-table': say(lines(operationsOf(ORDERS_TABLE))),
  'scripted-fenced': say(`\`\`\`jsonl\n${FORM_LINES}\`\`\`\n`),
  'scripted-prose': say(
    `Sure! Here's the booking form you asked for:\n\n${FORM_LINES}\nThe form asks for a name, a day and the seats. It's ready to use.`,
  ),
  'scripted-array': say(JSON.stringify(FORM)),
  'scripted-array-pretty': say(JSON.stringify(FORM, null, 2)),
  'scripted-ops-object': say(JSON.stringify({ ops: FORM })),
  'scripted-spec-object': say(JSON.stringify(FORM_SPEC)),
  'scripted-spec-pretty': say(`\`\`\`json\n${JSON.stringify({ spec: FORM_SPEC }, null, 2)}\n\`\`\``),
  'scripted-think': say(
    `<think>\nThe user wants a form. Maybe {"op":"add","path":"/elements/draft","value":{}}? No, a Card first.\n</think>\n\n${FORM_LINES}`,
  ),
  'scripted-reasoning': { steps: [{ reasoning: 'A Card with a Form in it.' }, { text: FORM_LINES }] },
  'scripted-trailing-commas': say(`[\n${FORM.map((operation) => withTrailingCommas(operation)).join('')}]`),
  'scripted-smart-quotes': say(withSmartQuotes(FORM_LINES)),
  'scripted-crlf': say(FORM_LINES.replaceAll('\n', '\r\n')),
  'scripted-one-line': say(FORM_LINES.replaceAll('\n', ' ')),
  'scripted-typed': say(FORM.map((operation) => `${JSON.stringify({ type: 'op', ...operation })}\n`).join('')),
  'scripted-outline': say(FORM_OUTLINE),
  'scripted-outline-fenced': say(`Here is the form:\n\`\`\`\n${FORM_OUTLINE}\`\`\`\n`),
  'scripted-byte-slices': say(FORM_LINES, { sliceBytes: 1 }),
};

function withTrailingCommas(operation: object): string {
  return `${JSON.stringify(operation).replaceAll(/([\]}])(?=[\]}])/g, '$1,')},\n`;
}

/** Every delimiting quote becomes a typographic one; quotes inside texts stay. */
function withSmartQuotes(json: string): string {
  return json.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (whole, text: string) => (/[“”]/.test(text) ? whole : `“${text}”`));
}
