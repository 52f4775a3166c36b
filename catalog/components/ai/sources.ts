import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, icon, listOf, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const sources = component({
  name: 'Sources',
  description: 'A titled list or grid of cited pages, each with title link, site name and snippet.',
  useWhen:
    'all sources of an answer are listed together; one mark in the text is InlineCitation, one rich link WebPreview',
  children: 'none',
  props: {
    sources: required(
      listOf(
        {
          title: required(string('Page title.')),
          url: url('Page address; not linked without it.'),
          excerpt: text('Short snippet.'),
        },
        'Cited pages in order.',
      ),
    ),
    title: string('Heading above the list.', { default: 'Sources' }),
    variant: oneOf(['list', 'grid'], 'list', 'Stacked rows or card grid.'),
    minColWidth: dimension('Smallest column of the grid, 96 to 480px.', {
      default: '13rem',
      min: 96,
      max: 480,
      units: ['px', 'rem'],
    }),
    externalIcon: icon('Glyph for opening in a new tab.', { default: 'arrow-up-right' }),
    accent: color('Colour of the title links.', 'text'),
    mutedColor: color('Colour of the heading, site names and snippets.', 'muted'),
    bg: color('Fill of the cards.', 'card'),
    borderColor: color('Border of the cards.', 'border'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'List under a heading; links open in a new tab and say so.',
  example: {
    props: {
      title: 'Where this comes from',
      sources: [
        { title: 'Tide tables 2025', url: 'https://tides.example.org', excerpt: 'High water at 06:14.' },
        { title: 'Harbour notice 12' },
      ],
    },
  },
});
