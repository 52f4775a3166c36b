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
import { color, listOf, onByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const treemap = component({
  name: 'Treemap',
  description: 'Shares of a whole as rectangles whose area matches their amount, on one level.',
  useWhen: 'one whole has more parts than a pie can show; intensity by row and column is Heatmap',
  children: 'none',
  props: {
    data: required(
      listOf(
        { label: partLabel, value: partValue, color: ownColor('rectangle') },
        'Rectangles; each area is its share of the sum.',
        { minItems: 1 },
      ),
    ),
    palette,
    height: plotHeight('200px'),
    showValues: onByDefault('Prints the amount under each name.'),
    size: oneOf(SIZES, 'md', 'Text step.'),
    labelColor: color('Text colour inside the rectangles. Default: white.'),
    overlayColor: color('Veil under the text; make it light for dark text. Default: translucent black.'),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; values also in a hidden text list; not focusable.',
  example: {
    props: {
      data: [
        { label: 'Photos', value: 212 },
        { label: 'Video', value: 148 },
        { label: 'Mail', value: 37 },
        { label: 'Apps', value: 64 },
      ],
    },
  },
});
