import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const sidebar = component({
  name: 'Sidebar',
  description: 'A vertical app rail that frames its entries, with an optional title and an icon-only collapsed form.',
  useWhen: 'an app shell needs lasting section navigation down one side; a sheet that opens over the page is Drawer',
  children: 'any',
  props: {
    title: string('Heading at the top of the rail.'),
    variant: oneOf(['default', 'floating', 'ghost'], 'default', 'Panel with an edge rule, raised card, or no chrome.'),
    collapsed: offByDefault('Shrink to an icon-only rail; give every SidebarItem an icon.'),
    size: oneOf(SIZES, 'md', 'Rail width: about 12, 16 or 20rem.'),
    width: dimension('Exact rail width, 120 to 640px; wins over size, ignored while collapsed.', {
      min: 120,
      max: 640,
      units: ['px', 'rem'],
    }),
    sticky: offByDefault('Pin the rail while the page scrolls.'),
    bg: color('Rail fill.', 'card'),
    borderColor: color('Edge or card border.', 'border'),
    accent: color('Title colour and default highlight of active entries.', 'primary'),
    mutedColor: color('Title colour when no accent is set.', 'muted'),
  },
  events: {},
  uiTypes: ['dashboard', 'list_table', 'settings_panel', 'editor'],
  a11y: 'Complementary region (aside) wrapping a list of links or buttons; named by title.',
  example: {
    props: { title: 'Clinic', size: 'sm', sticky: true },
    children: ['nav-today', 'nav-patients', 'nav-billing'],
  },
});
