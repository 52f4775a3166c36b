import { lexiconOf } from './lexicon.ts';

/** The words for a position, by zero-based index. Negative indexes count from the end; 0.5 is the middle. */
const ORDINALS = {
  '0': 'first 1st erste ersten erster erstes premier premiere primer primera primero prima primo primeiro primeira topmost leftmost oberste obersten',
  '1': 'second 2nd zweite zweiten zweiter zweites deuxieme segunda segundo seconda secondo',
  '2': 'third 3rd dritte dritten dritter drittes troisieme tercer tercera tercero terza terzo terceira terceiro',
  '3': 'fourth 4th vierte vierten vierter viertes quatrieme cuarta cuarto quarta quarto',
  '4': 'fifth 5th funfte funften cinquieme quinta quinto',
  '-1': 'last final bottom letzte letzten letzter letztes unterste untersten derniere dernier ultima ultimo rightmost',
  '-2': 'second_last last_but_one penultimate vorletzte vorletzten avant_derniere avant_dernier penultima penultimo',
  '0.5': 'middle mittlere mittleren mittlerer du_milieu del_medio central di_mezzo do_meio centrale',
} as const;

/** Looks up the ordinal at a position. */
export const ordinalAt = lexiconOf<keyof typeof ORDINALS>(ORDINALS);

/** The entry at an ordinal; the middle exists only in lists of odd length. */
export function atOrdinal<Entry>(entries: readonly Entry[], ordinal: string): Entry | undefined {
  const at = Number(ordinal);
  const isMiddle = !Number.isInteger(at);
  if (isMiddle) return entries.length % 2 === 1 ? entries[(entries.length - 1) / 2] : undefined;
  return entries.at(at);
}
