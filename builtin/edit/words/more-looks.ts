import { lexiconOf } from './lexicon.ts';

/** Further words for looks, folded, in six languages. Those of looks.json are features of the tagger, these are not. */
const MORE_LOOKS = {
  bigger:
    'biggest xxl chunkier thicker grandot* grandao grandon* gigant* riesengross* mas_gord* mas_grues* piu_gross* plus_epais* mais_gross*',
  smaller: 'less_big moins_grand* menos_grand* meno_grand* weniger_gross* half_as_big halb_so_gross la_meta',
  highlighted:
    'bien_visible ben_visibile jump_out jumps_out pop pops louder prominent more_prominent evidenziat* en_evidence in_vista risalto vistos* llamativ* chamativ* voyant* kraftiger* hervorstech* sticht_heraus recomendad* consigliat* empfohlen* recommande*',
  secondary:
    'less_prominent less_shouty less_visible less_scary toned_down meno_in_vista menos_llamativ* menos_chamativ* menos_vistos* moins_voyant* moins_visible* meno_vistos* meno_appariscent* weniger_auffallig* weniger_grell* pale paler dimmed faded blass* subtle subtler apagad*',
  compact:
    'closer_together serre serree serres serrees fitto fitta fitti fitte mas_junt* mais_junt* dichter less_space moins_d_espace menos_espacio meno_spazio menos_espaco',
  roomy:
    'more_air more_room airy aere aeree aeres aerees piu_aria mas_separad* mas_aire mais_espacad* plus_espace* plus_d_air meno_fitt* meno_dens* moins_dens* further_apart weiter_auseinander mehr_luft mehr_platz',
  'full width':
    'tutta_larghezza a_lo_ancho todo_lo_ancho largura_toda toda_largura right_across all_across edge_to_edge',
  taller: 'mas_altos mas_altas piu_alti piu_alte mais_altos mais_altas plus_hauts plus_hautes',
  shorter:
    'less_tall half_as_high half_as_tall half_the_height moins_hauts moins_hautes menos_alt* meno_alt* weniger_hoch',
  '1 columns':
    'una_colonna sola_colonna unica_colonna einspaltig* sola_columna unica_columna so_coluna unica_coluna coluna_unica only_column seule_colonne one_per_row one_per_line uno_por_fila una_por_fila uno_per_riga una_per_riga einer_pro_zeile eine_pro_zeile un_par_ligne une_par_ligne um_por_linha uma_por_linha',
  '5 columns': 'five_columns funf_spalten cinq_colonnes cinco_columnas cinque_colonne cinco_colunas five_per_row',
  stacked:
    'one_under_another one_below_another one_above_another l_une_sous_l_autre l_une_en_dessous_de_l_autre una_debajo_de_otra una_debajo_de_la_otra una_sotto_l_altra uma_embaixo_da_outra',
  primary: 'solid solido solida',
  red: 'knallrot* dunkelrot* encarnad* redder',
  blue: 'azzurr* himmelblau*',
  orange: 'arancioni orangenen',
  white: 'bianchi bianche blancos blancas brancos brancas',
  purple: 'mauve lilla',
} as const;

/** Looks up a further look named at a position. */
export const furtherLookAt = lexiconOf<keyof typeof MORE_LOOKS>(MORE_LOOKS);
