import { component } from '#catalog/compiler/vocabulary/component.ts';
import { cornerRadius, disabled, emitOnChange, size } from '#catalog/compiler/vocabulary/control.ts';
import { color, listOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const phoneInput = component({
  name: 'PhoneInput',
  description: 'A telephone field with a dial-code chooser in front of the national number.',
  useWhen: 'the answer is a telephone number with its country; other short text is Input',
  children: 'none',
  props: {
    value: bound(string('National number, digits only.')),
    country: bound(string('Code of the chosen country, e.g. "NO". Default: the first in the list.')),
    countries: listOf(
      {
        code: required(string('Country code, e.g. "NO".')),
        dial: required(string('Dial code, e.g. "+47".')),
        flag: string('Flag emoji beside the code.'),
      },
      'Countries on offer. Default: a built-in list.',
    ),
    placeholder: string('Hint in the empty number box.'),
    label: string('Field label above the field.'),
    disabled,
    emitOnChange,
    size,
    accent: color('Colour of the focus ring.', 'primary'),
    mutedColor: color('Colour of the placeholder.', 'muted'),
    borderColor: color('Resting border colour of the field and its divider.', 'border'),
    radiusValue: cornerRadius('the field'),
  },
  events: {
    change: {
      when: 'the number or the country changes; value is the digits (read the country from its bound path)',
      payload: ['value'],
    },
  },
  uiTypes: ['form', 'settings_panel', 'wizard'],
  a11y: 'A labelled select for the dial code followed by a tel input.',
  example: {
    props: {
      label: 'Mobile',
      country: { $bindState: '/phoneCountry' },
      value: { $bindState: '/phone' },
      placeholder: '412 34 567',
    },
  },
});
