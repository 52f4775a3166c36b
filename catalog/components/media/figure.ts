import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { ALIGNS, RADII } from '#catalog/compiler/vocabulary/menus.ts';
import { width } from '#catalog/compiler/vocabulary/picture.ts';

export const figure = component({
  name: 'Figure',
  description: 'A picture set off as a figure with a caption and, if wanted, a credit line.',
  useWhen: 'a picture needs a visible caption or credit; without one it is Image',
  children: 'none',
  props: {
    src: required(url('Raster picture; a placeholder shows when it fails.', { use: 'picture' })),
    alt: string('What the picture shows; leave empty only when decorative.'),
    caption: string('Line under the picture.'),
    credit: string('Source added after the caption.'),
    align: oneOf(ALIGNS, 'center', 'Placement of the block.'),
    ratio: oneOf(['auto', '16/9', '4/3', '1/1', '21/9', '3/2'], 'auto', 'Frame shape.'),
    fit: oneOf(['cover', 'contain'], 'cover', 'Crop to the frame or show it whole.'),
    width,
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    bordered: offByDefault('Draw a frame line.'),
    borderColor: color('Frame line when bordered.', 'border'),
    mutedColor: color('Colour of the caption and credit.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Figure with figcaption; image named by alt.',
  example: {
    props: {
      src: 'https://cdn.example.com/delta.jpg',
      alt: 'River delta from above',
      caption: 'The delta at low water',
      credit: 'Survey 2024',
      ratio: '16/9',
    },
  },
});
