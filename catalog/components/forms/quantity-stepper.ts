import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, emitOnChange, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, number, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound } from '#catalog/compiler/vocabulary/marks.ts';

export const quantityStepper = component({
  name: 'QuantityStepper',
  description: 'A small minus/plus counter around an editable whole amount.',
  useWhen: 'a few items are counted up or down, as in a basket line; amounts with units or decimals are NumberInput',
  children: 'none',
  props: {
    value: bound(number('Current quantity. Default: the minimum.')),
    min: number('Lowest quantity.', { default: 0 }),
    max: number('Highest quantity.', { default: 99 }),
    step: number('Amount one press adds or takes away.', { default: 1, above: 0 }),
    label: string('Field label above the counter.'),
    disabled,
    emitOnChange,
    size,
    accent: color('Colour of the buttons on hover and press.', 'primary'),
    borderColor: color('Resting border colour of the counter.', 'border'),
    radiusValue: cornerRadius('the counter'),
  },
  order: [['min', '<', 'max']],
  events: {
    change: { when: 'a button is pressed or a number typed; value is the quantity within limits', payload: ['value'] },
  },
  uiTypes: ['form', 'list_table', 'detail_view', 'other'],
  a11y: 'role=spinbutton between two labelled buttons that disable at the limits.',
  example: { props: { label: 'Pallets', value: { $bindState: '/pallets' }, min: 1, max: 24 } },
});
