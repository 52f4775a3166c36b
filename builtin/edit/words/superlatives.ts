import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';

/** Superlatives by what they compare and by sort direction: "down" puts the highest first. */
const SUPERLATIVES = {
  'date down':
    'newest latest most_recent newest_first neueste* jungste* plus_recent* mas_reciente* mas_nuev* piu_recent* piu_nuov* mais_recente* mais_nov*',
  'date up': 'oldest earliest soonest alteste* fruheste* plus_ancien* mas_antigu* piu_vecch* piu_antic* mais_antig*',
  'price up': 'cheapest gunstigste* billigste* moins_cher* mas_barat* piu_economic* meno_car* mais_barat*',
  'price down': 'most_expensive dearest priciest teuerste* plus_cher* mas_car* piu_car* mais_car*',
  'any down':
    'longest furthest farthest heaviest warmest hottest brightest fullest busiest strongest fastest langste* schwerste* hellste* warmste* starkste* weiteste* plus_long* plus_lourd* mas_larg* mas_pesad* piu_lung* piu_pesant* mais_long* mais_pesad* z_to_a z_bis_a z_a_a dalla_z_alla_a de_la_z_a_la_a de_mas_a_menos du_plus_au_moins dal_piu_al_meno do_maior_para_o_menor highest largest biggest greatest most worst descending desc hochste* grosste* schlechteste* absteigend* decroissant* plus_haut* plus_eleve* plus_grand* mayor mayores mas_alt* descendente* decrescente* peor peores maggior* piu_alt* piu_grand* peggior* maior maiores mais_alt* pior piores',
  'name up':
    'a_z a_to_z a_bis_z de_a_a_z de_la_a_a_la_z de_a_a_la_z dalla_a_alla_z da_a_a_z alphabetical* alphabetisch* alphabetique* alfabetic*',
  'any up':
    'shortest nearest closest lightest coldest slowest kurzeste* nachste* leichteste* kalteste* plus_court* plus_proche* plus_leger* mas_cort* mas_cercan* mas_proxim* piu_cort* piu_vicin* piu_legger* mais_curt* mais_proxim* lowest smallest fewest least ascending asc niedrigste* kleinste* aufsteigend* croissant* plus_bas plus_petit* menor menores mas_baj* ascendente* crescente* piu_bass* minor minori mais_baix*',
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
