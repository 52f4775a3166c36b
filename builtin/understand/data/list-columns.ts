import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Column } from './column.ts';
import { isPlainName } from './column.ts';
import { labelOf } from './label.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { isArticle, plays } from './record-roles.ts';
import { pairUnder } from './position.ts';
import type { Reference } from './references.ts';
import { formatOf, type ValueFormat } from '#builtin/understand/values/value-format.ts';
import { isScalar, valueKindOf } from '#builtin/understand/values/value-kind.ts';

/** A list inside each record, such as tags or the lines of an order; it is shown as one text. */
export type ListColumn = Pick<Column, 'key' | 'label'> & {
  /** How one entry is written. */
  format: ValueFormat;
  /** For entries that are objects: the key of their name. */
  nameKey?: string;
  /** For entries that are objects: the key of how many there are of each. */
  countKey?: string;
  /** For entries that are objects: the key of a list of texts that tell more of each, such as the extras of a dish. */
  detailKey?: string;
  /** The list that its entries are keys of. */
  refersTo?: Reference;
  /** For one that the data does not have, what the request wants to stand out: its tone. */
  made?: 'critical' | 'info';
};

const MAX_LISTS = 4;
const COUNTS = wordList(
  'quantity|qty|count|units|pieces|anzahl|menge|stuck|quantite|nombre|cantidad|unidades|quantidade|quantita',
);

// "name", else what is sold or said: "product", "text"; else the only text.
function nameKeyIn(entry: JsonObject): string | undefined {
  const isText = (key: string, value: Json | undefined) =>
    typeof value === 'string' && valueKindOf(key, [value]) === 'text' && !plays(key, 'id');
  const texts = Object.keys(entry).filter((key) => typeof entry[key] === 'string');
  const [only, ...more] = texts.filter((key) => isText(key, entry[key]));
  return (
    texts.find((key) => plays(key, 'title')) ??
    texts.find((key) => isArticle(key)) ??
    texts.find((key) => plays(key, 'description')) ??
    (more.length === 0 ? only : undefined) ??
    // "lines": [{"sku": "BUR4", "qty": 30}]
    (countKeyIn(entry) === undefined ? undefined : texts.find((key) => plays(key, 'id')))
  );
}

function countKeyIn(entry: JsonObject): string | undefined {
  return Object.keys(entry).find((name) => isOneOf(COUNTS, wordsOf(name).join(' ')));
}

function detailKeyIn(entries: readonly Json[]): string | undefined {
  const objects = entries.filter(isJsonObject);
  return Object.keys(objects[0] ?? {}).find(
    (key) =>
      isPlainName(key) &&
      objects.some(({ [key]: list }) => isTexts(list) && list.length > 0) &&
      objects.every(({ [key]: list }) => isTexts(list)),
  );
}

function isTexts(value: Json | undefined): value is Json[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** The keys of records whose values are lists of plain values, or of objects with a name. */
export function listColumnsOf(rows: readonly JsonObject[]): ListColumn[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => isPlainName(key));
  return keys.flatMap((key) => listColumnOf(key, rows) ?? []).slice(0, MAX_LISTS);
}

function listColumnOf(key: string, rows: readonly JsonObject[]): ListColumn | undefined {
  const lists = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== null);
  if (!lists.every((value) => Array.isArray(value))) return undefined;
  // A place is shown on a map.
  if (lists.every((value) => pairUnder(key, value) !== undefined)) return undefined;
  const entries: Json[] = lists.flat();
  const [first] = entries;
  if (first === undefined) return undefined;
  const nameKey = isJsonObject(first) ? nameKeyIn(first) : undefined;
  const values =
    nameKey === undefined ? entries : entries.map((entry) => (isJsonObject(entry) ? (entry[nameKey] ?? null) : null));
  if (!values.every(isScalar)) return undefined;
  const kind = valueKindOf(key, values);
  const format = formatOf(key, kind, values);
  const countKey = isJsonObject(first) ? countKeyIn(first) : undefined;
  const detailKey = nameKey === undefined ? undefined : detailKeyIn(entries);
  const named =
    nameKey === undefined
      ? {}
      : {
          nameKey,
          ...(countKey === undefined ? {} : { countKey }),
          ...(detailKey === undefined ? {} : { detailKey }),
        };
  // Pictures and addresses are no text to read.
  if (kind === 'url' || kind === 'picture') return undefined;
  return { key, label: labelOf(key, { as: 'text' }), format, ...named };
}

/** The entries of a list in a record. */
export function entriesIn(row: JsonObject, { key }: ListColumn): readonly Json[] {
  const value = row[key];
  return Array.isArray(value) ? value : [];
}
