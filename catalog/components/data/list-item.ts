import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { DENSITIES, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const listItem = component({
  name: 'ListItem',
  description:
    'One row with an optional icon, a title, a second line and a note at the far end. It is a link when it has an address, else a button.',
  useWhen:
    'rows of a menu, inbox or settings list lead somewhere or do something; thousands of rows are VirtualList, an app rail SidebarItem',
  children: 'none',
  props: {
    title: required(string('Row name, one line.')),
    value: string('Stable id sent with commit.'),
    description: string('Muted second line.'),
    leadingIcon: icon('Glyph before the title.'),
    trailingText: string('Note at the far end, such as a time or amount.'),
    badge: string('Short chip after the title, such as a count.'),
    href: url('Turns the row into a link; without it the row is a button.'),
    external: offByDefault('Opens href in a new tab.'),
    active: offByDefault('Marks the row as current.'),
    size: oneOf(SIZES, 'md', 'Text and side padding step.'),
    density: oneOf(DENSITIES, 'normal', 'Row height step.'),
    accent: color('Text colour and edge bar of the current row.', 'primary'),
    mutedColor: color('Colour of second line, note and glyph.', 'muted'),
  },
  needs: { external: ['href'] },
  events: {
    commit: {
      when: 'the row was pressed, link or not: `value` is its id, `label` its title',
      payload: ['value', 'label'],
    },
  },
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'settings_panel', 'map'],
  a11y: 'Native link or button named by the title; aria-current when active; Enter (and Space for buttons).',
  example: {
    props: {
      title: 'Notifications',
      value: 'notifications',
      description: 'Email and push',
      leadingIcon: 'bell',
      trailingText: '4 on',
    },
    on: { commit: { action: 'openSection', params: { section: 'notifications' } } },
  },
});
