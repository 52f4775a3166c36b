import type { Column } from '#builtin/understand/data/column.ts';
import { allFacts, type Fact, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { toneOf, type Tone } from '#builtin/understand/words/status-tone.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { columnsHolding } from './named-column.ts';

/** What speaks for a record, or against it, when it is compared with the others. */
export type Judgement = { text: string; tone: Tone };

const BUDGETS = wordList(
  'budget*|limit*|ceiling|cap|max|maximum|obergrenze|kostenrahmen|etat|plafond*|enveloppe|presupuesto|tope|techo|orcamento|teto|bilancio|tetto|massimale',
);
const QUALITY = wordList(
  'quality|qualitat|qualite|calidad|qualita|qualidade|grade|stars|sterne|etoiles|estrellas|stelle',
);

type Phrase = { [language in Language]: (label: string) => string };
const BEST: Phrase = {
  en: (label) => `Best ${label}`,
  de: (label) => `Bester Wert: ${label}`,
  fr: (label) => `Meilleur : ${label}`,
  es: (label) => `Mejor: ${label}`,
  it: (label) => `Migliore: ${label}`,
  pt: (label) => `Melhor: ${label}`,
};
const FASTEST: { [language in Language]: string } = {
  en: 'Fastest',
  de: 'Am schnellsten',
  fr: 'Le plus rapide',
  es: 'El más rápido',
  it: 'Il più veloce',
  pt: 'O mais rápido',
};
const ASKS_FASTEST = wordList(
  'fastest|quickest|soonest|schnellst*|kurzest*|plus rapide*|plus court*|mas rapid*|mas cort*|piu veloc*|piu rapid*|mais rapid*|mais curt*',
);
const OVER: Phrase = {
  en: (label) => `Over ${label}`,
  de: (label) => `Über: ${label}`,
  fr: (label) => `Dépasse : ${label}`,
  es: (label) => `Supera: ${label}`,
  it: (label) => `Supera: ${label}`,
  pt: (label) => `Acima: ${label}`,
};

/** For each record what sets it off from the others: the best price or score, the shortest time if the request asks for the fastest, and a price above the budget in the data. */
export function judgedRecords(u: Understanding, set: RecordSet): Judgement[][] {
  const price = columnsHolding(set, 'price', 'amount').find(isMeasured);
  const scores = [
    ...columnsHolding(set, 'score'),
    ...set.columns.filter(({ key }) => says(QUALITY, wordsOf(key).join(' '))),
  ];
  const score = scores.find((one) => one !== price && isMeasured(one));
  const inRun = set.rows.map((row) => {
    const status = columnFor(set, 'status');
    const state = status === undefined ? undefined : row[status.key];
    return typeof state !== 'string' || !isOut(state);
  });
  const length = says(ASKS_FASTEST, u.prompt) ? set.columns.find((one) => isMeasured(one) && isLength(one)) : undefined;
  const budget = price === undefined ? undefined : allFacts(u.data).find((fact) => isBudget(fact, price));
  const inSentence = (label: string) => (u.language === 'de' ? label : label.toLowerCase());
  return set.rows.map((_, at) => {
    const judged: Judgement[] = [];
    const cost = valueAt(set, price, at);
    if (price && inRun[at] && isBest(set, price, at, { inRun, sign: -1 }))
      judged.push({ text: BEST[u.language](inSentence(price.label)), tone: 'success' });
    if (score && inRun[at] && isBest(set, score, at, { inRun, sign: 1 }))
      judged.push({ text: BEST[u.language](inSentence(score.label)), tone: 'success' });
    if (length && inRun[at] && isBest(set, length, at, { inRun, sign: -1 }))
      judged.push({ text: FASTEST[u.language], tone: 'success' });
    if (budget !== undefined && cost !== undefined && cost > Number(budget.value))
      judged.push({ text: OVER[u.language](inSentence(budget.label)), tone: 'critical' });
    return judged;
  });
}

function isMeasured({ kind, hidden }: Column): boolean {
  return hidden === undefined && (kind === 'number' || kind === 'percent');
}

// How long something takes: "transit_days", "duration_min".
function isLength({ format }: Column): boolean {
  return format.as === 'duration' || (format.as === 'number' && TIME_UNITS.has(format.unit ?? ''));
}

const TIME_UNITS: ReadonlySet<string> = new Set(['weeks', 'days', 'hours', 'h', 'min']);

// One that is better than all others: where two share a value, none is.
function isBest(
  set: RecordSet,
  column: Column,
  at: number,
  { inRun, sign }: { inRun: readonly boolean[]; sign: 1 | -1 },
): boolean {
  const own = valueAt(set, column, at);
  const others = set.rows.flatMap((_, other) =>
    other === at || !inRun[other] ? [] : (valueAt(set, column, other) ?? []),
  );
  return own !== undefined && others.length > 0 && others.every((value) => (own - value) * sign > 0);
}

function valueAt({ rows }: RecordSet, column: Column | undefined, at: number): number | undefined {
  const value = column === undefined ? undefined : rows[at]?.[column.key];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

// Only amounts in the same parts of a currency compare.
function isBudget({ key, format, value }: Fact, price: Column): boolean {
  const isSame = format.as === 'money' && price.format.as === 'money' && format.parts === price.format.parts;
  return isSame && says(BUDGETS, wordsOf(key).join(' ')) && Number.isFinite(Number(value));
}

const OUT = wordList(
  'withdrawn|excluded|disqualified|invalid|zuruckgezogen|ausgeschlossen|ungultig|retire|retiree|exclu*|retirad*|excluid*|descalificad*|ritirat*|esclus*|desclassificad*',
);

function isOut(status: string): boolean {
  const words = wordsOf(status).join(' ');
  return says(OUT, words) || toneOf(status) === 'critical';
}
