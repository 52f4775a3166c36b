import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { endsIn, wordList } from '#builtin/understand/words/word-list.ts';
import { currencyCode, isMinorKey } from '#builtin/understand/values/currency.ts';
import { pricedUnitOf, unitWordsOf } from '#builtin/understand/values/key-units.ts';
import type { ValueFormat } from '#builtin/understand/values/value-format.ts';

const MOMENT_ENDS = wordList('at|on|le');
const RATE_ENDS = wordList('per|pro|par|por');
const PERCENT_ENDS = wordList(
  'percent|percentage|pct|prozent|pourcent|pourcentage|porcentaje|por ciento|percentuale|porcentagem',
);
const MINOR_WORDS = 2;

/**
 * A key as the label of its values, without what they show themselves: "weight_kg" is the weight, "due_at" is due, "total_cents"
 * the total. "price_per_kg" stays whole.
 */
export function labelOf(key: string, format: ValueFormat): string {
  const label = humanize(key);
  const measured = withoutMeasure(key, label, format);
  if (measured !== undefined) return measured;
  const shorter = shortened(label);
  if (shorter === '' || (endsIn(RATE_ENDS, shorter) && format.as !== 'boolean')) return label;
  switch (format.as) {
    case 'boolean':
      return asksIfIs(label);
    case 'date':
    case 'dateTime':
      return endsIn(MOMENT_ENDS, label) ? shorter : label;
    case 'duration':
    case 'bytes':
      return shorter;
    case 'percent':
      return endsIn(PERCENT_ENDS, label) ? shorter : label;
    case 'money':
      return isMinorKey(key) && wordsOf(label).length >= MINOR_WORDS
        ? shorter
        : withoutCode(label, shorter, format.currency);
    default:
      return label;
  }
}

// "Lost m3" is lost, "Price cent kg" the price, and "New snow cm24h" new snow within 24 hours.
function withoutMeasure(key: string, label: string, format: ValueFormat): string | undefined {
  const isMeasured = format.as === 'number' && format.unit !== undefined;
  if (!isMeasured && (format.as !== 'money' || format.per === undefined)) return undefined;
  const { count, within } = unitWordsOf(key);
  const rest = label.split(' ').slice(0, -count || undefined);
  // "Per kg" alone.
  if (rest.length === 0) return capitalized(label.split(' ').slice(1).join(' '));
  if (endsIn(RATE_ENDS, rest.join(' ')) && pricedUnitOf(key) === undefined) return label;
  return within === undefined ? rest.join(' ') : `${rest.join(' ')} (${within})`;
}

// "Is paid" with a yes is "Paid".
function asksIfIs(label: string): string {
  const told = /^is (?=\S)/i.test(label) ? label.slice(3) : label;
  return capitalized(told);
}

/** The key of an object as the label of its members, which have the unit that it names: "dimensions_mm". */
export function groupLabelOf(key: string): string {
  const label = humanize(key);
  const isOfUnit = isMinorKey(key) || unitWordsOf(key).count > 0;
  return isOfUnit ? (withoutUnit(label) ?? label) : label;
}

/** A label without its last word, which is a unit; undefined if it needs it: "price per kg". */
export function withoutUnit(label: string): string | undefined {
  const shorter = shortened(label);
  return shorter === '' || endsIn(RATE_ENDS, shorter) ? undefined : shorter;
}

/** Whether a key says that it holds a percentage. */
export function isPercentKey(key: string): boolean {
  return endsIn(PERCENT_ENDS, wordsOf(key).join(' '));
}

function shortened(label: string): string {
  return label.replace(/\s\S+$/u, '') === label ? '' : label.replace(/\s\S+$/u, '');
}

function withoutCode(label: string, shorter: string, currency: string | undefined): string {
  const last = label.slice(shorter.length + 1);
  return currency !== undefined && currencyCode(last) === currency ? shorter : label;
}
