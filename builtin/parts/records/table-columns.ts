import type { JsonObject } from '#contract/json/json.ts';
import { freshId } from '#builtin/fresh-id.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { ValueFormat } from '#builtin/understand/values/value-format.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { KEY_WORDS } from '#builtin/understand/data/record-key.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { isOneOf } from '#builtin/understand/words/word-list.ts';
import type { ListColumn } from '#builtin/understand/data/list-columns.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { memberQuery } from '#builtin/view-query.ts';
import {
  amountQuery,
  isShownAsIs,
  moneyQuery,
  nameQuery,
  placeOf,
  quantityQuery,
  wordsQuery,
  writtenList,
} from '#builtin/written-value.ts';

/**
 * A column as a DataTable takes it. Where it shows something else than the data has, the member of each row that it shows, needed
 * unless the value itself can be read as well, and the column of the data's own value for rows without room for that.
 */
export type TableColumn = {
  column: JsonObject;
  member?: { key: string; query: string; isNeeded: boolean };
  plain?: JsonObject;
};

/** The columns of a table; rows stay as the data has them, so that a selected one can be sent. */
export function tableColumns(columns: readonly Column[], taken: readonly string[], language: Language): TableColumn[] {
  return columns.map((column, at) => {
    const shown = tableColumn(column, taken, language);
    // A number that names its record, such as that of a room, is a name.
    const isName = at === 0 && isOneOf(KEY_WORDS, wordsOf(column.key).at(-1) ?? '');
    return isName ? { ...shown, column: withoutAlign(shown.column) } : shown;
  });
}

/** The same column, with its values where those of texts are. */
export function withoutAlign(column: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(column).filter(([name]) => name !== 'align'));
}

/** A list inside each record as a column of texts. */
export function listTableColumn(
  list: ListColumn,
  taken: readonly string[],
  u: Pick<Understanding, 'copy' | 'language'>,
): TableColumn {
  const key = freshId(`${list.key}${SHOWN}`, new Set(taken));
  const query = `${memberQuery([list.key])} && ${writtenList(list, u)}`;
  return { column: { key, label: list.label }, member: { key, query, isNeeded: true } };
}

function tableColumn(shown: Column, taken: readonly string[], language: Language): TableColumn {
  const { key, label, path, refersTo } = shown;
  const { value } = placeOf(shown);
  // Months in words would stand in the order of the alphabet.
  const isSortable = shown.format.as !== 'month';
  const column: JsonObject = {
    key,
    label,
    ...(isSortable ? { sortable: true } : {}),
    ...(refersTo === undefined ? looks(shown) : {}),
  };
  const query = computed(shown, language);
  if (query === undefined)
    return path === undefined ? { column } : { column, member: { key, query: memberQuery(path), isNeeded: true } };
  const own = freshId(path === undefined ? `${key}${SHOWN}` : key, new Set(taken));
  const isNeeded = !isShownAsIs(shown);
  return {
    column: { ...column, key: own },
    member: { key: own, query: `${value} && ${query}`, isNeeded },
    ...(path === undefined ? { plain: isNeeded ? ownColumn(shown) : column } : {}),
  };
}

// The value as it is under its own name: "Total cents" where there is no room to write them as amounts.
function ownColumn({ key, kind }: Column): JsonObject {
  return {
    key,
    label: humanize(key),
    sortable: true,
    ...(kind === 'number' ? { align: 'end', format: 'number' } : {}),
  };
}

// Only for plain dates: the date format would drop the time of a date-time.
function looks({ format }: Column): JsonObject {
  switch (format.as) {
    case 'money':
      if (isText(format)) return { align: 'end' };
      return {
        align: 'end',
        format: 'currency',
        ...(format.currency === undefined ? {} : { prefix: format.currency }),
        ...(format.per === undefined ? {} : { suffix: `/${format.per}` }),
      };
    case 'percent':
      return { align: 'end', format: 'percent' };
    case 'number':
      if (format.unitKey !== undefined) return { align: 'end' };
      return { align: 'end', format: 'number', ...(format.unit === undefined ? {} : { suffix: ` ${format.unit}` }) };
    case 'bytes':
      return { align: 'end', format: 'number', suffix: ' MB' };
    case 'duration':
      return { align: 'end', format: 'number', suffix: format.seconds === HOUR ? ' h' : ' min' };
    case 'date':
      return { format: 'date' };
    default:
      return {};
  }
}

const SHOWN = '_shown';
/** Matches what ends the key of a member that is shown in place of the data's own. */
export const SHOWN_END = new RegExp(`${SHOWN}\\d*$`);
const HOUR = 3600;
const LOCAL_CHARS = 'YYYY-MM-DDTHH:MM'.length;

// The value that a cell holds where it is not the one of the data. Numbers stay numbers, so that they can be sorted.
function computed(column: Column, language: Language): string | undefined {
  const { format, refersTo } = column;
  const { value, beside } = placeOf(column);
  if (refersTo !== undefined) return nameQuery(value, refersTo);
  if (format.as === 'number' && format.unitKey !== undefined)
    return quantityQuery(value, format.decimals, beside(format.unitKey));
  if (format.as === 'month') return `format_date(${value}, 'month')`;
  if (format.as === 'words') return wordsQuery(value, format.texts, language);
  if (format.as === 'dateTime' && format.isEpoch === true)
    return `(${value} && concat(format_date(${value}, 'datetime'), ' UTC')) || ''`;
  if (format.as === 'dateTime' && format.isLocal) return `replace(${value}[0:${LOCAL_CHARS}], ' ', 'T')`;
  if (format.as === 'percent' && format.isFraction) return `round(${value} * \`100\`, \`1\`)`;
  if (format.as === 'bytes') return `round(${value} / \`1000000\`, \`2\`)`;
  if (format.as === 'duration' && format.seconds === 1) return `round(${value} / \`60\`, \`1\`)`;
  if (format.as !== 'money') return undefined;
  if (isText(format)) return moneyQuery(value, format, beside);
  const amount = amountQuery(format.isText ? `to_number(${value})` : value, format.parts);
  return amount === value ? undefined : amount;
}

// Amounts of several currencies, for a period, or with separators already are no column of numbers.
function isText({ currencyKey, perKey, isWritten }: ValueFormat & { as: 'money' }): boolean {
  return currencyKey !== undefined || perKey !== undefined || isWritten === true;
}
