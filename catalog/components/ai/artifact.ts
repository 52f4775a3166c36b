import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const artifact = component({
  name: 'Artifact',
  description: 'A framed panel for something the assistant produced, with a title, a copy button and the text itself.',
  useWhen:
    'generated code or a document stands apart from the chat; a plain snippet is CodeBlock, a file to view FileEmbed',
  children: 'none',
  props: {
    title: required(string('File or document name in the header.')),
    content: required(text('The text, shown as is and never as markup.')),
    kind: oneOf(['code', 'document', 'preview'], 'document', 'Sets glyph and type style.'),
    maxHeight: dimension('Height at which the body scrolls, 120 to 1600px.', {
      default: '28rem',
      min: 120,
      max: 1600,
      units: ['px', 'rem', 'vh'],
    }),
    copyLabel: string('Text of the copy button.', { default: 'Copy' }),
    copiedLabel: string('Its text right after copying.', { default: 'Copied' }),
    accent: color('Colour of the glyph and title.', 'text'),
    color: color('Body text.', 'text'),
    bg: color('Fill of the panel.', 'card'),
    borderColor: color('Border of the panel.', 'border'),
    mutedColor: color('Copy button text.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'editor', 'other'],
  a11y: 'Region named by title; copy button announces its result.',
  example: { props: { title: 'packing-list.md', kind: 'document', content: 'Tent, stove, two pots, rope.' } },
});
