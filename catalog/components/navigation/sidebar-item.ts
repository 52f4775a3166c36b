import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const sidebarItem = component({
  name: 'SidebarItem',
  description: 'One row of a Sidebar: a label with optional glyph, count pill and current-page highlight.',
  useWhen: 'a destination is listed inside a Sidebar; rows of any other list are ListItem',
  children: 'none',
  props: {
    label: required(string('Row text, one to three words; stays the accessible name when the rail is collapsed.')),
    href: url('Target page; without it the row is a button that fires commit.'),
    icon: icon('Leading glyph; needed when the rail is collapsed.'),
    badge: string('Short pill at the row end, such as a count.'),
    active: offByDefault('Highlight as the current page; normally one row per rail.'),
    external: offByDefault('Open href in a new tab with an outward glyph.'),
    size: oneOf(SIZES, 'md', 'Row height and text; match the Sidebar.'),
    accent: color('Highlight colour of the active row. Default: the rail accent, else the theme primary.'),
    color: color('Text of resting rows.', 'text'),
    mutedColor: color('Colour of the pill and the outward glyph.', 'muted'),
  },
  needs: { external: ['href'] },
  events: {
    commit: { when: 'the row was clicked; with href the browser also follows the link', payload: ['label'] },
  },
  uiTypes: ['dashboard', 'settings_panel', 'editor'],
  a11y: 'Link when href is set, else button; name from label; aria-current=page when active.',
  example: { props: { label: 'Invoices', href: '/invoices', icon: 'receipt', badge: '4', active: true } },
});
