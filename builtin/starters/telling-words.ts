import { LANGUAGES } from '#builtin/understand/learned/language.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { committedStarters } from './read-starters.ts';
import { readTellingWords } from './starter-files.ts';

type Telling = { words: ReadonlySet<string>; endings: readonly string[] };

// A word must go on before an ending for the ending to tell something, and be this long to tell anything by itself.
const BEFORE_ENDING = 3;
const MIN_CHARS = 4;
// An ending tells less than a whole word.
const ENDING_WEIGHT = 0.25;
let loaded: Telling[] | undefined;

/** How many of the folded words are told to be of each language, in the order of the languages. */
export function tellingCounts(words: readonly string[]): number[] {
  loaded ??= tellingWords(readTellingWords());
  return loaded.map(({ words: known, endings }) => {
    const weights = words.map((word) => {
      if (known.has(word)) return 1;
      return endings.some((ending) => endsBeyond(word, ending)) ? ENDING_WEIGHT : 0;
    });
    return weights.reduce<number>((sum, weight) => sum + weight, 0);
  });
}

function endsBeyond(word: string, ending: string): boolean {
  return word.endsWith(ending) && word.length >= ending.length + BEFORE_ENDING;
}

// The words of languages.txt, and those that starters are written with.
function tellingWords(content: string): Telling[] {
  const { words, subjects } = committedStarters();
  const written = [
    ...[...words.values()].map(({ labels }) => labels),
    ...[...subjects.values()].map(({ names }) => names),
  ];
  const columns = written.map((line) => line.split(' | '));
  const lines = content.split('\n').map((line) => line.split(' '));
  return LANGUAGES.map((language, at) => {
    const told = lines.find(([first]) => first === language)?.slice(1) ?? [];
    const used = columns.flatMap((column) => foldText(column[at] ?? '').match(/\p{L}+/gu) ?? []);
    return {
      words: new Set([
        ...told.filter((word) => !word.startsWith('*')),
        ...used.filter((word) => word.length >= MIN_CHARS),
      ]),
      endings: told.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
    };
  });
}
