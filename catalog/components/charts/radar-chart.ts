import {
  ariaLabel,
  emptyText,
  ownColor,
  palette,
  plotHeight,
  seriesName,
  showLegend,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, list, listOf, number, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const radarChart = component({
  name: 'RadarChart',
  description: 'Profiles drawn as polygons over spokes that all share one scale.',
  useWhen: 'the profiles of a few candidates are compared over three to eight criteria; a single criterion is BarChart',
  children: 'none',
  props: {
    axes: required(list(string(), 'Spokes, clockwise from the top.', { minItems: 3 })),
    series: required(
      listOf(
        {
          name: seriesName,
          values: required(list(number(), 'One value per spoke; missing ones count as 0.')),
          color: ownColor('series'),
        },
        'Profiles to compare.',
        { minItems: 1 },
      ),
    ),
    palette,
    height: plotHeight('220px'),
    fillOpacity: oneOf(['solid', 'soft'], 'Weight of the fill. Default: subtle.'),
    showLegend,
    strokeWidth: dimension('Outline thickness in px, 0.5 to 6.', {
      default: '1.25px',
      min: 0.5,
      max: 6,
      units: ['px'],
    }),
    gridColor: color('Colour of the rings and spokes.', 'border'),
    axisColor: color('Colour of the spoke names.', 'muted'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      axes: ['Aroma', 'Body', 'Acidity', 'Sweetness'],
      series: [
        { name: 'Huila', values: [8, 6, 7, 7] },
        { name: 'Sidamo', values: [9, 5, 8, 6] },
      ],
    },
  },
});
