import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

export type Period = 'month' | 'year';

const NAMES = {
  month: wordList('month|monthly|monat|monatlich|monats*|mois|mensuel*|mes|mensual|mensal|mese|mensile'),
  year: wordList('year|yearly|annual|annually|jahr|jahrlich|jahres*|an|annee|annuel*|ano|anual|anno|annuale'),
};
const PER: { [language in Language]: { [period in Period]: string } } = {
  en: { month: 'per month', year: 'per year' },
  de: { month: 'pro Monat', year: 'pro Jahr' },
  fr: { month: 'par mois', year: 'par an' },
  es: { month: 'al mes', year: 'al año' },
  it: { month: 'al mese', year: "all'anno" },
  pt: { month: 'por mês', year: 'por ano' },
};

/** What stands after a price: "per month". */
export function perPeriod({ language }: Pick<Understanding, 'language'>, period: Period): string {
  return PER[language][period];
}

/** The prices of plans by the month and by the year, where the data has both. */
export function periodPrices({ columns }: RecordSet): { [period in Period]: Column } | undefined {
  const amounts = columns.filter(
    ({ kind, format, path }) => path === undefined && (format.as === 'money' || kind === 'number'),
  );
  const [month, year] = (['month', 'year'] as const).map((period) =>
    amounts.filter((one) => periodOf(one.key) === period),
  );
  const [monthly, yearly] = [month?.[0], year?.[0]];
  const areBoth = month?.length === 1 && year?.length === 1 && monthly?.format.as === yearly?.format.as;
  if (!areBoth || monthly === undefined || yearly === undefined) return undefined;
  const hasCents = [monthly, yearly].some(({ format }) => format.as === 'number' && format.decimals > 0);
  return hasCents ? { month: asPrice(monthly), year: asPrice(yearly) } : { month: monthly, year: yearly };
}

// What is paid by the month has cents like any other price: 11.90.
function asPrice(column: Column): Column {
  const { format } = column;
  return format.as === 'number' ? { ...column, format: { ...format, decimals: 2 } } : column;
}

/** The period that words name; undefined for none, or for both. */
function periodOf(text: string): Period | undefined {
  const words = wordsOf(text).join(' ');
  const [month, year] = [says(NAMES.month, words), says(NAMES.year, words)];
  return month === year ? undefined : month ? 'month' : 'year';
}

/** The answer that chooses between the periods: where it is kept, and the value of each. */
export function periodChoice(
  placed: readonly Placed[],
): { pointer: string; values: { [period in Period]: string } } | undefined {
  const [found] = placed.flatMap(({ field, pointer }) => {
    const valueOf = (period: Period) =>
      field.choices?.find(({ value, label }) => (periodOf(value) ?? periodOf(label)) === period)?.value;
    const [month, year] = [valueOf('month'), valueOf('year')];
    return month === undefined || year === undefined ? [] : [{ pointer, values: { month, year } }];
  });
  return found;
}
