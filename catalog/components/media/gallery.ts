import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, listOf, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { GAPS } from '#catalog/compiler/vocabulary/menus.ts';
import { alt, nextLabel, prevLabel, src } from '#catalog/compiler/vocabulary/picture.ts';

export const gallery = component({
  name: 'Gallery',
  description: 'A grid of pictures that open enlarged on click, with arrows from one to the next.',
  useWhen: 'pictures are browsed and enlarged on the spot; tiles that lead elsewhere are MediaGrid',
  children: 'none',
  props: {
    items: required(listOf({ src, alt, caption: string('Line shown in the enlarged view.') }, 'Pictures in order.')),
    columns: count('Columns, 1 to 6.', { default: 3, min: 1, max: 6 }),
    gap: oneOf(GAPS, 'md', 'Space between tiles.'),
    ratio: oneOf(
      ['square', 'video', 'portrait', 'wide', 'auto'],
      'square',
      'Tile shape: 1:1, 16:9, 3:4, 21:9 or natural.',
    ),
    lightbox: onByDefault('Open the enlarged view on click.'),
    closeLabel: string('Accessible name of the close button.', { default: 'Close' }),
    prevLabel,
    nextLabel,
    overlayColor: color('Shade behind the enlarged picture. Default: fixed dark.'),
    radiusValue: cornerRadius('every tile'),
    borderColor: color('Tile border.', 'border'),
  },
  events: {
    change: { when: 'a tile was clicked; value is its index from 0', payload: ['value'] },
  },
  uiTypes: ['detail_view', 'other'],
  a11y: 'Tiles are buttons named by alt; enlarged view is a modal dialog; arrows page, Escape closes.',
  example: {
    props: {
      columns: 2,
      items: [
        { src: 'https://cdn.example.com/kitchen.jpg', alt: 'Kitchen with a window seat', caption: 'Kitchen' },
        { src: 'https://cdn.example.com/attic.jpg', alt: 'Attic bedroom' },
      ],
    },
  },
});
