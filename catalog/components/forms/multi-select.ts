import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import { choice } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, count, list, listOf, offByDefault, onByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const multiSelect = component({
  name: 'MultiSelect',
  description: 'A drop-down that holds several picked options as removable chips.',
  useWhen:
    'several values come from a fixed list too long for tick boxes; words the user makes up are TagInput, filter boxes FacetList',
  children: 'none',
  props: {
    options: required(listOf(choice, 'Choices in the order shown.')),
    value: bound(list(string(), 'Picked values, rewritten on every pick and removal.')),
    placeholder: string('Hint while nothing is picked.'),
    max: count('Most values that may be picked; the other options lock then. Default: no limit.', { min: 1 }),
    searchable: offByDefault('Adds a filter box on top of the list.'),
    chips: onByDefault('Shows picks as chips; false shows a count instead.'),
    clearable: offByDefault('Adds one button that removes all picks.'),
    submitLabel: string('Text of an extra apply button; without it there is no such button.'),
    emptyText: string('Line shown when the list has nothing to offer.', { default: 'No options' }),
    disabled,
    size,
    accent: color('Colour of the focus ring, the ticks and the chips.', 'primary'),
    accentText: color('Colour of the tick on its fill.', 'onPrimary'),
    mutedColor: color('Colour of placeholder, caret and empty line.', 'muted'),
    borderColor: color('Resting border colour of the control and the open list.', 'border'),
    radiusValue: cornerRadius('the control'),
  },
  events: {
    change: { when: 'an option is toggled or a chip removed; value is the whole selection', payload: ['value'] },
    dismiss: { when: 'the clear-all button is pressed; value is the empty selection', payload: ['value', 'all'] },
    search: { when: 'the filter text changes (searchable only)', payload: ['query'] },
    commit: {
      when: 'the apply button is pressed; value is the selection as text, joined by commas (read the list from the bound path)',
      payload: ['value'],
    },
  },
  uiTypes: ['form', 'dashboard', 'list_table', 'settings_panel', 'wizard'],
  a11y: 'Button with a multi-select listbox; arrows move, Enter toggles, Escape closes. Name it through FormField.',
  example: {
    props: {
      options: [
        { label: 'Oslo', value: 'osl' },
        { label: 'Bergen', value: 'bgo' },
        { label: 'Tromsø', value: 'tos' },
      ],
      value: { $bindState: '/depots' },
      placeholder: 'All depots',
      searchable: true,
      clearable: true,
    },
  },
});
