import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, offByDefault, oneOf, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { ASPECTS, PADDINGS, RADII } from '#catalog/compiler/vocabulary/menus.ts';
import { alt } from '#catalog/compiler/vocabulary/picture.ts';

export const image = component({
  name: 'Image',
  description:
    'A single picture with box size, crop and rounding; shows its alt text on a muted box when it cannot load.',
  useWhen: 'one plain picture is shown; with a caption it is Figure, of a person Avatar, tiny and square Thumbnail',
  children: 'none',
  props: {
    src: url('Picture address; a placeholder with the alt text shows without it.', { use: 'picture' }),
    alt,
    width: dimension('Box width in px, rem or %, up to 2048px. Default: its natural width.', {
      max: 2048,
      units: ['px', 'rem', '%'],
    }),
    height: dimension('Box height in px, rem or %, up to 2048px. Default: its natural height.', {
      max: 2048,
      units: ['px', 'rem', '%'],
    }),
    aspect: oneOf(ASPECTS, 'Box shape; give with one of width or height. Default: its natural shape.'),
    fit: oneOf(['cover', 'contain', 'fill', 'none'], 'cover', 'How the picture fills its box.'),
    position: oneOf(['center', 'top', 'bottom', 'left', 'right'], 'center', 'Part kept in view when cropped.'),
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    shadow: oneOf(PADDINGS, 'none', 'Shadow depth.'),
    border: offByDefault('Draw a 1px frame line.'),
    borderColor: color('Frame line colour; setting it draws the line. Default: no line.'),
    loading: oneOf(['lazy', 'eager'], 'lazy', 'Fetch near the viewport or at once.'),
  },
  events: {},
  uiTypes: ['list_table', 'detail_view', 'empty_state', 'other'],
  a11y: 'Img named by alt.',
  example: {
    props: {
      src: 'https://cdn.example.com/bakery.jpg',
      alt: 'Loaves on a wooden counter',
      aspect: '4/3',
      radius: 'lg',
    },
  },
});
