import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, integer, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ALIGNS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const pagination = component({
  name: 'Pagination',
  description: 'Numbered page buttons with previous/next arrows and optional jumps to the first and last page.',
  useWhen: 'results are split over pages and the pager stands alone; DataTable pages its own rows',
  children: 'none',
  props: {
    totalPages: required(count('How many pages there are; bounds the page number.')),
    page: bound(integer('Current page, counted from 1.', { default: 1, min: 1 })),
    siblingCount: count('Page numbers shown on each side of the current one, 1 to 7.', { default: 3, min: 1, max: 7 }),
    showEdges: onByDefault('Show the first-page and last-page jumps.'),
    showPrevNext: onByDefault('Show the previous and next arrows.'),
    shape: oneOf(['square', 'rounded', 'circle'], 'rounded', 'Outline of the page buttons.'),
    variant: oneOf(['solid', 'outline', 'ghost'], 'outline', 'Look of the resting buttons.'),
    size: oneOf(SIZES, 'md', 'Button height and text.'),
    align: oneOf(ALIGNS, 'start', 'Placement of the row.'),
    prevLabel: string('Accessible name of the previous arrow.', { default: 'Previous page' }),
    nextLabel: string('Accessible name of the next arrow.', { default: 'Next page' }),
    firstLabel: string('Accessible name of the first-page jump.', { default: 'First page' }),
    lastLabel: string('Accessible name of the last-page jump.', { default: 'Last page' }),
    accent: color('Fill of the current page button.', 'text'),
    accentText: color('Number colour on that fill.', 'card'),
  },
  order: [['page', '<=', 'totalPages']],
  events: {
    page: { when: 'a number, arrow or jump was pressed; the page is kept within range', payload: ['page'] },
  },
  uiTypes: ['list_table', 'board'],
  a11y: 'Nav landmark of buttons; the current page has aria-current=page; Tab and Enter.',
  example: {
    props: { totalPages: 9, page: { $bindState: '/page' }, align: 'center' },
    on: { page: { action: 'loadPage', params: { page: { $state: '/page' } } } },
  },
});
