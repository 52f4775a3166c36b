import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ALIGNS, SORT_DIRECTIONS } from '#catalog/compiler/vocabulary/menus.ts';

export const columnHeader = component({
  name: 'ColumnHeader',
  description: 'A single head cell for a hand-built table, with an optional three-step sort button.',
  useWhen: 'a table is laid out by hand in a Grid and needs sortable heads; DataTable and Table bring their own',
  children: 'none',
  props: {
    label: required(string('Heading words; also sent as sortBy.')),
    align: oneOf(ALIGNS, 'start', 'Side of the words; end for numbers.'),
    sortable: offByDefault('Makes the cell a button stepping asc, desc, none.'),
    sortDir: bound(oneOf(SORT_DIRECTIONS, 'none', 'Sort state now; each press writes here.')),
    resizable: offByDefault('Draws a grip on the far edge; it does not drag.'),
    width: dimension('Fixed width in px or rem, at most 800 px. Default: its natural width.', {
      max: 800,
      units: ['px', 'rem'],
    }),
    accent: color('Text colour while sorted, and the grip. Default: the resting text colour.'),
    headerColor: color('Cell background.', 'mutedSurface'),
    mutedColor: color('Resting text colour.', 'muted'),
    borderColor: color('Underline colour. Default: no underline.'),
    borderWidthValue: dimension('Underline thickness in px, 0 to 8. Default: 1px once borderColor is set.', {
      min: 0,
      max: 8,
      units: ['px'],
    }),
  },
  events: {
    sort: {
      when: 'the head was pressed: `sortBy` is the label, `sortDir` the state after the press',
      payload: ['sortBy', 'sortDir'],
    },
  },
  uiTypes: ['dashboard', 'list_table'],
  a11y: 'Role columnheader with aria-sort; the button is reached by Tab, Enter or Space steps the order.',
  example: {
    props: { label: 'Balance', align: 'end', sortable: true, sortDir: { $bindState: '/balanceOrder' } },
    on: { sort: { action: 'reorderAccounts', params: { by: 'balance', order: { $state: '/balanceOrder' } } } },
  },
});
