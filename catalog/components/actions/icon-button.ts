import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, icon, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { RADII, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const iconButton = component({
  name: 'IconButton',
  description: 'A square or round button that shows only a glyph; its label is spoken, not drawn.',
  useWhen:
    'a familiar action in a tight toolbar or row needs no words (edit, close); a mode that stays on is Toggle, a glyph without action Icon',
  children: 'none',
  props: {
    icon: required(icon('Glyph of the button.')),
    label: required(string('Spoken name of the button.')),
    variant: oneOf(
      ['primary', 'secondary', 'ghost', 'outline', 'danger'],
      'primary',
      'Weight of the button; ghost suits toolbars.',
    ),
    tone: oneOf(TONES, 'What the action means, apart from its weight.'),
    disabled,
    loading: offByDefault('Swaps the glyph for a spinner and blocks clicks.'),
    size,
    radius: oneOf(RADII, 'md', 'Corner rounding; full makes a circle.'),
    accent: color('Fill of the button. Default: follows variant and tone.'),
    accentText: color('Glyph colour on that fill. Default: the matching theme text.'),
    borderColor: color('Border colour with outline.', 'border'),
  },
  events: {
    commit: {
      when: 'the button is clicked and neither disabled nor loading; label is its spoken name',
      payload: ['label'],
    },
  },
  uiTypes: ['dashboard', 'list_table', 'detail_view', 'board', 'map', 'editor', 'other'],
  a11y: 'Native button named by label; Enter or Space presses.',
  example: {
    props: { icon: 'pencil', label: 'Rename route', variant: 'ghost' },
    on: { commit: { action: 'renameRoute', params: { route: { $state: '/route/id' } } } },
  },
});
