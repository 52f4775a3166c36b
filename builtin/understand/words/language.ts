import { tellingCounts } from '#builtin/starters/telling-words.ts';
import { languageFeatures, LANGUAGES, type Language } from '#builtin/understand/learned/language.ts';
import { addScores } from '#builtin/understand/learned/linear-model.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { foldText } from './fold-text.ts';
import { isOneOf, wordList } from './word-list.ts';

export type { Language };

// The model may know none of the words of a request, and a match in a list of words is certain.
const TELLING_SCORE = 300;
// More words add nothing.
const TELLING_MAX_WORDS = 200;

// Alone it is the English name of an app; in a sentence "todo" is Spanish.
const TODO = wordList(
  'todo/todos|a/my/simple todo|todo app/list/board|a/my/simple todo app/list/board|to do|to do app/list/board',
);

/**
 * The language that a prompt is written in; English when unclear, and for a language that no screen is written in: a Polish
 * list should not get Portuguese buttons.
 */
export function languageOf(prompt: string): Language {
  if (isOneOf(TODO, prompt) || isForeign(prompt)) return 'en';
  const { language } = committedWeights();
  const words = (foldText(prompt).match(/\p{L}+/gu) ?? []).slice(0, TELLING_MAX_WORDS);
  const letters = new Set(prompt.toLowerCase().match(/[^a-z\s]/gu));
  const scores = Float32Array.from(tellingCounts([...words, ...letters]), (count) => count * TELLING_SCORE);
  for (const feature of languageFeatures(prompt)) addScores(language, feature, scores, 0);
  return LANGUAGES[scores.indexOf(Math.max(...scores))] ?? 'en';
}

// Words with letters that none of the languages has. Names begin with a capital: "Rechnung für Łukasz".
function isForeign(prompt: string): boolean {
  const words = prompt.match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN_LETTER.test(word) && /^\p{Ll}/u.test(word));
  return foreign.length > 0 && foreign.length * FOREIGN_SHARE >= words.length;
}

const FOREIGN_LETTER = /[ąćęłńśźżčďěňřšťůžğışőűășțåøđ]/u;
const FOREIGN_SHARE = 8;

/** The part for a language of a line that has all of them in order: "Yes | Ja | Oui | Sí | Sim | Sì". */
export function inLanguage(line: string, language: Language): string | undefined {
  return line.split(' | ')[LANGUAGES.indexOf(language)];
}
