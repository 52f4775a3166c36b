import { listOf, offByDefault, oneOf, record, string } from './kinds.ts';
import { required } from './marks.ts';

/** What every field of a Form shares: its key, its messages and its checks. */

export const name = required(string("Key of this value in the Form's fields and in payloads."));
export const mandatory = offByDefault('Field must be filled: adds the marker and blocks submitting while empty.');
export const readonly = offByDefault('Value stays visible but cannot be edited.');
export const helpText = string('Quiet guidance line below the control; hidden while errorText is set.');
export const errorText = string('Problem message below the control; marks it invalid and takes the place of helpText.');
export const labelPlacement = oneOf(
  ['top', 'hidden'],
  'top',
  'Where the label sits; hidden keeps it for screen readers only.',
);

export const checks = listOf(
  {
    type: required(string('Rule name, such as required, email, minLength, maxLength or pattern.')),
    message: required(string('Text shown when the rule is broken.')),
    args: record('Rule parameters, e.g. { "min": 3 } for minLength.'),
  },
  'Client-side validation rules, run in order; the first broken one shows its message.',
);

/** When the checks run: typed fields wait for blur, picked ones check at once. */
export const validateOn = (moment: 'change' | 'blur') =>
  oneOf(['change', 'blur', 'submit'], moment, 'Moment the checks run.');

/** One choice of a menu: what the user sees and what is stored. */
export const choice = {
  label: required(string('Text the user sees.')),
  value: required(string('Stored and emitted value.')),
};
