import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, fullWidth, size } from '#catalog/compiler/vocabulary/control.ts';
import { choice } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, icon, list, listOf, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ORIENTATIONS, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const buttonGroup = component({
  name: 'ButtonGroup',
  description: 'A row or column of joined buttons of which exactly one is current, such as periods or units.',
  useWhen:
    'a period or unit is picked from joined buttons; switching views is SegmentedControl, several pressed at once ToggleGroup, a form answer Radio',
  children: 'none',
  props: {
    buttons: required(listOf(choice, 'Segments in order.')),
    selected: bound(string('Value of the current segment.')),
    icons: list(icon('Glyph of the segment at the same position.'), 'Glyphs parallel to buttons.'),
    orientation: oneOf(ORIENTATIONS, 'horizontal', 'Segments in a row or a column.'),
    variant: oneOf(['solid', 'outline'], 'solid', 'Current segment filled, or only outlined.'),
    tone: oneOf(TONES, 'What the choice means.'),
    disabled,
    size,
    fullWidth,
    accent: color('Fill of the current segment, or its text and border with outline.', 'primary'),
    accentText: color('Text colour on that fill.', 'onPrimary'),
    trackColor: color('Fill of the other segments.', 'card'),
    borderColor: color('Colour of the outline and dividers.', 'border'),
    radiusValue: cornerRadius('the outer ends'),
  },
  events: {
    change: { when: 'a segment is clicked; value is its value', payload: ['value'] },
  },
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'calendar', 'other'],
  a11y: 'Group of buttons with aria-pressed; Tab reaches each, Enter or Space picks.',
  example: {
    props: {
      buttons: [
        { label: '7 days', value: '7d' },
        { label: '30 days', value: '30d' },
      ],
      selected: { $bindState: '/period' },
    },
    on: { change: { action: 'loadPeriod', params: { period: { $state: '/period' } } } },
  },
});
