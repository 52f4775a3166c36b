import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  dimension,
  list,
  offByDefault,
  onByDefault,
  oneOf,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { GAPS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const marquee = component({
  name: 'Marquee',
  description: 'A strip whose words or children glide past in an endless loop.',
  useWhen: 'short items drift by as a ticker; a strip the user scrolls is Carousel',
  children: 'any',
  props: {
    items: list(string(), 'Text items; leave out to move the children instead.'),
    direction: oneOf(['left', 'right', 'up', 'down'], 'left', 'Way of travel.'),
    speed: oneOf(['slow', 'normal', 'fast'], 'normal', 'One pass takes about 28, 18 or 10 seconds.'),
    pauseOnHover: onByDefault('Hold still under the pointer.'),
    gap: oneOf(GAPS, 'md', 'Space between items.'),
    fade: offByDefault('Fade both ends out.'),
    size: oneOf(SIZES, 'md', 'Text size of items.'),
    color: color('Text colour.', 'text'),
    height: dimension('Height of an up or down strip, 24 to 800px.', {
      default: '12rem',
      min: 24,
      max: 800,
      units: ['px', 'rem'],
    }),
  },
  oneOf: [['items', 'children']],
  events: {},
  uiTypes: ['pricing_table', 'other'],
  a11y: 'Second copy hidden from assistive tech; motion stops when reduced motion is asked for.',
  example: { props: { items: ['Free returns', 'Ships in a day', 'Two-year warranty'], fade: true, speed: 'slow' } },
});
