import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';

const comparisonAt = lexiconOf<'max' | 'min'>({
  min: 'less_than weniger_als moins_de menos_de meno_di below under unter inferior_a inferieur_a sotto abaixo_de',
  max: 'more_than mehr_als plus_de mas_de piu_di mais_de over above uber superior_a superieur_a oltre acima_de',
});

/**
 * The bound that a negated comparison sets: in "no more than 4", "more than" sets a maximum. The caller checks the negation.
 */
export function deniedBoundIn(folded: readonly string[]): 'max' | 'min' | undefined {
  return folded.flatMap((_, at) => comparisonAt(folded, at, ANY_LANGUAGE)?.meaning ?? [])[0];
}
