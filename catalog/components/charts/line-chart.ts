import {
  ariaLabel,
  emptyText,
  ownColor,
  palette,
  plotHeight,
  seriesName,
  showGrid,
  showLegend,
  showYAxis,
  yAxisTitle,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  dimension,
  list,
  listOf,
  number,
  offByDefault,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const lineChart = component({
  name: 'LineChart',
  description: 'One or more series joined into lines over shared positions.',
  useWhen:
    'trends over time are read or compared; filled volume is AreaChart, a word-sized trend Sparkline, two measures ScatterChart',
  children: 'none',
  props: {
    series: required(
      listOf(
        {
          name: seriesName,
          points: required(list(number(), 'Values by position; all series share the positions.')),
          color: ownColor('line'),
        },
        'One or more series of y values.',
        { minItems: 1 },
      ),
    ),
    xLabels: list(string(), 'Labels under the plot, one per position.'),
    curve: oneOf(['linear', 'smooth', 'step'], 'linear', 'How points are joined.'),
    showDots: onByDefault('Marks each point; dropped on series beyond 24 points.'),
    strokeWidth: dimension('Line thickness in px, 0.5 to 8. Default: medium.', { min: 0.5, max: 8, units: ['px'] }),
    xAxisTitle: string('Name of the x axis.'),
    yAxisTitle,
    showYAxis,
    palette,
    height: plotHeight('200px'),
    showGrid,
    showLegend,
    showValues: offByDefault('Prints the value at each point.'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      series: [
        { name: 'Ferry', points: [310, 352, 401, 388] },
        { name: 'Bus', points: [220, 214, 240, 263] },
      ],
      xLabels: ['Wk 1', 'Wk 2', 'Wk 3', 'Wk 4'],
      yAxisTitle: 'Passengers',
    },
  },
});
