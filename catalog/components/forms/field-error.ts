import { component } from '#catalog/compiler/vocabulary/component.ts';
import { oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const fieldError = component({
  name: 'FieldError',
  description: 'A one-line validation message with an alert glyph, always in the danger colour.',
  useWhen:
    'an error line must stand apart from its field; a field shows its own through errorText, other remarks are InlineMessage',
  children: 'none',
  props: {
    message: required(string('What is wrong and how to fix it, one short sentence.')),
    size: oneOf(['sm', 'md'], 'sm', 'Text and glyph size.'),
  },
  events: {},
  uiTypes: ['form', 'settings_panel', 'wizard'],
  a11y: 'role=alert, so it is announced when it appears.',
  example: { props: { message: 'The two dates overlap another booking.' } },
});
