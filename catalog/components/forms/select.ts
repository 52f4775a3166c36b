import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import {
  checks,
  choice,
  errorText,
  helpText,
  labelPlacement,
  mandatory,
  name,
  readonly,
  validateOn,
} from '#catalog/compiler/vocabulary/form-field.ts';
import { color, eitherOf, list, offByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const select = component({
  name: 'Select',
  description: 'A labelled native drop-down that stores one value from a fixed list.',
  useWhen:
    'one form answer comes from a fixed list and space is tight; a list to search is Combobox, two to five answers in sight are Radio',
  children: 'none',
  props: {
    label: required(string('Label of the drop-down.')),
    name,
    options: required(
      list(
        eitherOf(['string', 'object'], 'A plain string serves as both label and value; an object separates the two.', {
          of: choice,
        }),
        'Choices in the order shown; one form throughout the list.',
      ),
    ),
    value: bound(string('Value of the picked option.')),
    placeholder: string('Text of the empty first entry. Default: a built-in prompt.'),
    clearable: offByDefault('The empty entry can be picked again.'),
    required: mandatory,
    disabled,
    readonly,
    helpText,
    errorText,
    checks,
    validateOn: validateOn('change'),
    labelPlacement,
    size,
    accent: color('Colour of the focus ring.', 'primary'),
  },
  events: {
    change: { when: "another option is picked; value is that option's value", payload: ['value', 'name'] },
  },
  uiTypes: ['form', 'dashboard', 'list_table', 'settings_panel', 'wizard', 'editor'],
  a11y: 'Native select named by its label; arrows and type-ahead work as in the browser.',
  example: {
    props: { label: 'Currency', name: 'currency', options: ['EUR', 'NOK', 'SEK'], value: { $bindState: '/currency' } },
  },
});
