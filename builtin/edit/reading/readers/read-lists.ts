import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import {
  isOnScreen,
  objectsOf,
  whereOf,
  type Reader,
  phrasesOnScreen,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import { ANY_LANGUAGE, lexiconOf } from '#builtin/edit/words/lexicon.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { valueIn } from '#builtin/edit/reading/clauses/value-in.ts';

const foldedWords = ({ words }: Clause): string[] => words.flatMap(({ folded }) => folded.split(' '));

/** Reads a sort order: by a column, "cheapest first", "newest on top". */
export const readSort: Reader = (clause, { spec, lastMentioned }) => {
  const [superlative, ...others] = superlativesIn(foldedWords(clause));
  // "from the dearest to the cheapest": two opposite superlatives state an order.
  const isRange = others.some(({ isDown: isOtherDown }) => isOtherDown !== superlative?.isDown);
  const isFirst = clause.cues.has('first') || isRange;
  const isOrder = superlative !== undefined && isFirst && !(clause.cues.has('move') && clause.cues.has('inside'));
  if (!clause.cues.has('sort') && !isOrder) return undefined;
  const named = clause.phrases.filter(({ text }) => isOnScreen(spec, text));
  const compares = superlative?.compares ?? 'any';
  // "the visits, newest first": the object names the list to sort. It is the sort key only if it names a column.
  const isSortKey = ({ role, text }: Phrase) =>
    role === 'object' && (compares === 'any' || findTargets(spec, text)[0]?.item?.prop === 'columns');
  const by =
    named.find(({ role }) => role === 'to' || role === 'anchor') ?? (isOrder ? named.find(isSortKey) : undefined);
  const [first] = objectsOf(clause);
  const isDown = superlative?.isDown === true;
  const column = by ?? (isOrder && compares !== 'any' ? undefined : first);
  const target = by === first || column === first ? lastMentioned : first?.text;
  if (column === undefined && compares === 'any') return [];
  const isObject = by === undefined && column !== undefined;
  return [
    {
      verb: 'sort',
      target,
      by: column?.text,
      isDown,
      compares,
      clauseText: clause.text,
      ...(isObject ? { isObject } : {}),
    },
  ];
};

/** The words for "only". */
export const ONLY_WORDS: ReadonlySet<string> = new Set(
  'only just nur bloss solo unicamente seulement uniquement juste soltanto apenas somente'.split(' '),
);

/** Reads which entries of a list to keep: "the table should only have name and total". */
export const readKeepOnly: Reader = (clause, { spec }) => {
  const isOnly = foldedWords(clause).some((word) => ONLY_WORDS.has(word));
  const hasKeepCue = ['show', 'keep', 'make', 'need'].some((cue) =>
    clause.words.some((word) => isCue(word, cue as 'show')),
  );
  const isValue = clause.phrases.some(({ quotes }) => quotes.length > 0) || valueIn(clause) !== undefined;
  if (!isOnly || !hasKeepCue || isValue || ['not', 'say', 'rename'].some((cue) => clause.cues.has(cue as 'not')))
    return undefined;
  const named = phrasesOnScreen(clause, spec, 'object');
  return named.length < 2
    ? undefined
    : [{ verb: 'only', names: named.map(({ text }) => text), clauseText: clause.text }];
};

/** Reads which data to show in addition: "the table should show the town too". */
export const readShow: Reader = (clause, { within }) => {
  const saysAlso = clause.cues.has('say') && (clause.cues.has('too') || clause.cues.has('also'));
  if (!clause.cues.has('show') && !saysAlso) return undefined;
  const inside = clause.phrases.find(({ role }) => role === 'inside')?.text ?? within;
  const shown = clause.phrases.filter(({ role }) => role === (saysAlso ? 'said' : 'object'));
  return shown.map(({ text }) => ({ verb: 'show', target: text, inside }));
};

const FILTER_KINDS: readonly KindOfElement[] = ['filter', 'search'];

/** Reads a request for a filter or search: "let me filter by town", "a search over the clubs". */
export const readFilterOrSearch: Reader = (clause, { spec, within }) => {
  const { phrases, cues } = clause;
  const kind = FILTER_KINDS.find((one) => phrases.some(({ role, kinds }) => role !== 'inside' && kinds.includes(one)));
  const isOther = (['remove', 'rename', 'say', 'move', 'fill', 'when'] as const).some((cue) => cues.has(cue));
  const isThing = phrases.some(({ quotes }) => quotes.length > 0) || clause.looks.length > 0;
  if (kind === undefined || isOther || isThing) return undefined;
  const existing = findTargets(spec, kind === 'filter' ? 'filter' : 'search');
  if (!cues.has('add') && !cues.has('need') && existing.length > 0) return undefined;
  const by = phrases.find(({ role, kinds }) => role === 'to' && !kinds.some((one) => FILTER_KINDS.includes(one)));
  const anchor = phrasesOnScreen(clause, spec, 'anchor')[0]?.text ?? within;
  const text = kind === 'filter' ? (by?.text ?? phrases.map((one) => one.text).join(' ')) : 'search';
  const where = whereOf(clause);
  return [
    {
      verb: 'add',
      thing: { text, kinds: [kind], quotes: [], isCopy: false },
      where: anchor === undefined || where?.anchor === undefined ? undefined : where,
    },
  ];
};

/** The props that hold a count, with the words that follow its number. */
const COUNTED = {
  pageSize:
    'rows_a_page rows_per_page entries_per_page entries_a_page results_per_page items_per_page a_page per_page at_a_time zeilen_pro_seite eintrage_pro_seite pro_seite lignes_par_page resultats_par_page par_page filas_por_pagina resultados_por_pagina por_pagina righe_per_pagina per_pagina linhas_por_pagina',
  maxLength: 'characters character chars zeichen caracteres caracter caratteri letters buchstaben',
  maxFiles: 'files dateien fichiers archivos file_al_massimo arquivos',
} as const;
const countedAt = lexiconOf<keyof typeof COUNTED>(COUNTED);

/** Reads a number and the prop that it counts: "20 rows a page". */
export const readCount: Reader = (clause, { spec, lastMentioned }) => {
  const value = valueIn(clause);
  if (value === undefined || !/^\d+$/.test(value.text)) return undefined;
  const following = clause.words.filter(({ start }) => start >= value.end).flatMap(({ folded }) => folded.split(' '));
  const prop = [0, 1].flatMap((at) => countedAt(following, at, ANY_LANGUAGE)?.meaning ?? [])[0];
  if (prop === undefined) return undefined;
  const named = phrasesOnScreen(clause, spec, 'object').find(({ end }) => end <= value.start);
  return [{ verb: 'count', target: named?.text ?? lastMentioned, prop, value: Number(value.text) }];
};
