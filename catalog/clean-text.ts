/** Controls and format characters: nothing that shows, some that reorder text. Both joiners stay, since scripts and emoji need them. */
const INVISIBLE = /(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const FENCE = /(?:`[\u200C\u200D]*){3,}|(?:~[\u200C\u200D]*){3,}/g;
const HEADING_MARKS = /^[ \t]*#[# \t]*/gm;
/** A line of dashes, equals signs, stars or underscores: a rule, or the underline that makes a heading of the line above. */
const RULE_LINE = /^[ \t]*([-=*_])[ \t]*(?:\1[ \t]*){2,}$/gm;

/**
 * A caller's text as it may enter a prompt: without invisible and text-reordering characters, without code fences, and
 * without lines that pose as headings or rules of the prompt itself. Everything else stays as it is, line by line.
 * Cleaning a cleaned text changes nothing.
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

/** A caller's text cleaned and put on one line, for places where a line break would start something new. */
export function cleanLine(text: string): string {
  return cleanText(cleanText(text).replace(/\s+/g, ' ').trim());
}
