import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const text = (value: unknown): SpecElement => ({ type: 'Text', props: { text: value as string }, children: [] });

/** Kites, each a row of its own with cells that are read by index, with a rule between them. */
const ROWS: Spec = {
  root: 'page',
  state: {
    kites: [
      { name: 'Swallow', span: '180 cm', judge: 'Ida' },
      { name: 'Albatross', span: '95 cm', judge: 'Ben' },
      { name: 'Merlin', span: '210 cm', judge: 'Cleo' },
    ],
  },
  elements: {
    page: { type: 'Stack', props: {}, children: ['head', 'rows'] },
    head: { type: 'Heading', props: { text: 'Kites' }, children: [] },
    rows: { type: 'Stack', props: {}, children: ['row0', 'rule', 'row1', 'row2'] },
    rule: { type: 'Separator', props: {}, children: [] },
    ...Object.fromEntries(
      [0, 1, 2].flatMap((at): [string, SpecElement][] => [
        [`row${at}`, { type: 'Grid', props: { columns: 2 }, children: [`name${at}`, `span${at}`] }],
        [`name${at}`, text({ $state: `/kites/${at}/name` })],
        [`span${at}`, text({ $state: `/kites/${at}/span` })],
      ]),
    ),
  },
};

const card = (title: string, meta: string): SpecElement => ({
  type: 'KanbanCard',
  props: { title, id: title, meta },
  children: [],
});

const BOARD: Spec = {
  root: 'board',
  state: {},
  elements: {
    board: { type: 'KanbanBoard', props: {}, children: ['in', 'out'] },
    in: { type: 'BoardColumn', props: { title: 'In' }, children: ['one', 'two'] },
    out: { type: 'BoardColumn', props: { title: 'Out' }, children: ['three', 'four'] },
    one: card('Hotel', '12 kg'),
    two: card('Clinic', '140,5 kg'),
    three: card('School', '9 kg'),
    four: card('Club', '31 kg'),
  },
};

/** A page of sections that hold different things. */
const PAGE: Spec = {
  root: 'page',
  state: {},
  elements: {
    page: { type: 'Stack', props: {}, children: ['where', 'about'] },
    where: { type: 'Card', props: { title: 'Where' }, children: ['map'] },
    map: { type: 'MapEmbed', props: { address: 'Quay 3' }, children: [] },
    about: { type: 'Card', props: { title: 'About' }, children: ['first', 'second', 'third'] },
    first: text('We build kites.'),
    second: text('Since 1990.'),
    third: text('By hand.'),
  },
};

const childrenAfter = (spec: Spec, id: string, marked: string) =>
  editedAsMarked(spec, marked).elements[id]?.children ?? [];

describe('sorting elements that are entries of their own', () => {
  test.each([
    ['sort the [sorted:kites] by [by:name]', ['row1', 'rule', 'row2', 'row0']],
    ['[sorted:Drachen] [order:alphabetisch]', ['row1', 'rule', 'row2', 'row0']],
    ['[sorted:kites] by [by:span], [order:largest first]', ['row2', 'rule', 'row0', 'row1']],
  ])('changes their order and nothing else: %s', (marked, rows) => {
    expect(childrenAfter(ROWS, 'rows', marked)).toEqual(rows);
    expect(editedAsMarked(ROWS, marked).state).toEqual(ROWS.state);
  });

  test('sorts the cards of every lane', () => {
    const edited = editedAsMarked(BOARD, '[sorted:cards] by [by:kg], [order:heaviest first]');
    expect([edited.elements['in']?.children, edited.elements['out']?.children]).toEqual([
      ['two', 'one'],
      ['four', 'three'],
    ]);
  });

  test('leaves the parts of a page where they are', () => {
    expect(editedAsMarked(PAGE, '[sorted:kites] [order:alphabetically]')).toEqual(PAGE);
  });
});
