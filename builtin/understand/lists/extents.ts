import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { amountQuery, placeOf } from '#builtin/written-value.ts';
import { conceptsOf } from './concepts.ts';
import { statesIn } from './finished.ts';
import { isNumeric } from './limit-tests.ts';
import { isDenied } from './member-tests.ts';
import { meaningfulColumns } from './named-column.ts';
import type { Around, RecordTest } from './record-tests.ts';

type Phrases<Names extends string> = { [language in Language]: { [name in Names]: string } };

const LATE: Phrases<'one' | 'many' | 'time'> = {
  en: { one: 'day late', many: 'days late', time: 'late' },
  de: { one: 'Tag überfällig', many: 'Tage überfällig', time: 'überfällig' },
  fr: { one: 'jour de retard', many: 'jours de retard', time: 'de retard' },
  es: { one: 'día de retraso', many: 'días de retraso', time: 'de retraso' },
  it: { one: 'giorno di ritardo', many: 'giorni di ritardo', time: 'di ritardo' },
  pt: { one: 'dia de atraso', many: 'dias de atraso', time: 'de atraso' },
};
const DAY_MINUTES = 1440;

/** How late a record is whose date has passed: "14 days late"; `since` are the minutes since then, where they are known. */
export function lateness(past: {
  day: string;
  since: string | undefined;
  asOf: string;
  language: Language;
}): Pick<RecordTest, 'remark' | 'extent'> {
  const { day, since, asOf, language } = past;
  const { one, many, time } = LATE[language];
  const days = since === undefined ? `days_between(${day}, '${asOf}')` : `round(${since} / \`${DAY_MINUTES}\`)`;
  const unit = `((${days} == \`1\` && ${textLiteral(one)}) || ${textLiteral(many)})`;
  const remark = `concat(to_string(${days}), ' ', ${unit})`;
  if (since === undefined) return { remark, extent: `${day} && ${days}` };
  const brief = `concat(format_duration(${since} * \`60\`, 'short'), ' ', ${textLiteral(time)})`;
  return { remark: `(${since} < \`${DAY_MINUTES}\` && ${brief}) || ${remark}`, extent: since };
}

const OWED: Phrases<'label' | 'rest' | 'before' | 'after'> = {
  en: { label: 'Not paid', rest: 'Paid', before: '', after: ' due' },
  de: { label: 'Nicht bezahlt', rest: 'Bezahlt', before: '', after: ' offen' },
  fr: { label: 'Impayés', rest: 'Payés', before: 'Reste dû : ', after: '' },
  es: { label: 'Sin pagar', rest: 'Pagados', before: 'Pendiente: ', after: '' },
  it: { label: 'Non pagati', rest: 'Pagati', before: 'Da pagare: ', after: '' },
  pt: { label: 'Por pagar', rest: 'Pagos', before: 'Em falta: ', after: '' },
};

const PAID = wordList(
  'paid|received|settled|collected|bezahlt|gezahlt|eingegangen|erhalten|paye|payee|recu|recue|regle|verse|encaisse',
  'pagado|abonado|cobrado|recibido|pagato|versato|incassato|ricevuto|pago|recebido|liquidado',
);
const LEFT = wordList(
  'outstanding|balance|arrears|unpaid|owed|open amount|amount due|amount open|balance due|offen*|ruckstand*|aussteh*|restbetrag|restschuld',
  'reste|reste du|solde|impaye*|arriere*|pendiente|saldo|deuda|adeudado|dovuto|residuo|da pagare|em aberto|em divida|divida|em falta',
);

/** "Who has not paid", where no state says it: those of whom less was received than they owe, and how much is missing. */
export function owedTest(
  words: readonly string[],
  set: RecordSet,
  { language }: Pick<Around, 'language'>,
): RecordTest | undefined {
  const states = statesIn(words);
  const isAsked = states.includes('unpaid') || words.some((_, at) => isPaid(words, at) && isDenied(words, at));
  const owed = isAsked ? owedIn(set) : undefined;
  if (owed === undefined) return undefined;
  const { label, rest, before, after } = OWED[language];
  const written = (amount: string) =>
    `concat(${textLiteral(before)}, ${writtenAmount(owed, amount)}, ${textLiteral(after)})`;
  const payer = payerOf(set);
  const isAnybodys = payer === undefined ? '' : `${placeOf(payer).value} && `;
  return {
    query: `(${isAnybodys}${owed.query} > \`0\`)`,
    label,
    rest,
    ...(payer === undefined ? {} : { restQuery: `(${isAnybodys}${owed.query} <= \`0\`)` }),
    remark: written(owed.query),
    extent: owed.query,
    total: written(`sum(map(&(${owed.query}), @))`),
  };
}

