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
import { list, listOf, number, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const areaChart = component({
  name: 'AreaChart',
  description: 'One or more series drawn as lines with the ground below them filled, overlaid or stacked into a total.',
  useWhen: 'volume over time matters, above all how parts add up; where only the course counts it is LineChart',
  children: 'none',
  props: {
    series: required(
      listOf(
        {
          name: seriesName,
          points: required(list(number(), 'Values by position; all series share the positions.')),
          color: ownColor('series'),
        },
        'One or more series of y values.',
        { minItems: 1 },
      ),
    ),
    xLabels: list(string(), 'Labels under the plot, one per position.'),
    stacked: offByDefault('Piles the series up instead of overlaying them.'),
    curve: oneOf(['linear', 'smooth', 'step'], 'linear', 'How points are joined.'),
    xAxisTitle: string('Name of the x axis.'),
    yAxisTitle,
    showYAxis,
    palette,
    height: plotHeight('200px'),
    fillOpacity: oneOf(['solid', 'soft'], 'Weight of the fill. Default: subtle.'),
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
        { name: 'Solar', points: [12, 26, 41, 38] },
        { name: 'Wind', points: [30, 22, 19, 27] },
      ],
      xLabels: ['Jan', 'Apr', 'Jul', 'Oct'],
      stacked: true,
      yAxisTitle: 'Output (MWh)',
    },
  },
});
