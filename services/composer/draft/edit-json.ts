import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { isArrayIndex } from '#contract/json-pointer.ts';

/** What only the first item of a list can be called. */
const STARTS_LIST = new Set(['-', '0']);

/**
 * A copy of a value with one place in it changed; `undefined` as the new value removes. More lenient than RFC 6902,
 * because a model wrote it: containers that are missing on the way are made, lists for a first item and else objects, and
 * a list takes an item beyond its end as its last.
 *
 * @param tokens the place, as unescaped tokens; none of them names a prototype (see `parsePointer`)
 * @param insert true when an item of a list is put before the one that stands there, false when it takes its place
 */
export function editJson(
  document: Json | undefined,
  tokens: readonly string[],
  value: Json | undefined,
  insert: boolean,
): Json | undefined {
  const [token, ...rest] = tokens;
  if (token === undefined) return value;
  const list = document === undefined && STARTS_LIST.has(token) ? [] : document;
  if (Array.isArray(list)) return editList(list, token, rest, value, insert);
  const members: JsonObject = isJsonObject(document) ? { ...document } : {};
  const current = Object.hasOwn(members, token) ? members[token] : undefined;
  const edited = editJson(current, rest, value, insert);
  if (edited === undefined) delete members[token];
  else members[token] = edited;
  return members;
}

function editList(
  list: Json[],
  token: string,
  rest: readonly string[],
  value: Json | undefined,
  insert: boolean,
): Json[] {
  const index = isArrayIndex(token) ? Math.min(Number(token), list.length) : list.length;
  const isPlace = rest.length === 0;
  const edited = editJson(list[index], rest, value, insert);
  const replaced = isPlace && insert && edited !== undefined ? 0 : 1;
  return list.toSpliced(index, replaced, ...(edited === undefined ? [] : [edited]));
}
