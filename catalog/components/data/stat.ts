import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, list, number, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const stat = component({
  name: 'Stat',
  description: 'A tile for one key figure: its name, the figure, how it changed and an optional tiny trend line.',
  useWhen:
    'one key figure is shown with its change; several go inside StatGroup, a reading against limits is Gauge, its course LineChart',
  children: 'none',
  props: {
    label: required(string('What the figure measures, one to four words.')),
    value: required(string('The figure, already formatted as it should read.')),
    caption: string('Scope or period on a second line.'),
    icon: icon('Quiet glyph for the kind of figure.'),
    layout: oneOf(['stack', 'split'], 'stack', 'All stacked, or names left and figures right.'),
    delta: string('Change, already formatted.'),
    deltaType: oneOf(
      ['increase', 'decrease', 'neutral'],
      'neutral',
      'Colour and arrow of delta: green up, red down, muted.',
    ),
    sparkline: list(number(), 'Values of a tiny trend line.'),
    size: oneOf(SIZES, 'md', 'Figure and spacing step.'),
    align: oneOf(['start', 'center'], 'start', 'Side of the text.'),
    accent: color('Colour of the figure.', 'text'),
    sparklineColor: color('Trend line colour. Default: follows accent.'),
    mutedColor: color('Colour of label, caption and flat change.', 'muted'),
  },
  needs: { deltaType: ['delta'] },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Group named by label; direction of delta is in text as well as colour; the trend line is hidden from readers.',
  example: {
    props: {
      label: 'Beds occupied',
      caption: 'All wards, today',
      value: '312',
      delta: '+4.1%',
      deltaType: 'increase',
      icon: 'building-2',
      layout: 'split',
      sparkline: [288, 295, 301, 299, 308, 312],
    },
  },
});
