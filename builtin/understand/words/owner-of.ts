import { foldText } from './fold-text.ts';
import { says, wordList } from './word-list.ts';

/** A titled part of a prompt that other parts can belong to, such as a step or a section. */
export type Titled = { title: string; start: number; end: number };

const STOP = /[.;!?\n]/;
const ORDINALS = [
  wordList('first|erste|ersten|premier|premiere|primer|primero|primera|primeiro|primeira|primo|prima|step/schritt 1'),
  wordList('second|zweite|zweiten|deuxieme|segundo|segunda|secondo|seconda|step/schritt 2'),
  wordList('third|dritte|dritten|troisieme|tercer|tercero|tercera|terceiro|terceira|terzo|terza|step/schritt 3'),
  wordList('fourth|vierte|vierten|quatrieme|cuarto|cuarta|quarto|quarta|step/schritt 4'),
];

/**
 * The owner of a part at `start`: a title earlier in its sentence, else one that the sentence mentions ("on the Payment step
 * ask for …") or counts ("in step 2"), else the last title before it in the prompt.
 */
export function ownerOf<Owner extends Titled>(
  prompt: string,
  owners: readonly Owner[],
  start: number,
): Owner | undefined {
  const sentence = sentenceBefore(prompt, start);
  // A step named after its only field starts at the same position as that field.
  const last = owners.findLast((owner) => owner.start <= start);
  const mentioned = mentionedIn(foldText(sentence), owners);
  if (last !== undefined && last.start >= start - sentence.length) return last;
  const counted = owners[ORDINALS.findIndex((words) => says(words, sentence))];
  return mentioned ?? counted ?? last;
}

function sentenceBefore(prompt: string, start: number): string {
  let from = start;
  while (from > 0 && start - from < 300 && !STOP.test(prompt.charAt(from - 1))) from -= 1;
  return prompt.slice(from, start);
}

// The title whose words occur last in the sentence. One word is enough if it has at least four letters.
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
