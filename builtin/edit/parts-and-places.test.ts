import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { parents } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';

const el = (type: string, props: SpecElement['props'], children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});

const HARBOUR: Spec = {
  root: 'page',
  state: {
    stay: { kind: '', power: false, skipper: '', length: null },
    boats: [
      { name: 'Alma', berth: 'A4', rate: '12.00' },
      { name: 'Tern', berth: 'B2', rate: '18.50' },
      { name: 'Osprey', berth: 'C1', rate: '9.00' },
    ],
  },
  elements: {
    page: el('Stack', {}, ['head', 'row', 'tides', 'facts', 'boats']),
    head: el('PageHeader', { title: 'Harbour office' }),
    row: el('Grid', { columns: 2 }, ['stay', 'preview']),
    stay: el('Card', { title: 'Berths' }, ['form']),
    form: el('Form', {}, ['kind', 'power', 'skipper', 'length', 'send']),
    kind: el('Radio', {
      label: 'Boat type',
      options: ['Sail', 'Motor', 'Dinghy'],
      value: { $bindState: '/stay/kind' },
    }),
    power: el('Switch', { label: 'Shore power', checked: { $bindState: '/stay/power' } }),
    skipper: el('Input', { label: 'Skipper', value: { $bindState: '/stay/skipper' } }),
    length: el('FormField', { label: 'Length' }, ['metres']),
    metres: el('NumberInput', { value: { $bindState: '/stay/length' }, suffix: 'm' }),
    send: el('Button', { label: 'Reserve', submit: true }),
    preview: el('Card', { title: 'Preview' }, ['shown']),
    shown: el('Text', { text: 'Nothing reserved yet' }),
    tides: el('Stack', {}, ['tidesHead', 'curve']),
    tidesHead: el('Heading', { text: 'Tides', level: 'h2' }),
    curve: el('LineChart', { series: [{ name: 'Level', points: [1, 4, 2] }], xLabels: ['6', '12', '18'] }),
    facts: el('DescriptionList', {
      items: [
        { term: 'Fee', description: '24 €' },
        { term: 'Office', description: 'Pier 2' },
      ],
    }),
    boats: el('DataTable', {
      columns: [
        { key: 'name', label: 'Boat' },
        { key: 'berth', label: 'Berth' },
        { key: 'rate', label: 'Rate' },
      ],
      rows: { $state: '/boats' },
    }),
  },
};

function edited(prompt: string): Spec {
  return builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: HARBOUR }));
}

function fresh(spec: Spec): [string, SpecElement][] {
  return Object.entries(spec.elements).filter(([id]) => HARBOUR.elements[id] === undefined);
}

describe('a new element', () => {
  test.each([
    ['add a text field "Call sign" under Berths', 'Call sign'],
    ['Füge unter Berths ein Feld Heimathafen ein', 'Heimathafen'],
    ['under Berths add a field for the insurer please', 'Insurer'],
  ])('under the title of a card is placed in the card: %s', (prompt, label) => {
    const spec = edited(prompt);
    const [[id, field] = ['', undefined]] = fresh(spec);
    expect(field?.props['label']).toBe(label);
    expect(parents(spec).get(id)).toBe('form');
  });

  test('is required when the prompt says "Pflichtfeld"', () => {
    const [[, field] = ['', undefined]] = fresh(edited('Füge nach Skipper ein Pflichtfeld Heimathafen ein'));
    expect(field?.props).toMatchObject({ label: 'Heimathafen', required: true });
  });

  test('has a label without the remark in brackets', () => {
    const [[, field] = ['', undefined]] = fresh(
      edited('Bitte noch ein Feld Bemerkung (mehrzeilig) vor Length einfügen'),
    );
    expect(field).toMatchObject({ type: 'Textarea', props: { label: 'Bemerkung' } });
  });

  test('below a fact is a fact, and text to write is a Text', () => {
    const { items } = edited('add "Tax: none" below the fee').elements['facts']?.props ?? {};
    expect(items).toEqual([
      { term: 'Fee', description: '24 €' },
      { term: 'Tax', description: 'none' },
      { term: 'Office', description: 'Pier 2' },
    ]);
    const [[, note] = ['', undefined]] = fresh(edited('Sotto la tabella scrivi: Gli orari sono locali'));
    expect(note).toMatchObject({ type: 'Text', props: { text: 'Gli orari sono locali' } });
  });

  test.each(['ask for the licence number after the length', 'beim Boot Tern fehlt noch „2 Fender“'])(
    'does not become a row if the prompt tells of a field or of one row: %s',
    (prompt) => {
      expect(edited(prompt).state?.['boats']).toHaveLength(3);
    },
  );
});

describe('a moved element', () => {
  test.each([
    'The preview should be on the left',
    'Die Vorschau, also Preview, soll links stehen',
    'Preview a la izquierda',
  ])('moves to that side within its row: %s', (prompt) => {
    expect(edited(prompt).elements['row']?.children).toEqual(['preview', 'stay']);
  });

  test('above a card of a row is placed above the row, a chart together with its heading', () => {
    expect(edited('put the chart above the berths card').elements['page']?.children).toEqual([
      'head',
      'tides',
      'row',
      'facts',
      'boats',
    ]);
  });
});

describe('a renamed element', () => {
  test.each([
    ['Skipper bitte in Alle an Bord umbenennen', 'Alle an Bord'],
    ['Skipper soll nur noch Kapitän heißen', 'Kapitän'],
    ['renomme « Skipper » en « Capitaine »', 'Capitaine'],
    ['say No idea instead of Skipper', 'No idea'],
    ['Skipper should be called Captain on every page', 'Captain'],
  ])('takes all words up to the verb or the place: %s', (prompt, label) => {
    expect(edited(prompt).elements['skipper']?.props['label']).toBe(label);
  });

  test('is the title when the prompt names the page', () => {
    expect(edited('the page should be called Marina desk').elements['head']?.props['title']).toBe('Marina desk');
  });
});

describe('an element that depends on a choice', () => {
  test('shows for any of the named options, and is unchanged if one of them is unknown', () => {
    const each = ['Sail', 'Motor'].map((eq) => ({ $state: '/stay/kind', eq }));
    expect(edited('show Length only when Sail or Motor is picked').elements['length']?.visible).toEqual({ $or: each });
    expect(edited('show Length only when Sail or Hovercraft is picked').elements['length']?.visible).toBeUndefined();
  });
});

test('options are sorted', () => {
  const { options } = edited('sort the boat type alphabetically').elements['kind']?.props ?? {};
  expect(options).toEqual(['Dinghy', 'Motor', 'Sail']);
});

test('the number in a date is not a new value', () => {
  const prompt = 'Die Fee gilt bis 7. Juni 2027.';
  expect(edited(prompt).elements['facts']).toEqual(HARBOUR.elements['facts']);
});
