import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { MOTIONS, SHADOWS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const drawer = component({
  name: 'Drawer',
  description: 'A modal sheet that slides in from an edge of the screen and holds its children.',
  useWhen: 'side content (cart, filters, a record) opens over the page from an edge; a centred modal task is Dialog',
  children: 'any',
  props: {
    title: required(string('Heading of the sheet and its spoken name.')),
    openPath: required(
      string('JSON pointer of the boolean in state that shows the drawer; closing writes false there.'),
    ),
    description: string('Quiet line under the title.'),
    side: oneOf(['bottom', 'right', 'left', 'top'], 'bottom', 'Edge the sheet is docked to.'),
    size: oneOf(
      ['sm', 'md', 'lg', 'full'],
      'md',
      'Extent of the sheet: its width at the sides, its height at top or bottom.',
    ),
    padding: oneOf(SIZES, 'md', 'Space inside the sheet: 0.75, 1.25 or 2rem.'),
    dismissable: onByDefault('A click on the veil or the close button closes it.'),
    showClose: onByDefault('Shows the close button in the header.'),
    closeLabel: string('Spoken name of the close button.', { default: 'Close' }),
    bg: color('Background of the sheet.', 'card'),
    color: color('Text colour of title and body. Default: the theme card text.'),
    borderColor: color('Line along the inner edge.', 'border'),
    mutedColor: color('Colour of the description and the close glyph.', 'muted'),
    overlayColor: color('Tint of the veil behind the sheet. Default: black at 45 percent.'),
    shadow: oneOf(SHADOWS, 'Shadow depth of the sheet. Default: the built-in raised look.'),
    motion: oneOf(MOTIONS, 'Speed at which the sheet enters. Default: at once.'),
  },
  events: {
    dismiss: { when: 'the close button or the veil closes the drawer; openPath is already false', payload: [] },
  },
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'settings_panel', 'calendar', 'board', 'map', 'other'],
  a11y: 'role=dialog, aria-modal, named by its title; focus is trapped and returned; Escape closes when dismissable.',
  example: {
    props: { title: 'Shipment 4471', openPath: '/shipmentOpen', side: 'right', size: 'lg' },
    children: ['shipment-detail'],
  },
});
