import { component } from '#catalog/compiler/vocabulary/component.ts';
import { emitOnChange } from '#catalog/compiler/vocabulary/control.ts';
import {
  color,
  count,
  dimension,
  list,
  offByDefault,
  oneOf,
  string,
  text,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const richComposer = component({
  name: 'RichComposer',
  description: 'A formatted-text editor with a toolbar and a send button; its output is sanitised rich text.',
  useWhen:
    'one formatted message (reply, comment, note) is written and sent; plain text is Textarea, a long document BlockDocumentEditor',
  children: 'none',
  props: {
    value: bound(text('Sanitised rich text; a value given in the spec is inserted as plain text.')),
    placeholder: string('Hint in the empty editor. Default: a built-in prompt.'),
    toolbar: list(
      oneOf(
        [
          'bold',
          'italic',
          'underline',
          'strike',
          'h1',
          'h2',
          'h3',
          'link',
          'image',
          'bullet',
          'number',
          'code',
          'inlineCode',
          'quote',
          'divider',
          'clear',
        ],
        'Name of a tool.',
      ),
      'Tools to show, in order. Default: all of them.',
    ),
    maxLength: count('Character target with a live counter that turns red past it; typing goes on.', { min: 1 }),
    submitLabel: string('Text of the send button.', { default: 'Send' }),
    readMode: offByDefault('After sending, shows the text read-only with an edit button.'),
    editLabel: string('Text of that edit button.', { default: 'Edit' }),
    disabled: offByDefault('Dims and blocks toolbar, text and send button.'),
    loading: offByDefault('Spinner on the send button and everything blocked while sending.'),
    emitOnChange,
    size: oneOf(SIZES, 'md', 'Text, toolbar and height together.'),
    minHeight: dimension('Smallest height of the text area (px or rem, 48-480px). Default: follows size.', {
      min: 48,
      max: 480,
      units: ['px', 'rem'],
    }),
    accent: color('Colour of the send button and the focus ring.', 'primary'),
    accentText: color('Text on the send button.', 'onPrimary'),
    mutedColor: color('Colour of toolbar, placeholder and counter.', 'muted'),
  },
  events: {
    change: {
      when: 'the text or its formatting changes, unless emitOnChange is false; value is the rich text',
      payload: ['value'],
    },
    commit: { when: 'the send button is pressed; value is the finished rich text', payload: ['value'] },
  },
  uiTypes: ['form', 'detail_view', 'editor', 'other'],
  a11y: 'Multi-line text box plus a toolbar of toggle buttons with pressed state and shortcuts.',
  example: {
    props: {
      value: { $bindState: '/reply' },
      toolbar: ['bold', 'italic', 'link', 'bullet', 'quote'],
      submitLabel: 'Post reply',
    },
    on: { commit: { action: 'postReply', params: { body: { $state: '/reply' } } } },
  },
});
