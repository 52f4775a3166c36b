import type { Json } from '#contract/json/json.ts';
import { lexiconOf } from './lexicon.ts';
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
  '1 one single einer',
  '2 two zwei deux dos due duas',
  '3 three drei trois tres tre',
  '4 four vier quatre cuatro quattro quatro',
];

/** What a look changes by props. */
export const CHANGES: ReadonlyMap<string, Change> = new Map(Object.entries(LOOKS));

/** The look that words at a place stand for: "red", "plus grand", "two columns". */
export const lookAt = lexiconOf<string>({
  ...Object.fromEntries(
    Object.entries(LOOKS).map(([look, { words }]) => [
      look,
      words.replaceAll(' | ', '\n').replaceAll(' ', '_').replaceAll('\n', ' '),
    ]),
  ),
  ...Object.fromEntries(
    COUNTS.map((counts, index) => [
      `${index + 1} columns`,
      counts
        .split(' ')
        .flatMap((count) => COLUMNS.map((noun) => `${count}_${noun}`))
        .join(' '),
    ]),
  ),
});
