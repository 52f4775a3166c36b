import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { isArrayIndex } from '#contract/json/json-pointer.ts';

/** Indices that a missing list can start with. */
const STARTS_LIST = new Set(['-', '0']);

/**
 * A copy of a value with one place changed; `undefined` as the new value removes it. More lenient than RFC 6902, because a
 * model wrote the operation: missing containers on the way are created (lists for a first item, otherwise objects), and an
 * index beyond the end of a list appends.
 *
 * @param tokens the path as unescaped tokens; none of them names a prototype (see `parsePointer`)
 * @param insert true to insert a list item before the existing one, false to replace that one
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
