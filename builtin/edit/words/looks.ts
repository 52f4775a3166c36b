import type { Json } from '#contract/json/json.ts';
import { lexiconOf } from './lexicon.ts';
import looks from './looks.json' with { type: 'json' };

/** How a look changes an element. Props are tried in order. */
export type Change = {
  set?: { [prop: string]: Json };
  /** Steps an ordered prop up or down; lengths change by half. */
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
// "two per row" in six languages, indexed like COUNTS.
const PER_ROW = [
  '',
  'two_per_row two_by_two two_in_a_row two_at_a_time zu_zweit zwei_pro_zeile zwei_pro_reihe deux_par_ligne deux_par_deux deux_par_rangee de_dos_en_dos dos_por_fila due_per_riga a_due_a_due a_coppie dois_por_linha duas_por_linha dois_a_dois duas_a_duas de_duas_em_duas de_dois_em_dois in_pairs',
  'three_per_row three_in_a_row zu_dritt drei_pro_zeile drei_pro_reihe trois_par_ligne trois_par_trois de_tres_en_tres tres_por_fila tre_per_riga a_tre_a_tre tres_por_linha tres_a_tres',
  'four_per_row four_in_a_row zu_viert vier_pro_zeile vier_pro_reihe quatre_par_ligne cuatro_por_fila de_cuatro_en_cuatro quattro_per_riga quatro_por_linha',
];

/** The prop changes of each look. */
export const CHANGES: ReadonlyMap<string, Change> = new Map(Object.entries(LOOKS));

/** Looks up the look named at a position: "red", "plus grand", "two columns". */
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
        .join(' ')
        .concat(' ', PER_ROW[index] ?? '')
        .trim(),
    ]),
  ),
});

/** Looks up the color named at a position. */
export const colorAt = lexiconOf<string>(
  Object.fromEntries(
    Object.entries(LOOKS).flatMap(([look, { color, words }]) =>
      color === undefined ? [] : [[look, words.replaceAll(' | ', '\n').replaceAll(' ', '_').replaceAll('\n', ' ')]],
    ),
  ),
);
