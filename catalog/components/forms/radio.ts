import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import {
  checks,
  choice,
  errorText,
  helpText,
  labelPlacement,
  mandatory,
  readonly,
  validateOn,
} from '#catalog/compiler/vocabulary/form-field.ts';
import { color, eitherOf, list, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ORIENTATIONS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const radio = component({
  name: 'Radio',
  description: 'A labelled set of mutually exclusive options, all visible at once.',
  useWhen:
    'a form question has two to five answers to be read side by side; a longer list is Select, switching views SegmentedControl',
  children: 'none',
  props: {
    label: required(string('Question above the options.')),
    name: required(string("Machine name shared by the options: the key of the answer in the Form's commit fields.")),
    options: required(
      list(
        eitherOf(['string', 'object'], 'A plain string serves as both label and value; an object separates the two.', {
          of: choice,
        }),
        'Answers in the order shown; one form throughout the list.',
      ),
    ),
    value: bound(string('Value of the picked answer.')),
    orientation: oneOf(ORIENTATIONS, 'vertical', 'Options in a row or a column.'),
    gap: oneOf(SIZES, 'sm', 'Space between options.'),
    required: mandatory,
    disabled,
    readonly,
    helpText,
    errorText,
    checks,
    validateOn: validateOn('change'),
    labelPlacement,
    size,
    accent: color('Colour of the picked dot.', 'primary'),
  },
  events: {
    change: { when: 'another answer is picked; value is that answer', payload: ['value', 'name'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'confirmation'],
  a11y: 'role=radiogroup named by the label; arrow keys move and pick.',
  example: {
    props: {
      label: 'Delivery',
      name: 'delivery',
      options: [
        { value: 'door', label: 'To the door' },
        { value: 'locker', label: 'Parcel locker' },
      ],
      value: { $bindState: '/delivery' },
    },
  },
});
