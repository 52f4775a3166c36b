import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, listOf, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SIZES, TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const timeline = component({
  name: 'Timeline',
  description: 'Events in order along a line, each with a dot, a title and optional time and note.',
  useWhen:
    'the events of a history or shipment come as one list; entries with components inside are TimelineItem, steps to go through Stepper',
  children: 'none',
  props: {
    items: required(
      listOf(
        {
          title: required(string('What happened.')),
          time: string('When, as it should read.'),
          description: text('Note below the title.'),
          icon: icon('Glyph in the dot; drawn at size lg only.'),
          tone: oneOf(TONES, 'neutral', 'Meaning of the dot.'),
          color: color('Exact dot colour; beats tone.'),
          active: offByDefault('Marks the present event.'),
        },
        'Events in order.',
      ),
    ),
    orientation: oneOf(['vertical', 'horizontal'], 'vertical', 'Run of the line.'),
    align: oneOf(['left', 'alternate'], 'left', 'Upright only: one side, or both in turn.'),
    size: oneOf(SIZES, 'md', 'Dot and text step.'),
    accent: color('Dots without tone or color.', 'muted'),
    connectorColor: color('Line colour.', 'border'),
    mutedColor: color('Colour of times and notes.', 'muted'),
  },
  events: {},
  uiTypes: ['dashboard', 'detail_view', 'other'],
  a11y: 'Ordered list; the present event has aria-current; not focusable.',
  example: {
    props: {
      items: [
        { title: 'Claim received', time: '2 June', tone: 'success' },
        { title: 'Assessor assigned', time: '5 June', active: true, tone: 'info' },
        { title: 'Decision' },
      ],
    },
  },
});
