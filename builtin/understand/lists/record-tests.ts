import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { ANY_LANGUAGE, lexiconOf } from '#builtin/edit/words/lexicon.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { isState } from '#builtin/understand/words/state-words.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { placeOf, wordsOfKey } from '#builtin/written-value.ts';
import { areAlike, columnNamed, columnsHolding, tellingColumns } from './named-column.ts';
import { conceptsIn, conceptsOf } from './concepts.ts';

/** A condition on a record, as an expression that is read where `@` is the record, and the words for records that meet it. */
export type RecordTest = { query: string; label: string; column?: Column };

/** What a condition is read with: the day that the data is of, and the language of its label. */
export type Around = {
  asOf: string | undefined;
  language: Language;
  /** Folded words as the request writes them. */
  written?: (words: readonly string[]) => string;
};

/** Conditions that have a word of their own. */
const NAMED = {
  overdue:
    'overdue past_due late uberfallig* verspatet* en_retard retard vencid* atrasad* scadut* in_ritardo em_atraso atrasada',
  expired: 'expired out_of_date abgelaufen* perim* expire expires expiree* caducad* expirad*',
  unassigned:
    'unassigned without_anybody without_anyone nobody_assigned not_assigned nicht_zugewiesen* unzugewiesen* unzugeteilt* nicht_zugeteilt* non_assigne* non_attribue* sans_responsable sin_asignar sin_responsable no_asignad* non_assegnat* senza_responsabile nao_atribuid* sem_atribuicao sem_responsavel por_atribuir',
  without:
    'without missing lacking no nicht_vorhanden ohne fehlend* fehlt kein* sans manque* sin falta* sem senza mancant* manca',
  with: 'with mit avec con com having',
  below:
    'below under underneath less_than fewer_than unter unterhalb weniger_als sous en_dessous inferieur* moins_de por_debajo debajo menos_de bajo_el inferior* sotto meno_di abaixo',
  above:
    'above over exceed* more_than beyond uber oberhalb mehr_als ueber au_dessus plus_de depass* superieur* por_encima mas_de supera* superior* sopra oltre piu_di acima mais_de ultrapass*',
  today: 'today todays heute heutig* aujourd_hui du_jour hoy oggi odierni odierne hoje',
} as const;
type Named = keyof typeof NAMED;

const LABELS: { [name in 'overdue' | 'expired' | 'unassigned' | 'today' | 'low']: { [language in Language]: string } } =
  {
    overdue: { en: 'Overdue', de: 'Überfällig', fr: 'En retard', es: 'Vencido', it: 'Scaduto', pt: 'Em atraso' },
    expired: { en: 'Expired', de: 'Abgelaufen', fr: 'Périmé', es: 'Caducado', it: 'Scaduto', pt: 'Expirado' },
    unassigned: {
      en: 'Unassigned',
      de: 'Nicht zugewiesen',
      fr: 'Non attribué',
      es: 'Sin asignar',
      it: 'Non assegnato',
      pt: 'Por atribuir',
    },
    low: {
      en: 'Below minimum',
      de: 'Unter Mindestmenge',
      fr: 'Sous le minimum',
      es: 'Bajo mínimo',
      it: 'Sotto il minimo',
      pt: 'Abaixo do mínimo',
    },
    today: { en: 'Today', de: 'Heute', fr: 'Aujourd’hui', es: 'Hoy', it: 'Oggi', pt: 'Hoje' },
  };

/** States that data and requests name in different languages. */
const STATES = {
  open: 'open offen* ouvert* abiert* apert* abert*',
  unpaid: 'unpaid unbezahlt* impaye* impagad* non_pagat* nao_pag* unsettled',
  paid: 'paid bezahlt* paye payee payes payees pagad* pagat* paga pago pagos settled',
  pending: 'pending ausstehend* en_attente pendient* in_attesa pendent* awaiting waiting',
  done: 'done completed complete finished erledigt* fertig* abgeschlossen* termine* fini complet* terminad* completad* completat* conclu* hecho fatt* feito closed resolved geschlossen*',
  cancelled: 'cancelled canceled storniert* abgesagt* annule* cancelad* annullat*',
  archived: 'archived archiviert* archive archives archivad* archiviat* arquivad*',
  new: 'new neu neue neuen neuer nouveau* nouvel* nuev* nuov* novo nova novos novas',
  active: 'active aktiv* actif* activ* attiv* ativ*',
  sold: 'sold verkauft* vendu* vendid* vendut*',
  unread: 'unread ungelesen* non_lu* no_leid* sin_leer non_lett* nao_lid*',
} as const;

const namedAt = lexiconOf<Named>(NAMED);
const stateAt = lexiconOf<keyof typeof STATES>(STATES);
const FINISHED: ReadonlySet<string> = new Set(['paid', 'done', 'cancelled', 'archived', 'sold']);
const NEGATIVE = /^(?:un|in|non|nicht|not|no|nao|pas)$/;

