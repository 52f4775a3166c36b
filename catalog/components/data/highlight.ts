import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const highlight = component({
  name: 'Highlight',
  description: 'A passage in which every hit of the search words is marked.',
  useWhen: 'a text shows where the search words matched; plain copy is Text',
  children: 'none',
  props: {
    text: required(text('The passage.')),
    query: required(string('Words to mark, split at spaces; empty marks nothing.')),
    caseSensitive: offByDefault('Capitals must match.'),
    wholeWord: offByDefault('Marks whole words only.'),
    tone: oneOf(TONES, 'warning', 'Colour family of the marks.'),
    accent: color('Exact mark fill; beats tone.'),
    accentText: color('Text colour on the marks.', 'text'),
  },
  events: {},
  uiTypes: ['list_table', 'detail_view', 'other'],
  a11y: 'Text with mark elements; not focusable.',
  example: {
    props: { text: 'The boiler was serviced in March and passed inspection.', query: { $state: '/logQuery' } },
  },
});
