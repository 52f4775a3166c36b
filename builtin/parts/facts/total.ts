import { part, read, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allFacts, allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { conceptsOf } from '#builtin/understand/lists/concepts.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { amountQuery, placeOf } from '#builtin/written-value.ts';

const TOTALS = wordList(
  'total|totals|sum|in all|altogether|summe|gesamt|gesamtsumme|gesamtbetrag|insgesamt|somme|totaux|au total|suma|en total|totale|somma|in tutto|soma|no total',
);
const WHOLE = wordList('total|amount|sum|line|betrag|summe|gesamt|montant|importe|suma|importo|totale|valor|soma');
const LABELS: { [language in Language]: string } = {
  en: 'Total',
  de: 'Summe',
  fr: 'Total',
  es: 'Total',
  it: 'Totale',
  pt: 'Total',
};

/** The total of a list, as one line below it, where the request asks for one that the data does not hold. */
export function totalLine(u: Understanding, set: RecordSet): Part[] {
  const isAsked = says(TOTALS, u.prompt) && set.rows.length > 1;
  const isInData = allFacts(u.data).some(
    ({ key, format }) => format.as === 'money' && says(TOTALS, wordsOf(key).join(' ')),
  );
  if (!isAsked || isInData || set.groups?.groups.some(({ total }) => total !== undefined) === true) return [];
  const amount = amountOf(set);
  const sets = allRecords(u.data);
  // What others refer to is a list of prices, each of one thing.
  const isReferredTo = ({ pointer }: RecordSet) =>
    sets.some(({ columns, lists }) => [...columns, ...lists].some(({ refersTo }) => refersTo?.pointer === pointer));
  const isChief = sets.find((one) => amountOf(one) !== undefined && !isReferredTo(one))?.pointer === set.pointer;
  return amount === undefined || !isChief ? [] : [lineOf(u, set, amount)];
}

/** The amount of one record: its only one, or a price for each of so many. */
type Amount = { column: Column; query: string };

function amountOf(set: RecordSet): Amount | undefined {
  const [column, ...others] = set.columns.filter(
    ({ format, hidden }) => hidden === undefined && format.as === 'money' && isSummable(format),
  );
  if (column === undefined || others.length > 0 || column.format.as !== 'money') return undefined;
  const { value } = placeOf(column);
  const number = column.format.isText ? `to_number(${value})` : value;
  const count = set.columns.find((one) => one.kind === 'number' && conceptsOf(one).has('count'));
  const isWhole = count === undefined || says(WHOLE, wordsOf(column.key).join(' '));
  return { column, query: isWhole ? number : `(${placeOf(count).value} || \`0\`) * ${number}` };
}

// Amounts in several currencies, and those for a period, have no sum.
function isSummable(format: Column['format'] & { as: 'money' }): boolean {
  return [format.currencyKey, format.per, format.perKey, format.isWritten].every((one) => one === undefined);
}

function lineOf(u: Understanding, { key, pointer, rows }: RecordSet, { column, query }: Amount): Part {
  const { value } = placeOf(column);
  const name = identifier(key, 'records');
  const [sum, left] = [viewPath(u, pointer, 'sum'), viewPath(u, pointer, 'unpriced')];
  const list = queryOf(pointer);
  const priced = `${list}[?${value} != \`null\`]`;
  const { format } = column;
  const whole = amountQuery(`sum(map(&(${query}), ${priced}))`, format.as === 'money' ? format.parts : 1);
  const currency = format.as === 'money' ? (format.currency ?? '') : '';
  const written = `format_number(${whole}, ${textLiteral(currency)}${currency === '' ? ', `2`' : ''})`;
  const missing = `length(${list}[?${value} == \`null\`])`;
  const note = `(${missing} > \`0\` && concat(${textLiteral(`${u.copy.without(column.label)}: `)}, to_string(${missing}))) || ''`;
  const isMissing = rows.some((row) => row[column.key] === null || row[column.key] === undefined);
  return part(`${name}Total`, 'Stack', { direction: 'horizontal', gap: 'md', justify: 'end', align: 'center' }, [
    ...(isMissing
      ? [
          part(`${name}Unpriced`, 'Text', { text: read(left), variant: 'muted' }, [], {
            views: { [left]: { query: note, of: pointer } },
            visible: { $state: left },
          }),
        ]
      : []),
    part(`${name}SumName`, 'Text', { text: LABELS[u.language], weight: 'semibold' }),
    part(`${name}Sum`, 'Heading', { text: read(sum), level: 'h3', size: 'md' }, [], {
      views: { [sum]: { query: written, of: pointer } },
    }),
  ]);
}
