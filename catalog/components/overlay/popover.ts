import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { boolean, color, dimension, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ALIGNS, MOTIONS, SHADOWS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const popover = component({
  name: 'Popover',
  description: 'A button that opens a floating panel of text, which stays until the user closes it.',
  useWhen: 'a longer text opens on click beside its own button and stays; a small help mark is Toggletip',
  children: 'none',
  props: {
    trigger: required(string('Text of the button.')),
    content: required(text('Text inside the panel.')),
    open: bound(boolean('Whether the panel shows, rewritten on each change. Default: defaultOpen decides.')),
    defaultOpen: offByDefault('Starting state when open is not bound.'),
    triggerVariant: oneOf(['default', 'outline', 'ghost'], 'default', 'Look of the button: filled, outlined or bare.'),
    placement: oneOf(['bottom', 'top', 'left', 'right'], 'bottom', 'Side of the button where the panel opens.'),
    align: oneOf(ALIGNS, 'start', 'How the panel lines up with the button.'),
    size: oneOf(SIZES, 'md', 'Smallest width and padding of the panel.'),
    width: dimension('Exact width of the panel (px or rem, 120-480px). Default: follows size.', {
      min: 120,
      max: 480,
      units: ['px', 'rem'],
    }),
    accent: color('Text and border of an outline or ghost button.', 'primary'),
    bg: color('Background of the panel.', 'card'),
    borderColor: color('Outline of the panel.', 'border'),
    radiusValue: cornerRadius('the panel'),
    shadow: oneOf(SHADOWS, 'Shadow depth of the panel. Default: the built-in raised look.'),
    motion: oneOf(MOTIONS, 'Speed at which the panel enters. Default: at once.'),
  },
  events: {
    change: { when: 'the panel opens or closes; value is true when it is now open', payload: ['value'] },
  },
  uiTypes: ['form', 'dashboard', 'detail_view', 'settings_panel', 'calendar', 'other'],
  a11y: 'Button with aria-expanded controlling a non-modal panel; Escape or an outside click closes.',
  example: {
    props: {
      trigger: 'How is this counted?',
      content: 'Late means more than 15 minutes after the agreed slot.',
      triggerVariant: 'ghost',
    },
  },
});
