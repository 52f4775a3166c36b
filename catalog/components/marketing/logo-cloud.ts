import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  dimension,
  listOf,
  onByDefault,
  oneOf,
  string,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const logoCloud = component({
  name: 'LogoCloud',
  description: 'A quiet wall of partner or customer logos under an optional line of text.',
  useWhen: 'brand logos serve as proof; a moving strip is Marquee, pictures to enlarge Gallery',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          src: url('Raster logo; its alt text shows when it fails.', { use: 'picture' }),
          alt: required(string('Name of the brand.')),
          href: url('Link around the logo.'),
        },
        'Logos in order.',
      ),
    ),
    title: string('Muted line above the logos.'),
    columns: count('Logos per row, 2 to 8; fewer on narrow screens.', { default: 5, min: 2, max: 8 }),
    grayscale: onByDefault('Desaturate the logos until hovered.'),
    size: oneOf(SIZES, 'md', 'Logo height: 1.5, 2 or 3rem.'),
    height: dimension('Exact logo height, 12 to 96px; wins over size.', { min: 12, max: 96, units: ['px', 'rem'] }),
    mutedColor: color('Line above and fallback names.', 'muted'),
  },
  events: {},
  uiTypes: ['pricing_table', 'other'],
  a11y: 'List of images named by alt; links only where href is set.',
  example: {
    props: {
      title: 'Stocked by',
      columns: 3,
      items: [
        { src: 'https://cdn.example.com/oak.png', alt: 'Oak & Sons' },
        { src: 'https://cdn.example.com/lumen.png', alt: 'Lumen', href: 'https://lumen.example.com' },
      ],
    },
  },
});
