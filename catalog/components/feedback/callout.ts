import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';
import { dismissLabel, dismissed, dismissible, icon } from '#catalog/compiler/vocabulary/notice.ts';

export const callout = component({
  name: 'Callout',
  description:
    'A boxed aside in the flow of content, for a tip, caution or background fact. Takes a message or any children.',
  useWhen: 'standing advice or background belongs to content or a form; news of what just happened is Alert',
  children: 'any',
  props: {
    message: text('The advice; or use children.'),
    title: string('Bold heading.'),
    tone: oneOf(TONES, 'info', 'Meaning; sets colour and glyph.'),
    icon,
    variant: oneOf(
      ['subtle', 'solid', 'outline', 'left-accent'],
      'subtle',
      'Tinted, filled, edge only, or tinted with a thick left bar.',
    ),
    dismissible,
    dismissed,
    dismissLabel,
    bg: color('Exact surface; beats tone and variant.'),
    borderColor: color('Exact edge. Default: follows tone.'),
    accent: color('Colour of glyph and left bar, or the fill when solid. Default: follows tone.'),
    color: color('Colour of the text. Default: the theme text, white when solid.'),
    borderStyle: oneOf(['solid', 'dashed', 'dotted'], 'solid', 'Line of the edge.'),
  },
  oneOf: [['title', 'message', 'children']],
  events: {
    dismiss: { when: 'the x was pressed and the note hid itself: `label` is the title, if any', payload: ['label'] },
  },
  uiTypes: ['form', 'pricing_table', 'detail_view', 'settings_panel', 'wizard', 'confirmation', 'editor'],
  a11y: 'Role note named by title; the x is a button named by dismissLabel.',
  example: {
    props: {
      title: 'Before you travel',
      message: 'Bring the original permit; copies are turned away at the border.',
      tone: 'warning',
      variant: 'left-accent',
    },
  },
});
