import { component } from '#catalog/compiler/vocabulary/component.ts';
import { boolean, color, list, listOf, number, onByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const facetList = component({
  name: 'FacetList',
  description: 'One titled list of checkboxes with result counts, of which any number may be ticked.',
  useWhen:
    'one filter group narrows a result list; several groups with an apply button are FilterPanel, chips above the results FilterBar',
  children: 'none',
  props: {
    title: string('Heading above the list.'),
    facets: listOf(
      {
        label: required(string('Words beside the checkbox.')),
        value: required(string('Machine value of the facet.')),
        count: number('Matching results; may be left out.'),
        checked: boolean('Ticked at the start; may be left out.'),
      },
      'Facets in display order.',
    ),
    selected: bound(list(string(), 'Ticked facet values; works unbound, mirrored into state when bound.')),
    max: number('Facets shown before the show-more toggle. Default: all.'),
    showMoreLabel: string('Toggle words while folded; {n} becomes the hidden count.', { default: 'Show {n} more' }),
    showLessLabel: string('Toggle words while unfolded.', { default: 'Show less' }),
    accent: color('Fill of a ticked box.', 'primary'),
    accentText: color('Colour of the tick.', 'onPrimary'),
    mutedColor: color('Colour of title, counts and toggle.', 'muted'),
    emitOnChange: onByDefault('When false no change event is sent; the selection stays in state.'),
  },
  events: {
    change: {
      when: 'a box was ticked or cleared and emitOnChange is not false: `value` is the whole selection after it, `toggled` the facet value that flipped',
      payload: ['value', 'toggled'],
    },
  },
  uiTypes: ['dashboard', 'list_table', 'map'],
  a11y: 'Role group named by title; native checkboxes (Tab, Space); the toggle is a button with aria-expanded.',
  example: {
    props: {
      title: 'Material',
      facets: [
        { label: 'Oak', value: 'oak', count: 41 },
        { label: 'Walnut', value: 'walnut', count: 17 },
        { label: 'Ash', value: 'ash', count: 9 },
      ],
      selected: { $bindState: '/filters/material' },
      max: 2,
    },
  },
});
