import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, count, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const inlineCitation = component({
  name: 'InlineCitation',
  description: 'A small raised number that links one claim to its source, with a hover snippet.',
  useWhen: 'one claim needs a footnote mark; the full list is Sources',
  children: 'none',
  props: {
    index: required(count('Number shown in brackets.')),
    url: url('Source page, opened in a new tab; a plain mark without it.'),
    excerpt: text('Snippet shown on hover.'),
    accent: color('Mark colour. Default: the theme link colour.'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Superscript link named by its number; excerpt as title.',
  example: { props: { index: 2, url: 'https://stats.example.org/rain', excerpt: 'Rainfall rose by a fifth.' } },
});
