import { isJsonObject, type Json } from './json.ts';
import { isArrayIndex, parsePointer, readMember } from './json-pointer.ts';
import type { Operation } from './operation.ts';

/** An operation that does not fit the document. The document is unchanged. */
export class OperationError extends Error {}

/**
 * Applies one operation to a document in place, and returns the document (a new one when the path is the whole document;
 * null when that is removed). Values are not copied: the document takes ownership of them. Operations from outside must
 * first be read with `readOperation`.
 *
 * @throws OperationError when the operation does not fit, PointerError when a path is malformed; the document is then
 *   unchanged
 *
 * Source: RFC 6902, section 4.
 */
export function applyOperation(document: Json, operation: Operation): Json {
  const tokens = parsePointer(operation.path);
  switch (operation.op) {
    case 'add':
      return add(document, tokens, operation.value);
    case 'replace':
      requireValue(document, tokens, operation.path);
      return put(document, tokens, operation.value);
    case 'remove':
      requireValue(document, tokens, operation.path);
      return remove(document, tokens);
    case 'move':
      return move(document, tokens, operation);
    case 'copy':
      return add(
        document,
        tokens,
        structuredClone(requireValue(document, parsePointer(operation.from), operation.from)),
      );
    case 'test':
      if (!sameJson(requireValue(document, tokens, operation.path), operation.value)) {
        throw new OperationError(`test failed at "${operation.path}"`);
      }
      return document;
  }
}

/**
 * Applies operations in order to a document, in place. Stops at the first that does not fit, with the earlier ones applied.
 *
 * @throws OperationError, PointerError as {@link applyOperation}
 *
 * Source: service spec, "Operation (`op`)": applied over an empty `{}` they yield the full spec.
 */
export function foldOperations(document: Json, operations: Iterable<Operation>): Json {
  let folded = document;
  for (const operation of operations) folded = applyOperation(folded, operation);
  return folded;
}

/** The position for a new value: a member of an object, or an index of an array. */
type Place = { parent: Json[]; index: number } | { parent: { [key: string]: Json }; key: string };

function add(document: Json, tokens: string[], value: Json): Json {
  const last = tokens.at(-1);
  if (last === undefined) return value;
  const place = findPlace(document, tokens.slice(0, -1), last);
  if ('index' in place) place.parent.splice(place.index, 0, value);
  else place.parent[place.key] = value;
  return document;
}

// Finds the position before changing anything, so that a refused operation has no effect.
function findPlace(document: Json, parentTokens: string[], last: string): Place {
  const parent = requireContainer(document, parentTokens);
  return Array.isArray(parent) ? { parent, index: insertIndex(parent, last) } : { parent, key: last };
}

function put(document: Json, tokens: string[], value: Json): Json {
  const last = tokens.at(-1);
  if (last === undefined) return value;
  const parent = requireContainer(document, tokens.slice(0, -1));
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else parent[last] = value;
  return document;
}

function remove(document: Json, tokens: string[]): Json {
  const last = tokens.at(-1);
  if (last === undefined) return null;
  const parent = requireContainer(document, tokens.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return document;
}

function move(document: Json, tokens: string[], { path, from }: { path: string; from: string }): Json {
  const source = parsePointer(from);
  const value = requireValue(document, source, from);
  if (path === from) return document;
  if (path.startsWith(`${from}/`)) throw new OperationError(`cannot move "${from}" into itself at "${path}"`);
  const sourceParent = requireContainer(document, source.slice(0, -1));
  const last = tokens.at(-1);
  // Removal from an array shifts later items, so the target is looked up afterwards, and the item is put back if there is no
  // target. Removal from an object shifts nothing, while putting a member back would change their order.
  if (!Array.isArray(sourceParent)) {
    if (last !== undefined) findPlace(document, tokens.slice(0, -1), last);
    return add(remove(document, source), tokens, value);
  }
  remove(document, source);
  try {
    return add(document, tokens, value);
  } catch (thrown) {
    add(document, source, value);
    throw thrown;
  }
}

function requireContainer(document: Json, tokens: string[]): Json[] | { [key: string]: Json } {
  let value: unknown = document;
  for (const token of tokens) value = readMember(value, token);
  if (Array.isArray(value) || isJsonObject(value)) return value;
  throw new OperationError(`nothing to put a value into at "/${tokens.join('/')}"`);
}

function requireValue(document: Json, tokens: string[], path: string): Json {
  let value: unknown = document;
  for (const token of tokens) value = readMember(value, token);
  if (value === undefined) throw new OperationError(`there is nothing at "${path}"`);
  return value as Json;
}

function insertIndex(array: Json[], token: string): number {
  if (token === '-') return array.length;
  if (!isArrayIndex(token) || Number(token) > array.length) {
    throw new OperationError(`"${token}" is no place in a list of ${array.length}`);
  }
  return Number(token);
}

/** Deep equality of JSON values: member order does not matter, item order does. Source: RFC 6902, section 4.6. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index] as Json));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key] as Json, b[key] as Json))
  );
}
