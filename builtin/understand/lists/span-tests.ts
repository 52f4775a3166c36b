import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { smallNumber } from '#builtin/understand/amounts/stated-counts.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { startAlike } from '#builtin/understand/words/same-stem.ts';
import { placeOf } from '#builtin/written-value.ts';
import { conceptsOf } from './concepts.ts';
import { columnNamed, columnsHolding, meaningfulColumns } from './named-column.ts';
import { numberOf } from './limit-tests.ts';
import { finishedQuery } from './finished.ts';
import type { Around, RecordTest } from './record-tests.ts';

// How many days a unit of time has.
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|tage?n?|jours?|dias?|giorn[io])$/, 1],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae])$/, 7],
  [/^(?:months?|monate?n?|mois|mes|meses|mes[ei])$/, 30],
  [/^(?:years?|jahre?n?|ans?|annees?|anos?|ann[io])$/, 365],
  [/^(?:hours?|stunden?|heures?|horas?|or[ae])$/, 1 / 24],
];
const COMING =
  /^(?:within|next|coming|upcoming|innerhalb|binnen|nachsten?|kommenden?|prochaine?s?|proxim[oa]s?|entro|prossim[eio]|expir\w*|ablauf\w*)$/;
const LESS = /^(?:last|past|less|letzten?|weniger|dernier\w*|moins|ultim[oae]s?|menos|meno)$/;
const MORE = /^(?:more|over|than|mehr|uber|langer|plus|mas|mais|piu|oltre|depasse|longer|older|alter)$/;
const LABEL_WORDS = 2;

/**
 * "Not turned for more than 3 days", "due within 48 hours": a date that lies some time before or after the day that the data is of.
 * What is finished waits for nothing.
 */
export function spanTest(words: readonly string[], set: RecordSet, around: Around): RecordTest | undefined {
  const span = spanIn(words);
  const { asOf } = around;
  if (span === undefined || asOf === undefined) return undefined;
  const before = words.slice(Math.max(0, span.at - LOOK_BACK), span.at);
  const named = words.toSpliced(span.at, 2);
  const isComing = before.some((word) => COMING.test(word));
  const column = isComing ? comingDate(named, set) : pastDate(named, set);
  if (column === undefined) return undefined;
  const { value } = placeOf(column);
  const day = `${value}[0:10]`;
  const isLess = before.some((word) => LESS.test(word));
  const days = isComing ? `days_between('${asOf}', ${day})` : `days_between(${day}, '${asOf}')`;
  const test = isComing || isLess ? `${days} >= \`0\` && ${days} <= \`${span.days}\`` : `${days} > \`${span.days}\``;
  const open = finishedQuery(set);
  const isThere = `${value} != \`null\``;
  const query = `(${isThere} && ${test})`;
  return {
    query: open === undefined || isLess ? query : `${query} && !(${open})`,
    label: labelOf(words, span.at, around),
    column,
  };
}

const LOOK_BACK = 4;

function spanIn(words: readonly string[]): { at: number; days: number } | undefined {
  for (const [at, word] of words.entries()) {
    const unit = UNITS.find(([pattern]) => pattern.test(words[at + 1] ?? ''));
    const number = numberOf(word) ?? (smallNumber(word) || undefined);
    if (unit !== undefined && number !== undefined) return { at, days: number * unit[1] };
  }
  return undefined;
}

// "More than 3 days", as the request writes it.
function labelOf(words: readonly string[], at: number, { written = (given) => given.join(' ') }: Around): string {
  const start = words.slice(0, at).findLastIndex((word) => !MORE.test(word) && !/^(?:de|als|di|que|do)$/.test(word));
  const from = Math.max(start + 1, at - LABEL_WORDS);
  return capitalized(written(words.slice(from, at + 2)));
}

function isDated({ kind }: Column): boolean {
  return kind === 'date' || kind === 'dateTime';
}

function comingDate(words: readonly string[], set: RecordSet): Column | undefined {
  return columnNamed(words, set, isDated) ?? columnsHolding(set, 'due', 'expiry', 'coming').find(isDated);
}

const LAST = /^(?:last|latest|letzte[rsn]?|dernier\w*|ultim[oa])$/;

// When it was last done: a date named by a word for that, or else what a key calls the last.
function pastDate(words: readonly string[], set: RecordSet): Column | undefined {
  const dates = meaningfulColumns(set).filter((column) => isDated(column) && !conceptsOf(column).has('due'));
  const done = dates.find(({ key }) =>
    wordsOf(key).some((own) => own.length > 3 && !LAST.test(own) && words.some((word) => startAlike(word, own))),
  );
  return (
    done ??
    dates.find(({ key }) => wordsOf(key).some((own) => LAST.test(own))) ??
    columnsHolding(set, 'created').find(isDated) ??
    (dates.length === 1 ? dates[0] : undefined)
  );
}
