import { ariaLabel, emptyText } from '#catalog/compiler/vocabulary/chart.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, list, number, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const sparkline = component({
  name: 'Sparkline',
  description: 'A word-sized line, area or column trend without axes or labels.',
  useWhen: 'a trend is hinted at inside a row or beside a figure; anything to be read off needs LineChart',
  children: 'none',
  props: {
    points: required(list(number(), 'Values in order.', { minItems: 2 })),
    type: oneOf(['line', 'area', 'bar'], 'line', 'Line, filled line or mini columns.'),
    tone: oneOf(TONES, 'neutral', 'Meaning carried by the colour.'),
    color: color('Exact colour; beats tone.'),
    height: dimension('Height in px or rem, 80 to 800 when set. Default: 28px.', {
      min: 80,
      max: 800,
      units: ['px', 'rem'],
    }),
    strokeWidth: dimension('Line thickness in px, 0.5 to 6. Default: 1.5.', { min: 0.5, max: 6, units: ['px'] }),
    emptyText,
    ariaLabel,
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'detail_view'],
  a11y: 'Role img; name from ariaLabel or a computed summary; not focusable.',
  example: {
    props: {
      points: [61, 64, 60, 67, 72, 70],
      type: 'area',
      tone: 'success',
      ariaLabel: 'Turnout over six weeks, rising',
    },
  },
});
