import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { RADII, WIDE_SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const thumbnail = component({
  name: 'Thumbnail',
  description: 'A small fixed square preview picture that falls back to initials.',
  useWhen: 'a row or card needs a tiny square picture of a thing; a person is Avatar, a larger picture Image',
  children: 'none',
  props: {
    src: url('Raster picture; initials show without it.', { use: 'picture' }),
    alt: string('What it shows; empty when decorative.'),
    size: oneOf(WIDE_SIZES, 'md', 'Square side: 24, 32, 48, 64 or 96px.'),
    sizeValue: dimension('Exact side, 16 to 256px; wins over size.', { min: 16, max: 256, units: ['px', 'rem'] }),
    radius: oneOf(RADII, 'md', 'Corner rounding, full for a circle.'),
    fallbackInitials: string('One to three letters shown when there is no picture.', { maxLen: 3 }),
    bordered: offByDefault('Draw a frame line.'),
    borderColor: color('Frame line when bordered.', 'border'),
  },
  oneOf: [['src', 'fallbackInitials']],
  events: {},
  uiTypes: ['list_table', 'detail_view'],
  a11y: 'Img named by alt; fallback text hidden when alt is empty.',
  example: {
    props: { src: 'https://cdn.example.com/sku-88.png', alt: 'Blue enamel mug', size: 'lg', fallbackInitials: 'BM' },
  },
});
