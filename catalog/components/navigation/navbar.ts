import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const navbar = component({
  name: 'Navbar',
  description: 'A top-of-page bar with the product name at its start and room for links or buttons after it.',
  useWhen: 'a page needs a header bar for its brand and child elements; site links from data are NavigationMenu',
  children: 'any',
  props: {
    brand: string('Product or site name at the start; leave out to begin with the children.'),
    brandIcon: icon('Glyph before the brand; only drawn together with brand.'),
    variant: oneOf(['default', 'bordered', 'floating'], 'default', 'Bottom rule, full border, or rounded raised card.'),
    sticky: offByDefault('Keep the bar at the viewport top while scrolling.'),
    justify: oneOf(
      ['start', 'center', 'end', 'between'],
      'between',
      'How the children spread after the brand; between pushes them to the end.',
    ),
    size: oneOf(SIZES, 'md', 'Bar height and side padding.'),
    bg: color('Bar fill.', 'card'),
    color: color('Brand text colour.', 'text'),
    borderColor: color('Border colour.', 'border'),
  },
  oneOf: [['brand', 'children']],
  needs: { brandIcon: ['brand'] },
  events: {},
  uiTypes: ['dashboard', 'pricing_table', 'settings_panel', 'editor', 'other'],
  a11y: 'Nav landmark; children keep their own roles and tab order.',
  example: { props: { brand: 'Harbor', brandIcon: 'anchor', sticky: true }, children: ['nav-fleet', 'nav-account'] },
});
