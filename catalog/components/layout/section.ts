import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { ALIGNS, GAPS } from '#catalog/compiler/vocabulary/menus.ts';

export const section = component({
  name: 'Section',
  description:
    'A full-width page band with vertical breathing room and an optional kicker and heading above its children.',
  useWhen: 'a long page is divided into full-width bands; a framed panel is Card',
  children: 'any',
  props: {
    title: string('Heading of the band; without it no heading is drawn.'),
    eyebrow: string('Small capitals line above the title.'),
    spacing: oneOf(GAPS, 'md', 'Space above and below the content; md is 2.5rem.'),
    maxWidth: oneOf(
      ['narrow', 'default', 'wide', 'full'],
      'default',
      'Width of the inner column: 40, 64 or 80rem, or edge to edge.',
    ),
    align: oneOf(ALIGNS, 'start', 'Text alignment of the band.'),
    bg: color('Background of the full-width strip.'),
    color: color('Text colour of the title and content.', 'text'),
    mutedColor: color('Colour of the eyebrow.', 'muted'),
  },
  events: {},
  uiTypes: ['pricing_table', 'detail_view', 'other'],
  a11y: 'A section element named by its title (h2) when there is one.',
  example: {
    props: { eyebrow: 'Plans', title: 'Pick what fits your team', spacing: 'lg', align: 'center' },
    children: ['plan-grid'],
  },
});
