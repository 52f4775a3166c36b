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
import { dimension, listOf, number, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const scatterChart = component({
  name: 'ScatterChart',
  description: 'Points placed by two measures, to see how they relate.',
  useWhen: 'two measures are set against each other to see how they relate; values over equal steps are LineChart',
  children: 'none',
  props: {
    series: required(
      listOf(
        {
          name: seriesName,
          points: required(
            listOf(
              { x: required(number('Place along x.')), y: required(number('Place along y.')) },
              'Points of the series.',
            ),
          ),
          color: ownColor('point'),
        },
        'One or more clouds of points; both axes scale themselves.',
        { minItems: 1 },
      ),
    ),
    xAxisTitle: string('Name of the x measure with its unit; ticks are bare numbers.'),
    yAxisTitle,
    showYAxis,
    palette,
    height: plotHeight('220px'),
    size: oneOf(SIZES, 'md', 'Dot and text step.'),
    sizeValue: dimension('Exact dot diameter in px, 2 to 24; beats size.', { min: 2, max: 24, units: ['px'] }),
    showGrid,
    showLegend,
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      series: [
        {
          name: 'Flats',
          points: [
            { x: 42, y: 910 },
            { x: 58, y: 1180 },
            { x: 75, y: 1390 },
          ],
        },
      ],
      xAxisTitle: 'Size (m²)',
      yAxisTitle: 'Rent (€)',
    },
  },
});
