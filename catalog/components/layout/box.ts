import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, offByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { ALIGNS, RADII, SHADOWS } from '#catalog/compiler/vocabulary/menus.ts';

export const box = component({
  name: 'Box',
  description:
    'A bare styled container: padding, border, background or shadow around children stacked in a column, without a heading.',
  useWhen: 'a small group needs a frame, tint or shadow but no title; with a title it is Card, with spacing only Stack',
  children: 'any',
  props: {
    padding: oneOf(['none', 'xs', 'sm', 'md', 'lg', 'xl'], 'md', 'Space inside the edges; md is 1.25rem.'),
    bordered: offByDefault('Draws a thin line around the box.'),
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    shadow: oneOf(SHADOWS, 'none', 'Shadow depth of the box.'),
    align: oneOf(ALIGNS, 'start', 'Horizontal placement of text and inline content.'),
    bg: color('Background fill. Default: none (transparent).'),
    color: color('Text colour passed down to everything inside.', 'text'),
    borderColor: color('Colour of the line when bordered.', 'border'),
    width: dimension('Fixed width (px, rem or %), at most 1600 px. Default: as wide as the parent allows.', {
      max: 1600,
      units: ['px', 'rem', '%'],
    }),
    minHeight: dimension('Smallest height (px, rem or vh), at most 2000 px. Default: as tall as the content.', {
      max: 2000,
      units: ['px', 'rem', 'vh'],
    }),
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view', 'empty_state', 'other'],
  a11y: 'No role of its own; reading order is the children order.',
  example: { props: { padding: 'sm', bordered: true, bg: '#f8fafc' }, children: ['hint-text'] },
});
