import { TONES } from './menus.ts';
import { color, listOf, oneOf, string, text } from './kinds.ts';
import { required } from './marks.ts';

/** What a card of a task board shows, whether it comes as data or as a component. */
export const boardCard = {
  id: string('Record id sent back in events. Default: the title stands in.'),
  title: required(string('Headline, one short line.')),
  description: text('Supporting line, plain text.'),
  labels: listOf(
    {
      text: required(string('Chip words, one or two.')),
      tone: oneOf(TONES, 'neutral', 'Meaning of the chip.'),
      color: color('Exact chip colour; beats tone.'),
    },
    'Status chips along the top edge of the card.',
  ),
  assignee: string('Person in charge; drawn as an initials avatar.'),
  meta: string('Footer note such as an age or ticket number.'),
};
