import {
  ariaLabel,
  emptyText,
  ownColor,
  palette,
  partLabel,
  partValue,
  plotHeight,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, offByDefault, onByDefault } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const pieChart = component({
  name: 'PieChart',
  description: 'Shares of a whole as full wedges of a circle, with their names beside it.',
  useWhen: 'two to six shares are compared without a total; with a total it is DonutChart, many parts are Treemap',
  children: 'none',
  props: {
    data: required(
      listOf(
        { label: partLabel, value: partValue, color: ownColor('wedge') },
        'Wedges in order; each angle is its share of the sum.',
        { minItems: 1 },
      ),
    ),
    palette,
    height: plotHeight('220px'),
    showLegend: onByDefault('Names beside the pie.'),
    showValues: offByDefault('Adds each share in percent to the names.'),
    separatorColor: color('Gap between wedges.', 'card'),
    mutedColor: color('Colour of the names.', 'muted'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      data: [
        { label: 'Yes', value: 58 },
        { label: 'No', value: 27 },
        { label: 'Undecided', value: 15 },
      ],
      showValues: true,
    },
  },
});
