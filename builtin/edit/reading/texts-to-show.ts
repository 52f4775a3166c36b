import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { cuesIn, kindsIn } from '#builtin/edit/words/meanings.ts';
import type { Change } from './changes.ts';
import { sentenceOf, wordsWith } from './words-of-change.ts';

/** What is stated about a new thing. */
type Told = { name: string; kindText: string; kinds: readonly KindOfElement[]; choices: readonly string[] };

/** Longer words are a text to show, not a name. */
const NAME_MAX_WORDS = 7;
const LINE_MIN_WORDS = 3;
const VERB_CHARS = 24;

/** True for words to show: "write above the table: …", "a line below: Bookings at 340 123". */
export function isTextToShow({ name, kindText, kinds, choices }: Told, change: Change, prompt: string): boolean {
  if (kinds.length === 0 && choices.length === 0 && isWritten(change, prompt)) return true;
  const [kind, ...others] = kinds.length > 0 ? kinds : kindsBefore(sentenceOf(change, prompt, VERB_CHARS), name);
  // "a row for Monday" is one of a table.
  const isLine = (kind === 'row' || kind === 'lineChart') && others.length === 0 && wordsOf(kindText).length < 2;
  return isLine && wordsOf(name).length >= LINE_MIN_WORDS;
}

// "a line under the subject: Keep it short and friendly"
function kindsBefore(sentence: string, name: string): KindOfElement[] {
  const lead = sentence.slice(0, sentence.indexOf(name));
  const kinds = /:\s*["“„«]?\s*$/u.test(lead) ? kindsIn(lead) : [];
  return kinds.filter((kind) => kind === 'row' || kind === 'lineChart').slice(0, 1);
}

function isWritten(change: Change, prompt: string): boolean {
  const [added] = wordsWith(change, 'new');
  if (added === undefined) return false;
  const words = change.words.slice(0, change.words.indexOf(added) + 1);
  const before = sentenceOf({ ...change, words }, prompt, VERB_CHARS);
  const lead = before.slice(0, before.length - added.text.length);
  const count = wordsOf(added.text).length;
  // "let them write a comment" is what the users do.
  const isTold = /["“„«:]\s*$/u.test(lead) || count >= LINE_MIN_WORDS;
  return count > NAME_MAX_WORDS || (cuesIn(lead).includes('say') && isTold);
}

/** True for words with a quotation mark right before them and some sign right after. */
export function isQuoted(words: string, prompt: string): boolean {
  const at = prompt.indexOf(words);
  return at > 0 && /[\s(:]["“”„«‘']\s?$/u.test(prompt.slice(0, at)) && !/^\p{L}/u.test(prompt.slice(at + words.length));
}

const FOR_WORDS = /^\s*(?:for|für|pour|para|per)\s/iu;

/** True for a box to write in: "a box for notes", "a notes box". */
export function isBoxFor(change: Change, prompt: string): boolean {
  const [kind] = wordsWith(change, 'kind');
  const [thing] = wordsWith(change, 'new');
  if (kind === undefined || wordsOf(kind.text).length !== 1) return false;
  const isCompound = thing !== undefined && thing.end + 1 === kind.start && fieldKindOf(thing.text) === 'longText';
  return isCompound || FOR_WORDS.test(prompt.slice(kind.end));
}
