import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, listOf, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { GAPS } from '#catalog/compiler/vocabulary/menus.ts';
import { src } from '#catalog/compiler/vocabulary/picture.ts';

export const mediaGrid = component({
  name: 'MediaGrid',
  description: 'A grid of picture tiles that are still or link elsewhere; nothing enlarges.',
  useWhen: 'picture tiles stand still or lead to other pages; tiles that enlarge are Gallery',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          src,
          alt: required(string('What the tile shows.')),
          label: string('Caption laid over the tile foot.'),
          href: url('Makes the tile a link.'),
        },
        'Tiles in order.',
      ),
    ),
    columns: count('Columns, 1 to 6.', { default: 3, min: 1, max: 6 }),
    gap: oneOf(GAPS, 'md', 'Space between tiles.'),
    ratio: oneOf(
      ['square', 'video', 'portrait', 'wide', 'auto'],
      'square',
      'Tile shape: 1:1, 16:9, 3:4, 21:9 or natural.',
    ),
    radiusValue: cornerRadius('every tile'),
    borderColor: color('Tile border.', 'border'),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'other'],
  a11y: 'List of images; tiles with href are links named by label or alt.',
  example: {
    props: {
      columns: 2,
      ratio: 'video',
      items: [
        {
          src: 'https://cdn.example.com/series1.jpg',
          alt: 'Cover of Deep Field',
          label: 'Deep Field',
          href: '/shows/deep-field',
        },
        {
          src: 'https://cdn.example.com/series2.jpg',
          alt: 'Cover of Salt Road',
          label: 'Salt Road',
          href: '/shows/salt-road',
        },
      ],
    },
  },
});
