import { definitionOf } from '#catalog/components.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { writeOutline } from '#services/composer/answer/outline/write-outline.ts';

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
export function outlineOf({ state, elements }: Screen): string {
  const spec = { state, root: 'root', elements: elements as Record<string, SpecElement> };
  return writeOutline(spec, { definitionOf, ids: true })
    .map((line) => `${line}\n`)
    .join('');
}