/** The condition that words name, made of the members of the records; undefined where nothing in the data answers to it. */
export function testNamed(words: readonly string[], set: RecordSet, around: Around): RecordTest | undefined {
  const named = words.flatMap((_, at): RecordTest[] => {
    const name = namedAt(words, at, ANY_LANGUAGE);
    const test = name && namedTest(name.meaning, words, at + name.size, set, around);
    return test === undefined ? [] : [test];
  });
  const tests = [valueTest(words, set, around), booleanTest(words, set), ...named].filter((test) => test !== undefined);
  // "urgent ones without anybody assigned" meet both; "überfällig" may be a state and a date.
  const [first, ...others] = tests.filter(({ column }, at) => tests.findIndex((one) => one.column === column) === at);
  if (first === undefined) return undefined;
  return others.reduce(
    (both, { query, label }) => ({
      ...both,
      query: `(${both.query}) && (${query})`,
      label: `${both.label}, ${label.toLowerCase()}`,
    }),
    first,
  );
}

/** The states that words name, whatever the language. */
function statesIn(words: readonly string[]): string[] {
  return words.flatMap((_, at) => stateAt(words, at, ANY_LANGUAGE)?.meaning ?? []);
}

// "open", "express": one or several of the texts of a column.
function valueTest(words: readonly string[], set: RecordSet, { language }: Around): RecordTest | undefined {
  const states = statesIn(words);
  for (const column of tellingColumns(set)) {
    const { distinct, kind, refersTo } = column;
    if (
      kind !== 'text' ||
      refersTo !== undefined ||
      distinct.length === 0 ||
      distinct.length >= Math.max(set.rows.length, 2)
    )
      continue;
    const told = distinct.filter((text) => {
      const own = wordsOf(text);
      const isSaid = own.length > 0 && own.every((one) => words.some((word) => areAlike(word, one) && isWord(one)));
      return isSaid || (own.length <= 2 && statesIn(own).some((state) => states.includes(state)));
    });
    if (told.length === 0 || told.length === distinct.length) continue;
    const { value } = placeOf(column);
    return {
      query: told.map((text) => `${value} == ${textLiteral(text)}`).join(' || '),
      label: told
        .map((text) => (column.format.as === 'words' ? wordsOfKey(text, language) : capitalized(text)))
        .join(', '),
      column,
    };
  }
  return undefined;
}

const VALUE_MIN_CHARS = 3;

function isWord(text: string): boolean {
  return text.length >= VALUE_MIN_CHARS;
}

const ASKING: ReadonlySet<string> = new Set(
  'is has was are ist hat est a ha es tiene e tem can requires needs'.split(' '),
);

// "express ones": a member that is true or false.
function booleanTest(words: readonly string[], set: RecordSet): RecordTest | undefined {
  for (const column of tellingColumns(set)) {
    if (column.kind !== 'boolean') continue;
    const own = wordsOf(column.key).filter((word) => !ASKING.has(word));
    // "blocks the departure" for "dispatch_blocking": the last word says what is so.
    const last = own.at(-1) ?? '';
    const at = words.findIndex((word) => isWord(last) && areAlike(word, last));
    if (at === -1) continue;
    const { value } = placeOf(column);
    const isNot = NEGATIVE.test(words[at - 1] ?? '');
    return { query: `${value} == \`${isNot ? 'false' : 'true'}\``, label: column.label, column };
  }
  return undefined;
}

function namedTest(
  name: Named,
  words: readonly string[],
  from: number,
  set: RecordSet,
  around: Around,
): RecordTest | undefined {
  const after = words.slice(from);
  switch (name) {
    case 'overdue':
    case 'expired':
      return pastTest(name, set, around);
    case 'today':
      return todayTest(set, around);
    case 'unassigned': {
      const people = columnsHolding(set, 'person');
      const referring = tellingColumns(set).filter(({ refersTo }) => refersTo !== undefined);
      const person = [...people, ...referring].find((column) => isOftenEmpty(column, set));
      return person === undefined ? undefined : { ...emptyTest(person), label: LABELS.unassigned[around.language] };
    }
    case 'without': {
      const column = columnNamed(after, set, (one) => isOftenEmpty(one, set));
      return column === undefined ? undefined : { ...emptyTest(column), label: labelOf(words, from - 1, around) };
    }
    case 'with': {
      const column = columnNamed(after, set, (one) => isOftenEmpty(one, set));
      return column === undefined ? undefined : { query: `!(${emptyTest(column).query})`, label: column.label, column };
    }
    default:
      return limitTest(name, words, from, set, around);
  }
}

const DAY_CHARS = 'YYYY-MM-DD'.length;

