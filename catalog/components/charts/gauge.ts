import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  dimension,
  listOf,
  number,
  offByDefault,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const gauge = component({
  name: 'Gauge',
  description:
    'A half-circle dial that shows where one reading lies between two limits, with coloured zones if wanted.',
  useWhen:
    'one reading is judged against limits; progress towards done is ProgressCircle or Progress, a bare figure Stat',
  children: 'none',
  props: {
    value: required(number('The reading; held between min and max.')),
    min: number('Low limit.', { default: 0 }),
    max: number('High limit; must exceed min.', { default: 100 }),
    unit: string('Unit after the number.'),
    label: string('What is measured, under the number.'),
    thresholds: listOf(
      {
        value: required(number('Where the zone begins.')),
        color: color('Zone colour.'),
        label: string('Zone name, shown while the reading is in it.'),
      },
      'Zones in rising order; the arc takes the colour of its zone.',
    ),
    tone: oneOf(TONES, 'neutral', 'Colour meaning when no zone applies.'),
    color: color('Exact arc colour; beats tone, not zones.'),
    trackColor: color('Colour of the empty part of the dial.', 'mutedSurface'),
    valueColor: color('Colour of the number.', 'text'),
    size: oneOf(['sm', 'md', 'lg', 'xl'], 'md', 'Dial width: sm 130, md 180, lg 240, xl 320 px.'),
    sizeValue: dimension('Exact dial width in px or rem, 80 to 480; beats size.', {
      min: 80,
      max: 480,
      units: ['px', 'rem'],
    }),
    showValue: onByDefault('Prints the number in the middle.'),
    showRange: offByDefault('Prints the limits at both ends.'),
    ariaLabel: string('Spoken summary. Default: value, limits and label.'),
  },
  order: [['min', '<', 'max']],
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role meter with aria-valuenow/min/max; name from ariaLabel or label; not focusable.',
  example: {
    props: {
      value: 5.6,
      min: 0,
      max: 10,
      unit: ' bar',
      label: 'Boiler pressure',
      showRange: true,
      thresholds: [
        { value: 0, color: '#15803d', label: 'Normal' },
        { value: 7, color: '#b91c1c', label: 'High' },
      ],
    },
  },
});
