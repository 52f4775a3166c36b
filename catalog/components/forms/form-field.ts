import { component } from '#catalog/compiler/vocabulary/component.ts';
import { errorText, helpText } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const formField = component({
  name: 'FormField',
  description: 'Gives the one control inside it a label, a help line and an error line.',
  useWhen:
    'a control has no label of its own (date pickers, Combobox, TagInput, Rating, RangeSlider); a caption far from its control is Label',
  children: 'any',
  minChildren: 1,
  maxChildren: 1,
  props: {
    label: required(string('Label of the wrapped control.')),
    helpText,
    errorText,
    required: offByDefault('Marks the label and makes the wrapped control mandatory.'),
    labelPlacement: oneOf(
      ['top', 'left', 'hidden'],
      'top',
      'Where the label sits; hidden keeps it for screen readers only.',
    ),
    size: oneOf(SIZES, 'md', 'Text size of label and lines.'),
    mutedColor: color('Colour of the help line.', 'muted'),
  },
  events: {},
  uiTypes: ['form', 'settings_panel', 'wizard'],
  a11y: 'role=group named by the label and described by the help or error line.',
  example: {
    props: { label: 'Pickup day', helpText: 'We collect Monday to Friday.', required: true },
    children: ['pickup-date'],
  },
});
