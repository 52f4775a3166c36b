import { component } from '#catalog/compiler/vocabulary/component.ts';
import { disabled, size } from '#catalog/compiler/vocabulary/control.ts';
import { checks, errorText, helpText, name, readonly, validateOn } from '#catalog/compiler/vocabulary/form-field.ts';
import { color, offByDefault, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const checkbox = component({
  name: 'Checkbox',
  description: 'A tick box for one independent yes/no answer inside a form.',
  useWhen:
    'one agreement or opt-in counts when the form is submitted; a setting that acts at once is Switch, filter boxes are FacetList',
  children: 'none',
  props: {
    label: required(string('Text beside the box.')),
    name,
    checked: bound(offByDefault('Ticked or not.')),
    description: string('Second, quieter line under the label.'),
    indeterminate: offByDefault('Shows the "partly selected" dash instead of the tick; looks only.'),
    required: offByDefault('Box must be ticked before submitting.'),
    disabled,
    readonly,
    helpText,
    errorText,
    checks,
    validateOn: validateOn('change'),
    size,
    accent: color('Colour of the ticked box.', 'primary'),
  },
  events: {
    change: { when: 'the box is ticked or cleared; value is the new boolean', payload: ['value', 'name'] },
  },
  uiTypes: ['form', 'settings_panel', 'wizard', 'confirmation'],
  a11y: 'Native checkbox named by its label; Space toggles; errors are announced.',
  example: {
    props: {
      label: 'I have read the rental terms',
      name: 'termsRead',
      checked: { $bindState: '/termsRead' },
      required: true,
    },
  },
});
