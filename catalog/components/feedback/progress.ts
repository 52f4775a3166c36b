import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, dimension, number, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const progress = component({
  name: 'Progress',
  description: 'A horizontal bar that fills as work gets done, or sweeps when the end is unknown.',
  useWhen:
    'a task or quota has come so far, drawn in a line; a ring is ProgressCircle, a reading against limits Gauge, named stages Stepper',
  children: 'none',
  props: {
    value: required(number('Amount done, 0 to max; send 0 when indeterminate.', { min: 0 })),
    max: number('Amount that counts as full.', { default: 100, above: 0 }),
    label: string('Words above the bar.'),
    showValue: oneOf(['none', 'percent', 'fraction'], 'none', 'Printed reading: nothing, percent, or value/max.'),
    tone: oneOf(['default', 'success', 'warning', 'critical', 'info'], 'default', 'Meaning carried by the colour.'),
    size: oneOf(['xs', 'sm', 'md', 'lg'], 'sm', 'Bar thickness step.'),
    height: dimension('Exact thickness in px or rem, 2 to 48; beats size. Default: follows size.', {
      min: 2,
      max: 48,
      units: ['px', 'rem'],
    }),
    shape: oneOf(['pill', 'square'], 'pill', 'Round or flat ends.'),
    indeterminate: offByDefault('Sweeps because the end is unknown.'),
    striped: offByDefault('Slanted stripes on the fill.'),
    animated: offByDefault('Moves the stripes or the sweep.'),
    color: color('Exact fill; beats tone.'),
    trackColor: color('Unfilled part.', 'mutedSurface'),
  },
  events: {},
  uiTypes: ['form', 'dashboard', 'detail_view', 'wizard'],
  a11y: 'Role progressbar with aria-valuenow/max (none when indeterminate), named by label; not focusable.',
  example: { props: { value: 7, max: 12, label: 'Chapters reviewed', showValue: 'fraction', tone: 'success' } },
});
