import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, emitOnChange } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const otpInput = component({
  name: 'OTPInput',
  description: 'A row of single-character boxes for a one-time code.',
  useWhen: 'the user types a one-time code or PIN sent to them; a password or any other text is Input',
  children: 'none',
  props: {
    value: bound(string('Characters entered so far.')),
    length: count('Number of boxes, 2 to 12.', { default: 6, min: 2, max: 12 }),
    pattern: oneOf(['numeric', 'alphanumeric'], 'numeric', 'Characters that are accepted.'),
    mask: offByDefault('Shows dots instead of the characters.'),
    label: string('Field label above the boxes.'),
    groupSize: count('Boxes per group, with a mark between groups. Default: one unbroken row.', { min: 1 }),
    separator: string('Mark between groups.', { default: '-' }),
    disabled,
    emitOnChange,
    size: oneOf(SIZES, 'md', 'Box size.'),
    accent: color('Colour of the active box.', 'primary'),
    borderColor: color('Resting border colour of each box.', 'border'),
    radiusValue: cornerRadius('each box'),
  },
  order: [['groupSize', '<=', 'length']],
  events: {
    change: {
      when: 'a character is typed or deleted, unless emitOnChange is false; value is the code so far',
      payload: ['value'],
    },
    commit: { when: 'the last empty box is filled; value is the complete code', payload: ['value'] },
  },
  uiTypes: ['form', 'wizard', 'confirmation'],
  a11y: 'Group of one-character inputs named by the label; typing advances, Backspace goes back, paste fills all.',
  example: {
    props: { label: 'Code from the text message', length: 6, groupSize: 3, value: { $bindState: '/code' } },
    on: { commit: { action: 'verifyCode', params: { code: { $state: '/code' } } } },
  },
});
