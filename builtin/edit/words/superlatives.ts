import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';

/** Superlatives by what they compare and by sort direction: "down" puts the highest first. */
const SUPERLATIVES = {
  'date down':
    'newest latest most_recent newest_first neueste* jungste* plus_recent* mas_reciente* mas_nuev* piu_recent* piu_nuov* mais_recente* mais_nov*',
  'date up': 'oldest earliest soonest alteste* fruheste* plus_ancien* mas_antigu* piu_vecch* piu_antic* mais_antig*',
  'price up': 'cheapest gunstigste* billigste* moins_cher* mas_barat* piu_economic* meno_car* mais_barat*',
  'price down': 'most_expensive dearest priciest teuerste* plus_cher* mas_car* piu_car* mais_car*',
  'any down':
    'de_mas_a_menos du_plus_au_moins dal_piu_al_meno do_maior_para_o_menor highest largest biggest greatest most worst descending desc hochste* grosste* schlechteste* absteigend* decroissant* plus_haut* plus_eleve* plus_grand* mayor mayores mas_alt* descendente* decrescente* peor peores maggior* piu_alt* piu_grand* peggior* maior maiores mais_alt* pior piores',
  'name up': 'alphabetical* alphabetisch* alphabetique* alfabetic*',
  'any up':
    'lowest smallest fewest least ascending asc niedrigste* kleinste* aufsteigend* croissant* plus_bas plus_petit* menor menores mas_baj* ascendente* crescente* piu_bass* minor minori mais_baix*',
} as const;

/** A superlative such as "cheapest": what it compares, and whether the highest comes first. */
export type Superlative = { compares: 'date' | 'price' | 'name' | 'any'; isDown: boolean };

const superlativeAt = lexiconOf<keyof typeof SUPERLATIVES>(SUPERLATIVES);

/** The superlatives in folded words, in the order of the words. */
export function superlativesIn(words: readonly string[]): Superlative[] {
  return [...words.keys()].flatMap((at): Superlative[] => {
    const [compares, direction] = superlativeAt(words, at, ANY_LANGUAGE)?.meaning.split(' ') ?? [];
    const isSuperlative = compares === 'date' || compares === 'price' || compares === 'name' || compares === 'any';
    return isSuperlative ? [{ compares, isDown: direction === 'down' }] : [];
  });
}
