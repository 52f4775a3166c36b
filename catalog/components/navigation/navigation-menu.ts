import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { ORIENTATIONS } from '#catalog/compiler/vocabulary/menus.ts';

export const navigationMenu = component({
  name: 'NavigationMenu',
  description: 'A data-driven set of site links where an entry may open a one-level flyout of described sub-links.',
  useWhen:
    'site sections come as data and some group sub-pages; an app rail is Sidebar, a header bar with free children Navbar',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          label: required(string('Entry text.')),
          href: url('Target of a plain entry.'),
          icon: icon('Leading glyph.'),
          active: offByDefault('Marks the current page; at most one entry.'),
          children: listOf(
            {
              label: required(string('Sub-link text.')),
              href: url('Sub-link target.'),
              description: string('Muted line under the sub-link.'),
              icon: icon('Leading glyph.'),
            },
            'Sub-links; their presence turns the entry into a flyout button.',
          ),
        },
        'Top-level entries in order.',
        { oneOf: [['href', 'children']] },
      ),
    ),
    orientation: oneOf(ORIENTATIONS, 'horizontal', 'Run across the top or down a side.'),
    accent: color('Colour of hovered, open and current entries.', 'text'),
    mutedColor: color('Colour of sub-link descriptions and resting carets.', 'muted'),
    bg: color('Flyout panel fill.', 'card'),
    borderColor: color('Flyout panel border.', 'border'),
  },
  events: {
    select: {
      when: 'a plain entry or a sub-link was followed; value is its target',
      payload: ['value', 'label', 'index'],
    },
  },
  uiTypes: ['dashboard', 'settings_panel', 'other'],
  a11y: 'Nav landmark; flyout buttons carry aria-expanded; Enter opens, Escape or an outside click closes; current entry has aria-current=page.',
  example: {
    props: {
      items: [
        { label: 'Home', href: '/', active: true },
        {
          label: 'Services',
          children: [
            { label: 'Repairs', href: '/repairs', description: 'Same-day fixes' },
            { label: 'Rentals', href: '/rentals' },
          ],
        },
      ],
    },
  },
});
