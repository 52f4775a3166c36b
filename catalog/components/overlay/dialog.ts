import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { MOTIONS, SHADOWS, SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const dialog = component({
  name: 'Dialog',
  description: 'A modal panel in the middle of the screen that holds its children until it is closed.',
  useWhen:
    'a short task needs the whole attention before going on; content at the side is Drawer, a short text on a trigger Popover',
  children: 'any',
  props: {
    title: required(string('Heading of the panel and its spoken name.')),
    openPath: required(
      string('JSON pointer of the boolean in state that shows the dialog; closing writes false there.'),
    ),
    description: string('Quiet line under the title.'),
    size: oneOf(['sm', 'md', 'lg', 'full'], 'md', 'Widest the panel may grow.'),
    align: oneOf(['start', 'center'], 'center', 'Panel at the top or in the middle.'),
    padding: oneOf(SIZES, 'md', 'Space inside the panel: 0.75, 1.25 or 2rem.'),
    dismissable: onByDefault('A click on the veil or the close button closes it.'),
    showClose: onByDefault('Shows the close button in the header.'),
    closeLabel: string('Spoken name of the close button.', { default: 'Close' }),
    bg: color('Background of the panel.', 'card'),
    color: color('Text colour of title and body. Default: the theme card text.'),
    borderColor: color('Outline of the panel.', 'border'),
    mutedColor: color('Colour of the description and the close glyph.', 'muted'),
    overlayColor: color('Tint of the veil behind the panel. Default: black at 45 percent.'),
    shadow: oneOf(SHADOWS, 'Shadow depth of the panel. Default: the built-in raised look.'),
    motion: oneOf(MOTIONS, 'Speed at which the panel enters. Default: at once.'),
  },
  events: {
    dismiss: { when: 'the close button or the veil closes the dialog; openPath is already false', payload: [] },
  },
  uiTypes: ['form', 'list_table', 'detail_view', 'settings_panel', 'confirmation', 'calendar', 'board', 'other'],
  a11y: 'role=dialog, aria-modal, named by its title; focus is trapped and returned; Escape closes when dismissable.',
  example: { props: { title: 'Move the booking', openPath: '/moveOpen', size: 'sm' }, children: ['move-form'] },
});
