import { ANY_LANGUAGE, lexiconOf } from '#builtin/edit/words/lexicon.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { ARTICLES } from '#builtin/understand/learned/connectives.ts';
import { sentencesOf } from '#builtin/understand/words/sentences.ts';

/** A part of a sentence between two signs, as folded words and as they are written. `sentence` and its `place` in it count from 0. */
export type Clause = { words: readonly string[]; texts: readonly string[]; sentence: number; place: number };

/** Words that say how a list is arranged, in six languages. What it is arranged by stands in the words around them. */
const CUES = {
  first:
    'first on_top at_the_top up_top to_the_top on_the_top at_top zuerst oben zuoberst ganz_oben an_erster_stelle voran vorne en_premier en_premiere d_abord en_haut en_tete primero primeros primera primeras arriba al_principio al_inicio en_primer_lugar prima per_primi per_primo per_prime in_alto in_cima in_testa primeiro primeiros primeira primeiras no_topo em_cima no_inicio',
  last: 'last at_the_bottom at_the_end to_the_bottom at_bottom zuletzt unten am_ende ganz_unten ans_ende en_dernier en_derniere a_la_fin en_bas al_final al_fondo de_ultimo por_ultimo los_ultimos in_fondo in_basso alla_fine per_ultimi per_ultimo per_ultime no_fim no_final em_baixo por_ultimos',
  sorted:
    'sorted ordered ranked arranged sort_by order_by in_order_of in_the_order_of sort_them_by sort_it_by sortiert* geordnet* gereiht sortiere sortieren in_der_reihenfolge trie tries triee triees classe classes classee classees ordonne* par_ordre dans_l_ordre trier_par trie_par ordenad* clasificad* por_orden en_orden ordenar_por ordena ordinat* in_ordine ordina ordinare_per por_ordem em_ordem classificad*',
  chronological:
    'in_time_order in_date_order in_order_of_time in_order_of_date chronologically chronological chronologisch* chronologique* cronologic*',
  grouped:
    'grouped group_by group_them_by group separated separate split divided divide bucketed broken_down sectioned sections_by sections_for section_per section_for sections_per gruppiert* getrennt* gegliedert* aufgeteilt* unterteilt* gebundelt gruppiere gruppieren regroupe* groupe groupes groupee groupees groupez separe* reparti* sections_par section_par agrupad* separad* dividid* agrupa agrupar raggruppat* suddivis* divis* separat* raggruppa sezione_per sezioni_per secao_por secoes_por seccion_por secciones_por',
  by: 'by nach par por per pelo pela selon segun secondo segundo je pro',
  daily:
    'day_by_day per_day by_day each_day every_day pro_tag nach_tag nach_tagen je_tag tag_fur_tag tageweise taglich_gruppiert jeden_tag jour_par_jour par_jour chaque_jour dia_a_dia por_dia por_dias cada_dia giorno_per_giorno al_giorno per_giorno ogni_giorno por_dia',
  only: 'only just solely nur ausschliesslich lediglich seulement uniquement solo solamente unicamente soltanto so apenas somente',
  except:
    'without except excluding no_ hide not ohne ausser keine sauf sans excepte hors sin excepto salvo senza tranne escluse esclusi sem exceto',
  marked:
    'highlight* emphasi* flag flagged flagging call_out stand_out stands_out standing_out jump_out noticeable obvious recognisable recognizable conspicuous point_out mark marked marking pop hervorheb* hervorgehob* heb* markier* auffall* auffallt kennzeichn* gekennzeichnet markiert rot ins_auge sichtbar_machen evidence mets mettre mettez signale* surlign* ressort* sautent saute_aux_yeux marque* destac* resalt* remarc* marca marcar marcadas marcados senal* salten evidenz* segnal* risalt* saltare spicc* destaqu* realc* sinaliz* saltar',
  glance:
    'to_spot can_spot at_a_glance at_once_visible must_be_visible should_be_visible need_to_be_visible needs_to_be_visible clearly_visible auf_einen_blick sichtbar_sein sofort_sehen sofort_erkennen d_un_coup_d_oeil se_voir se_voient etre_visible etre_visibles bien_visible bien_visibles a_simple_vista de_un_vistazo verse_claramente se_vean ser_visible ser_visibles a_colpo_d_occhio essere_visibile essere_visibili ben_visibile ben_visibili saltare_all_occhio saltano_all_occhio a_primeira_vista num_relance de_relance ser_visivel ser_visiveis bem_visivel bem_visiveis saltar_a_vista saltem_a_vista',
  columns:
    'columns spalten colonnes columnas colonne colunas side_by_side nebeneinander cote_a_cote lado_a_lado fianco_a_fianco',
  next: 'who_s_next whos_next who_is_next next_in_line next_up comes_next up_next wer_ist_dran als_nachstes an_der_reihe wer_ist_der_nachste a_qui_le_tour qui_est_le_prochain qui_est_le_suivant le_suivant quien_sigue quien_es_el_siguiente el_siguiente a_chi_tocca chi_e_il_prossimo di_turno quem_e_o_proximo proximo_da_fila quem_se_segue',
  modal:
    'can let lets able may allow allows could should_be_able konnen kann kannst lassen mochte darf durfen peut peuvent pouvoir puisse puissent permets permettre permettez puede pueden poder pueda puedan permitir deja puo possono poter possa possano permetti pode podem possa possam deixa',
  control:
    'sortable filter filters filterable filtern filtrer filtrar filtrare search suche suchen button buttons knopf schaltflache bouton boton pulsante botao toggle umschalten',
} as const;

