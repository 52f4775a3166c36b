import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, oneOf, string } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const task = component({
  name: 'Task',
  description: 'One line of an agent plan with a state glyph, a title and a quiet detail.',
  useWhen: 'a step of agent work is tracked by state; one function call is ToolCall, stages for the user are Stepper',
  children: 'none',
  props: {
    title: required(string('What the step does.')),
    detail: string('Quiet line under the title.'),
    state: oneOf(['pending', 'active', 'done', 'error'], 'pending', 'Where the step stands; active spins.'),
    accent: color('Colour of the glyph and title in every state. Default: set by state.'),
    mutedColor: color('Detail line.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'wizard', 'other'],
  a11y: 'List item text with the state spoken as a word.',
  example: { props: { title: 'Match bank lines', detail: '112 of 180', state: 'active' } },
});
