import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, fullWidth, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, icon, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const toggle = component({
  name: 'Toggle',
  description: 'A single button that stays pressed until it is pressed again, with a short text or a glyph.',
  useWhen:
    'one mode or formatting option stays on in a toolbar (mute, bold, pin); a labelled setting is Switch, several options are ToggleGroup',
  children: 'none',
  props: {
    label: required(string('Button text; the spoken name when iconOnly is on.')),
    pressed: bound(offByDefault('Pressed or not.')),
    icon: icon('Glyph before the text.'),
    iconOnly: offByDefault('Square button that shows the glyph alone.'),
    variant: oneOf(['default', 'outline'], 'default', 'Resting look: filled surface or outline.'),
    tone: oneOf(TONES, 'Meaning that tints the pressed state.'),
    disabled,
    size,
    fullWidth,
    activeColor: color('Fill while pressed. Default: the muted theme fill.'),
    activeText: color('Text colour while pressed.', 'text'),
    trackColor: color('Fill while not pressed.', 'card'),
    borderColor: color('Border while not pressed.', 'border'),
    radiusValue: cornerRadius('the button'),
  },
  needs: { iconOnly: ['icon'] },
  events: {
    change: { when: 'the button is pressed; value is true when it is now on', payload: ['value'] },
  },
  uiTypes: ['settings_panel', 'map', 'editor', 'other'],
  a11y: 'Button with aria-pressed, named by its label; Enter or Space toggles.',
  example: { props: { label: 'Mute', icon: 'volume-x', iconOnly: true, pressed: { $bindState: '/muted' } } },
});