/** What a word says about the arrangement of a list. */
export type Cue = keyof typeof CUES;

const cueAt = lexiconOf<Cue>(CUES);
// A point or comma inside a number ends nothing.
const CLAUSE_END = /[;!?()\n–—…]+|[,.:]+(?!\d)|(?<!\d)[,.:]+|\s-\s/u;
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+|%/gu;
const STOPS: ReadonlySet<string> = new Set(
  (
    'with and mit und avec et con y e ed com so then dann puis luego poi depois but aber pero ma show showing zeig zeige affiche ' +
    'montre muestra mostra mostrami please bitte of from which that die_ who where wo ou each every jeweils chaque cada ogni their for to in am im'
  ).split(' '),
);

/** The clauses of a prompt in their order. */
export function clausesOf(prompt: string): Clause[] {
  return sentencesOf(prompt).flatMap((text, sentence) => {
    const ends = [...text.matchAll(new RegExp(CLAUSE_END, 'gu'))];
    const starts = [0, ...ends.map(({ index, 0: sign }) => index + sign.length)];
    const clauses: Clause[] = [];
    for (const [at, start] of starts.entries()) {
      const texts = text.slice(start, ends[at]?.index).normalize('NFC').match(WORD) ?? [];
      const clause = { words: texts.map(foldText), texts, sentence, place: clauses.length };
      const before = clauses.at(-1);
      if (texts.length === 0) continue;
      if (before !== undefined && describesMark(clause, before, ends[at - 1]?.[0] ?? ''))
        clauses.splice(-1, 1, together(before, clause));
      else clauses.push(clause);
    }
    return clauses;
  });
}

const WHERE =
  /^(?:where|who|which|what|if|whether|wo|wer|welche[rsnm]?|ob|ou|qui|quels?|quelles?|si|donde|quien|quienes|que|dove|chi|quali|se|onde|quem|quais)$/;

// "Weak ones flagged (under half sold)", "man muss sofort sehen, wo jemand fehlt": what is to be seen follows a punctuation mark.
function describesMark({ words }: Clause, before: Clause, sign: string): boolean {
  const isSeen = cueIn(before, 'marked') !== undefined || cueIn(before, 'glance') !== undefined;
  return isSeen && (sign.includes('(') || (sign === ',' && before.words.length <= 5 && WHERE.test(words[0] ?? '')));
}

function together(one: Clause, next: Clause): Clause {
  return { ...one, words: [...one.words, ...next.words], texts: [...one.texts, ...next.texts] };
}

/** Where a cue stands in a clause, and how many words it has; undefined where it does not. */
export function cueIn({ words }: Clause, wanted: Cue, from = 0): { at: number; size: number } | undefined {
  for (let at = from; at < words.length; at += 1) {
    const found = cueAt(words, at, ANY_LANGUAGE);
    if (found?.meaning === wanted) return { at, size: found.size };
  }
  return undefined;
}

/** The words from a place on, to the next that begins another thought. */
export function wordsAfter({ words }: Clause, from: number, most: number): readonly string[] {
  const rest = words.slice(from, from + most);
  const end = rest.findIndex((word, at) => at > 0 && (STOPS.has(word) || isCue(words, from + at)));
  return end === -1 ? rest : rest.slice(0, end);
}

/** The words before a place, back to one that begins the thought. */
export function wordsBefore({ words }: Clause, end: number, most: number): readonly string[] {
  const rest = words.slice(Math.max(0, end - most), end);
  const stop = rest.findLastIndex((word) => STOPS.has(word) && !/^(?:please|bitte)$/.test(word));
  return rest.slice(stop + 1);
}

const CONTROL_WORDS = 3;

/** True for a clause that asks for a control: "a button to sort by cost", "nach Status filtern", but not "by room, with a done button". */
export function isControl(clause: Clause): boolean {
  const control = cueIn(clause, 'control');
  const by = cueIn(clause, 'by') ?? cueIn(clause, 'sorted') ?? cueIn(clause, 'grouped');
  return control !== undefined && (by === undefined || control.at <= by.at + CONTROL_WORDS);
}

/** Folded words of a clause as the request writes them, without articles: a heading. */
export function asWritten({ words, texts }: Clause, wanted: readonly string[]): string {
  const shown = wanted.filter((word) => !ARTICLES.has(word)).map((word) => texts[words.indexOf(word)] ?? word);
  return capitalized(shown.join(' '));
}

function isCue(words: readonly string[], at: number): boolean {
  const cue = cueAt(words, at, ANY_LANGUAGE)?.meaning;
  return cue === 'sorted' || cue === 'grouped' || cue === 'first' || cue === 'last';
}
