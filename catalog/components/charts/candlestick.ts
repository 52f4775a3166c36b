import { emptyText, plotHeight } from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, number, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const candlestick = component({
  name: 'Candlestick',
  description: 'Price candles with opening, highest, lowest and closing value per period.',
  useWhen: 'market prices have open, high, low and close; a single price line is LineChart',
  children: 'none',
  props: {
    data: required(
      listOf(
        {
          label: string('Period name under the candle.'),
          open: required(number('First price.')),
          high: required(number('Highest price.')),
          low: required(number('Lowest price.')),
          close: required(number('Last price.')),
        },
        'Periods in order of time.',
        { minItems: 1, order: [['low', '<=', 'high']] },
      ),
    ),
    height: plotHeight('200px'),
    showGrid: onByDefault('Level price lines.'),
    showAxis: offByDefault('Period names under the plot.'),
    showYAxis: offByDefault('Prices along the left edge.'),
    size: oneOf(SIZES, 'md', 'Candle width step.'),
    upColor: color('Colour of the candles that close at or above open. Default: the theme success.'),
    downColor: color('Colour of the candles that close below open. Default: the theme danger.'),
    gridColor: color('Line colour.', 'border'),
    axisColor: color('Colour of names and prices.', 'muted'),
    emptyText,
    ariaLabel: string('Spoken summary. Default: "Candlestick chart, N candles".'),
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      data: [
        { label: '4 May', open: 82.1, high: 84.9, low: 81.6, close: 84.2 },
        { label: '5 May', open: 84.2, high: 85, low: 82.8, close: 83.1 },
      ],
      showAxis: true,
      showYAxis: true,
    },
  },
});
