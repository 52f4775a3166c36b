import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  boolean,
  color,
  dimension,
  icon,
  listOf,
  offByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const segmentedControl = component({
  name: 'SegmentedControl',
  description: 'An inline rail of options of which exactly one is active, shown as a raised pill.',
  useWhen:
    'a view, sort order or density is switched between a few exclusive modes; whole content panels are Tabs, form answers Radio',
  children: 'none',
  props: {
    options: required(
      listOf(
        {
          label: required(string('Text of the segment; the spoken name when iconOnly is on.')),
          value: required(string('Value of the segment.')),
          icon: icon('Optional glyph before the text.'),
        },
        'Segments in order.',
      ),
    ),
    value: bound(string('Value of the active segment.')),
    size: oneOf(SIZES, 'md', 'Height, text size and padding of the rail.'),
    fullWidth: boolean('Fills the container with segments of equal width. Default: off.'),
    iconOnly: boolean('Shows glyphs only; labels become spoken names. Default: off.'),
    accent: color('Fill of the active pill. Default: the theme.'),
    accentText: color('Text colour on the active pill. Default: the theme.'),
    trackColor: color('Colour of the rail behind the pills. Default: the theme.'),
    connectorColor: color('Colour of the lines between resting segments. Default: the theme.'),
    disabled: offByDefault('No segment can be chosen.'),
    radiusValue: dimension('Corner radius of the rail and the pills (px or rem). Default: the theme radius.'),
  },
  events: {
    change: { when: "another segment is chosen; value is that segment's value", payload: ['value'] },
  },
  uiTypes: ['dashboard', 'pricing_table', 'list_table', 'settings_panel', 'calendar', 'board', 'map', 'other'],
  a11y: 'Group of buttons with aria-pressed; Tab reaches each, Enter or Space picks.',
  example: {
    props: {
      options: [
        { label: 'Board', value: 'board', icon: 'columns' },
        { label: 'Table', value: 'table', icon: 'list' },
      ],
      value: { $bindState: '/view' },
    },
  },
});
