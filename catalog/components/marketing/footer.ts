import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const footer = component({
  name: 'Footer',
  description: 'The closing band of a site: brand line, link columns, social glyphs and small print.',
  useWhen: 'the very bottom of a public page closes it; links to profiles alone are SocialBar',
  children: 'none',
  props: {
    brand: string('Brand or site name.'),
    tagline: string('Short line under the brand.'),
    columns: listOf(
      {
        heading: required(string('Column heading.')),
        links: required(
          listOf(
            { label: required(string('Link text.')), href: required(url('Link target.')) },
            'Links of the column.',
          ),
        ),
      },
      'Link columns, left to right.',
    ),
    socials: listOf(
      { icon: required(icon('Glyph of the network.')), href: required(url('Profile address.')) },
      'Glyph links.',
    ),
    bottomText: string('Small print on the last line.'),
    variant: oneOf(['simple', 'columns'], 'columns', 'One centred row, or brand beside link columns.'),
    accent: color('Colour of the hovered links and glyphs.', 'text'),
    bg: color('Band fill. Default: transparent.'),
    color: color('Brand text.', 'text'),
    mutedColor: color('Tagline, headings, links and small print.', 'muted'),
    borderColor: color('Colour of the rule above the small print.', 'border'),
  },
  oneOf: [['brand', 'columns', 'socials', 'bottomText']],
  events: {},
  uiTypes: ['pricing_table', 'other'],
  a11y: 'Contentinfo landmark; link lists under headings; Tab and Enter.',
  example: {
    props: {
      brand: 'Fern & Clay',
      tagline: 'Pots made by hand.',
      columns: [
        {
          heading: 'Shop',
          links: [
            { label: 'Planters', href: '/planters' },
            { label: 'Sale', href: '/sale' },
          ],
        },
      ],
      socials: [{ icon: 'instagram', href: 'https://instagram.com/fernandclay' }],
      bottomText: '© Fern & Clay',
    },
  },
});
