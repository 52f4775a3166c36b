import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, emitOnChange } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, listOf, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const colorPicker = component({
  name: 'ColorPicker',
  description: 'A grid of colour swatches with a preview chip and an optional hex field.',
  useWhen: 'the answer is a colour, such as a brand or label colour; a choice among named options is Select or Radio',
  children: 'none',
  props: {
    value: bound(color('Picked colour, e.g. "#0f766e".')),
    swatches: listOf(
      {
        color: required(color('Fill of the swatch.')),
        label: string('Spoken name of the swatch. Default: the colour value.'),
      },
      'Colours on offer. Default: a built-in palette.',
    ),
    showInput: onByDefault('Adds a hex field under the grid.'),
    columns: count('Swatches per row, 1 to 12.', { default: 6, min: 1, max: 12 }),
    label: string('Field label above the picker.'),
    disabled,
    emitOnChange,
    size: oneOf(SIZES, 'md', 'Swatch and preview size.'),
    accent: color('Colour of the ring around the picked swatch and of focus rings.', 'primary'),
    borderColor: color('Resting border colour of the preview chip and the hex field.', 'border'),
    radiusValue: cornerRadius('the preview chip and the hex field'),
  },
  events: {
    change: { when: 'a swatch is picked or the hex field edited; value is the colour', payload: ['value'] },
  },
  uiTypes: ['form', 'settings_panel', 'editor'],
  a11y: 'Swatches are labelled buttons with pressed state; the hex field is a text box.',
  example: {
    props: {
      label: 'Badge colour',
      value: { $bindState: '/badgeColour' },
      swatches: [
        { color: '#0f766e', label: 'Teal' },
        { color: '#b45309', label: 'Amber' },
      ],
    },
  },
});
