import { only, walk, type KeyTable } from './table.ts';

const SORTS = ['Newest', 'Oldest', 'Amount'].map((label) => ({ label, value: label.toLowerCase() }));
const menu = only('DropdownMenu', { label: 'Sort', items: SORTS, value: { $bindState: '/sort' } });
const bar = only('Menubar', {
  menus: [
    {
      label: 'File',
      items: [{ label: 'New' }, { separator: true }, { label: 'Print', disabled: true }, { label: 'Quit' }],
    },
    { label: 'Edit', items: [{ label: 'Undo' }, { label: 'Redo' }] },
    { label: 'Help', items: [{ label: 'Manual' }] },
  ],
});
const tabs = only(
  'Tabs',
  { tabs: ['One', 'Two', 'Three'].map((label) => ({ label, value: label })), value: { $bindState: '/tab' } },
  { tab: 'One' },
  { panel: { type: 'Button', props: { label: 'Inside' } } },
);
const nav = only('NavigationMenu', {
  items: [
    { label: 'Home', href: '/' },
    {
      label: 'Services',
      children: [
        { label: 'Repairs', href: '/r' },
        { label: 'Rentals', href: '/s' },
      ],
    },
  ],
});

export const MENU_TABLES: KeyTable[] = [
  {
    widget: 'Menu button (DropdownMenu)',
    spec: menu,
    walks: [
      walk(
        'Enter opens on the first item, Escape gives the focus back',
        ['Tab', 'button Sort collapsed'],
        ['Enter', 'menuitem Newest'],
        ['Escape', 'button Sort collapsed'],
      ),
      walk('Space opens', ['Tab Space', 'menuitem Newest']),
      walk(
        'Down opens on the first, Up on the last',
        ['Tab ArrowDown', 'menuitem Newest'],
        ['Escape ArrowUp', 'menuitem Amount'],
      ),
      walk(
        'arrows go round',
        ['Tab Enter ArrowUp', 'menuitem Amount'],
        ['ArrowDown', 'menuitem Newest'],
        ['End', 'menuitem Amount'],
        ['Home', 'menuitem Newest'],
      ),
      walk('letters jump', ['Tab Enter o', 'menuitem Oldest']),
      walk('the same letter walks on', ['Tab Enter a', 'menuitem Amount'], ['a', 'menuitem Amount']),
      walk('Enter picks and closes', ['Tab Enter ArrowDown Enter', 'button Oldest collapsed']),
      walk('Tab closes', ['Tab Enter Tab', 'button After']),
    ],
  },
  {
    widget: 'Menubar',
    spec: bar,
    walks: [
      walk(
        'Right and Left go round',
        ['Tab', 'menuitem File collapsed'],
        ['ArrowRight', 'menuitem Edit collapsed'],
        ['ArrowLeft ArrowLeft', 'menuitem Help collapsed'],
        ['ArrowRight', 'menuitem File collapsed'],
      ),
      walk(
        'Home, End and letters',
        ['Tab End', 'menuitem Help collapsed'],
        ['Home', 'menuitem File collapsed'],
        ['e', 'menuitem Edit collapsed'],
      ),
      walk(
        'Down opens on the first, Up on the last',
        ['Tab ArrowDown', 'menuitem New'],
        ['Escape', 'menuitem File collapsed'],
        ['ArrowUp', 'menuitem Quit'],
      ),
      walk('Enter and Space open', ['Tab Enter', 'menuitem New'], ['Escape Space', 'menuitem New']),
      walk(
        'arrows in a menu pass over the separator',
        ['Tab Enter ArrowUp', 'menuitem Quit'],
        ['ArrowDown', 'menuitem New'],
      ),
      walk(
        'Right in a menu opens the next menu, Left the one before',
        ['Tab Enter ArrowRight', 'menuitem Undo'],
        ['ArrowLeft', 'menuitem New'],
        ['ArrowLeft', 'menuitem Manual'],
      ),
      walk('is one stop of Tab', ['Tab Tab', 'button After']),
    ],
  },
  {
    widget: 'Menubar from right to left',
    spec: { ...bar, dir: 'rtl' },
    walks: [
      walk('Left goes on', ['Tab ArrowLeft', 'menuitem Edit collapsed'], ['ArrowRight', 'menuitem File collapsed']),
    ],
  },
  {
    widget: 'Tabs',
    spec: tabs,
    walks: [
      walk(
        'arrows go round and choose',
        ['Tab', 'tab One selected'],
        ['ArrowRight', 'tab Two selected'],
        ['ArrowLeft ArrowLeft', 'tab Three selected'],
        ['ArrowRight', 'tab One selected'],
      ),
      walk('Home and End', ['Tab End', 'tab Three selected'], ['Home', 'tab One selected']),
      walk('Tab leads into the panel', ['Tab ArrowRight Tab', 'button Inside'], ['Shift+Tab', 'tab Two selected']),
    ],
  },
  {
    widget: 'Disclosure navigation (NavigationMenu)',
    spec: nav,
    walks: [
      walk(
        'Enter opens and closes, Tab leads in, Escape closes',
        ['Tab', 'link Home'],
        ['Tab', 'button Services collapsed'],
        ['Enter', 'button Services expanded'],
        ['Tab', 'link Repairs'],
        ['Escape', 'button Services collapsed'],
      ),
      walk('Space opens', ['Tab Tab Space', 'button Services expanded']),
    ],
  },
  {
    widget: 'Menu button (Fab)',
    spec: only('Fab', {
      label: 'Add',
      actions: [{ label: 'Visit' }, { label: 'Client' }],
      activeAction: { $bindState: '/a' },
    }),
    walks: [
      walk(
        'opens, walks and closes',
        ['Tab', 'button Add collapsed'],
        ['Enter', 'menuitem Visit'],
        ['ArrowDown', 'menuitem Client'],
        ['ArrowDown', 'menuitem Visit'],
        ['Escape', 'button Add collapsed'],
      ),
    ],
  },
];
