import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, emitOnChange, fullWidth, size } from '#catalog/compiler/vocabulary/control.ts';
import { choice } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, icon, list, listOf, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ORIENTATIONS } from '#catalog/compiler/vocabulary/menus.ts';

export const toggleGroup = component({
  name: 'ToggleGroup',
  description: 'A set of press-and-stay buttons of which one or several may be on.',
  useWhen:
    'one or several options of a compact set stay pressed (formatting, weekdays); switching views is SegmentedControl, one period ButtonGroup',
  children: 'none',
  props: {
    items: required(listOf(choice, 'Buttons in order.')),
    value: bound(string('Pressed value; with type multiple a comma-separated list.')),
    type: oneOf(['single', 'multiple'], 'single', 'One button on at a time, or any number.'),
    icons: list(icon('Glyph of the button at the same position.'), 'Glyphs parallel to items.'),
    orientation: oneOf(ORIENTATIONS, 'horizontal', 'Buttons in a row or a column.'),
    attached: offByDefault('Joins the buttons without gaps.'),
    variant: oneOf(['default', 'outline'], 'default', 'Resting look: filled surface or outline.'),
    disabled,
    emitOnChange,
    size,
    fullWidth,
    activeColor: color('Fill of pressed buttons. Default: the muted theme fill.'),
    activeText: color('Text colour of pressed buttons.', 'text'),
    trackColor: color('Fill of resting buttons.', 'card'),
    borderColor: color('Border of resting buttons.', 'border'),
    radiusValue: cornerRadius('each button, or of the outer ends when attached'),
  },
  events: {
    change: {
      when: 'a button is pressed; value is the new selection in the form of the value prop',
      payload: ['value'],
    },
  },
  uiTypes: ['list_table', 'settings_panel', 'calendar', 'editor', 'other'],
  a11y: 'Group of buttons with aria-pressed; Tab or arrows move, Enter or Space toggles.',
  example: {
    props: {
      items: [
        { label: 'Mon', value: 'mon' },
        { label: 'Wed', value: 'wed' },
        { label: 'Fri', value: 'fri' },
      ],
      type: 'multiple',
      value: { $bindState: '/deliveryDays' },
      attached: true,
    },
  },
});
