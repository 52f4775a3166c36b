import { fault, type Findings, NONE } from './finding.ts';

/** Characters (UTF-16 code units) that any one text of a spec may have. Source: docs/catalog/conventions.md, "Element envelope". */
const TEXT_MAX_CHARS = 50_000;

/** The faults of a text's length, against its own bounds and the limit for all texts. */
export function checkTextLength(text: string, minLen = 0, maxLen = TEXT_MAX_CHARS): Findings {
  if (text.length > TEXT_MAX_CHARS) {
    return fault('text_too_long', `The text has ${text.length} characters; 50,000 are allowed.`);
  }
  if (text.length >= minLen && text.length <= maxLen) return NONE;
  return fault('wrong_length', `The text has ${text.length} characters instead of ${minLen} to ${maxLen}.`);
}
