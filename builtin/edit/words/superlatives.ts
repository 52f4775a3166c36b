import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';

/** Superlatives by what they compare and by sort direction: "down" puts the highest first, "back" what was last. */
const SUPERLATIVES = {
  'date down':
    'newest latest most_recent newest_first neueste* jungste* plus_recent* mas_reciente* mas_nuev* piu_recent* piu_nuov* mais_recente* mais_nov* lo_ultimo el_ultimo la_ultima l_ultimo l_ultima l_ultimissimo o_ultimo a_ultima os_ultimos as_ultimas le_ultime gli_ultimi le_dernier la_derniere les_dernier*',
  'date up':
    'oldest earliest soonest alteste* fruheste* plus_ancien* mas_antigu* piu_vecch* piu_antic* mais_antig* plus_vieux plus_vieil* mas_viej* mais_velh* urgent* dringend* dringlich* eiligst* prioritari*',
  'price up': 'cheapest gunstigste* billigste* moins_cher* mas_barat* piu_economic* meno_car* mais_barat*',
  'price down': 'most_expensive dearest priciest teuerste* plus_cher* mas_car* piu_car* mais_car*',
  'any down':
    'longest furthest farthest heaviest warmest hottest brightest fullest busiest strongest fastest langste* schwerste* hellste* warmste* starkste* weiteste* plus_long* plus_lourd* mas_larg* mas_pesad* piu_lung* piu_pesant* mais_long* mais_pesad* z_to_a z_bis_a z_a_a dalla_z_alla_a de_la_z_a_la_a de_mas_a_menos du_plus_au_moins dal_piu_al_meno do_maior_para_o_menor plus_gros* meiste* most_first high_to_low del_mayor_al_menor highest largest biggest greatest most descending desc hochste* grosste* absteigend* decroissant* plus_haut* plus_eleve* plus_grand* mayor mayores mas_alt* descendente* decrescente* maggior* piu_alt* piu_grand* maior maiores mais_alt*',
  'name up':
    'a_z a_to_z a_bis_z de_a_a_z de_la_a_a_la_z de_a_a_la_z dalla_a_alla_z da_a_a_z alphabetical* alphabetisch* alphabetique* alfabetic*',
  'any up':
    'shortest lightest coldest slowest kurzeste* leichteste* kalteste* plus_court* plus_leger* mas_cort* piu_cort* piu_legger* mais_curt* de_menos_a_mas du_moins_au_plus dal_meno_al_piu do_menos_para_o_mais mas_pequen* piu_piccol* mais_pequen* wenigste* low_to_high lowest smallest fewest least ascending asc niedrigste* kleinste* aufsteigend* croissant* plus_bas plus_petit* menor menores mas_baj* ascendente* crescente* piu_bass* minor minori mais_baix*',
  'near up':
    'nearest closest next_first nachste* naheste* plus_proche* mas_cercan* mas_proxim* piu_vicin* piu_prossim* mais_proxim* mais_pert*',
  'bad down': 'worst schlechteste* schlimmste* pire pires peor peores peggior* pior piores',
  'order back':
    'reversed reverse_order in_reverse other_way_round other_way_around opposite_order upside_down last_to_first umgekehrt* andersrum andersherum anders_herum letzten_zum_ersten inverse inversee a_l_envers au_contraire al_reves del_reves orden_inverso ultimo_al_primero ultima_a_la_primera al_contrario ordine_inverso rovescio ultima_alla_prima ultimo_al_primo ao_contrario ordem_inversa de_tras_pra_frente de_tras_para_a_frente ultima_para_a_primeira ultima_pra_primeira',
} as const;

/** What says that the highest comes last: "the newest at the bottom". */
const BOTTOM =
  /\b(?:bottom|at the end|unten|am ende|zuletzt|hinten|en bas|a la fin|en dernier|abajo|al final|al fondo|in fondo|in basso|alla fine|embaixo|em baixo|no fim|no final)\b/u;

/** True if folded words mean the end of a list: "at the bottom". */
export function isBottom(words: readonly string[]): boolean {
  return BOTTOM.test(words.join(' '));
}

/** A superlative such as "cheapest": what it compares, and whether the highest comes first. */
export type Superlative = {
  compares: 'date' | 'price' | 'name' | 'near' | 'bad' | 'order' | 'any';
  isDown: boolean;
  /** The first of its words, and how many it has. */
  at: number;
  size: number;
};

const superlativeAt = lexiconOf<keyof typeof SUPERLATIVES>(SUPERLATIVES);

/** The superlatives in folded words, in the order of the words. */
export function superlativesIn(words: readonly string[]): Superlative[] {
  const isFlipped = isBottom(words);
  return [...words.keys()].flatMap((at): Superlative[] => {
    const found = superlativeAt(words, at, ANY_LANGUAGE);
    const [compares, direction] = found?.meaning.split(' ') ?? [];
    if (found === undefined || compares === undefined) return [];
    const isDown = (direction === 'down') !== isFlipped;
    return [{ compares: compares as Superlative['compares'], isDown, at, size: found.size }];
  });
}
