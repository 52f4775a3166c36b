import { component } from '#catalog/compiler/vocabulary/component.ts';
import { boolean, color, offByDefault, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const reasoning = component({
  name: 'Reasoning',
  description: 'A quiet fold-out with the thinking behind an answer and how long it took.',
  useWhen: 'the thinking behind an answer is offered but hidden at first; other content that folds is Collapsible',
  children: 'none',
  props: {
    content: required(text('The trace as plain text.')),
    duration: string('Ready-made time span for the header, such as 6 s.'),
    headerLabel: string('Own header text; {duration} marks where the span goes. Default: a built-in English line.'),
    defaultOpen: offByDefault('Start open.'),
    open: bound(boolean('Whether it is open now; written on every toggle.')),
    mutedColor: color('Colour of the header, glyphs and trace.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Button with aria-expanded controlling a region; Enter and Space toggle.',
  example: { props: { content: 'Compared the three routes by arrival time, then by price.', duration: '6 s' } },
});
