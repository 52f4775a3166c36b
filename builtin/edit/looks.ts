import type { Json } from '#contract/json.ts';
import looks from './looks.json' with { type: 'json' };

/** How a look changes an element: props in the order in which they are tried. */
export type Change = {
  set?: { [prop: string]: Json };
  /** To the next value of an ordered prop, up or down; lengths by half. */
  step?: number;
  props?: readonly string[];
  color?: string;
};

const LOOKS: { [look: string]: Change & { words: string } } = looks;
const COLUMNS = 'column columns spalte spalten colonne colonnes columna columnas coluna colunas'.split(' ');
const COUNTS = [
  '1 one single einer eine une una uma',
  '2 two zwei deux dos due duas',
  '3 three drei trois tres tre',
  '4 four vier quatre cuatro quattro quatro',
];

/** What a look changes by props. */
export const CHANGES: ReadonlyMap<string, Change> = new Map(Object.entries(LOOKS));

/** The looks by the folded words that name them, in six languages. */
export const LOOK_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LOOKS).flatMap(([look, { words }]) => words.split(' | ').map((one) => [one, look] as const)),
  ...COUNTS.flatMap((counts, index) =>
    counts.split(' ').flatMap((count) => COLUMNS.map((noun) => [`${count} ${noun}`, `${index + 1} columns`] as const)),
  ),
]);
