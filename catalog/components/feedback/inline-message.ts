import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';
import { icon } from '#catalog/compiler/vocabulary/notice.ts';

export const inlineMessage = component({
  name: 'InlineMessage',
  description: 'One short line with a small glyph that comments on the control or row it sits next to.',
  useWhen:
    'a hint or check result stands under a field or in a cell; a boxed message is Alert, an error of a field its own errorText',
  children: 'none',
  props: {
    message: required(string('The comment, one clause.')),
    tone: oneOf(TONES, 'neutral', 'Meaning; sets colour and glyph.'),
    icon,
    size: oneOf(['sm', 'md'], 'md', 'Glyph and text step.'),
    color: color('Exact colour of glyph and text; beats tone.'),
  },
  events: {},
  uiTypes: ['form', 'list_table', 'settings_panel', 'wizard'],
  a11y: 'Role status (alert when critical); not focusable.',
  example: { props: { message: 'This plate number is already registered', tone: 'critical', size: 'sm' } },
});
