import { wordsOf } from './fold-text.ts';

const MIN_SHARED_CHARS = 3;
const STEM_CHARS = 4;
const ENDING_CHARS = 3;
const COMPOUND_CHARS = 5;

/** Whether two folded words differ at most in their ending, as singular and plural do: "vet" and "vets", "raum" and "raeume". */
export function haveSameStem(word: string, otherWord: string): boolean {
  const [one, other] = [withoutUmlaut(word), withoutUmlaut(otherWord)];
  const shorter = Math.min(one.length, other.length);
  const shared = Math.max(MIN_SHARED_CHARS, shorter - 1);
  const isAsLong = Math.abs(one.length - other.length) < MIN_SHARED_CHARS;
  return isAsLong && shorter >= MIN_SHARED_CHARS && one.slice(0, shared) === other.slice(0, shared);
}

/** Whether two folded words start alike, as the forms of a verb do: "picked" and "pick", "servieren" and "serviert". */
export function startAlike(one: string, other: string): boolean {
  const [first, second] = [withoutUmlaut(one), withoutUmlaut(other)];
  const shorter = Math.min(first.length, second.length);
  if (shorter < STEM_CHARS) return first === second;
  const shared = Math.max(STEM_CHARS, shorter - ENDING_CHARS);
  return first.slice(0, shared) === second.slice(0, shared);
}

/** The share of the words of a text that start like one of others; words of one or two letters do not count. */
export function shareOf(text: string, others: readonly string[]): number {
  const words = wordsOf(text).filter((word) => word.length >= MIN_SHARED_CHARS);
  const found = words.filter((word) => others.some((other) => startAlike(word, other)));
  return words.length === 0 ? 0 : found.length / words.length;
}

/** A folded word with one letter for each umlaut, which a key may spell with two: "auftraege". */
export function withoutUmlaut(word: string): string {
  return /[aou]e/.test(word) ? word.replaceAll(/([aou])e/gu, '$1') : word;
}

/** True for a text with a word of a key, in any number, and as the end of a compound too: "Werkstattaufträge" and "auftraege". */
export function isNamedLike(text: string, key: string): boolean {
  const words = wordsOf(text);
  return wordsOf(key).some(
    (part) => part.length >= MIN_SHARED_CHARS && words.some((word) => startAlike(word, part) || endsIn(word, part)),
  );
}

function endsIn(word: string, part: string): boolean {
  return part.length >= COMPOUND_CHARS && withoutUmlaut(word).endsWith(withoutUmlaut(part));
}
