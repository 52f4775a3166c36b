import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, icon, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { TONES } from '#catalog/compiler/vocabulary/menus.ts';

export const timelineItem = component({
  name: 'TimelineItem',
  description: 'A single entry of a hand-built timeline whose children appear below its text.',
  useWhen: 'an entry of a history needs buttons, pictures or repeat; a plain list of events is Timeline',
  children: 'any',
  props: {
    title: required(string('What happened.')),
    time: string('When, as it should read.'),
    description: text('Note below the title.'),
    icon: icon('Glyph in the dot. Default: plain dot.'),
    tone: oneOf(TONES, 'neutral', 'Meaning of the dot.'),
    active: offByDefault('Marks the present entry.'),
    last: offByDefault('Ends the line here; set on the final entry.'),
    dotColor: color('Exact dot colour; beats tone.'),
    connectorColor: color('Colour of the line below the dot.', 'border'),
    mutedColor: color('Colour of time and note.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'List item; aria-current when active; only its children take focus.',
  example: {
    props: { title: 'Blood sample taken', time: 'Today, 07:40', icon: 'droplet', tone: 'info' },
    children: ['view-result-button'],
  },
});
