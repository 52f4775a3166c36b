import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { boolean, color, icon, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const collapsible = component({
  name: 'Collapsible',
  description: 'One heading that shows or hides the child components below it.',
  useWhen:
    'one optional block (advanced options, extra filters) stays folded until wanted; several text sections are Accordion',
  children: 'any',
  props: {
    title: required(string('Heading the user clicks, always visible.')),
    open: bound(boolean('Whether the body is shown, rewritten on each toggle. Default: defaultOpen decides.')),
    defaultOpen: offByDefault('Starting state when open is not bound.'),
    variant: oneOf(['bordered', 'ghost'], 'bordered', 'With or without a surrounding box.'),
    size: oneOf(SIZES, 'md', 'Padding and text size of the heading.'),
    iconPosition: oneOf(['start', 'end'], 'end', 'Side of the heading that carries the caret.'),
    chevronIcon: icon('Glyph that marks open or closed. Default: a small down caret.'),
    accent: color('Colour of the heading and caret. Default: the surrounding text colour.'),
    borderColor: color('Colour of the box.', 'border'),
    radiusValue: cornerRadius('the box'),
  },
  events: {
    change: { when: 'the heading is clicked; value is true when the body is now shown', payload: ['value'] },
  },
  uiTypes: ['form', 'detail_view', 'settings_panel', 'other'],
  a11y: 'Heading is a button with aria-expanded and aria-controls; Enter or Space toggles.',
  example: {
    props: { title: 'Delivery instructions', open: { $bindState: '/showInstructions' } },
    children: ['instructions-field'],
  },
});
