import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, integer, offByDefault, oneOf, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TEXT_TONES, WEIGHTS, WIDE_SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const textComponent = component({
  name: 'Text',
  description: 'A run of plain copy: a paragraph, caption, lead-in or inline code.',
  useWhen:
    'words that are not a title are shown; marked search hits are Highlight, source text is CodeBlock, chat answers MessageContent',
  children: 'none',
  props: {
    text: required(text('The copy, plain text without markup.')),
    variant: oneOf(['body', 'caption', 'muted', 'lead', 'code'], 'body', 'Ready-made look; the props below refine it.'),
    size: oneOf(WIDE_SIZES, 'Text step. Default: follows variant.'),
    weight: oneOf(WEIGHTS, 'normal', 'Stroke weight.'),
    align: oneOf(['left', 'center', 'right', 'justify'], 'left', 'Side the lines are set on.'),
    tone: oneOf(TEXT_TONES, 'default', 'Meaning carried by the colour.'),
    italic: offByDefault('Slanted letters.'),
    mono: offByDefault('Fixed-width letters without a box.'),
    truncate: offByDefault('Cuts to one line with an ellipsis.'),
    clamp: integer('Cuts to this many lines, 1 to 6. Default: no cut.', { min: 1, max: 6 }),
    color: color('Exact text colour; beats tone.'),
    bg: color('Fill of variant code only.', 'mutedSurface'),
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
    'editor',
    'other',
  ],
  a11y: 'Plain paragraph; not focusable.',
  example: { props: { text: 'We hold your table for 15 minutes after the booked time.', variant: 'muted' } },
});
