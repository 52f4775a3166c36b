import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, onByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const promptInput = component({
  name: 'PromptInput',
  description: 'The chat composer: a growing text box with a send button and an optional attach button.',
  useWhen: 'the user writes to an assistant; a form answer is Textarea, a formatted message RichComposer',
  children: 'none',
  props: {
    value: bound(text('Draft text. Default: empty.')),
    placeholder: string('Hint in the empty box.'),
    name: string('Field name of the draft when inside a form.'),
    size: oneOf(SIZES, 'md', 'Box height and text.'),
    attach: offByDefault('Show the attach button.'),
    loading: offByDefault('Spinner on send and no sending while a reply is made.'),
    disabled: offByDefault('Block typing and sending.'),
    emitOnChange: onByDefault('Fire change per keystroke; off keeps the draft in state until sent.'),
    accent: color('Colour of the send button and focus ring.', 'primary'),
    accentText: color('Colour of the glyph on the send button.', 'onPrimary'),
    bg: color('Fill of the box.', 'card'),
    borderColor: color('Border of the box.', 'border'),
    mutedColor: color('Colour of the hint and attach glyph.', 'muted'),
  },
  events: {
    change: { when: 'the draft changed and emitOnChange is on', payload: ['value'] },
    commit: {
      when: 'Enter or the send button sent the draft (value), or the attach button was pressed (control is attach)',
      payload: ['value', 'control'],
    },
  },
  uiTypes: ['form', 'editor', 'other'],
  a11y: 'Textbox named by placeholder; Enter sends, Shift+Enter breaks the line.',
  example: {
    props: { placeholder: 'Ask about your order', attach: true, value: { $bindState: '/draft' } },
    on: { commit: { action: 'askAgent', params: { text: { $state: '/draft' } } } },
  },
});
