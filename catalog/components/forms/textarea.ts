import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, emitOnChange } from '#catalog/compiler/vocabulary/control.ts';
import {
  checks,
  errorText,
  helpText,
  mandatory,
  name,
  readonly,
  validateOn,
} from '#catalog/compiler/vocabulary/form-field.ts';
import { count, offByDefault, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const textarea = component({
  name: 'Textarea',
  description: 'A labelled box for several lines of plain text, with an optional character counter.',
  useWhen:
    'the answer is free plain text longer than one line; formatting with a send button is RichComposer, a chat draft PromptInput',
  children: 'none',
  props: {
    label: required(string('Label of the box.')),
    name,
    value: bound(text('Text in the box.')),
    placeholder: string('Faint hint in the empty box.'),
    rows: count('Lines shown at the start.', { default: 4, min: 1 }),
    autosize: offByDefault('Grows with its content instead of scrolling.'),
    maxLength: count('Most characters that can be typed. Default: no limit.', { min: 1 }),
    showCount: offByDefault('Prints the number of characters, with the limit if there is one.'),
    required: mandatory,
    disabled,
    readonly,
    helpText,
    errorText,
    checks,
    validateOn: validateOn('blur'),
    emitOnChange,
  },
  events: {
    change: { when: 'each edit, unless emitOnChange is false; value is the text so far', payload: ['value', 'name'] },
    commit: { when: 'Ctrl/Cmd+Enter, or leaving the box; value is the finished text', payload: ['value', 'name'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'editor'],
  a11y: 'Native textarea named by its label; help, error and counter are linked through aria-describedby.',
  example: {
    props: {
      label: 'What went wrong?',
      name: 'report',
      value: { $bindState: '/report' },
      rows: 6,
      maxLength: 1000,
      showCount: true,
    },
  },
});
