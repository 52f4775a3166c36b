import { beginsWith, endsIn, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { committedStarters, type Shape } from './read-starters.ts';

// "Number of reviews" is a single figure, "Reviews" is a list of quotes.
const FIGURE = wordList(
  'number|count|total|average|anzahl|zahl|nombre|numero|media|moyenne|durchschnitt|quantos|quantas|how many',
);
// Shapes whose names nobody presses; "photos", "directions" and "contact us" may also be buttons.
const UNPRESSED: ReadonlySet<string> = new Set(['form', 'text', 'questions', 'quotes', 'days', 'week', 'people']);

/** The shape of the content under a heading; undefined for a heading that names a single fact. */
export function shapeOf(label: string): Shape | undefined {
  if (beginsWith(FIGURE, label)) return undefined;
  return committedStarters().shapes.find(({ words }) => beginsWith(words, label) || endsIn(words, label));
}

/** True for a name of what stands on a page, which nobody presses: "opening hours", "contact form", "text about us". */
export function isContent(text: string): boolean {
  return committedStarters().shapes.some(
    ({ name, words }) => UNPRESSED.has(name) && (isOneOf(words, text) || (name === 'text' && beginsWith(words, text))),
  );
}