/** A date that has passed, of records that are not finished. */
export function pastTest(
  name: 'overdue' | 'expired',
  set: RecordSet,
  { asOf, language }: Around,
  date?: Column,
): RecordTest | undefined {
  const dates = columnsHolding(
    set,
    ...(name === 'expired' ? (['expiry', 'due'] as const) : (['due', 'expiry'] as const)),
  );
  const column = date ?? dates.find(({ kind }) => kind === 'date' || kind === 'dateTime');
  if (column === undefined || asOf === undefined) return undefined;
  const { value } = placeOf(column);
  const open = finishedQuery(set);
  const past = `(${value} != \`null\` && before(${value}[0:${DAY_CHARS}], '${asOf}'))`;
  return { query: open === undefined ? past : `${past} && !(${open})`, label: LABELS[name][language], column };
}

function finishedQuery(set: RecordSet): string | undefined {
  const queries = tellingColumns(set).flatMap((column) => {
    const { value } = placeOf(column);
    const finished = column.distinct.filter(isFinished);
    if (column.kind === 'text' && conceptsOf(column).has('status'))
      return finished.map((text) => `${value} == ${textLiteral(text)}`);
    return isFinished(column.key) && column.kind !== 'number' ? [`(${value} || \`false\`)`] : [];
  });
  return queries.length === 0 ? undefined : queries.join(' || ');
}

// "expired" ends nothing that is still to be done.
function isFinished(text: string): boolean {
  if (namedAt(wordsOf(text), 0, ANY_LANGUAGE)?.meaning === 'expired') return false;
  return (
    statesIn(wordsOf(text)).some((state) => FINISHED.has(state)) ||
    OVER.some((state) => isState(state, text) && !/\b(?:partially|partly|partial)\b/.test(wordsOf(text).join(' ')))
  );
}

const OVER = ['ended', 'calledOff', 'paid', 'rejected'] as const;

function todayTest(set: RecordSet, { asOf, language }: Around): RecordTest | undefined {
  const isDated = ({ kind }: Column) => kind === 'date' || kind === 'dateTime';
  const isOfDay = (column: Column) => conceptsIn(wordsOf(column.key)).includes('day');
  const column =
    columnsHolding(set, 'coming').find(isDated) ??
    columnsHolding(set, 'day').find((one) => isDated(one) && isOfDay(one));
  if (column === undefined || asOf === undefined) return undefined;
  return { query: `${placeOf(column).value}[0:${DAY_CHARS}] == '${asOf}'`, label: LABELS.today[language], column };
}

function isOftenEmpty({ key }: Column, { rows }: RecordSet): boolean {
  const empty = rows.filter((row) => isEmptyValue(row[key])).length;
  return empty > 0 && empty < rows.length;
}

function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || value === 0;
}

function emptyTest(column: Column): RecordTest {
  const { value } = placeOf(column);
  const zero = column.kind === 'number' ? ` || ${value} == \`0\`` : '';
  return { query: `!(${value})${zero}`, label: column.label, column };
}

// "below the minimum", "over 100": a number and what it is held against, another member or a figure of the request.
function limitTest(
  name: 'below' | 'above',
  words: readonly string[],
  from: number,
  set: RecordSet,
  around: Around,
): RecordTest | undefined {
  const after = words.slice(from);
  const sign = name === 'below' ? '<' : '>';
  const isFigure = ({ kind }: Column) => kind === 'number' || kind === 'percent';
  const label = labelOf(words, from - 1, around);
  const figure = after.slice(0, 2).find((word) => /^\d+$/.test(word));
  if (figure !== undefined) {
    const column = columnNamed([...words.slice(0, from - 1), ...after], set, isFigure) ?? onlyFigure(set);
    if (column === undefined) return undefined;
    const parts = column.format.as === 'money' ? column.format.parts : 1;
    return { query: `${placeOf(column).value} ${sign} \`${Number(figure) * parts}\``, label, column };
  }
  const limits = columnsHolding(set, name === 'below' ? 'minimum' : 'maximum').filter(isFigure);
  const limit = limits[0] ?? columnNamed(after, set, isFigure);
  if (limit === undefined || (limits.length === 0 && conceptsIn(after).length === 0)) return undefined;
  const counted = columnsHolding(set, 'count', 'amount', 'score').filter((one) => isFigure(one) && one !== limit);
  const column = counted.find((one) => !limits.includes(one));
  if (column === undefined) return undefined;
  return { query: `${placeOf(column).value} ${sign} ${placeOf(limit).value}`, label, column };
}

/** A count that is less than the record's own minimum. */
export function belowTest(count: Column, least: Column, { language }: Around): RecordTest {
  const query = `${placeOf(count).value} < ${placeOf(least).value}`;
  return { query, label: LABELS.low[language], column: count };
}

function onlyFigure(set: RecordSet): Column | undefined {
  const figures = tellingColumns(set).filter(({ kind }) => kind === 'number');
  return figures.length === 1 ? figures[0] : undefined;
}

const LABEL_WORDS = 3;

// The words of the request themselves: "Below minimum".
function labelOf(words: readonly string[], from: number, { written = (told) => told.join(' ') }: Around): string {
  const told = words.slice(from, from + LABEL_WORDS);
  const last = told.findIndex((word) => /^\d+$/.test(word));
  return capitalized(written(last === -1 ? told : told.slice(0, last + 1)));
}
