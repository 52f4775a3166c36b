import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, number, onByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const progressCircle = component({
  name: 'ProgressCircle',
  description: 'A ring that closes as one value approaches its maximum, with the percentage in the middle.',
  useWhen: 'the completion of one thing fits a compact round form; a line is Progress, several rates are RadialBar',
  children: 'none',
  props: {
    value: required(number('Amount done; held between 0 and max.')),
    max: number('Amount that closes the ring.', { default: 100, above: 0 }),
    label: string('Caption under the percentage.'),
    showValue: onByDefault('Prints the percentage.'),
    tone: oneOf(TONES, 'neutral', 'Meaning carried by the colour.'),
    size: oneOf(['sm', 'md', 'lg', 'xl'], 'md', 'Diameter and text step.'),
    sizeValue: dimension('Exact diameter in px or rem, 32 to 320; beats size.', {
      min: 32,
      max: 320,
      units: ['px', 'rem'],
    }),
    strokeWidth: dimension('Ring thickness in px, 1 to 12. Default: follows size.', { min: 1, max: 12, units: ['px'] }),
    color: color('Exact arc colour; beats tone.'),
    trackColor: color('Colour of the open part of the ring.', 'mutedSurface'),
    valueColor: color('Colour of the percentage.', 'text'),
    mutedColor: color('Colour of the caption.', 'muted'),
    ariaLabel: string('Spoken name. Default: percentage and label.'),
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view', 'wizard'],
  a11y: 'Role progressbar with aria-valuenow/max; name from ariaLabel or label; not focusable.',
  example: { props: { value: 34, max: 50, label: 'Course', tone: 'info' } },
});
