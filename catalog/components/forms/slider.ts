import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, emitOnChange } from '#catalog/compiler/vocabulary/control.ts';
import { errorText, helpText } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, eitherOf, list, number, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const slider = component({
  name: 'Slider',
  description: 'A track with one thumb that picks a number between two ends.',
  useWhen: 'one number is set by feel (volume, threshold); two bounds are RangeSlider, exact amounts NumberInput',
  children: 'none',
  props: {
    label: string('Label above the track.'),
    name: string("Machine name: the key of this value in the Form's commit fields."),
    value: bound(number('Current number.')),
    min: number('Start of the scale.', { default: 0 }),
    max: number('End of the scale.', { default: 100 }),
    step: number('Distance between positions.', { default: 1, above: 0 }),
    showValue: onByDefault('Prints the current number beside the label.'),
    valueSuffix: string('Unit after the printed number, e.g. " °C".'),
    marks: list(
      eitherOf(['number', 'object'], 'A number labels itself; an object gives its own text.', {
        of: { value: required(number('Position on the scale.')), label: required(string('Text under the tick.')) },
      }),
      'Ticks under the track at their true positions.',
    ),
    helpText,
    errorText,
    disabled,
    emitOnChange,
    size: oneOf(SIZES, 'md', 'Height of the control and text size.'),
    accent: color('Colour of the filled track and the thumb.', 'primary'),
    trackColor: color('Colour of the empty track.', 'border'),
  },
  order: [['min', '<', 'max']],
  events: {
    change: { when: 'the thumb moves, unless emitOnChange is false; value is the number', payload: ['value', 'name'] },
    commit: { when: 'the thumb comes to rest; value is the settled number as text', payload: ['value', 'name'] },
  },
  uiTypes: ['form', 'dashboard', 'settings_panel', 'wizard', 'editor'],
  a11y: 'role=slider with value and limits; arrows step, Home and End jump to the ends.',
  example: {
    props: {
      label: 'Room temperature',
      name: 'temperature',
      min: 15,
      max: 25,
      step: 0.5,
      value: { $bindState: '/temperature' },
      valueSuffix: ' °C',
    },
  },
});
