import { foldText } from './fold-text.ts';
import type { Language } from './language.ts';

const ASKING: { [language in Language]: ReadonlySet<string> } = {
  en: new Set('who whos which what whatever whichever'.split(' ')),
  de: new Set('wer wen wem welche welcher welches welchen was wo'.split(' ')),
  fr: new Set('qui quel quelle quels quelles lesquels lesquelles'.split(' ')),
  es: new Set('quien quienes cual cuales qué'.split(' ')),
  it: new Set('chi quale quali cosa'.split(' ')),
  pt: new Set('quem qual quais'.split(' ')),
};

/** True for a word that asks for somebody or something. Spanish tells its "qué" from "que" by the accent alone. */
export function isAsking(word: string, language: Language): boolean {
  const words = ASKING[language];
  return words.has(foldText(word)) || words.has(word.toLowerCase());
}
