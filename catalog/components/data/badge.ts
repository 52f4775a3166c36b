import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const badge = component({
  name: 'Badge',
  description: 'A fixed chip of one to three words that states a condition or a small count.',
  useWhen:
    'a status or small count is shown beside a title or in a row; a keyword or a chip that can be taken away is Tag',
  children: 'none',
  props: {
    text: required(string('One to three words or a number.')),
    tone: oneOf(TONES, 'Meaning carried by the colour. Default: follows variant.'),
    variant: oneOf(
      ['default', 'secondary', 'destructive', 'outline'],
      'default',
      'Visual weight; prefer tone to express meaning.',
    ),
    size: oneOf(SIZES, 'md', 'Padding and text step.'),
    shape: oneOf(['pill', 'rounded', 'square'], 'pill', 'Corner form.'),
    dot: offByDefault('Small status dot before the words.'),
    uppercase: offByDefault('Capitals with a little letter spacing.'),
    bg: color('Exact fill; beats tone and variant.'),
    color: color('Exact text colour; beats tone and variant.'),
    borderColor: color('Exact edge, best seen with variant outline. Default: follows tone.'),
    dotColor: color('Exact dot colour. Default: follows tone.'),
  },
  events: {},
  uiTypes: ['dashboard', 'pricing_table', 'list_table', 'detail_view', 'settings_panel', 'calendar', 'board', 'map'],
  a11y: 'Plain text, no role; colour never the only carrier of meaning; not focusable.',
  example: { props: { text: 'Past due', tone: 'critical', dot: true } },
});
