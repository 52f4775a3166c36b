import { component } from '#catalog/compiler/vocabulary/component.ts';
import { dimension, offByDefault, oneOf } from '#catalog/compiler/vocabulary/kinds.ts';
import { GAPS } from '#catalog/compiler/vocabulary/menus.ts';

export const form = component({
  name: 'Form',
  description:
    'Wraps fields and a submit button, collects every named value and emits it on submit without a page reload.',
  useWhen:
    'several answers are sent together with one submit; a dialog or card only frames them, this collects and checks them',
  children: 'any',
  props: {
    layout: oneOf(
      ['vertical', 'horizontal', 'inline'],
      'vertical',
      'Stacked fields, label beside control, or one compact row.',
    ),
    gap: oneOf(GAPS, 'md', 'Space between fields; md is 1rem.'),
    width: dimension('Width of the form (px, rem or %), at most 900 px. Default: its natural width.', {
      max: 900,
      units: ['px', 'rem', '%'],
    }),
    disabled: offByDefault('Locks every field inside at once.'),
  },
  events: {
    commit: { when: 'the form is submitted and valid; fields maps each name to its value', payload: ['fields'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'confirmation', 'editor'],
  a11y: 'Native form; Enter in a single-line field submits; invalid fields are announced.',
  example: {
    props: { layout: 'vertical', gap: 'lg' },
    children: ['name-input', 'email-input', 'submit-button'],
    on: {
      commit: { action: 'createGuest', params: { name: { $state: '/guest/name' }, email: { $state: '/guest/email' } } },
    },
  },
});
