import { languageIn, LANGUAGES, type Language } from '#builtin/understand/learned/language.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';

export type { Language };

/** The language that a prompt is written in; English in doubt. */
export function languageOf(prompt: string): Language {
  return languageIn(committedWeights().language, prompt);
}

/** What a line says in a language, of all of them in their order: "Yes | Ja | Oui | Sí | Sim | Sì". */
export function inLanguage(line: string, language: Language): string | undefined {
  return line.split(' | ')[LANGUAGES.indexOf(language)];
}
