import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import { checks, errorText, helpText, name, readonly, validateOn } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, offByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const switchComponent = component({
  name: 'Switch',
  description: 'An on/off setting drawn as a sliding switch that takes effect at once.',
  useWhen:
    'a setting turns on or off at once, without a save step; consent inside a form is Checkbox, a toolbar mode Toggle',
  children: 'none',
  props: {
    label: required(string('Text beside the switch.')),
    name,
    checked: bound(offByDefault('On or off.')),
    description: string('Second, quieter line under the label.'),
    onLabel: string('Word beside the track while on.'),
    offLabel: string('Word beside the track while off.'),
    required: offByDefault('Must be on before submitting.'),
    disabled,
    readonly,
    helpText,
    errorText,
    checks,
    validateOn: validateOn('change'),
    size,
    accent: color('Colour of the track while on.', 'primary'),
    offColor: color('Colour of the track while off.', 'border'),
  },
  events: {
    change: { when: 'the switch is flipped; value is the new boolean', payload: ['value', 'name'] },
  },
  uiTypes: ['form', 'pricing_table', 'detail_view', 'settings_panel', 'editor', 'other'],
  a11y: 'role=switch with aria-checked, named by its label; Space flips.',
  example: {
    props: {
      label: 'Weekly summary by e-mail',
      name: 'weeklySummary',
      checked: { $bindState: '/weeklySummary' },
      description: 'Sent on Monday morning',
    },
    on: { change: { action: 'saveSetting', params: { weeklySummary: { $state: '/weeklySummary' } } } },
  },
});
