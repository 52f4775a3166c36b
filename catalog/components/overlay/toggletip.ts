import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { MOTIONS, SHADOWS, SIDES, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const toggletip = component({
  name: 'Toggletip',
  description: 'A small help button that shows a short explanation on click, also on touch screens.',
  useWhen: 'a help mark beside a label must work by click or touch; a bubble over a visible word on hover is Tooltip',
  children: 'none',
  props: {
    content: required(text('Explanation shown in the bubble.')),
    label: string('Text of the button; without it the icon is shown.'),
    icon: icon('Glyph of the button when there is no label.', { default: 'info' }),
    ariaLabel: string('Spoken name of the icon-only button.', { default: 'More information' }),
    side: oneOf(SIDES, 'top', 'Side of the trigger where the bubble opens.'),
    size: oneOf(SIZES, 'md', 'Size of the button and widest extent of the bubble.'),
    accent: color('Colour of the glyph and the bubble border. Default: the theme text and border.'),
    color: color('Text colour in the bubble.', 'text'),
    shadow: oneOf(SHADOWS, 'lg', 'Shadow depth of the bubble.'),
    motion: oneOf(MOTIONS, 'Speed at which the bubble enters. Default: at once.'),
  },
  events: {},
  uiTypes: ['form', 'dashboard', 'settings_panel', 'other'],
  a11y: 'Button with aria-expanded; the bubble is a live status; Escape or an outside click closes.',
  example: { props: { content: 'Gross weight includes the pallet itself.', ariaLabel: 'About gross weight' } },
});
