import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { SHADOWS, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const fab = component({
  name: 'Fab',
  description: 'A round button floating in a corner of its frame that may fan out a short list of actions.',
  useWhen: 'the main create action floats over a board, map or list; an action in the flow is Button',
  children: 'none',
  props: {
    icon: icon('Glyph of the main button.', { default: 'plus' }),
    label: string('Spoken name of the main button, and its text when extended.', { default: 'Actions' }),
    actions: listOf(
      {
        label: required(string('Text of the action.')),
        icon: icon('Glyph of the action.'),
        tone: oneOf(TONES, 'What the action means.'),
      },
      'Actions fanned out on a click; without them the main button itself commits.',
    ),
    activeAction: bound(string('Label (or position) of the action just triggered, written before commit fires.')),
    position: oneOf(
      ['bottom-right', 'bottom-left', 'top-right', 'top-left'],
      'bottom-right',
      'Corner of its own frame.',
    ),
    extended: offByDefault('Pill with the label beside the glyph.'),
    size: oneOf(['md', 'lg'], 'md', 'Diameter: 3 or 3.5rem.'),
    accent: color('Fill of the main button.', 'primary'),
    accentText: color('Glyph colour on that fill.', 'onPrimary'),
    shadow: oneOf(SHADOWS, 'Shadow depth of the main button. Default: the built-in raised look.'),
  },
  events: {
    commit: {
      when: 'a fanned-out action is clicked, or the main button when there are none',
      payload: ['label', 'index'],
    },
  },
  uiTypes: ['list_table', 'calendar', 'board', 'map', 'other'],
  a11y: 'Button with aria-expanded named by label; actions form a menu; Escape folds it in.',
  example: {
    props: {
      label: 'Add',
      actions: [
        { label: 'New visit', icon: 'calendar' },
        { label: 'New client', icon: 'user-plus' },
      ],
      activeAction: { $bindState: '/lastAdded' },
    },
    on: { commit: { action: 'startAdding', params: { what: { $state: '/lastAdded' } } } },
  },
});
