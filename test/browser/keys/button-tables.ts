import { only, walk, type KeyTable } from './table.ts';

const button = { type: 'Button', props: { label: 'Inside' } };
const open = { action: 'setState', params: { statePath: '/open', value: true } };
const modal = (type: string) => {
  const spec = only(
    'Stack',
    {},
    { open: false },
    {
      open: { type: 'Button', props: { label: 'Open' } },
      overlay: { type, props: { title: 'Move', openPath: '/open' } },
      a: { type: 'Button', props: { label: 'A' } },
      b: { type: 'Button', props: { label: 'B' } },
    },
  );
  const { root, open: opener, overlay } = spec.elements;
  root!.children = ['open', 'overlay'];
  opener!.on = { commit: open };
  overlay!.children = ['a', 'b'];
  return spec;
};

export const BUTTON_TABLES: KeyTable[] = [
  {
    widget: 'Accordion',
    spec: only('Accordion', {
      items: [
        { title: 'One', content: '1' },
        { title: 'Two', content: '2' },
      ],
      type: 'multiple',
    }),
    walks: [
      walk(
        'Enter and Space toggle, Tab leads on',
        ['Tab', 'button One collapsed'],
        ['Enter', 'button One expanded'],
        ['Space', 'button One collapsed'],
        ['Tab', 'button Two collapsed'],
        ['Shift+Tab', 'button One collapsed'],
      ),
    ],
  },
  {
    widget: 'Disclosure (Collapsible)',
    spec: only('Collapsible', { title: 'More' }, {}, { in: button }),
    walks: [
      walk(
        'Enter and Space toggle',
        ['Tab', 'button More collapsed'],
        ['Enter', 'button More expanded'],
        ['Tab', 'button Inside'],
        ['Shift+Tab Space', 'button More collapsed'],
      ),
      walk('what is folded takes no focus', ['Tab Tab', 'button After']),
    ],
  },
  {
    widget: 'Disclosure (FAQ)',
    spec: only('FAQ', {
      items: [
        { question: 'Q1', answer: 'A' },
        { question: 'Q2', answer: 'B' },
      ],
    }),
    walks: [
      walk(
        'Enter and Space toggle',
        ['Tab', 'button Q1 collapsed'],
        ['Enter', 'button Q1 expanded'],
        ['Tab', 'button Q2 collapsed'],
        ['Space', 'button Q2 expanded'],
      ),
    ],
  },
  ...['Dialog', 'Drawer'].map((type) => ({
    widget: `Dialog (${type})`,
    spec: modal(type),
    walks: [
      walk(
        'takes the focus, Tab stays inside, Escape gives the focus back',
        ['Tab', 'button Open'],
        ['Enter', 'dialog Move'],
        ['Tab', 'button Close'],
        ['Tab', 'button A'],
        ['Tab', 'button B'],
        ['Shift+Tab', 'button A'],
        ['Escape', 'button Open'],
      ),
    ],
  })),
  {
    widget: 'Disclosure (Popover)',
    spec: only('Popover', { trigger: 'How?', content: 'So.' }),
    walks: [
      walk(
        'Enter and Space toggle, Escape closes',
        ['Tab', 'button How? collapsed'],
        ['Enter', 'button How? expanded'],
        ['Escape', 'button How? collapsed'],
        ['Space', 'button How? expanded'],
        ['Space', 'button How? collapsed'],
      ),
    ],
  },
  {
    widget: 'Disclosure (Toggletip)',
    spec: only('Toggletip', { content: 'With the pallet.', ariaLabel: 'About weight' }),
    walks: [
      walk(
        'Enter toggles, Escape closes',
        ['Tab Enter', 'button About weight expanded'],
        ['Escape', 'button About weight collapsed'],
      ),
    ],
  },
  {
    widget: 'Toggle buttons (ToggleGroup)',
    spec: only('ToggleGroup', {
      items: ['Mon', 'Wed', 'Fri'].map((label) => ({ label, value: label })),
      type: 'multiple',
      value: { $bindState: '/days' },
    }),
    walks: [
      walk(
        'arrows go round, Home and End, Space and Enter toggle',
        ['Tab', 'button Mon not pressed'],
        ['ArrowRight', 'button Wed not pressed'],
        ['End', 'button Fri not pressed'],
        ['ArrowRight', 'button Mon not pressed'],
        ['Home', 'button Mon not pressed'],
        ['Space', 'button Mon pressed'],
        ['Enter', 'button Mon not pressed'],
      ),
    ],
  },
  {
    widget: 'Carousel',
    spec: only(
      'Carousel',
      {
        items: ['Harbour', 'Lighthouse', 'Mill'].map((title) => ({ title })),
        showControls: true,
        activeIndex: { $bindState: '/at' },
      },
      { at: 0 },
    ),
    walks: [
      walk(
        'the list scrolls by keys, and the buttons are reached by Tab',
        ['Tab', 'list Harbour Lighthouse Mill'],
        ['Tab', 'button Previous disabled'],
        ['Tab', 'button Next'],
      ),
    ],
  },
  {
    widget: 'Buttons of a card (KanbanCard)',
    spec: only('KanbanCard', { id: 'a', title: 'Hotel', moveable: true }),
    walks: [
      walk(
        'the card and its arrows are buttons with names',
        ['Tab', 'button Hotel'],
        ['Tab', 'button Move Hotel to the previous column'],
        ['Tab', 'button Move Hotel to the next column'],
      ),
    ],
  },
];
