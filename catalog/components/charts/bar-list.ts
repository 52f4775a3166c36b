import {
  emptyText,
  ownColor,
  partLabel,
  partValue,
  valueFormat,
  valuePrefix,
  valueSuffix,
} from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, listOf, offByDefault, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const barList = component({
  name: 'BarList',
  description: 'Named rows, each with a bar as long as its amount and the amount at the end.',
  useWhen: 'a top-N ranking needs readable names; axes or several series need BarChart',
  children: 'none',
  props: {
    data: required(
      listOf({ label: partLabel, value: partValue, color: ownColor('bar') }, 'Rows from top to bottom.', {
        minItems: 1,
      }),
    ),
    sortByValue: offByDefault('Puts the largest first; off keeps the given order.'),
    showValues: onByDefault('Prints the amount at the end of each row.'),
    valueFormat,
    valuePrefix,
    valueSuffix,
    palette: oneOf(['brand', 'cool', 'warm', 'neutral'], 'Several hues for the bars. Default: all bars in primary.'),
    accent: color('One colour for all bars without their own; beats palette.'),
    trackColor: color('Colour of the lane behind each bar.', 'mutedSurface'),
    size: oneOf(SIZES, 'md', 'Bar height, spacing and text step.'),
    emptyText,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'List of rows, each read as name and amount; bars are decorative; not focusable.',
  example: {
    props: {
      data: [
        { label: 'Reading room', value: 812 },
        { label: 'Audio guides', value: 466 },
        { label: 'Gift shop', value: 1290 },
      ],
      sortByValue: true,
      valueSuffix: ' visits',
    },
  },
});
