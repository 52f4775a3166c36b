import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius } from '#catalog/compiler/vocabulary/control.ts';
import { color, count, eitherOf, icon, list, listOf, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const accordion = component({
  name: 'Accordion',
  description: 'A stack of titled text sections that open and close, driven by a list of plain-text items.',
  useWhen:
    'several plain-text sections fold away under headings of their own; one foldable block of components is Collapsible, questions are FAQ',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          title: required(string('Heading of the section, always visible.')),
          content: required(text('Plain text revealed when the section is open.')),
        },
        'Sections in order; text only, no nested components.',
      ),
    ),
    type: oneOf(
      ['single', 'multiple'],
      'single',
      'single closes the other sections when one opens; multiple lets each act alone.',
    ),
    defaultOpenIndex: eitherOf(
      ['count', 'array'],
      'Section, or list of sections, open at first (0-based). Default: all closed.',
      { items: count('Section position, 0-based.') },
    ),
    openIndexes: bound(
      list(
        count('Section position, 0-based.'),
        'Positions of the open sections, rewritten on each toggle; seeded from defaultOpenIndex.',
      ),
    ),
    variant: oneOf(['bordered', 'separated', 'ghost'], 'bordered', 'Frame: one box, a card per section, or no frame.'),
    size: oneOf(SIZES, 'md', 'Padding and text size of each heading.'),
    chevronIcon: icon('Glyph that marks open or closed. Default: a small down caret.'),
    accent: color("Colour of the open section's title and caret. Default: the surrounding text colour."),
    mutedColor: color('Colour of the revealed body text.', 'muted'),
    borderColor: color('Colour of the frame and of the lines between sections.', 'border'),
    radiusValue: cornerRadius('the frame or of each section card'),
  },
  events: {
    change: { when: 'a section is opened or closed; value is the full list of open positions', payload: ['value'] },
  },
  uiTypes: ['detail_view', 'settings_panel', 'other'],
  a11y: 'Each heading is a button with aria-expanded that controls a labelled region; Enter or Space toggles.',
  example: {
    props: {
      items: [
        { title: 'When is my order shipped?', content: 'Orders placed before noon leave the same day.' },
        { title: 'Can I change the address?', content: 'Yes, until the parcel is packed.' },
      ],
      type: 'multiple',
      openIndexes: { $bindState: '/openSections' },
    },
  },
});
