import type { Column } from '#builtin/understand/data/column.ts';
import type { Fact, RecordSet } from '#builtin/understand/data/data-shape.ts';
import { ANY_LANGUAGE, lexiconOf } from '#builtin/edit/words/lexicon.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { placeOf } from '#builtin/written-value.ts';
import { areAlike, columnNamed, columnsHolding, meaningfulColumns } from './named-column.ts';
import { conceptsIn } from './concepts.ts';
import { labelOf, limitTest } from './limit-tests.ts';
import { minutesSince, nowTest, type Moment } from './moments.ts';
import { booleanTests, countTest, isOftenEmpty, valueTest } from './member-tests.ts';
import { freeTest, lackTest, missingTest, openTest } from './state-tests.ts';
import { EXPIRED, finishedQuery } from './finished.ts';
import { lateness, owedTest } from './extents.ts';
import { spanTest } from './span-tests.ts';

/** A condition on a record, as an expression that is read where `@` is the record, and the words for records that meet it. */
export type RecordTest = {
  query: string;
  label: string;
  column?: Column;
  /** A heading for the records that do not meet it. */
  rest?: string;
  /** The condition of those under that heading, where there are others besides. */
  restQuery?: string;
  /** An expression for what a record that meets it says, which is more than the label: by how much. */
  remark?: string;
  /** An expression for how far a record meets it, as a number: the worst has the highest. */
  extent?: string;
  /** An expression for the sum over some records, which are the current value. */
  total?: string;
  /** For a mark that says where to look, and not that something is wrong. */
  isNotice?: true;
  /** Worth a mark only while few records meet it: to mark many would hide what else needs attention. */
  isException?: true;
};

/** What a condition is read with: the day that the data is of, and the language of its label. */
export type Around = {
  asOf: string | undefined;
  /** That moment itself, where it is known. */
  now?: Moment['value'] | undefined;
  language: Language;
  /** All single values of the data. */
  facts?: readonly Fact[];
  /** All words of the request, folded. */
  request?: readonly string[];
  /** Folded words as the request writes them. */
  written?: (words: readonly string[]) => string;
};

/** Conditions that have a word of their own. */
const NAMED = {
  overdue:
    'overdue past_due late uberfallig* verspatet* en_retard retard vencid* atrasad* scadut* in_ritardo em_atraso atrasada',
  expired: EXPIRED,
  unassigned:
    'unassigned without_anybody without_anyone nobody noone no_one not_assigned niemand* nicht_zugewiesen* unzugewiesen* unzugeteilt* nicht_zugeteilt* non_assigne* non_attribue* sans_responsable personne_n sin_asignar nadie sin_responsable no_asignad* nessuno non_assegnat* senza_responsabile ninguem nao_atribuid* sem_atribuicao sem_responsavel por_atribuir',
  without:
    'without missing lacking no nicht_vorhanden ohne fehlend* fehlt kein* sans manque* sin falta* sem senza mancant* manca',
  with: 'with mit avec con com having',
  below:
    'below under underneath less_than fewer_than unter unterhalb weniger_als sous en_dessous inferieur* moins_de por_debajo debajo menos_de bajo_el inferior* sotto meno_di abaixo',
  above:
    'above over exceed* more_than beyond uber oberhalb mehr_als ueber au_dessus plus_de depass* superieur* por_encima mas_de supera* superior* sopra oltre piu_di acima mais_de ultrapass*',
  today:
    'today todays tonight tonights heute heutig* aujourd_hui du_jour ce_soir hoy esta_noche oggi odierni odierne stasera stanotte hoje esta_noite',
  now: 'on_air right_now on_now now_playing currently running_now lauft_gerade gerade jetzt en_ce_moment en_cours maintenant a_l_antenne ahora en_curso en_antena adesso in_onda in_corso agora no_ar em_curso neste_momento',
} as const;
type Named = keyof typeof NAMED;

const LABELS: {
  [name in 'overdue' | 'expired' | 'unassigned' | 'today' | 'dueToday']: { [language in Language]: string };
} = {
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
  dueToday: {
    en: 'Due today',
    de: 'Heute fällig',
    fr: 'Échéance aujourd’hui',
    es: 'Vence hoy',
    it: 'Scade oggi',
    pt: 'Vence hoje',
  },
  today: { en: 'Today', de: 'Heute', fr: 'Aujourd’hui', es: 'Hoy', it: 'Oggi', pt: 'Hoje' },
};

const namedAt = lexiconOf<Named>(NAMED);

