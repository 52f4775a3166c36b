import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { isExpression } from '../compiler/validate/expression.ts';
import type { Fields } from '../definition.ts';
import type { About } from './about.ts';
import { isItemContent } from './prop-role.ts';
import { buttonOf, type Node, rowOf, stackOf, textsOf } from './node.ts';

/** From this many literal items on they become one text with a line each: a spec has at most 600 elements. */
const ITEMS_MAX = 30;
/** How many items of a nested list are read individually, since repeats cannot be nested. */
const READ_MAX = 12;
const MEMBERS_MAX = 12;
const DEPTH_MAX = 4;

/** A column of a table: the member it shows. */
export type Column = { key: string };

/**
 * The contents of a list or object, literal or read from the state or an item.
 *
 * @param picksInto the state path of the picked records, if rows of a list in the state can be picked
 */
export function listNodes(
  value: Json,
  of: Fields | undefined,
  columns: readonly Column[] | undefined,
  about: About,
  picksInto?: string,
): Node[] {
  if (Array.isArray(value)) return literalItems(value, of, columns);
  if (!isJsonObject(value)) return textsOf(value);
  if (!isExpression(value)) return itemNodes(value, of, columns, 0);
  const pointer = value['$state'] ?? value['$bindState'];
  if (typeof pointer !== 'string') return typeof value['$bindItem'] === 'string' ? textsOf(value) : [];
  return readNodes(pointer, about.valueAt(pointer), { of, columns, picksInto }, 0);
}

function literalItems(items: readonly Json[], of: Fields | undefined, columns: readonly Column[] | undefined): Node[] {
  if (items.length > 0 && items.every((item) => typeof item === 'number')) return textsOf(items.join(', '));
  const nodes = items.flatMap((item) => itemNodes(item, of, columns, 0));
  const texts = nodes.map(literalText);
  if (nodes.length > ITEMS_MAX && texts.every((text) => text !== undefined)) return textsOf(texts.join('\n'));
  return nodes.length <= 1 ? nodes : [stackOf(nodes, { gap: 'sm' })];
}

/** One item of a list: a single text when all of it is literal, else its members in order. */
function itemNodes(item: Json, of: Fields | undefined, columns: readonly Column[] | undefined, depth: number): Node[] {
  if (Array.isArray(item)) {
    const cells = item.flatMap((cell) => itemNodes(cell, undefined, undefined, depth + 1));
    return joined(cells);
  }
  if (!isJsonObject(item) || isExpression(item)) return textsOf(item);
  if (depth > DEPTH_MAX) return textsOf(JSON.stringify(item));
  const names = columns?.map(({ key }) => key).filter((key) => Object.hasOwn(item, key)) ?? namesIn(item, of);
  const flat = names.filter((name) => !isNested(item[name]));
  const nested = names.filter((name) => isNested(item[name]));
  const own = joined(flat.flatMap((name) => textsOf(item[name])));
  const below = nested.flatMap((name) => {
    const value = item[name] as Json;
    const fields = of?.[name]?.of ?? (of?.[name] !== undefined ? of : undefined);
    return Array.isArray(value)
      ? value.flatMap((inner) => itemNodes(inner, fields, undefined, depth + 1))
      : itemNodes(value, fields, undefined, depth + 1);
  });
  return below.length === 0 ? own : [stackOf([...own, ...below], { gap: 'none' })];
}

function namesIn(item: JsonObject, of: Fields | undefined): string[] {
  return Object.keys(item).filter((name) => isItemContent(of?.[name], name));
}

function isNested(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && !isExpression(value);
}

/** Texts side by side, merged when all are literal. */
function joined(texts: Node[]): Node[] {
  if (texts.length <= 1) return texts;
  const words = texts.map(literalText);
  return words.every((text) => text !== undefined) ? textsOf(words.join(' · ')) : [rowOf(texts)];
}

function literalText({ type, props }: Node): string | undefined {
  const { text } = props;
  return type === 'Text' && typeof text === 'string' ? text : undefined;
}

type Listed = { of?: Fields | undefined; columns?: readonly Column[] | undefined; picksInto?: string | undefined };

/** A list in the state: a repeated template or, when items hold lists themselves, one copy per item. */
function readNodes(
  pointer: string,
  value: Json | undefined,
  { of, columns, picksInto }: Listed,
  depth: number,
): Node[] {
  if (isJsonObject(value)) return readMembers(pointer, value, of, depth);
  if (!Array.isArray(value)) return value === undefined || value === null ? [] : textsOf({ $state: pointer });
  if (value.length === 0) return [];
  const repeat = { statePath: pointer };
  if (value.every((item) => typeof item !== 'object')) {
    return [stackOf(textsOf({ $bindItem: '' }), { gap: 'none' }, { repeat })];
  }
  if (value.every((item) => isJsonObject(item))) {
    const [first] = value;
    const names = columns?.map(({ key }) => key) ?? (isJsonObject(first) ? namesIn(first, of) : []);
    const shown = names.filter((name) => value.every((item) => Object.hasOwn(item, name))).slice(0, MEMBERS_MAX);
    if (shown.length > 0 && shown.every((name) => value.every((item) => !isNested(item[name])))) {
      const texts = shown.flatMap((name) => textsOf({ $bindItem: name }));
      return [stackOf([rowOf(pickable(texts, { $bindItem: '' }, picksInto))], { gap: 'sm' }, { repeat })];
    }
  }
  if (depth > DEPTH_MAX) return [];
  const items = value.slice(0, READ_MAX).flatMap((item, index) => {
    const at = `${pointer}/${index}`;
    if (!isNested(item)) return textsOf({ $state: at });
    return isJsonObject(item) ? readMembers(at, item, of, depth + 1, picksInto) : readNodes(at, item, {}, depth + 1);
  });
  return items.length === 0 ? [] : [stackOf(items)];
}

/** The texts of a record, of which the first is a Button that picks the record. */
function pickable(texts: Node[], record: JsonObject, picksInto: string | undefined): Node[] {
  const [first, ...others] = texts;
  const name = first?.props['text'];
  if (picksInto === undefined || name === undefined) return texts;
  const pick = { action: 'setState', params: { statePath: picksInto, value: [record] } };
  return [buttonOf(name, pick, { variant: 'outline', size: 'sm' }), ...others];
}

function readMembers(
  pointer: string,
  record: JsonObject,
  of: Fields | undefined,
  depth: number,
  picksInto?: string,
): Node[] {
  const names = namesIn(record, of).slice(0, MEMBERS_MAX);
  const at = (name: string) => pointer + formatPointer([name]);
  const texts = names.filter((name) => !isNested(record[name])).flatMap((name) => textsOf({ $state: at(name) }));
  const own = pickable(texts, { $state: pointer }, picksInto);
  const below = names
    .filter((name) => isNested(record[name]))
    .flatMap((name) => readNodes(at(name), record[name], { of: of?.[name]?.of }, depth + 1));
  const row = own.length > 1 ? [rowOf(own)] : own;
  return below.length === 0 ? row : [stackOf([...row, ...below])];
}
