/** Longest meaningful run of anything but letters and digits: a rule, a row of a table, a blank line. */
const SIGNS_MAX_CHARS = 24;
const SIGN_RUN = new RegExp(`[^\\p{L}\\p{N}]{${SIGNS_MAX_CHARS + 1},}`, 'gu');
const KEPT_AT_START = 12;
const KEPT_AT_END = 6;

/** Longer than any real word. */
const WORD_MAX_CHARS = 80;
const LONG_WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${WORD_MAX_CHARS + 1},}`, 'gu');

/**
 * Shortens long runs of spaces and signs, and words of hundreds of letters. The patterns that search between spaces and
 * signs restart at each position of such a run, so their time would grow with the square of its length.
 */
export function boundedText(text: string): string {
  return text
    .replaceAll(SIGN_RUN, (run) => {
      const middle = run.includes('\n') ? '\n' : ' ';
      const start = run.slice(0, KEPT_AT_START).trimEnd();
      const end = run.slice(-KEPT_AT_END).trimStart();
      return start + middle + end;
    })
    .replaceAll(LONG_WORD, (word) => Array.from(word).slice(0, WORD_MAX_CHARS).join(''));
}
