import { emptyText } from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, list, number, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const heatmap = component({
  name: 'Heatmap',
  description: 'A grid of cells tinted by how large their number is.',
  useWhen:
    'a pattern over two dimensions is sought, such as weekday by hour; shares of a whole are Treemap, good and bad days Tracker',
  children: 'none',
  props: {
    cells: required(list(list(number()), 'Rows of equal length, from top to bottom.', { minItems: 1 })),
    xLabels: list(string(), 'Column names.'),
    yLabels: list(string(), 'Row names.'),
    colorScale: oneOf(['brand', 'cool', 'warm', 'success'], 'cool', 'Hue that grows with the value.'),
    scaleColor: color('Exact colour of the highest value; beats colorScale.'),
    cellSize: oneOf(SIZES, 'md', 'Cell size step.'),
    showValues: offByDefault('Prints the number in each cell.'),
    showLegend: offByDefault('Low-to-high key under the grid.'),
    valueColor: color('Colour of printed numbers.', 'text'),
    mutedColor: color('Colour of row and column names.', 'muted'),
    emptyText,
    ariaLabel: string('Spoken summary. Default: "Heatmap, N rows by M columns".'),
  },
  events: {},
  uiTypes: ['dashboard', 'calendar'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      cells: [
        [2, 7, 11],
        [5, 14, 6],
      ],
      xLabels: ['Morning', 'Noon', 'Evening'],
      yLabels: ['Sat', 'Sun'],
      showValues: true,
      cellSize: 'lg',
    },
  },
});
