import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES } from '#catalog/compiler/vocabulary/menus.ts';

export const label = component({
  name: 'Label',
  description: 'A caption tied to a control elsewhere, with an optional required mark.',
  useWhen: 'a caption must stand away from its control; a control and its caption together are FormField',
  children: 'none',
  props: {
    text: required(string('Caption text.')),
    htmlFor: string('Identifier of the captioned control; a click on the text then focuses it.'),
    required: offByDefault('Adds the required mark.'),
    size: oneOf(SIZES, 'md', 'Text size: 13, 14 or 16px.'),
    color: color('Text colour.', 'text'),
  },
  events: {},
  uiTypes: ['form', 'settings_panel', 'wizard'],
  a11y: 'Native label element; a click moves focus to the control named in htmlFor.',
  example: { props: { text: 'Deposit', htmlFor: 'deposit', required: true } },
});
