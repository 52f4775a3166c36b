import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  boolean,
  color,
  count,
  dimension,
  icon,
  listOf,
  offByDefault,
  oneOf,
  string,
  text,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { HEADING_LEVELS, RADII } from '#catalog/compiler/vocabulary/menus.ts';
import { nextLabel, prevLabel } from '#catalog/compiler/vocabulary/picture.ts';

export const carousel = component({
  name: 'Carousel',
  description: 'A sideways-scrolling strip of simple cards built from data, with optional arrows and dots.',
  useWhen: 'many peer teasers share one row of limited height; all in sight at once they are Grid, drifting by Marquee',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          title: string('Card title.'),
          description: text('Card text.'),
          image: url('Picture on top of the card.', { use: 'picture' }),
          icon: icon('Glyph on top when there is no picture.'),
        },
        'Cards in order; no child elements.',
        { oneOf: [['title', 'description', 'image', 'icon']] },
      ),
    ),
    activeIndex: bound(count('Card in view, from 0; written while the strip scrolls.')),
    showControls: boolean('Show the two arrow buttons. Default: off.'),
    showDots: offByDefault('Show one dot per card below the strip.'),
    align: oneOf(['start', 'center'], 'start', 'Where cards come to rest.'),
    gap: oneOf(['sm', 'md', 'lg', 'xl'], 'md', 'Space between cards.'),
    itemWidth: dimension('Width of each card in px or rem, 120 to 480px. Default: about 14rem.', {
      min: 120,
      max: 480,
      units: ['px', 'rem'],
    }),
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    titleLevel: oneOf(HEADING_LEVELS, 'h2', 'Heading level of card titles.'),
    prevLabel,
    nextLabel,
    cardBg: color('Card and arrow fill.', 'card'),
    borderColor: color('Card and arrow border.', 'border'),
    mutedColor: color('Card text.', 'muted'),
  },
  events: {
    page: { when: 'another card came into view; page counts from 1', payload: ['page'] },
  },
  uiTypes: ['dashboard', 'detail_view', 'other'],
  a11y: 'Region with a scrollable list; arrow buttons carry prevLabel and nextLabel; dots are buttons.',
  example: {
    props: {
      items: [
        { title: 'Old harbour', description: 'Two-hour walk', image: 'https://cdn.example.com/harbour.jpg' },
        { title: 'Lighthouse', description: 'Open until dusk', icon: 'sunset' },
      ],
      showControls: true,
      activeIndex: { $bindState: '/tour/index' },
    },
  },
});
