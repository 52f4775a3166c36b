import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { ALIGNS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const socialBar = component({
  name: 'SocialBar',
  description: 'A row of icon-only links to social profiles and contact addresses.',
  useWhen: 'only glyph links to profiles are wanted; with link columns and small print it is Footer',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          network: oneOf(
            ['twitter', 'facebook', 'instagram', 'linkedin', 'youtube', 'github'],
            'Known brand; wins over icon.',
          ),
          icon: icon('Glyph for anything else.'),
          href: required(url('Link target, opened in a new tab.')),
          label: string('Accessible name. Default: the brand name.'),
        },
        'Links in order; each needs network or icon.',
        { oneOf: [['network', 'icon']] },
      ),
    ),
    size: oneOf(SIZES, 'md', 'Glyph and hit area.'),
    variant: oneOf(['plain', 'filled', 'outline'], 'plain', 'Bare glyph, filled chip or outlined chip.'),
    align: oneOf(ALIGNS, 'start', 'Placement of the row.'),
    accent: color('Glyph colour, or chip fill for filled. Default: depends on variant.'),
    accentText: color('Glyph colour on filled chips.', 'onPrimary'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'List of links, each with an accessible name; open in a new tab.',
  example: {
    props: {
      items: [
        { network: 'github', href: 'https://github.com/harbor' },
        { icon: 'mail', href: 'mailto:hello@harbor.example', label: 'Write to us' },
      ],
      variant: 'outline',
    },
  },
});
