import { languageIn, type Language } from '#builtin/understand/learned/language.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';

export type { Language };

/** The language that a prompt is written in; English in doubt. */
export function languageOf(prompt: string): Language {
  return languageIn(committedWeights().language, prompt);
}
