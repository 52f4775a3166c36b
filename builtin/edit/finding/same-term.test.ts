import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';
import { findTargets } from './targets.ts';

const input = (label: string) => ({
  type: 'Input',
  props: { label, name: label.toLowerCase(), value: { $bindState: `/${label.toLowerCase()}` } },
  children: [],
});

const SCREEN: Spec = {
  root: 'page',
  state: { customer: '', phone: '', rows: [] },
  elements: {
    page: { type: 'Stack', props: {}, children: ['form', 'table', 'add'] },
    form: { type: 'Form', props: {}, children: ['customer', 'phone'] },
    customer: input('Customer'),
    phone: input('Phone'),
    table: {
      type: 'DataTable',
      props: {
        rows: { $state: '/rows' },
        columns: [
          { key: 'price', label: 'Price (€)' },
          { key: 'status', label: 'Status' },
        ],
      },
      children: [],
    },
    add: { type: 'Dialog', props: { title: 'New order', openPath: '/open' }, children: ['name'] },
    name: input('Name'),
  },
};

const found = (phrase: string) =>
  findTargets(SCREEN, phrase).map(({ place, item }) => `${place.id}${item === undefined ? '' : ` ${item.index}`}`);

describe('a name in another language', () => {
  test.each([
    ['Kunde', ['customer']],
    ['el cliente', ['customer']],
    ['la colonna del prezzo', ['table 0']],
    ['die Spalte Preis', ['table 0']],
  ])('means what the screen calls so: %s', (phrase, ids) => {
    expect(found(phrase)).toEqual(ids);
  });

  test('is of the stated kind', () => {
    expect(found('nome della finestra')).not.toContain('name');
  });

  test('is moved and removed like any other', () => {
    expect(editedAsMarked(SCREEN, '[moved:Telefon] über [before:Kunde]').elements['form']?.children).toEqual([
      'phone',
      'customer',
    ]);
  });
});

describe('words in brackets', () => {
  test('are none of the key of an element', () => {
    const { customer, ...others } = SCREEN.elements;
    const spec = { ...SCREEN, elements: { ...others, 'customer-optional': { ...customer } } } as Spec;
    (spec.elements['form'] as { children: string[] }).children = ['customer-optional', 'phone'];
    expect(findTargets(spec, '(optional)')).toEqual([]);
  });
});
