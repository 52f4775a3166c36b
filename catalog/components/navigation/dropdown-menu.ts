import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, icon, listOf, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { ALIGNS, RADII, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const dropdownMenu = component({
  name: 'DropdownMenu',
  description: 'A button that opens a short floating list; picking an entry either sets a value or runs a command.',
  useWhen:
    'a handful of options or commands hide behind one button; a form answer is Select, application menus are Menubar',
  children: 'none',
  props: {
    label: required(string('Button text while nothing is picked and no placeholder is given; one to three words.')),
    items: required(
      listOf(
        {
          label: required(string('Text of the entry.')),
          value: required(string('Value sent when the entry is picked.')),
        },
        'Entries in display order.',
      ),
    ),
    value: bound(string('Value of the picked entry; its label replaces the button text.')),
    placeholder: string('Button text while nothing is picked. Default: the label.'),
    triggerVariant: oneOf(['primary', 'secondary', 'ghost', 'outline'], 'secondary', 'Weight of the button.'),
    size: oneOf(SIZES, 'md', 'Button height, padding and text.'),
    align: oneOf(ALIGNS, 'center', 'Placement of the text inside the button.'),
    fullWidth: offByDefault('Let the button fill its container.'),
    disabled: offByDefault('Grey the button out and keep the menu shut.'),
    menuWidth: dimension(
      'Fixed width of the panel in px or rem, 80 to 480px. Default: at least as wide as the button.',
      { min: 80, max: 480, units: ['px', 'rem'] },
    ),
    maxHeight: dimension('Height at which the panel starts to scroll, px or rem, 80 to 480px. Default: no cap.', {
      min: 80,
      max: 480,
      units: ['px', 'rem'],
    }),
    caretIcon: icon('Glyph on the button edge. Default: a plain down-arrow character.'),
    radius: oneOf(RADII, 'md', 'Corner rounding of the button.'),
    triggerColor: color('Fill of the button. Default: follows triggerVariant.'),
    accent: color('Text of the picked entry and tint of the hovered one.', 'primary'),
  },
  events: {
    select: { when: 'an entry was picked to become the current value; the panel closes', payload: ['value', 'label'] },
    commit: {
      when: 'the same pick read as a command; bind this one when the menu performs actions',
      payload: ['value', 'label'],
    },
  },
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'board', 'editor'],
  a11y: 'Button with aria-haspopup=menu and aria-expanded, named by its text; arrows move, Enter picks, Escape closes.',
  example: {
    props: {
      label: 'Sort',
      items: [
        { label: 'Newest first', value: 'newest' },
        { label: 'Largest amount', value: 'amount' },
      ],
      value: { $bindState: '/sort' },
    },
    on: { select: { action: 'resort', params: { by: { $state: '/sort' } } } },
  },
});
