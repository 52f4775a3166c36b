import { labelled, only, walk, type KeyTable } from './table.ts';

const TOWNS = ['Oslo', 'Bergen', 'Bodø', 'Tromsø'].map((label) => ({ label, value: label.toLowerCase() }));
const combobox = labelled('Town', 'Combobox', { options: TOWNS, value: { $bindState: '/town' } });
const multi = labelled('Towns', 'MultiSelect', {
  options: TOWNS,
  value: { $bindState: '/towns' },
  searchable: false,
});
const list = only('VirtualList', {
  ariaLabel: 'Towns',
  items: TOWNS,
  selectable: true,
  value: { $bindState: '/town' },
});
const tree = only('Tree', {
  nodes: [
    {
      label: 'North',
      value: 'n',
      children: [
        { label: 'Bodø', value: 'b' },
        { label: 'Tromsø', value: 't' },
      ],
    },
    { label: 'South', value: 's', children: [{ label: 'Oslo', value: 'o' }] },
    { label: 'West', value: 'w' },
  ],
  defaultExpandedDepth: 0,
  selectable: true,
  value: { $bindState: '/place' },
});
const radio = only('Radio', {
  label: 'Way',
  name: 'way',
  options: [
    { value: 'd', label: 'Door' },
    { value: 'l', label: 'Locker' },
    { value: 's', label: 'Shop' },
  ],
  value: { $bindState: '/way' },
});

export const CHOICE_TABLES: KeyTable[] = [
  {
    widget: 'Combobox',
    spec: combobox,
    walks: [
      walk(
        'Down opens on the first option, arrows go round, Escape closes',
        ['Tab', 'combobox Town "" collapsed'],
        ['ArrowDown', 'option Oslo'],
        ['ArrowUp', 'option Tromsø'],
        ['ArrowDown', 'option Oslo'],
        ['Escape', 'combobox Town "" collapsed'],
      ),
      walk('Up opens on the last option', ['Tab ArrowUp', 'option Tromsø']),
      walk(
        'Alt+Down opens without going in, Alt+Up closes',
        ['Tab Alt+ArrowDown', 'combobox Town "" expanded'],
        ['Alt+ArrowUp', 'combobox Town "" collapsed'],
      ),
      walk(
        'typing filters, Enter picks',
        ['Tab type:b', 'option Bergen'],
        ['ArrowDown', 'option Bodø'],
        ['Enter', 'combobox Town "Bodø" collapsed'],
      ),
      walk('Home and End stay in the text', ['Tab type:bo Home type:x', 'combobox Town "xbo" expanded']),
      walk('a second Escape drops what was typed', ['Tab type:o Escape Escape', 'combobox Town "" collapsed']),
    ],
  },
  {
    widget: 'Listbox with many choices (MultiSelect)',
    spec: multi,
    walks: [
      walk(
        'opens, walks, toggles and stays open',
        ['Tab', 'button Towns Select… collapsed'],
        ['Enter', 'option Oslo'],
        ['ArrowDown', 'option Bergen'],
        ['Space', 'option Bergen selected'],
        ['Space', 'option Bergen'],
        ['End', 'option Tromsø'],
        ['Home', 'option Oslo'],
        ['Escape', 'button Towns Select… collapsed'],
      ),
      walk('letters jump, accents aside', ['Tab Enter b', 'option Bergen'], ['b', 'option Bodø']),
      walk('Down opens', ['Tab ArrowDown', 'option Oslo']),
    ],
  },
  {
    widget: 'Listbox (VirtualList)',
    spec: list,
    walks: [
      walk(
        'arrows walk and stop at the ends',
        ['Tab', 'option Oslo'],
        ['ArrowDown', 'option Bergen'],
        ['End', 'option Tromsø'],
        ['ArrowDown', 'option Tromsø'],
        ['Home', 'option Oslo'],
        ['ArrowUp', 'option Oslo'],
      ),
      walk(
        'Enter picks, as does Space',
        ['Tab ArrowDown Enter', 'option Bergen selected'],
        ['ArrowDown Space', 'option Bodø selected'],
      ),
      walk('letters jump', ['Tab t', 'option Tromsø']),
    ],
  },
  {
    widget: 'Tree',
    spec: tree,
    walks: [
      walk(
        'Right opens, then goes in; Left goes out, then closes',
        ['Tab', 'treeitem North collapsed'],
        ['ArrowRight', 'treeitem North expanded'],
        ['ArrowRight', 'treeitem Bodø'],
        ['ArrowLeft', 'treeitem North expanded'],
        ['ArrowLeft', 'treeitem North collapsed'],
      ),
      walk(
        'Down and Up walk over what is seen, and stop at the ends',
        ['Tab ArrowDown', 'treeitem South collapsed'],
        ['ArrowDown ArrowDown', 'treeitem West'],
        ['ArrowUp', 'treeitem South collapsed'],
      ),
      walk(
        'Home, End and letters',
        ['Tab End', 'treeitem West'],
        ['Home', 'treeitem North collapsed'],
        ['s', 'treeitem South collapsed'],
      ),
      walk('a star opens all beside it', ['Tab *', 'treeitem North expanded'], ['End ArrowUp', 'treeitem Oslo']),
      walk('Enter picks', ['Tab End Enter', 'treeitem West selected']),
    ],
  },
  {
    widget: 'Radio group',
    spec: radio,
    walks: [
      walk(
        'Tab leads in, arrows choose and go round',
        ['Tab', 'radio Door not checked'],
        ['ArrowDown', 'radio Locker checked'],
        ['ArrowRight', 'radio Shop checked'],
        ['ArrowDown', 'radio Door checked'],
        ['ArrowUp', 'radio Shop checked'],
      ),
      walk('Space chooses, and it is one stop', ['Tab Space', 'radio Door checked'], ['Tab', 'button After']),
    ],
  },
  {
    widget: 'Radio group of stars (Rating)',
    spec: only('Rating', { value: { $bindState: '/score' }, max: 3 }),
    walks: [walk('arrows choose', ['Tab ArrowRight', 'radio 2 of 3 checked'], ['ArrowLeft', 'radio 1 of 3 checked'])],
  },
  {
    widget: 'Switch',
    spec: only('Switch', { label: 'News', name: 'news', checked: { $bindState: '/news' } }),
    walks: [
      walk(
        'Space flips',
        ['Tab', 'switch News not checked'],
        ['Space', 'switch News checked'],
        ['Space', 'switch News not checked'],
      ),
    ],
  },
  {
    widget: 'Checkbox',
    spec: only('Checkbox', { label: 'Terms', name: 'terms', checked: { $bindState: '/terms' } }),
    walks: [walk('Space ticks', ['Tab', 'checkbox Terms not checked'], ['Space', 'checkbox Terms checked'])],
  },
];
