import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const SHELF: Spec = {
  state: {},
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['title', 'books', 'loans'] },
    title: { type: 'Heading', props: { text: 'Library' }, children: [] },
    books: { type: 'Grid', props: { columns: 3 }, children: ['one', 'two', 'three'] },
    one: { type: 'Card', props: { title: 'Poems' }, children: [] },
    two: { type: 'Card', props: { title: 'Novels' }, children: [] },
    three: { type: 'Card', props: { title: 'Maps' }, children: [] },
    loans: {
      type: 'Table',
      props: {
        caption: 'Loans',
        columns: ['Reader', 'Book'],
        rows: [
          ['Ida', 'Atlas'],
          ['Ben', 'Odes'],
        ],
      },
      children: [],
    },
  },
};

const columnsAfter = (marked: string) => editedAsMarked(SHELF, marked).elements['books']?.props['columns'];
const loansAfter = (marked: string) => editedAsMarked(SHELF, marked).elements['loans'];

test.each([
  'only [count:two] next to each other please',
  '[count:zwei] in einer Zeile genügen',
  '[count:deux] par rangée',
  '[count:dos] en cada fila',
  '[count:2] em cada linha',
  '[count:due] in ogni riga',
  'three in a row is crammed, [count:two] would do',
  'Drei nebeneinander sind eng, also [count:zwei]',
])('"%s" sets how many stand in a row', (marked) => {
  expect(columnsAfter(marked)).toBe(2);
});

test.each(['in a [count:single] column', '[count:una] sola columna', 'sur [count:une] seule colonne'])(
  '"%s" is one in a row',
  (marked) => {
    expect(columnsAfter(marked)).toBe(1);
  },
);

test.each(['[count:15] loans on every page', '[count:15] Zeilen reichen', 'por página [count:15]'])(
  '"%s" gives the only table pages',
  (marked) => {
    expect(loansAfter(marked)).toMatchObject({ type: 'DataTable', props: { pageSize: 15, caption: 'Loans' } });
    expect(columnsAfter(marked)).toBe(3);
  },
);

test.each([
  '[count:five] loans will do',
  '[count:five] per column',
  'side by side, and [count:five] of them',
  '[count:two] rows of cards',
])('"%s" sets neither rows nor pages', (marked) => {
  expect(editedAsMarked(SHELF, marked)).toEqual(SHELF);
});

test('another list that is longer could be meant by pages', () => {
  const { root, elements } = SHELF;
  const { page, title } = elements;
  if (page === undefined || title === undefined) throw new Error('no page');
  const long: Spec = {
    root,
    elements: {
      ...elements,
      page: { ...page, children: [...page.children, 'shelves'] },
      shelves: { type: 'Stack', props: {}, children: ['shelf'], repeat: { statePath: '/shelves' } },
      shelf: { ...title, props: { text: { $item: 'name' } } },
    },
    state: { shelves: ['A', 'B', 'C', 'D'].map((name) => ({ name })) },
  };
  expect(editedAsMarked(long, '[count:3] per page')).toEqual(long);
  expect(editedAsMarked(long, '[count:4] per page').elements['loans']?.type).toBe('DataTable');
});
