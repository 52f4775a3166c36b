import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { TEXT_TONES, WIDE_SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const spinner = component({
  name: 'Spinner',
  description: 'A small turning sign that something is going on, with no word on how far it is.',
  useWhen: 'a short wait of unknown length needs a sign; covering a region is LoadingOverlay, known progress Progress',
  children: 'none',
  props: {
    label: string('Words beside the sign. Default: hidden "Loading".'),
    labelPosition: oneOf(['right', 'bottom', 'none'], 'right', 'Place of the words; none only reads them aloud.'),
    variant: oneOf(['ring', 'dots', 'bars'], 'ring', 'Form of the sign.'),
    size: oneOf(WIDE_SIZES, 'md', 'Diameter step.'),
    sizeValue: dimension('Exact ring diameter in px or rem, 8 to 128; beats size.', {
      min: 8,
      max: 128,
      units: ['px', 'rem'],
    }),
    tone: oneOf(TEXT_TONES, 'default', 'Meaning carried by the colour.'),
    speed: oneOf(['slow', 'normal', 'fast'], 'normal', 'Turning speed of the ring.'),
    thickness: oneOf(['thin', 'regular', 'thick'], 'regular', 'Stroke of the ring.'),
    color: color('Exact colour of the moving part; beats tone.'),
    trackColor: color('Colour of the resting part of the ring.', 'border'),
    mutedColor: color('Colour of the words.', 'muted'),
  },
  events: {},
  uiTypes: ['form', 'dashboard', 'wizard', 'other'],
  a11y: 'Role status named by label; not focusable; slows under reduced motion.',
  example: { props: { label: 'Checking availability', size: 'sm' } },
});
