import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { queryOf, viewPath } from '#builtin/view-query.ts';
import { onlyCurrency } from '#builtin/understand/values/currency.ts';
import { isCodedIn, type Codes } from './codes.ts';
import { columnsOf, withInnerMembers, type Column } from './column.ts';
import type { Group, RecordSet } from './data-shape.ts';
import { listColumnsOf } from './list-columns.ts';

/**
 * Objects whose keys are what records have as codes, as lists with a code in each record: {"m-102": "Gwen"}, {"TOM": {"name": "Tomme"}},
 * {"71": "Rosalind"}. Answers with the other groups what is left.
 */
export function keyedLists(
  groups: readonly Group[],
  data: JsonObject,
  codes: readonly Codes[],
  given: JsonObject,
): { lists: RecordSet[]; groups: Group[] } {
  const found = groups.flatMap((group) => {
    const keyed = keyedObject(group, data, codes);
    return keyed === undefined ? [] : [keyed];
  });
  const lists = found.map((keyed) => {
    const beside = groups.filter(
      (other) => found.every(({ group }) => group !== other) && isBeside(other, keyed, data),
    );
    return { keyed, beside, list: listOf(keyed, beside, data, given) };
  });
  const taken = new Set(lists.flatMap(({ keyed, beside }) => [...(keyed.isWhole ? [keyed.group] : []), ...beside]));
  for (const { group, isWhole } of found) if (!isWhole) group.facts = [];
  return { lists: lists.map(({ list }) => list), groups: groups.filter((group) => !taken.has(group)) };
}

/** An object that tells what codes stand for: by a text, or by an object with a name in it. */
type Keyed = {
  group: Group;
  entries: readonly (readonly [string, Json])[];
  /** Other members of the object are tables of their own. */
  isWhole: boolean;
  isOfTexts: boolean;
  coded: readonly Codes[];
};

const TEXTS_MIN = 2;

function keyedObject(group: Group, data: JsonObject, codes: readonly Codes[]): Keyed | undefined {
  const object = readPointer(data, group.pointer);
  if (!isJsonObject(object)) return undefined;
  const all = Object.entries(object);
  const texts = all.filter(([, value]) => isNaming(value));
  const objects = all.flatMap(([, value]) => (isJsonObject(value) ? [value] : []));
  const isMixed = texts.length >= TEXTS_MIN && texts.length + objects.length === all.length;
  const isOfTexts = texts.length === all.length || isMixed;
  const members = [...new Set(objects.flatMap((value) => Object.keys(value)))];
  const isNamed = objects.length === all.length && members.some((name) => objects.every(namedBy(name)));
  if (!isOfTexts && !isNamed) return undefined;
  const entries = isOfTexts ? texts : all;
  const keys = Object.fromEntries(entries);
  const coded = codes.filter((one) => isCodedIn(group.key, keys, one));
  const isWhole = entries.length === all.length;
  return coded.length === 0 ? undefined : { group, entries, isWhole, isOfTexts, coded };
}

function isNaming(value: Json | undefined): boolean {
  return typeof value === 'string' && (/\p{L}{2}/u.test(value) || TIMES.test(value));
}

// A shift is called by its times.
const TIMES = /^\d{1,2}:\d{2}\s?[-–]\s?\d{1,2}:\d{2}$/;

function namedBy(name: string): (value: JsonObject) => boolean {
  return (value) => Object.hasOwn(value, name) && isNaming(value[name]);
}

// Numbers under the same keys are more of each: {"1": 2210} beside {"1": "Marta"}.
function isBeside({ pointer }: Group, { entries, isWhole, isOfTexts }: Keyed, data: JsonObject): boolean {
  const object = readPointer(data, pointer);
  if (!isJsonObject(object) || !isWhole || !isOfTexts) return false;
  const values = Object.values(object);
  const isFigure = (value: Json) => typeof value === 'number' || typeof value === 'boolean';
  return (
    values.length === entries.length && values.every(isFigure) && entries.every(([key]) => Object.hasOwn(object, key))
  );
}

function listOf(
  { group, entries, isWhole, isOfTexts, coded }: Keyed,
  beside: readonly Group[],
  data: JsonObject,
  given: JsonObject,
): RecordSet {
  const areNumbers = coded.every((one) => one.areNumbers);
  const members = new Set(entries.flatMap(([, value]) => (isJsonObject(value) ? Object.keys(value) : [])));
  const code = members.has('code') ? freshId('key', members) : 'code';
  const besides = beside.map(({ key, pointer }) => ({
    key,
    pointer,
    object: readPointer(data, pointer) as JsonObject,
  }));
  const rows = entries.map(([own, value]) =>
    Object.assign(
      Object.create(null) as JsonObject,
      { [code]: areNumbers ? Number(own) : own },
      isJsonObject(value) ? value : { label: value },
      Object.fromEntries(besides.map(({ key, object }) => [key, object[own] ?? null])),
    ),
  );
  const columns = columnsOf(rows, onlyCurrency(data)).map((column): Column =>
    column.key === code ? { ...column, hidden: 'id' } : column,
  );
  const own = `${code}: ${areNumbers ? 'to_number(@[0])' : '@[0]'}`;
  const others = besides
    .map(({ key, pointer }) => `, ${JSON.stringify(key)}: lookup(@[0], $.${queryOf(pointer)})`)
    .join('');
  const record = isOfTexts ? `{${own}, label: @[1]${others}}` : `merge({${own}}, @[1] || \`{}\`)`;
  const items = `items(${queryOf(group.pointer)})`;
  const path = viewPath({ given }, group.pointer, 'list');
  return {
    key: group.key,
    pointer: path,
    label: group.label,
    rows: withInnerMembers(rows, columns),
    columns,
    lists: listColumnsOf(rows),
    others: [],
    decoded: {
      path,
      query: `map(&${record}, ${isWhole ? items : `${items}[?type(@[1]) == 'string']`})`,
      of: group.pointer,
      codedAs: new Set(coded.map((one) => one.key)),
    },
  };
}
