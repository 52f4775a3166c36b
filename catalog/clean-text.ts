/** Control and format characters: invisible, and some reorder text. Both joiners are kept, since scripts and emoji need them. */
const INVISIBLE = /(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const FENCE = /(?:`[\u200C\u200D]*){3,}|(?:~[\u200C\u200D]*){3,}/g;
const HEADING_MARKS = /^[ \t]*#[# \t]*/gm;
/** A line of dashes, equals signs, stars or underscores: a rule, or the underline that makes the line above a heading. */
const RULE_LINE = /^[ \t]*([-=*_])[ \t]*(?:\1[ \t]*){2,}$/gm;

/**
 * Makes a caller's text safe for a prompt: without invisible and text-reordering characters, code fences, and lines that
 * look like headings or rules of the prompt itself. Everything else is unchanged, line by line. Idempotent.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .replace(FENCE, "'''")
    .replace(HEADING_MARKS, '')
    .replace(RULE_LINE, '');
}

/** A caller's text cleaned and joined into one line, for places where a line break would begin something new. */
export function cleanLine(text: string): string {
  return cleanText(cleanText(text).replace(/\s+/g, ' ').trim());
}
