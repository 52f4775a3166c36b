import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const messageContent = component({
  name: 'MessageContent',
  description: 'A block of answer text in plain, light markdown or monospace form.',
  useWhen: 'an answer is built from text blocks outside a bubble; one whole turn is Message, ordinary copy Text',
  children: 'none',
  props: {
    content: required(text('The text; line breaks are kept.')),
    variant: oneOf(['text', 'markdown'], 'text', 'Plain, or bold, italic and inline code marked up safely.'),
    mono: offByDefault('Monospace type.'),
    prose: offByDefault('Reading width and looser paragraphs.'),
    color: color('Text colour.', 'text'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Plain text flow, no role of its own.',
  example: { props: { content: 'Take the **07:42**; it arrives at 08:36.', variant: 'markdown', prose: true } },
});
