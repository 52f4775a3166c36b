import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, offByDefault, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { HEADING_LEVELS } from '#catalog/compiler/vocabulary/menus.ts';

export const featureCard = component({
  name: 'FeatureCard',
  description: 'A tile for one selling point: glyph chip, short title and a line or two of text.',
  useWhen: 'one benefit tile is placed by hand; a set from data is FeatureGrid, a panel for other content Card',
  children: 'none',
  props: {
    title: required(string('Name of the benefit, two to five words.')),
    description: text('One or two sentences, cut after three lines.'),
    icon: icon('Glyph in the chip.'),
    href: url('Makes the whole tile a link; without it the tile fires commit.'),
    external: offByDefault('Open href in a new tab.'),
    variant: oneOf(['plain', 'bordered', 'elevated'], 'plain', 'No chrome, border, or border with shadow.'),
    align: oneOf(['start', 'center'], 'start', 'Placement of the content.'),
    titleLevel: oneOf(HEADING_LEVELS, 'h3', 'Heading level of the title.'),
    accent: color('Glyph colour.', 'primary'),
    iconBg: color('Chip fill behind the glyph.', 'mutedSurface'),
    color: color('Title colour.', 'text'),
    mutedColor: color('Description colour.', 'muted'),
    borderColor: color('Border of bordered and elevated.', 'border'),
  },
  needs: { external: ['href'] },
  events: {
    commit: { when: 'the tile was pressed while it has no href', payload: ['label'] },
  },
  uiTypes: ['pricing_table', 'empty_state', 'other'],
  a11y: 'Link or button named by title; the title is a real heading.',
  example: {
    props: {
      icon: 'truck',
      title: 'Next-day delivery',
      description: 'Ordered before six, at your door tomorrow.',
      href: '/delivery',
      variant: 'bordered',
    },
  },
});
