import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, emitOnChange, size } from '#catalog/compiler/vocabulary/control.ts';
import {
  checks,
  errorText,
  helpText,
  labelPlacement,
  mandatory,
  name,
  readonly,
  validateOn,
} from '#catalog/compiler/vocabulary/form-field.ts';
import { count, icon, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const input = component({
  name: 'Input',
  description: 'A labelled single-line text box with optional inline prefix, suffix, icon and validation.',
  useWhen:
    'the answer is one short line of text (name, e-mail, password); several lines are Textarea, a search query SearchInput',
  children: 'none',
  props: {
    label: required(string('Label of the box.')),
    name,
    type: oneOf(
      ['text', 'email', 'password', 'number', 'tel', 'url', 'search'],
      'text',
      'Kind of text: sets the keyboard, masking and native checks.',
    ),
    value: bound(string('Text in the box.')),
    placeholder: string('Faint hint in the empty box.'),
    required: mandatory,
    disabled,
    readonly,
    helpText,
    errorText,
    checks,
    validateOn: validateOn('blur'),
    maxLength: count('Most characters that can be typed. Default: no limit.', { min: 1 }),
    prefix: string('Text fixed inside the box before the value, e.g. "@".'),
    suffix: string('Text fixed inside the box after the value, e.g. "kg".'),
    icon: icon('Glyph inside the box before the text.'),
    labelPlacement,
    size,
    emitOnChange,
  },
  events: {
    change: { when: 'each edit, unless emitOnChange is false; value is the text so far', payload: ['value', 'name'] },
    commit: { when: 'Enter, or leaving the box; value is the finished text', payload: ['value', 'name'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'editor', 'other'],
  a11y: 'Native input named by its label; help and error lines are linked through aria-describedby.',
  example: {
    props: {
      label: 'Work e-mail',
      name: 'email',
      type: 'email',
      value: { $bindState: '/email' },
      required: true,
      icon: 'mail',
      checks: [{ type: 'email', message: 'That does not look like an e-mail address' }],
    },
  },
});
