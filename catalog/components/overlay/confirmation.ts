import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SHADOWS, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const confirmation = component({
  name: 'Confirmation',
  description: 'An inline approval card: a question with an approve and a deny button.',
  useWhen:
    'one step is approved or refused in the flow of the page; a modal question is Dialog, a guard on one button is its `confirm`',
  children: 'none',
  props: {
    message: required(text('Question or step to approve.')),
    confirmLabel: string('Text of the approve button.', { default: 'Approve' }),
    denyLabel: string('Text of the deny button.', { default: 'Deny' }),
    decision: bound(oneOf(['approved', 'denied'], 'Verdict, written before the event fires; empty until answered.')),
    tone: oneOf(TONES, 'neutral', 'Meaning that colours the approve button.'),
    bg: color('Background fill of the card.', 'card'),
    color: color('Text colour of the message and the deny button.', 'text'),
    borderColor: color('Outline of the card.', 'border'),
    shadow: oneOf(SHADOWS, 'none', 'Shadow depth of the card.'),
  },
  events: {
    commit: { when: 'the approve button is clicked; label is its text', payload: ['label'] },
    dismiss: { when: 'the deny button is clicked; label is its text', payload: ['label'] },
  },
  uiTypes: ['wizard', 'confirmation', 'other'],
  a11y: 'Group named by its message with two buttons; the verdict is announced.',
  example: {
    props: {
      message: 'Cancel the 6 bookings on Friday?',
      confirmLabel: 'Cancel them',
      denyLabel: 'Keep them',
      tone: 'critical',
      decision: { $bindState: '/verdict' },
    },
    on: { commit: { action: 'cancelBookings', params: { verdict: { $state: '/verdict' } } } },
  },
});
