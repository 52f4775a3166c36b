import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';
import { dismissLabel, dismissed, dismissible, icon } from '#catalog/compiler/vocabulary/notice.ts';

export const alert = component({
  name: 'Alert',
  description: 'A boxed status message inside the page about something that just happened or must be dealt with here.',
  useWhen:
    'this section or form reports a result or problem; standing advice is Callout, a page-wide strip Banner, a corner pop-up Toast',
  children: 'none',
  props: {
    title: required(string('What happened, in a few words.')),
    message: text('Detail or next step.'),
    tone: oneOf(TONES, 'info', 'Meaning; sets colour and glyph.'),
    variant: oneOf(['subtle', 'solid', 'outline'], 'subtle', 'Tinted, filled or edge only.'),
    icon,
    size: oneOf(SIZES, 'md', 'Padding and text step.'),
    align: oneOf(['left', 'center'], 'left', 'Side of glyph and text.'),
    dismissible,
    dismissed,
    dismissLabel,
    accentBar: offByDefault('Stripe down the left edge.'),
    bg: color('Exact surface; beats tone.'),
    borderColor: color('Exact edge; beats tone.'),
    accent: color('Colour of glyph and stripe. Default: follows tone.'),
    accentText: color('Text colour on a filled surface.', 'onPrimary'),
  },
  events: {
    dismiss: { when: 'the x was pressed and the alert hid itself: `label` is the title', payload: ['label'] },
  },
  uiTypes: ['form', 'dashboard', 'detail_view', 'settings_panel', 'wizard', 'confirmation'],
  a11y: 'Role alert for critical and warning, else status; the x is a button named by dismissLabel.',
  example: {
    props: {
      title: 'Card declined',
      message: 'Your bank refused the charge. Try another card.',
      tone: 'critical',
      dismissible: true,
      dismissed: { $bindState: '/cardNoticeClosed' },
    },
  },
});
