/** A run of text in one style. */
export type Run = { style: 'plain' | 'bold' | 'italic' | 'code'; text: string; runs?: Run[] };

// Bounded, so that a long text full of marks without ends stays quick.
const CODE = /`([^`\n]{1,1000})`/;
const BOLD = /(\*\*|__)(?=\S)([^\n]{0,1000}?\S)\1/;
const ITALIC = /([*_])(?=[^\s*_])([^\n]{0,1000}?[^\s*_])\1/;

/**
 * Splits a text at **bold**, *italic* and `code`; everything else stays as it is written. Marks inside words, as in
 * snake_case, and marks without an end are text.
 */
export function lightMarkdown(text: string): Run[] {
  return splitAt(
    text,
    CODE,
    (_, inside) => ({ style: 'code', text: inside }),
    (rest) => emphasis(rest),
  );
}

function emphasis(text: string): Run[] {
  const bold = (_: string, inside: string): Run => ({ style: 'bold', text: inside, runs: italics(inside) });
  return splitAt(text, BOLD, (mark, _, inside) => bold(mark, inside ?? ''), italics);
}

function italics(text: string): Run[] {
  return splitAt(text, ITALIC, (_, __, inside) => ({ style: 'italic', text: inside ?? '' }), plain);
}

function plain(text: string): Run[] {
  return text === '' ? [] : [{ style: 'plain', text }];
}

type Between = (text: string) => Run[];

function splitAt(
  text: string,
  mark: RegExp,
  make: (whole: string, first: string, second?: string) => Run,
  between: Between,
): Run[] {
  const runs: Run[] = [];
  let kept = '';
  let rest = text;
  for (;;) {
    const found = mark.exec(rest);
    if (found === null) return [...runs, ...between(kept + rest)];
    const [whole, first = '', second] = found;
    const before = kept + rest.slice(0, found.index);
    const after = rest.slice(found.index + whole.length);
    if (isInsideWord(whole, before, after)) {
      kept = before + whole.slice(0, 1);
      rest = whole.slice(1) + after;
      continue;
    }
    runs.push(...between(before), make(whole, first, second));
    kept = '';
    rest = after;
  }
}

function isInsideWord(whole: string, before: string, after: string): boolean {
  return (
    whole.startsWith('_') && (/[\p{L}\p{N}_]$/u.test(before.slice(-2)) || /^[\p{L}\p{N}_]/u.test(after.slice(0, 2)))
  );
}
