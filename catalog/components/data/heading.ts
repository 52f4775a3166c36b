import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, integer, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { HEADING_LEVELS, TEXT_ALIGNS, TEXT_TONES, WEIGHTS } from '#catalog/compiler/vocabulary/menus.ts';

export const heading = component({
  name: 'Heading',
  description: 'A title line with a real heading rank, whose looks can be chosen apart from that rank.',
  useWhen:
    'a part of the page needs a title; running copy is Text, and Card, Section and PageHeader bring a title of their own',
  children: 'none',
  props: {
    text: required(string('Title words, plain text.')),
    level: oneOf(HEADING_LEVELS, 'h2', 'Rank in the outline; do not skip ranks.'),
    size: oneOf(
      ['xs', 'sm', 'md', 'lg', 'xl', '2xl'],
      'Visual step. Default: follows level (h1 xl, h2 lg, h3 md, h4 sm).',
    ),
    weight: oneOf(WEIGHTS, 'semibold', 'Stroke weight.'),
    align: oneOf(TEXT_ALIGNS, 'left', 'Side the line is set on.'),
    tone: oneOf(TEXT_TONES, 'default', 'Meaning carried by the colour.'),
    truncate: offByDefault('Cuts to one line with an ellipsis.'),
    clamp: integer('Cuts to this many lines, 1 to 6. Default: no cut.', { min: 1, max: 6 }),
    color: color('Exact text colour; beats tone.'),
  },
  events: {},
  uiTypes: [
    'form',
    'dashboard',
    'pricing_table',
    'list_table',
    'detail_view',
    'settings_panel',
    'wizard',
    'confirmation',
    'empty_state',
    'calendar',
    'board',
    'editor',
    'other',
  ],
  a11y: 'Native h1-h4; not focusable.',
  example: { props: { text: 'Delivery windows', level: 'h2' } },
});
