import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, emitOnChange, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, dimension, offByDefault, onByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';

export const searchInput = component({
  name: 'SearchInput',
  description: 'A query box with a magnifier, a clear button and a busy spinner.',
  useWhen:
    'the typed text is a search query; together with filter chips it is FilterBar, picking a known option is Combobox',
  children: 'none',
  props: {
    value: bound(string('Query text.')),
    name: string('Machine name sent with events and with an enclosing Form.'),
    placeholder: string('Hint that names what is searched.'),
    clearable: onByDefault('Shows a clear button when there is text.'),
    loading: offByDefault('Shows a spinner while results are on their way.'),
    disabled,
    emitOnChange,
    size,
    width: dimension('Width of the box (px, rem or %), at most 900 px. Default: 100%.', {
      max: 900,
      units: ['px', 'rem', '%'],
    }),
    accent: color('Colour of the focus ring and the magnifier.', 'primary'),
    mutedColor: color('Colour of placeholder, clear button and spinner.', 'muted'),
    borderColor: color('Resting border colour of the box.', 'border'),
    radiusValue: cornerRadius('the box'),
  },
  events: {
    change: { when: 'the text is edited or cleared; value is the query so far', payload: ['value', 'name'] },
    commit: { when: 'Enter is pressed; value is the query to run', payload: ['value', 'name'] },
  },
  uiTypes: ['dashboard', 'list_table', 'board', 'map', 'other'],
  a11y: 'role=searchbox named by its placeholder; Escape or the clear button empties it.',
  example: {
    props: { value: { $bindState: '/query' }, placeholder: 'Find an invoice', emitOnChange: false },
    on: { commit: { action: 'findInvoices', params: { query: { $state: '/query' } } } },
  },
});
