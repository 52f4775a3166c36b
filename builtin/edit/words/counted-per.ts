import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { numberTold } from './number-in.ts';

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const ROW_WORDS = set(
  'row line across abreast reihe zeile nebeneinander ligne rangee fila linha riga affiancati affiancate',
);
const BESIDE = /\b(?:side by side|next to each other|cote a cote|lado a lado)\b/u;
const PAGE_WORDS = set('page seite pagina');
const LINE_WORDS = set('rows lines zeilen lignes rangees filas lineas linhas righe');
const OF_WORDS = set('of with von mit de di da avec con com');
const SOLE_WORDS = set('sole single einzige einzigen einziger seule sola so unica');
const COLUMN_WORDS = set('column spalte colonne columna coluna colonna');

/** What stands in a row: the text before "per row" or "next to each other" in what follows a count. */
export function countedInRow(after: string): string | undefined {
  const [clause = ''] = after.split(/[.,;:!?]/u);
  const beside = BESIDE.exec(foldText(clause));
  if (beside !== null) return clause.slice(0, beside.index);
  const words = [...clause.matchAll(/[\p{L}\p{M}]+/gu)];
  const at = words.findIndex(([word]) => ROW_WORDS.has(foldText(word)));
  const [found] = words[at] ?? [];
  // "one line" counts lines, "three a line" what stands in one.
  const isCounted = at === 0 && !/^(?:across|abreast|nebeneinander|affiancat[ei])$/u.test(foldText(found ?? ''));
  if (at < 0 || isCounted) return undefined;
  return words
    .slice(0, Math.max(0, at - 1))
    .map(([word]) => word)
    .join(' ');
}

/** "Three in a row are too many, two would do": whether the words before a count name another number in a row. */
export function tellsRowBefore(before: string): boolean {
  const [sentence = ''] = before.split(/[.;!?]/u).slice(-1);
  const words = wordsOf(sentence);
  return (
    words.some((word) => numberTold(word) !== undefined) &&
    (BESIDE.test(foldText(sentence)) || words.some((word) => ROW_WORDS.has(word)))
  );
}

/** "a single column" */
export function tellsSoleColumn(after: string): boolean {
  const [sole = '', column = ''] = wordsOf(after);
  return SOLE_WORDS.has(sole) && COLUMN_WORDS.has(column);
}

/** "25 on every page": whether the words after a count mean pages of a table. */
export function tellsPage(after: string): boolean {
  return wordsOf(after.split(/[.,;:!?]/u)[0] ?? '').some((word) => PAGE_WORDS.has(word));
}

/** "ten rows", but not "two rows of tiles" */
export function tellsRows(after: string): boolean {
  const [line = '', next = ''] = wordsOf(after);
  return LINE_WORDS.has(line) && !OF_WORDS.has(next);
}
