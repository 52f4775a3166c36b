import type { Json, JsonObject } from '#contract/json/json.ts';
import { assign, part, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { wordsOfKey } from '#builtin/written-value.ts';

const VALUES = { min: 2, max: 10 };
const MAX_FILTERS = 3;
const FILTERS = wordList('filter*|filtr*|narrow');

/** Chips above entries that are no table, and the condition under which each entry is shown. */
export type ChipFilters = { rows: Part[]; visible: (at: number) => Json | undefined };

/**
 * Filters by the members that a request names. Only an entry that no chip rules out is shown: a press on a chip notes for each
 * value whether its entries are shown, and what is shown of several filters is in all of them.
 */
export function chipFilters(u: Understanding, set: RecordSet): ChipFilters {
  const told = u.prompt
    .split(/[.;!?\n]/u)
    .filter((clause) => says(FILTERS, clause))
    .flatMap(wordsOf);
  const named = set.columns.filter((column) => {
    const words = wordsOf(column.key);
    const isNamed = words.some((word) => told.some((one) => one === word || haveSameStem(one, word)));
    return isNamed && column.hidden === undefined && column.path === undefined && isOfFew(set, column);
  });
  const filters = named.slice(0, MAX_FILTERS).map((column) => filterOf(u, set, column));
  return {
    rows: filters.map(({ row }) => row),
    visible: (at) => {
      const conditions = filters.map((one) => ({ $state: `${one.path}/${one.keyOf(at)}` }));
      return conditions.length === 0 ? undefined : conditions;
    },
  };
}

function isOfFew({ rows }: RecordSet, { key }: Column): boolean {
  const values = rows.map((row) => row[key]);
  const { size } = new Set(values);
  const areShort = values.every((value) => value === null || ['string', 'number'].includes(typeof value));
  return areShort && size >= VALUES.min && size <= VALUES.max && size < rows.length;
}

type Filter = { row: Part; path: string; keyOf: (at: number) => string };

function filterOf(u: Understanding, set: RecordSet, column: Column): Filter {
  const id = identifier(column.key, 'filter');
  const path = `/${ownKey(u, `${id}Shown`)}`;
  const valueAt = (at: number) => set.rows[at]?.[column.key] ?? null;
  const values = [...new Set(set.rows.map((_, at) => valueAt(at)))];
  const keyOf = (at: number) => `v${values.indexOf(valueAt(at))}`;
  const all = stateOf(values, undefined);
  const chips = [undefined, ...values.filter((value) => value !== null).toSorted(inOrder)].flatMap((value, at) => {
    const label = value === undefined ? `${column.label}: ${u.copy.all}` : labelOf(u, column, value);
    const on = { commit: assign(path, value === undefined ? all : stateOf(values, value)) };
    const chosen = { $state: `${path}/chosen`, eq: value === undefined ? 'all' : `v${values.indexOf(value)}` };
    const { eq, $state } = chosen;
    const chip = (variant: string) => part(`${id}Chip${at}`, 'Button', { label, variant, size: 'sm' }, [], { on });
    return [
      { ...chip('secondary'), visible: chosen },
      { ...chip('outline'), visible: { $state, neq: eq } },
    ];
  });
  const row = part(`${id}Filter`, 'Stack', { direction: 'horizontal', gap: 'sm' }, chips, { seeds: { [path]: all } });
  return { row, path, keyOf };
}

function stateOf(values: readonly Json[], chosen: Json | undefined): JsonObject {
  const shown = values.map((value, at): [string, Json] => [`v${at}`, chosen === undefined || value === chosen]);
  return { ...Object.fromEntries(shown), chosen: chosen === undefined ? 'all' : `v${values.indexOf(chosen)}` };
}

function inOrder(one: Json, other: Json): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0;
}

function labelOf(u: Understanding, { format }: Column, value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return format.as === 'words' ? wordsOfKey(text, u.language) : text;
}
