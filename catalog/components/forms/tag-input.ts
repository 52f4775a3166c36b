import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, list, onByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';

export const tagInput = component({
  name: 'TagInput',
  description: 'A field where the user types free words that turn into removable chips.',
  useWhen:
    'the user makes up several short values (tags, keywords, recipients); values from a fixed list are MultiSelect',
  children: 'none',
  props: {
    value: bound(list(string(), 'Current tags, rewritten on every addition and removal.')),
    suggestions: list(string(), 'Words offered while typing.'),
    max: count('Most tags allowed; typing stops then. Default: no limit.', { min: 1 }),
    placeholder: string('Hint while there are no tags.'),
    removable: onByDefault('Puts a remove button on each chip.'),
    lockedTags: list(string(), 'Tags the user cannot remove.'),
    disabled,
    size,
    accent: color('Colour of the focus ring and the chips.', 'primary'),
    mutedColor: color('Colour of the placeholder.', 'muted'),
    borderColor: color('Resting border colour of the field.', 'border'),
    radiusValue: cornerRadius('the field'),
  },
  events: {
    change: { when: 'a tag is added or removed; value is the whole list', payload: ['value'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'editor'],
  a11y: 'Text box with a list of chips; Enter or comma adds, Backspace on empty removes the last. Name it through FormField.',
  example: {
    props: {
      value: { $bindState: '/keywords' },
      suggestions: ['fragile', 'cold chain'],
      max: 6,
      placeholder: 'Add a keyword',
    },
  },
});
