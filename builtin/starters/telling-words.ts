import { LANGUAGES } from '#builtin/understand/learned/language.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { translatedTexts } from '#builtin/templates/template.ts';
import { committedStarters } from './read-starters.ts';
import { readTellingWords } from './starter-files.ts';

type Telling = { words: ReadonlySet<string>; endings: readonly string[] };

// Letters that must precede an ending, and the shortest word of the starters that counts.
const BEFORE_ENDING = 3;
const MIN_CHARS = 4;
// An ending is weaker evidence than a whole word.
const ENDING_WEIGHT = 0.25;
let loaded: readonly Telling[] | undefined;

/** The words that distinguish the languages, from the committed files. Takes some milliseconds the first time. */
export function committedTellingWords(): readonly Telling[] {
  loaded ??= tellingWords(readTellingWords());
  return loaded;
}

/** How many of the folded words belong to each language, in the order of LANGUAGES. A word may belong to several. */
export function tellingCounts(words: readonly string[]): number[] {
  return committedTellingWords().map(({ words: known, endings }) => {
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

// The words of languages.txt, and those that the starters and templates use.
function tellingWords(content: string): Telling[] {
  const { words, subjects } = committedStarters();
  const written = [
    ...[...words.values()].map(({ labels }) => labels),
    ...[...subjects.values()].map(({ names }) => names),
    ...translatedTexts(),
  ];
  const columns = written.map((line) => line.split(' | '));
  const lines = content.split('\n').map((line) => line.split(' '));
  return LANGUAGES.map((language, at) => {
    const told = lines.find(([first]) => first === language)?.slice(1) ?? [];
    const used = foldText(columns.map((column) => column[at] ?? '').join('\n')).match(/\p{L}+/gu) ?? [];
    return {
      words: new Set([
        ...told.filter((word) => !word.startsWith('*')),
        ...used.filter((word) => word.length >= MIN_CHARS),
      ]),
      endings: told.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
    };
  });
}
