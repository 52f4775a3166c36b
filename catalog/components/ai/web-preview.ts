import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, icon, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { ASPECTS } from '#catalog/compiler/vocabulary/menus.ts';

export const webPreview = component({
  name: 'WebPreview',
  description: 'A link card for one web page with picture, title, summary and site name; the page is not embedded.',
  useWhen: 'one page is recommended as a rich link; a plain text link is Link, several cited pages are Sources',
  children: 'none',
  props: {
    url: required(url('Page address; the whole card leads there in a new tab.')),
    title: string('Page title; only the site name shows without it.'),
    description: text('Summary of the page.'),
    image: url('Raster preview picture. Default: a glyph box.', { use: 'picture' }),
    aspect: oneOf(ASPECTS, 'Shape of the picture. Default: about 1.9 to 1.'),
    width: dimension('Card width cap, 120 to 720px.', {
      default: '28rem',
      min: 120,
      max: 720,
      units: ['px', 'rem', '%'],
    }),
    externalIcon: icon('Glyph for leaving the site.', { default: 'external-link' }),
    accent: color('Title colour.', 'text'),
    bg: color('Fill of the card.', 'card'),
    borderColor: color('Border of the card.', 'border'),
    mutedColor: color('Colour of the summary and site name.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'One link named by title or site name; opens in a new tab.',
  example: {
    props: {
      url: 'https://museum.example.org/night',
      title: 'Late night at the museum',
      description: 'Open until midnight this Friday.',
    },
  },
});
