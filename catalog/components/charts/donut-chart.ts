import {
  ariaLabel,
  emptyText,
  ownColor,
  palette,
  partLabel,
  partValue,
  plotHeight,
  valuePrefix,
  valueSuffix,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { VALUE_FORMATS } from '#catalog/compiler/vocabulary/menus.ts';

export const donutChart = component({
  name: 'DonutChart',
  description: 'Shares of a whole as segments of a ring, with the total printed in the hole.',
  useWhen: 'a few shares and their total are shown; without a total it is PieChart, one share of a goal ProgressCircle',
  children: 'none',
  props: {
    data: required(
      listOf(
        { label: partLabel, value: partValue, color: ownColor('segment') },
        'Segments in order; each arc is its share of the sum.',
        { minItems: 1 },
      ),
    ),
    thickness: oneOf(['thin', 'md', 'thick'], 'md', 'Width of the ring.'),
    showTotal: onByDefault('Prints the sum in the hole.'),
    totalLabel: string('Words under the sum.', { default: 'Total' }),
    valueFormat: oneOf(VALUE_FORMATS, 'plain', 'How the sum prints: as is, shortened or with a percent sign.'),
    valuePrefix,
    valueSuffix,
    palette,
    height: plotHeight('200px'),
    showLegend: onByDefault('Names beside the ring.'),
    showValues: offByDefault('Adds share and amount to the names.'),
    trackColor: color('Colour of the ring behind the segments.', 'mutedSurface'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      data: [
        { label: 'Rent', value: 1180 },
        { label: 'Groceries', value: 430 },
        { label: 'Transport', value: 160 },
      ],
      totalLabel: 'Spent',
      valuePrefix: '€',
    },
  },
});
