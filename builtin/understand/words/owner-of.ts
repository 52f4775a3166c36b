import { foldText } from './fold-text.ts';
import { says, wordList } from './word-list.ts';

/** Something with a title at a place of the text, that other things can belong to. */
export type Titled = { title: string; start: number; end: number };

const STOP = /[.;!?\n]/;
const ORDINALS = [
  wordList('first|erste|ersten|premier|premiere|primer|primero|primera|primeiro|primeira|primo|prima|step/schritt 1'),
  wordList('second|zweite|zweiten|deuxieme|segundo|segunda|secondo|seconda|step/schritt 2'),
  wordList('third|dritte|dritten|troisieme|tercer|tercero|tercera|terceiro|terceira|terzo|terza|step/schritt 3'),
  wordList('fourth|vierte|vierten|quatrieme|cuarto|cuarta|quarto|quarta|step/schritt 4'),
];

/**
 * What a part at `start` belongs to: the title that its sentence speaks of last before it ("on the Payment step ask for …",
 * "in step 2"), else the last title before it in the text, unless that one stands in an enumeration of titles.
 */
export function ownerOf<Owner extends Titled>(
  prompt: string,
  owners: readonly Owner[],
  start: number,
): Owner | undefined {
  const sentence = sentenceBefore(prompt, start);
  // A step that is called as what it asks for begins with it.
  const last = owners.findLast((owner) => owner.start <= start);
  const named = mentionedIn(foldText(sentence), owners);
  if (last !== undefined && last.start >= start - sentence.length) return last;
  const counted = owners[ORDINALS.findIndex((words) => says(words, sentence))];
  return named ?? counted ?? last;
}

function sentenceBefore(prompt: string, start: number): string {
  let from = start;
  while (from > 0 && start - from < 300 && !STOP.test(prompt.charAt(from - 1))) from -= 1;
  return prompt.slice(from, start);
}

// The title whose words the sentence says last; one word of four letters or more is enough.
function mentionedIn<Owner extends Titled>(sentence: string, owners: readonly Owner[]): Owner | undefined {
  let best: Owner | undefined;
  let latest = -1;
  for (const owner of owners)
    for (const word of foldText(owner.title).split(/[^\p{L}\p{N}]+/u)) {
      const at = word.length < 4 && owner.title.length >= 4 ? -1 : sentence.lastIndexOf(word);
      if (word !== '' && at > latest) [best, latest] = [owner, at];
    }
  return best;
}
