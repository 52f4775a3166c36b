import { foldText } from '../../parts/fold-text.ts';

/** Severities, the least first. */
export const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

type Line = { readonly text: string; readonly level: Level | undefined; readonly source: string | undefined };

const MOST_LINES = 5000;

/** The lines that are shown, newest last, each with its index among all; lines without a severity always pass. */
export function shownLines<L extends Line>(
  lines: readonly L[],
  levels: readonly Level[],
  query: string,
): { line: L; index: number }[] {
  const wanted = foldText(query);
  const first = Math.max(0, lines.length - MOST_LINES);
  return lines
    .slice(first)
    .map((line, at) => ({ line, index: first + at }))
    .filter(({ line }) => line.level === undefined || levels.includes(line.level))
    .filter(({ line }) => wanted === '' || foldText(`${line.source ?? ''} ${line.text}`).includes(wanted));
}

/** The severities with one of them switched, in their usual order. */
export function switched(levels: readonly Level[], level: Level): Level[] {
  return LEVELS.filter((one) => levels.includes(one) !== (one === level));
}
