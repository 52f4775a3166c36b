import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  boolean,
  color,
  list,
  listOf,
  offByDefault,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const filterBar = component({
  name: 'FilterBar',
  description:
    'A strip above results with a search box, chips for the filters in force, a clear-all link and an apply button.',
  useWhen:
    'search and removable filter chips sit above a list or table; a side rail of checkboxes is FilterPanel, a lone query box SearchInput',
  children: 'none',
  props: {
    filters: listOf(
      {
        label: required(string('Chip words.')),
        value: required(string('Machine value of the filter.')),
        removable: offByDefault('Gives the chip an x.'),
      },
      'Chips to show. Default: search box only.',
    ),
    searchPlaceholder: string('Hint inside the search box.', { default: 'Search…' }),
    searchValue: bound(string('Search text now; point DataTable.filterText at the same path to filter locally.')),
    activeFilters: bound(list(string(), 'Values of the chips still shown, rewritten as chips go.')),
    emitOnChange: onByDefault('When false typing and chip changes stay in state until apply.'),
    searchLabel: string('Hidden name of the search box.', { default: 'Search' }),
    showClear: boolean('Offers clear-all. Default: only while chips are shown.'),
    clearLabel: string('Words of clear-all.', { default: 'Clear all' }),
    removeLabel: string('Word before the chip name on its x.', { default: 'Remove' }),
    size: oneOf(SIZES, 'md', 'Height and text step.'),
    accent: color('Chip fill and focus ring. Default: neutral chips.'),
    mutedColor: color('Colour of glyph, hint and clear-all.', 'muted'),
  },
  events: {
    search: { when: 'each keystroke in the box, unless emitOnChange is false', payload: ['query'] },
    change: {
      when: 'text or chips changed, unless emitOnChange is false: `value` is the list of filters still in force',
      payload: ['value'],
    },
    dismiss: {
      when: 'a chip was removed (`value`) or everything was cleared (`all` is true)',
      payload: ['value', 'all'],
    },
    commit: {
      when: 'apply was pressed: `value` is the search text; chips are read from activeFilters',
      payload: ['value'],
    },
  },
  uiTypes: ['dashboard', 'list_table', 'board', 'map'],
  a11y: 'Role search; the box is a searchbox named by searchLabel; chip x, clear-all and apply are buttons in Tab order.',
  example: {
    props: {
      searchPlaceholder: 'Find a shipment',
      searchValue: { $bindState: '/shipmentQuery' },
      filters: [
        { label: 'Depot: Lyon', value: 'depot:lyon', removable: true },
        { label: 'Delayed', value: 'delayed', removable: true },
      ],
      activeFilters: { $bindState: '/shipmentFilters' },
    },
    on: {
      commit: {
        action: 'applyFilters',
        params: { query: { $state: '/shipmentQuery' }, filters: { $state: '/shipmentFilters' } },
      },
    },
  },
});
