import { component } from '#catalog/compiler/vocabulary/component.ts';
import { emitOnChange } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, number, offByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const rating = component({
  name: 'Rating',
  description: 'A row of stars or hearts that shows a score, or takes one by click.',
  useWhen: 'a score out of a few is given or shown; a share done is ProgressCircle',
  children: 'none',
  props: {
    value: bound(number('Current score, 0 to max.', { min: 0 })),
    max: count('Number of glyphs, 1 to 20.', { default: 5, min: 1, max: 20 }),
    icon: oneOf(['star', 'heart'], 'star', 'Glyph used.'),
    allowHalf: offByDefault('Draws half glyphs for fractions; clicks still set whole ones.'),
    readOnly: offByDefault('Shows the score only, nothing to click.'),
    emitOnChange,
    size: oneOf(SIZES, 'md', 'Glyph size: 16, 22 or 28px.'),
    color: color('Colour of filled glyphs. Default: an amber theme colour.'),
    accent: color('Colour of the hover preview and the focus ring. Default: color, else the theme primary.'),
    mutedColor: color('Colour of unfilled glyphs.', 'muted'),
  },
  order: [['value', '<=', 'max']],
  events: {
    change: {
      when: 'a glyph is clicked, unless readOnly or emitOnChange is false; value is the whole score',
      payload: ['value'],
    },
  },
  uiTypes: ['form', 'list_table', 'detail_view', 'other'],
  a11y: 'Radio-like group of labelled buttons; read-only it is an image spoken as "n of max".',
  example: { props: { value: { $bindState: '/score' }, max: 5 } },
});