function isPaid(words: readonly string[], at: number): boolean {
  return statesIn(words.slice(at, at + 1)).includes('paid');
}

/** What is still owed of a record, as an expression, and an amount that is written in the same way. */
type Owed = { query: string; like: Column };

// What is to be paid less what was, or what the record itself calls outstanding.
function owedIn(set: RecordSet): Owed | undefined {
  const figures = meaningfulColumns(set).filter(
    (one) => (isNumeric(one) || areNumbers(one, set)) && one.refersTo === undefined && one.kind !== 'percent',
  );
  const amountIn = (column: Column) => amountQueryOf(column, set);
  const left = figures.find(({ key }) => says(LEFT, namesOf(key)));
  const paid = figures.find(({ key }) => endsIn(PAID, namesOf(key)) || says(PAID, namesOf(key)));
  const due =
    paid === undefined
      ? []
      : dueBeside(
          paid,
          figures.filter((one) => one !== left && one !== paid),
          set,
        );
  if (paid !== undefined && due.length > 0)
    return {
      query: `(${due.map(amountIn).join(' + ')} - ${amountIn(paid)})`,
      like: [paid, ...due].find(({ format }) => format.as === 'money') ?? paid,
    };
  return left && { query: amountIn(left), like: left };
}

const MAX_PARTS = 4;
const ENOUGH_RECORDS = 2;

// The amounts that together are what was received of those who have paid all, or else the only amount there is.
function dueBeside(paid: Column, others: readonly Column[], { rows }: RecordSet): readonly Column[] {
  const fitting = others.filter((one) => isInSameParts(one, paid));
  const runs = fitting.flatMap((_, start) =>
    fitting.slice(start, start + MAX_PARTS).map((__, more) => fitting.slice(start, start + more + 1)),
  );
  const matches = (run: readonly Column[]) =>
    rows.filter((row) => {
      const received = numberIn(row[paid.key]);
      return received > 0 && run.reduce((sum, { key }) => sum + numberIn(row[key]), 0) === received;
    }).length;
  const best = runs.toSorted((one, other) => matches(other) - matches(one) || one.length - other.length)[0];
  if (best !== undefined && matches(best) >= ENOUGH_RECORDS) return best;
  const priced = fitting.filter((one) => conceptsOf(one).has('amount') || conceptsOf(one).has('price'));
  return priced.length === 1 ? priced : [];
}

function isInSameParts({ format }: Column, { format: other }: Column): boolean {
  return format.as !== 'money' || other.as !== 'money' || format.parts === other.parts;
}

function numberIn(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

// Who owes nothing because nobody is there: the tenant of an empty flat.
function payerOf(set: RecordSet): Column | undefined {
  return meaningfulColumns(set).find((column) => {
    const holds = conceptsOf(column);
    const isSomebody = column.refersTo !== undefined || holds.has('customer') || holds.has('person');
    return isSomebody && set.rows.some((row) => row[column.key] === null);
  });
}

// "120.50" is a number as well.
function areNumbers({ key }: Column, { rows }: RecordSet): boolean {
  const texts = rows.map((row) => row[key]).filter((value) => value !== null && value !== undefined);
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && /^-?\d{1,12}(?:\.\d{1,4})?$/.test(text));
}

function amountQueryOf(column: Column, set: RecordSet): string {
  const { value } = placeOf(column);
  return `(${areNumbers(column, set) ? `to_number(${value} || '0')` : `(${value} || \`0\`)`})`;
}

function writtenAmount({ like }: Owed, amount: string): string {
  const { format } = like;
  if (format.as !== 'money') return `format_number(${amount})`;
  const whole = amountQuery(amount, format.parts);
  return format.currency === undefined
    ? `format_number(${whole}, '', \`2\`)`
    : `format_number(${whole}, ${textLiteral(format.currency)})`;
}

function namesOf(key: string): string {
  return wordsOf(key).join(' ');
}
