import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, fullWidth, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, dimension, icon, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { RADII, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const button = component({
  name: 'Button',
  description: 'A labelled button that fires an action or submits the surrounding form.',
  useWhen:
    'the user triggers something here and words say what; a glyph alone is IconButton, going to another address is Link',
  children: 'none',
  props: {
    label: required(string('Button text, verb first; may be empty when icon and ariaLabel are given.')),
    variant: oneOf(
      ['primary', 'secondary', 'danger', 'ghost', 'outline'],
      'primary',
      'Weight of the button; keep one primary per view.',
    ),
    tone: oneOf(TONES, 'What the action means, apart from its weight.'),
    icon: icon('Glyph beside the text.'),
    iconPosition: oneOf(['start', 'end'], 'start', 'Side of the glyph.'),
    ariaLabel: string('Spoken name; needed when there is no visible text.'),
    submit: offByDefault('Submits the surrounding Form on click.'),
    disabled,
    loading: offByDefault('Shows a spinner and blocks clicks without changing width.'),
    size,
    fullWidth,
    minWidth: dimension(
      'Smallest width (px, rem or %), at most 640 px, to keep a row of buttons even. Default: its natural width.',
      { max: 640, units: ['px', 'rem', '%'] },
    ),
    radius: oneOf(RADII, 'md', 'Corner rounding; full makes a pill.'),
    accent: color('Fill of the button. Default: follows variant and tone.'),
    accentText: color('Text colour on that fill. Default: the matching theme text.'),
    borderColor: color('Border colour, mainly for outline.', 'border'),
  },
  events: {
    commit: { when: 'the button is clicked and neither disabled nor loading; label is its text', payload: ['label'] },
  },
  uiTypes: UI_TYPES,
  a11y: 'Native button named by label or ariaLabel; Enter or Space presses; aria-busy while loading.',
  example: {
    props: { label: 'Book the van', icon: 'truck' },
    on: { commit: { action: 'bookVan', params: { day: { $state: '/day' } } } },
  },
});
