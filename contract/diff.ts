import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { formatPointer, isPlainToken } from './json-pointer.ts';
import type { Operation } from './operation.ts';
import { sameJson } from './apply-operation.ts';

type Path = readonly (string | number)[];

/**
 * The operations that turn one JSON document into another: `foldOperations(from, diffOperations(from, to))` equals
 * `to`. None of them can be left out, and none replaces an object where replacing some of its members would do.
 *
 * They keep to what every applier understands: members of objects are added, replaced and removed by name; a list of
 * texts, such as `children`, is replaced whole; another list is changed item by item where its length stays, appended
 * to where it only grows, else replaced whole. There is no `move`, `copy` or insert between items, and no pointer that
 * needs escaping or names a prototype: where a member's name would ask for one, the object around it is replaced.
 * Values are those of `to`, not copies. What is new comes in the order of `to`, what goes comes last in its object.
 */
export function diffOperations(from: Json, to: Json): Operation[] {
  return diffValue([], from, to);
}

function diffValue(path: Path, from: Json, to: Json): Operation[] {
  if (sameJson(from, to)) return [];
  const narrowed = narrow(path, from, to);
  return narrowed ?? [{ op: 'replace', path: formatPointer(path), value: to }];
}

/** Operations below `path`, or undefined when the value at `path` must be replaced whole. */
function narrow(path: Path, from: Json, to: Json): Operation[] | undefined {
  if (isJsonObject(from) && isJsonObject(to)) return diffObject(path, from, to);
  if (Array.isArray(from) && Array.isArray(to)) return diffArray(path, from, to);
  return undefined;
}

function diffObject(path: Path, from: JsonObject, to: JsonObject): Operation[] | undefined {
  const operations: Operation[] = [];
  for (const [key, value] of Object.entries(to)) {
    const old = Object.hasOwn(from, key) ? from[key] : undefined;
    if (old !== undefined && sameJson(old, value)) continue;
    if (!isPlainToken(key)) return undefined;
    const member = [...path, key];
    if (old === undefined) operations.push({ op: 'add', path: formatPointer(member), value });
    else operations.push(...diffValue(member, old, value));
  }
  for (const key of Object.keys(from)) {
    if (Object.hasOwn(to, key)) continue;
    if (!isPlainToken(key)) return undefined;
    operations.push({ op: 'remove', path: formatPointer([...path, key]) });
  }
  return operations;
}

function diffArray(path: Path, from: Json[], to: Json[]): Operation[] | undefined {
  if (isTextList(from) && isTextList(to)) return undefined;
  if (from.length === to.length) {
    return to.flatMap((item, index) => diffValue([...path, index], from[index] as Json, item));
  }
  const grows = from.length > 0 && from.length < to.length && sameJson(from, to.slice(0, from.length));
  if (!grows) return undefined;
  return to.slice(from.length).map((value, offset) => ({
    op: 'add',
    path: formatPointer([...path, from.length + offset]),
    value,
  }));
}

function isTextList(list: Json[]): boolean {
  return list.every((item) => typeof item === 'string');
}
