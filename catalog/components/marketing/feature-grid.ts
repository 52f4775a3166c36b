import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, icon, listOf, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { GAPS, HEADING_LEVELS } from '#catalog/compiler/vocabulary/menus.ts';

export const featureGrid = component({
  name: 'FeatureGrid',
  description: 'A responsive grid of equal selling-point tiles, from data or from FeatureCard children.',
  useWhen: 'three or more benefits stand side by side in one style; other equal tiles are placed with Grid',
  children: ['FeatureCard'],
  props: {
    features: listOf(
      {
        icon: icon('Glyph in the chip.'),
        title: required(string('Name of the benefit.')),
        description: text('Supporting text.'),
      },
      'Tiles from data; leave out when FeatureCard children are used.',
    ),
    columns: count('Columns on wide screens, 1 to 4; one on narrow screens.', { default: 3, min: 1, max: 4 }),
    gap: oneOf(GAPS, 'md', 'Space between tiles.'),
    align: oneOf(['start', 'center'], 'start', 'Text placement in every tile.'),
    variant: oneOf(['plain', 'bordered', 'elevated'], 'plain', 'Surface of every tile.'),
    titleLevel: oneOf(HEADING_LEVELS, 'h3', 'Heading level of all titles.'),
    accent: color('Glyph colour of all tiles.', 'primary'),
    iconBg: color('Chip fill of all tiles.', 'mutedSurface'),
    color: color('Title colour of all tiles.', 'text'),
    mutedColor: color('Description colour of all tiles.', 'muted'),
    borderColor: color('Border of bordered and elevated tiles.', 'border'),
  },
  oneOf: [['features', 'children']],
  events: {},
  uiTypes: ['pricing_table', 'empty_state', 'other'],
  a11y: 'Each tile title is a heading at titleLevel; glyphs are decorative.',
  example: {
    props: {
      columns: 2,
      variant: 'bordered',
      features: [
        { icon: 'lock', title: 'Private by default', description: 'Nothing is shared without a yes.' },
        { icon: 'zap', title: 'Ready in a minute', description: 'No setup, no card.' },
      ],
    },
  },
});
