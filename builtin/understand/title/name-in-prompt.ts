import { setOf } from '#builtin/understand/learned/connectives.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { withoutUmlaut } from '#builtin/understand/words/same-stem.ts';

const COMPOUND_MIN_CHARS = 5;
/** Words that tie a noun to the one before it. */
export const OF_WORDS = setOf('of von de du di do da del della dei');
const POINTING = setOf('ce cette este esta questo questa the la le el il o');
// A word, and the sign that ends the phrase behind it.
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*[.,:;!?)]?/gu;
const END = /[.,:;!?)]$/;

/** The words of a request for what a key holds, with whose or of when it is: "today's visits", "visites de ce soir". */
export function nameIn(prompt: string, key: string): string | undefined {
  const parts = wordsOf(key);
  const words = prompt.match(WORD) ?? [];
  const start = words.findIndex(
    (_, at) => parts.length > 0 && parts.every((part, ahead) => isWord(words[at + ahead], part)),
  );
  if (start < 0) return undefined;
  const from = /['’]s$/.test(words[start - 1] ?? '') ? start - 1 : start;
  const name = words.slice(from, endOf(words, start + parts.length)).join(' ');
  return capitalized(name.replace(END, ''));
}

function isWord(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  const [said, own] = [withoutUmlaut(joinedWords(word.replace(/['’]s$/, ''))), withoutUmlaut(part)];
  // "Atemschutzgeräte" are the "geraete".
  return said === own || (own.length >= COMPOUND_MIN_CHARS && /^\p{Lu}/u.test(word) && said.endsWith(own));
}

// Up to the noun behind "of": "de ce soir".
function endOf(words: readonly string[], end: number): number {
  if (END.test(words[end - 1] ?? '') || !OF_WORDS.has(words[end]?.toLowerCase() ?? '')) return end;
  const noun = POINTING.has(words[end + 1]?.toLowerCase() ?? '') ? end + 2 : end + 1;
  return noun < words.length ? noun + 1 : end;
}