/** The condition that words name, made of the members of the records; undefined where nothing in the data answers to it. */
export function testNamed(words: readonly string[], set: RecordSet, around: Around): RecordTest | undefined {
  const named = words.flatMap((_, at): RecordTest[] => {
    const name = namedAt(words, at, ANY_LANGUAGE);
    const test = name && namedTest(name.meaning, words, at + name.size, set, around);
    return test === undefined ? [] : [test];
  });
  const span = spanTest(words, set, around);
  // "More than 3 days" is one condition.
  const others =
    span === undefined ? [valueTest(words, set, around), ...booleanTests(words, set, around), ...named] : [span];
  const found = others.filter((test) => test !== undefined);
  const meant =
    found.length === 0
      ? (countTest(words, set) ??
        owedTest(words, set, around) ??
        freeTest(words, set, around) ??
        lackTest(words, set, around) ??
        missingTest(words, set, around) ??
        openTest(words, set, around))
      : undefined;
  const tests = meant === undefined ? found : [meant];
  // "urgent ones without anybody assigned" meet both; "überfällig" may be a state and a date.
  const [first, ...more] = tests.filter(({ column }, at) => tests.findIndex((one) => one.column === column) === at);
  if (first === undefined) return undefined;
  return more.reduce(
    (both, { query, label }) => ({
      ...both,
      query: `(${both.query}) && (${query})`,
      label: `${both.label}, ${label.toLowerCase()}`,
    }),
    first,
  );
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
    case 'now':
      return nowTest(set, around);
    case 'unassigned': {
      const people = columnsHolding(set, 'person');
      const referring = meaningfulColumns(set).filter(({ refersTo }) => refersTo !== undefined);
      const person = [...people, ...referring].find((column) => isOftenEmpty(column, set));
      return person === undefined ? undefined : { ...emptyTest(person), label: LABELS.unassigned[around.language] };
    }
    case 'without': {
      const isFit = (one: Column) => isOftenEmpty(one, set);
      const column = columnNamed(after, set, isFit) ?? referringTo(after, set);
      if (column !== undefined) return { ...emptyTest(column), label: labelOf(words, from - 1, around) };
      // "Where a teacher is missing."
      const missing = words.slice(0, from - 1).findLastIndex((word) => columnNamed([word], set, isFit) !== undefined);
      const gap = columnNamed(words.slice(missing, missing + 1), set, isFit);
      const isNear = gap !== undefined && from - missing <= GAP_WORDS;
      return isNear ? { ...emptyTest(gap), label: labelOf(words, missing, around) } : undefined;
    }
    case 'with': {
      const column = columnNamed(after, set, (one) => isOftenEmpty(one, set));
      return column === undefined ? undefined : { query: `!(${emptyTest(column).query})`, label: column.label, column };
    }
    default:
      return limitTest(name, words, from, set, around);
  }
}

const GAP_WORDS = 4;

// "Without a seat" is without one of the tables, which have seats.
function referringTo(words: readonly string[], set: RecordSet): Column | undefined {
  return meaningfulColumns(set).find(({ refersTo, ...column }) => {
    const names = [refersTo?.pointer ?? '', ...Object.keys(refersTo?.rows[0] ?? {})].flatMap(wordsOf);
    const isNamed = names.some((name) => words.some((word) => areAlike(word, name)));
    return refersTo !== undefined && isNamed && isOftenEmpty(column, set);
  });
}

const DAY_CHARS = 'YYYY-MM-DD'.length;

/** A date that has passed, of records that are not finished. */
export function pastTest(
  name: 'overdue' | 'expired',
  set: RecordSet,
  { asOf, now, language, request = [] }: Around,
  date?: Column,
): RecordTest | undefined {
  const dates = columnsHolding(
    set,
    ...(name === 'expired' ? (['expiry', 'due'] as const) : (['due', 'expiry'] as const)),
  );
  const column = date ?? dates.find(isDay) ?? dateOfDeadlines(set);
  if (column === undefined || asOf === undefined) return undefined;
  const { value } = placeOf(column);
  const open = finishedQuery(set, column);
  const since = minutesSince(column, set, now);
  const day = `${value}[0:${DAY_CHARS}]`;
  const isPast = since === undefined ? `before(${day}, '${asOf}')` : `${since} > \`0\``;
  const past = `(${value} != \`null\` && ${isPast})`;
  const late = name === 'overdue' && isLateAsked(request) ? lateness({ day, since, asOf, language }) : {};
  return { query: open === undefined ? past : `${past} && !(${open})`, label: LABELS[name][language], column, ...late };
}

function isDay({ kind }: Column): boolean {
  return kind === 'date' || kind === 'dateTime';
}

// What is called a deadline is due on its only day, whatever that is called.
function dateOfDeadlines(set: RecordSet): Column | undefined {
  if (!conceptsIn([...wordsOf(set.key), ...wordsOf(set.label)]).includes('due')) return undefined;
  const [only, ...others] = meaningfulColumns(set).filter(isDay);
  return others.length === 0 ? only : undefined;
}

// By how much, only where lateness is what the request is about.
function isLateAsked(request: readonly string[]): boolean {
  return request.some((_, at) => namedAt(request, at, ANY_LANGUAGE)?.meaning === 'overdue');
}

/** What is to be done on the day that the data is of. */
export function dueTodayTest(set: RecordSet, { asOf, now, language }: Around): RecordTest | undefined {
  const column = columnsHolding(set, 'due').find(({ kind }) => kind === 'date' || kind === 'dateTime');
  if (column === undefined || asOf === undefined) return undefined;
  const open = finishedQuery(set, column);
  const since = minutesSince(column, set, now);
  const isToCome = since === undefined ? '' : ` && ${since} <= \`0\``;
  const today = `(${placeOf(column).value}[0:${DAY_CHARS}] == '${asOf}'${isToCome})`;
  return { query: open === undefined ? today : `${today} && !(${open})`, label: LABELS.dueToday[language], column };
}

function todayTest(set: RecordSet, { asOf, language }: Around): RecordTest | undefined {
  const isDated = ({ kind }: Column) => kind === 'date' || kind === 'dateTime';
  const isOfDay = (column: Column) => conceptsIn(wordsOf(column.key)).includes('day');
  const column =
    columnsHolding(set, 'coming').find(isDated) ??
    columnsHolding(set, 'day').find((one) => isDated(one) && isOfDay(one));
  if (column === undefined || asOf === undefined) return undefined;
  return {
    query: `${placeOf(column).value}[0:${DAY_CHARS}] == '${asOf}'`,
    label: LABELS.today[language],
    column,
    isNotice: true,
  };
}

function emptyTest(column: Column): RecordTest {
  const { value } = placeOf(column);
  const zero = column.kind === 'number' ? ` || ${value} == \`0\`` : '';
  return { query: `!(${value})${zero}`, label: column.label, column };
}
