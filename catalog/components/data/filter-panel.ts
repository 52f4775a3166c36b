import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  list,
  listOf,
  number,
  offByDefault,
  onByDefault,
  record,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const filterPanel = component({
  name: 'FilterPanel',
  description: 'A side rail of several foldable checkbox groups with one apply button for all of them.',
  useWhen:
    'many filter groups stand beside results; one group alone is FacetList, search and chips on top are FilterBar',
  children: 'none',
  props: {
    title: string('Heading of the rail.'),
    sections: required(
      listOf(
        {
          heading: required(string('Group name; also the key in selections.')),
          facets: listOf(
            {
              label: required(string('Words beside the checkbox.')),
              value: required(string('Machine value of the facet.')),
              count: number('How many results match; shown muted.'),
              checked: offByDefault('Ticked at the start.'),
            },
            'Checkboxes of the group.',
          ),
          collapsed: offByDefault('Folded at the start.'),
        },
        'Groups from top to bottom.',
      ),
    ),
    selections: bound(
      record('Group heading to its list of ticked values, across all groups.', {
        items: list(string(), 'Ticked values of one group.'),
      }),
    ),
    applyLabel: string('Words on the apply button.', { default: 'Apply filters' }),
    emitOnChange: onByDefault('When false ticks stay in state until apply.'),
    accent: color('Fill of ticked boxes.', 'primary'),
    accentText: color('Colour of the tick.', 'onPrimary'),
    mutedColor: color('Colour of counts and fold glyphs.', 'muted'),
  },
  events: {
    change: {
      when: 'a box flipped, unless emitOnChange is false: `name` is the group heading, `value` its ticked values',
      payload: ['name', 'value'],
    },
    commit: { when: 'apply was pressed; pass selections through a $state param to read all groups', payload: [] },
  },
  uiTypes: ['dashboard', 'list_table', 'map'],
  a11y: 'Each group is a fieldset with a heading button (aria-expanded); native checkboxes; apply is a button.',
  example: {
    props: {
      title: 'Narrow down',
      sections: [
        {
          heading: 'Rooms',
          facets: [
            { label: '2 rooms', value: '2', count: 31 },
            { label: '3 rooms', value: '3', count: 18 },
          ],
        },
        { heading: 'Extras', facets: [{ label: 'Balcony', value: 'balcony', count: 22 }], collapsed: true },
      ],
      selections: { $bindState: '/flatFilters' },
    },
    on: { commit: { action: 'searchFlats', params: { filters: { $state: '/flatFilters' } } } },
  },
});
