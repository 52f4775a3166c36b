import { readPointer } from '#contract/json/json-pointer.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { asksForTotal } from '#builtin/edit/adding/add-total.ts';
import { memberAt, textOf, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { childrenOf, placesOf, setProp } from '#builtin/edit/patch.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';

const ENTRIES_MIN = 2;
const TOTALLED_MIN = 2;

/** A figure that shows the sum of a member of a list; `isLastEntry` if the last entry of the list shows it. */
type Sum = { pointer: string; list: string; key: string; isLastEntry?: boolean };

/** The figures that are sums before an edit, so that they can be kept correct after it. */
export function shownSums(spec: Spec): Sum[] {
  const sums = shownLists(spec).flatMap((list) =>
    list.members.flatMap(({ key }) => {
      const sum = sumOf(list, key);
      return sum === undefined ? [] : [{ list: list.pointer, key, sum }];
    }),
  );
  const inLastEntries = shownLists(spec).flatMap((list) =>
    list.members.flatMap(({ key }) => totalInLastEntry(list, key) ?? []),
  );
  const elsewhere = figuresOn(spec).flatMap(({ pointer, value }): Sum[] => {
    const fits = sums.filter(({ sum, list }) => sum === value && !pointer.startsWith(`${list}/`));
    const [first] = fits;
    return first === undefined || new Set(fits.map(({ list }) => list)).size > 1
      ? []
      : [{ pointer, list: first.list, key: first.key }];
  });
  return [...elsewhere, ...inLastEntries];
}

// The total that the last entry of a list shows.
function totalInLastEntry(list: ShownList, key: string): Sum | undefined {
  const last = list.entries.length - 1;
  const sum = last < TOTALLED_MIN ? undefined : sumOf({ ...list, entries: list.entries.slice(0, last) }, key);
  const isNamed = list.members.some((one) => asksForTotal(textOf(memberAt(list.entries[last], one.key))));
  const isTotal = sum !== undefined && isNamed && amountIn(memberAt(list.entries[last], key)) === sum;
  return isTotal
    ? { pointer: `${list.pointer}/${last}/${key}`, list: list.pointer, key, isLastEntry: true }
    : undefined;
}

/** Updates the sums of lists that an edit changed. */
export function updateSums(patch: Patch, prior: Spec, sums: readonly Sum[]): void {
  for (const { pointer, list, key, isLastEntry = false } of sums) {
    const before = JSON.stringify(readPointer(prior, list));
    const now = shownLists(patch.spec).find((one) => one.pointer === list);
    const sum =
      now === undefined || JSON.stringify(now.entries) === before
        ? undefined
        : sumOf(isLastEntry ? { ...now, entries: now.entries.slice(0, -1) } : now, key);
    const shown: unknown = readPointer(patch.spec, pointer);
    // If columns were moved, the sum may now be that of another column.
    const hasSameSum = now?.members.some((one) => sumOf(now, one.key) === sumBefore(prior, list, key)) === true;
    if (hasSameSum && !isLastEntry && now?.entries.some(Array.isArray)) continue;
    if (sum === undefined || shown !== readPointer(prior, pointer)) continue;
    if (typeof shown === 'number') patch.apply({ op: 'replace', path: pointer, value: sum });
    if (typeof shown === 'string') patch.apply({ op: 'replace', path: pointer, value: formatLike(shown, sum) });
  }
}

function sumBefore(prior: Spec, pointer: string, key: string): number | undefined {
  const list = shownLists(prior).find((one) => one.pointer === pointer);
  return list === undefined ? undefined : sumOf(list, key);
}

/** Updates lanes that show how many cards they have. */
export function updateCounts(patch: Patch, prior: Spec): void {
  for (const { id, element } of placesOf(patch.spec)) {
    const before = childrenOf(prior, id).length;
    const now = childrenOf(patch.spec, id).length;
    if (element.type === 'BoardColumn' && element.props['count'] === before && now !== before)
      setProp(patch, id, 'count', now);
  }
}

function sumOf({ entries }: ShownList, key: string): number | undefined {
  const numbers = entries.map((entry) => amountIn(memberAt(entry, key)));
  if (entries.length < ENTRIES_MIN || numbers.some((one) => one === undefined)) return undefined;
  const sum = numbers.reduce((total: number, one) => total + (one ?? 0), 0);
  return sum === 0 ? undefined : Math.round(sum * 100) / 100;
}

// The number of 12.5 or "12,50 €"; a text with other words or a date is not an amount.
function amountIn(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && AMOUNT.test(value) ? numberIn(value) : undefined;
}

const AMOUNT = /^\P{L}{0,4}\d[\d.,]*\s?(?:\p{L}{1,3}|[€$£%])?$/u;
const IN_TEXT = /\d[\d.,]*\d|\d/g;

/** The numbers that are shown on their own or as the only number of a text. */
function figuresOn(spec: Spec): { pointer: string; value: number }[] {
  const texts = namesOn(spec)
    .filter(({ weight, item }) => weight !== 'key' && item === undefined)
    .map(({ pointer }) => pointer);
  const values = placesOf(spec).flatMap(({ id, element: { props } }) =>
    props['value'] === undefined ? [] : [shownPointer(spec, id, 'value')],
  );
  return [...new Set([...texts, ...values])].flatMap((pointer) => {
    const shown: unknown = readPointer(spec, pointer);
    if (typeof shown === 'number') return [{ pointer, value: shown }];
    const numbers = typeof shown === 'string' ? (shown.match(IN_TEXT) ?? []) : [];
    const value = numbers.length === 1 ? numberIn(numbers[0] ?? '') : undefined;
    return value === undefined ? [] : [{ pointer, value }];
  });
}

/** Replaces the number in a text by another one with the same decimal sign and thousands separator. */
export function formatLike(text: string, number: number): string {
  const [before = ''] = text.match(IN_TEXT) ?? [];
  const decimals = /[.,](\d{1,2})$/.exec(before)?.[1]?.length ?? 0;
  const isComma = /,\d{1,2}$/.test(before) || (decimals === 0 && before.includes('.'));
  const [, own = ''] = String(number).split('.');
  const digits = Math.max(decimals, own.length);
  const written = number.toLocaleString(isComma ? 'de' : 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: number >= 10_000 || /\d[.,]\d{3}/.test(before),
  });
  return text.replace(before, () => written);
}
