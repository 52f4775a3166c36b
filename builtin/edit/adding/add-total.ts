import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { part } from '#builtin/part.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import { insertPart } from './insert-part.ts';
import { findElement, findListItem } from '#builtin/edit/finding/find-element.ts';
import { placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';

const TOTAL = /(?<!\p{L})(?:totale?s?|totali|summ?e?|gesamt\p{L}*|som[am]?[ae]|suma)(?!\p{L})/iu;
const AMOUNT = /^(\D*?)(-?\d[\d.,\s]*\d|\d)(\D*)$/u;

/** True for words that ask for a sum. */
export function asksForTotal(text: string): boolean {
  return TOTAL.test(text);
}

/** Shows the sum of a column below its table, written like its cells. Returns false if no column holds amounts. */
export function addTotal(patch: Patch, text: string, where: Where | undefined): boolean {
  const { spec } = patch;
  const table = tableFor(spec, text, where);
  const cells = table === undefined ? undefined : columnOf(spec, table, text);
  const sum = cells === undefined ? undefined : sumOf(cells);
  if (table === undefined || sum === undefined) return false;
  const word = TOTAL.exec(text)?.[0] ?? 'Total';
  const label = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const note = part('total', 'Text', { text: `${label}: ${sum}`, weight: 'semibold', align: 'right' });
  insertPart(patch, note, { side: 'after', anchorId: table.id }, 'page');
  return true;
}

function tableFor(spec: Spec, text: string, where: Where | undefined): Place | undefined {
  const tables = placesOf(spec).filter(({ element }) => element.type === 'Table' || element.type === 'DataTable');
  if (tables.length === 1) return tables[0];
  const named = [where?.anchor, text].flatMap((words) =>
    words === undefined ? [] : (findElement(spec, `${words} table`) ?? []),
  );
  return named.find(({ id }) => tables.some((table) => table.id === id));
}

// The cells of the named column, else of the only column with amounts in a currency.
function columnOf(spec: Spec, { id, element }: Place, text: string): string[] | undefined {
  const { columns, rows } = element.props;
  const list = shownValue(spec, rows);
  if (!Array.isArray(columns) || !Array.isArray(list) || list.length === 0) return undefined;
  const named = findListItem(spec, text.replace(TOTAL, ' '), id);
  const all = columns.map((column, index) => list.map((row: Json) => cellOf(row, column, index)));
  const namedCells = named?.id === id ? all[named.index] : undefined;
  const priced = all.filter((cells) => cells.every((cell) => /[€$£]|CHF/u.test(cell)));
  const onlyPriced = priced.length === 1 ? priced[0] : undefined;
  return namedCells ?? onlyPriced;
}

function cellOf(row: Json, column: Json, index: number): string {
  const key = isJsonObject(column) ? column['key'] : undefined;
  const cell = Array.isArray(row) ? row[index] : isJsonObject(row) && typeof key === 'string' ? row[key] : undefined;
  return typeof cell === 'number' ? String(cell) : typeof cell === 'string' ? cell : '';
}

// Written like the cells: with the same currency, decimal sign and thousands separator.
function sumOf(cells: readonly string[]): string | undefined {
  const parts = cells.map((cell) => AMOUNT.exec(cell));
  const [first] = parts;
  if (first === undefined || first === null) return undefined;
  const isComma = /,\d{1,2}$/.test(first[2] ?? '');
  const numbers = parts.map((one) => numberOf(one?.[2] ?? '', isComma));
  if (numbers.some(Number.isNaN) || parts.some((one) => one?.[3] !== first[3] || one?.[1] !== first[1]))
    return undefined;
  const digits = Math.max(
    ...parts.map((one) => (one?.[2]?.match(isComma ? /,(\d{1,2})$/ : /\.(\d{1,2})$/)?.[1] ?? '').length),
  );
  const sum = numbers.reduce((total, one) => total + one, 0);
  const written = sum.toLocaleString(isComma ? 'de' : 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${first[1]}${written}${first[3]}`;
}

function numberOf(text: string, isComma: boolean): number {
  const compact = foldText(text).replaceAll(/\s/g, '');
  return Number(isComma ? compact.replaceAll('.', '').replace(',', '.') : compact.replaceAll(',', ''));
}
