import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const suggestion = component({
  name: 'Suggestion',
  description: 'A chip holding a ready-made follow-up prompt that is sent on tap.',
  useWhen: 'a likely next question is sent in one tap; a keyword or filter chip is Tag',
  children: 'none',
  props: {
    label: required(string('Prompt text on the chip.')),
    icon: icon('Leading glyph.'),
    size: oneOf(['sm', 'md'], 'md', 'Padding and text.'),
    accent: color('Chip border and glyph.', 'border'),
  },
  events: {
    commit: { when: 'the chip was tapped', payload: ['label'] },
  },
  uiTypes: ['empty_state', 'other'],
  a11y: 'Button named by label; Tab, Enter, Space.',
  example: {
    props: { label: 'Show cheaper options', icon: 'sparkles' },
    on: { commit: { action: 'askAgent', params: { text: 'Show cheaper options' } } },
  },
});
