/** Size of all text inside a plot, in px. */
export const TEXT_SIZE = 12;

/**
 * Roughly how wide a text is, on the wide side. Estimated rather than measured, so that a server draws what the
 * browser draws.
 */
export function textWidth(text: string, size = TEXT_SIZE): number {
  let em = 0;
  for (const char of text) em += charWidth(char);
  return em * size;
}

function charWidth(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x1100 && (code <= 0x115f || (code >= 0x2e80 && code <= 0xd7a3) || code >= 0xf900)) {
    return code >= 0xfb1d && code <= 0xfeff ? 0.55 : 1.02;
  }
  if (/[il.,:;'|!\s]/.test(char)) return 0.29;
  if (/[ftrj()-]/.test(char)) return 0.36;
  if (/[mwMW@%]/.test(char)) return 0.9;
  if (/[A-Z&]/.test(char)) return 0.7;
  return 0.57;
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The text, shortened with an ellipsis to what fits into a width; empty where not even three letters do. */
export function fitText(text: string, width: number, size = TEXT_SIZE): string {
  if (textWidth(text, size) <= width) return text;
  const chars = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  while (chars.length > 0 && textWidth(`${chars.join('')}…`, size) > width) chars.pop();
  return chars.length < 3 ? '' : `${chars.join('').trimEnd()}…`;
}

/** The text on up to so many lines of a width; only the last is shortened. Words longer than a line are shortened too. */
export function wrapText(text: string, width: number, maxLines: number, size = TEXT_SIZE): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const kept =
    lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(' ')];
  return kept.map((words) => fitText(words, width, size)).filter((words) => words !== '');
}
