import { foldText } from './fold-text.ts';
import { CURRENCIES, shownAs, UNITS } from '#builtin/understand/data/units.ts';

const IN_UNIT = /^(.*\S)\s+(?:in|en)\s+(\p{L}+|%|€|\$)$/iu;
const IN_PARENTHESES = /^(.*\S)\s*\((\p{L}+|%|€|\$)\)$/iu;

/** The unit that a phrase asks for an answer in, and the phrase without it: "weight in kg" gives "weight" and "kg". */
export function unitIn(phrase: string): { text: string; unit: string | undefined } {
  const found = IN_UNIT.exec(phrase.trim()) ?? IN_PARENTHESES.exec(phrase.trim());
  const written = foldText(found?.[2] ?? '');
  const unit = shownAs(CURRENCIES, written) ?? shownAs(UNITS, written);
  return { text: unit === undefined ? phrase : (found?.[1] ?? phrase), unit };
}
