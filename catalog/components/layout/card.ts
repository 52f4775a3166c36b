import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { ALIGNS, HEADING_LEVELS, PADDINGS, RADII } from '#catalog/compiler/vocabulary/menus.ts';

export const card = component({
  name: 'Card',
  description:
    'A bordered surface with an optional title and subtitle above its children; the default panel for a unit of content.',
  useWhen:
    'one unit of content or one form needs its own titled panel; a bare frame is Box, a full-width page band Section',
  children: 'any',
  props: {
    title: string('Heading at the top of the card; without it no header is drawn.'),
    description: string('Quiet line under the title.'),
    titleLevel: oneOf(HEADING_LEVELS, 'h2', 'Heading level of the title in the page outline.'),
    maxWidth: oneOf(['sm', 'md', 'lg', 'full'], 'full', 'Widest the card may grow: 24rem, 32rem, 48rem or no limit.'),
    centered: offByDefault('Centres the card in its parent; visible only with a narrower maxWidth.'),
    surface: oneOf(
      ['solid', 'gradient', 'glass', 'elevated'],
      'solid',
      'Look of the surface: flat, soft gradient, translucent or raised.',
    ),
    padding: oneOf(PADDINGS, 'md', 'Space inside the edges; none suits full-width media; md is 1.25rem.'),
    gap: oneOf(PADDINGS, 'md', 'Vertical space between the children; md is 1rem.'),
    align: oneOf(ALIGNS, 'start', 'Text alignment of header and body.'),
    bordered: onByDefault('Draws the outline of the card.'),
    radius: oneOf(RADII, 'md', 'Corner rounding.'),
    bg: color('Background fill.', 'card'),
    color: color('Text colour inside the card. Default: the theme card text.'),
    borderColor: color('Outline colour.', 'border'),
    accent: color("Colour of the title. Default: the card's own text colour."),
    mutedColor: color('Colour of the description line.', 'muted'),
  },
  events: {},
  uiTypes: UI_TYPES,
  a11y: 'Section-like container; the title is a real heading at titleLevel and names the block.',
  example: {
    props: { title: 'Billing address', description: 'Printed on every invoice', maxWidth: 'md', centered: true },
    children: ['address-form'],
  },
});
