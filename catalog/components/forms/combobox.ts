import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import { choice } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, dimension, listOf, offByDefault, onByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const combobox = component({
  name: 'Combobox',
  description: 'A text box that narrows a list of options as the user types and commits one of them.',
  useWhen:
    'one value comes from a list too long to scroll, perhaps with new values allowed; a short list is Select, several values MultiSelect',
  children: 'none',
  props: {
    options: required(listOf(choice, 'Choices, narrowed by what is typed into the label text.')),
    value: bound(string('Committed choice.')),
    placeholder: string('Hint in the empty box.'),
    creatable: offByDefault('Offers the typed text as a new value when nothing matches.'),
    loading: offByDefault('Shows a spinner while options are on their way.'),
    emptyText: string('Line shown when nothing matches.', { default: 'No matches' }),
    disabled,
    emitOnChange: onByDefault('When false typing raises no search event; the query stays in state.'),
    size,
    accent: color('Colour of the focus ring, the tick and the create row.', 'primary'),
    mutedColor: color('Colour of placeholder, caret and empty line.', 'muted'),
    borderColor: color('Resting border colour of the box and the open list.', 'border'),
    maxHeight: dimension(
      'Height at which the list starts to scroll (px or rem), at most 600 px. Default: a built-in height.',
      { max: 600, units: ['px', 'rem'] },
    ),
    radiusValue: cornerRadius('the box'),
  },
  events: {
    change: { when: 'an option is picked or a new value created; value is the choice', payload: ['value'] },
    search: { when: 'the typed text changes, unless emitOnChange is false', payload: ['query'] },
    commit: { when: 'Enter or leaving the box commits the typed text; value is that text', payload: ['value'] },
  },
  uiTypes: ['form', 'list_table', 'settings_panel', 'wizard'],
  a11y: 'role=combobox with a listbox; arrows move, Enter picks, Escape closes. Name it through FormField.',
  example: {
    props: {
      options: [
        { label: 'Port of Antwerp', value: 'BEANR' },
        { label: 'Port of Rotterdam', value: 'NLRTM' },
      ],
      value: { $bindState: '/port' },
      placeholder: 'Find a port',
    },
  },
});
