import { isJsonObject, type Json } from './json.ts';
import { isArrayIndex, parsePointer, readMember } from './json-pointer.ts';
import type { Operation } from './operation.ts';

/** An operation that does not fit the document. The document is as it was before. */
export class OperationError extends Error {}

/**
 * Applies one operation to a document, in place, and returns the document (a new one when the path is the whole
 * document). Values are taken over as they are, not copied: the caller gives them away.
 *
 * @throws OperationError when the operation does not fit, PointerError when a path is no sane pointer; the document
 *   is then unchanged
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
      return remove(document, tokens, operation.path);
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
 * Applies operations in order over a document, which is changed in place.
 *
 * Source: service spec, "Operation (`op`)": applied over an empty `{}` they yield the full spec.
 */
export function foldOperations(document: Json, operations: Iterable<Operation>): Json {
  let folded = document;
  for (const operation of operations) folded = applyOperation(folded, operation);
  return folded;
}

function add(document: Json, tokens: string[], value: Json): Json {
  const last = tokens.at(-1);
  if (last === undefined) return value;
  const parent = requireContainer(document, tokens.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(insertIndex(parent, last), 0, value);
  else parent[last] = value;
  return document;
}

function put(document: Json, tokens: string[], value: Json): Json {
  const last = tokens.at(-1);
  if (last === undefined) return value;
  const parent = requireContainer(document, tokens.slice(0, -1));
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else parent[last] = value;
  return document;
}

function remove(document: Json, tokens: string[], path: string): Json {
  requireValue(document, tokens, path);
  const last = tokens.at(-1);
  if (last === undefined) return null;
  const parent = requireContainer(document, tokens.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return document;
}

function move(document: Json, tokens: string[], { path, from }: { path: string; from: string }): Json {
  if (path === from) return document;
  if (path.startsWith(`${from}/`)) throw new OperationError(`cannot move "${from}" into itself at "${path}"`);
  const source = parsePointer(from);
  const value = requireValue(document, source, from);
  const without = remove(document, source, from);
  try {
    return add(without, tokens, value);
  } catch (thrown) {
    add(without, source, value);
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
