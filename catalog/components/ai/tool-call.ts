import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, object, offByDefault, oneOf, string, text } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const toolCall = component({
  name: 'ToolCall',
  description: 'A fold-out card for one function call of an agent: name, state pill, input and output.',
  useWhen: 'the exact call, its arguments and its result are shown; a step told in plain words is Task',
  children: 'none',
  props: {
    name: required(string('Function name.')),
    input: text('Arguments as text, such as JSON.'),
    output: text('Result as text.'),
    state: oneOf(['pending', 'running', 'success', 'error'], 'pending', 'Where the call stands.'),
    defaultOpen: offByDefault('Start open.'),
    stateLabels: object(
      {
        pending: string('Word for pending.'),
        running: string('Word for running.'),
        success: string('Word for success.'),
        error: string('Word for error.'),
      },
      'Own words for the state pill. Default: English words.',
    ),
    inputLabel: string('Heading over the arguments.', { default: 'Input' }),
    outputLabel: string('Heading over the result.', { default: 'Output' }),
    bg: color('Fill of the card.', 'card'),
    borderColor: color('Border of the card.', 'border'),
    mutedColor: color('Colour of the glyph, caret and headings.', 'muted'),
  },
  events: {},
  uiTypes: ['detail_view', 'other'],
  a11y: 'Button with aria-expanded named by function and state; Enter and Space toggle.',
  example: { props: { name: 'find_trains', state: 'success', input: '{"to":"Lyon"}', output: '3 trains found' } },
});
