import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, emitOnChange, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, number, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';

export const numberInput = component({
  name: 'NumberInput',
  description: 'A number box with step buttons, limits and an optional unit inside it.',
  useWhen:
    'the answer is a measured or money amount, typed or nudged, often with a unit; counting a few items is QuantityStepper',
  children: 'none',
  props: {
    value: bound(number('Current number; empty when cleared.')),
    min: number('Smallest allowed number. Default: no limit.'),
    max: number('Largest allowed number. Default: no limit.'),
    step: number('Amount one press adds or takes away.', { default: 1, above: 0 }),
    placeholder: string('Hint in the empty box.'),
    prefix: string('Unit before the number, e.g. "€".'),
    suffix: string('Unit after the number, e.g. "kg".'),
    disabled,
    emitOnChange,
    size,
    accent: color('Colour of the focus ring.', 'primary'),
    mutedColor: color('Colour of unit, step buttons and placeholder.', 'muted'),
    borderColor: color('Resting border colour of the box.', 'border'),
  },
  order: [['min', '<', 'max']],
  events: {
    change: {
      when: 'a step button is pressed or a number typed; value is the number within limits, null when empty',
      payload: ['value'],
    },
  },
  uiTypes: ['form', 'settings_panel', 'wizard'],
  a11y: 'role=spinbutton with min, max and value; Up and Down step. Name it through FormField.',
  example: { props: { value: { $bindState: '/budget' }, min: 0, step: 50, prefix: '€' } },
});
