import { languageIn, LANGUAGES, type Language } from '#builtin/understand/learned/language.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';

export type { Language };

/** The language that a prompt is written in; English when unclear. */
export function languageOf(prompt: string): Language {
  return languageIn(committedWeights().language, prompt);
}

/** The part for a language of a line that has all of them in order: "Yes | Ja | Oui | Sí | Sim | Sì". */
export function inLanguage(line: string, language: Language): string | undefined {
  return line.split(' | ')[LANGUAGES.indexOf(language)];
}
