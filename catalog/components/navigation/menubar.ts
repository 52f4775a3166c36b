import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, offByDefault, oneOf, string, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { WIDE_SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const menubar = component({
  name: 'Menubar',
  description: 'A desktop-style strip of top-level menus, each opening a dropdown of commands, shortcuts and dividers.',
  useWhen:
    'an editor-like app needs File, Edit and View menus; one menu behind a button is DropdownMenu, site links are NavigationMenu',
  children: 'none',
  props: {
    menus: listOf(
      {
        label: required(string('Top-level label.')),
        items: required(
          listOf(
            {
              label: string('Item text.'),
              shortcut: string('Key hint shown at the row end.'),
              icon: icon('Leading glyph.'),
              disabled: offByDefault('Shown but not selectable.'),
              href: url('Makes the item a link instead of an event.'),
              separator: offByDefault('Draws a dividing line in place of an item.'),
            },
            'Items of this dropdown.',
          ),
        ),
      },
      'Top-level menus, left to right; leave out for an empty bar.',
    ),
    activeItem: bound(string('Receives the label (or index) of the picked item just before select fires.')),
    accent: color('Colour of the top-level label whose menu is open. Default: the theme.'),
    borderColor: color('Border of the bar, the dropdown, dividers and shortcut chips. Default: the theme.'),
    mutedColor: color('Colour of icons, shortcuts and the empty line. Default: the theme.'),
    size: oneOf(WIDE_SIZES, 'md', 'Scale of the bar.'),
    dense: offByDefault('Tighter vertical padding.'),
    emptyText: string('Line shown by a menu without items.', { default: 'No items' }),
  },
  events: {
    select: { when: 'an item without href was picked', payload: ['value', 'label', 'index'] },
  },
  uiTypes: ['editor', 'other'],
  a11y: 'Role menubar with menuitem children; arrows walk menus and items, Enter picks, Escape closes.',
  example: {
    props: {
      menus: [
        {
          label: 'File',
          items: [
            { label: 'New', shortcut: 'Ctrl+N', icon: 'file-plus' },
            { separator: true },
            { label: 'Print', icon: 'printer' },
          ],
        },
        { label: 'Help', items: [{ label: 'Manual', href: '/manual' }] },
      ],
      activeItem: { $bindState: '/menu/last' },
    },
    on: { select: { action: 'runMenuCommand', params: { command: { $state: '/menu/last' } } } },
  },
});
