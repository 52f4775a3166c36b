import { applyOperation } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, parsePointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Operation } from '#contract/json/operation.ts';

/** A composition as JSON Patch lines for json-render's client, which supports only part of RFC 6902. */
export type JsonLines = {
  /** The lines that have the effect of one operation. */
  operation(operation: Operation): string;
  /** The lines that undo what has been built: the next operations start over. */
  restart(): string;
};

/**
 * Starts from the document that the client has: `{}`, or its `prior_spec` in edit mode.
 *
 * `useUIStream` of @json-render/react ignores a whole document and a whole map of elements, overwrites on insertion into
 * a list, loses items that are moved, and has no restart. So elements are sent one per line, a list with an insertion or
 * removal is sent whole, and a restart removes everything.
 */
export function startJsonLines(base: Json): JsonLines {
  let document = structuredClone(base);
  return {
    operation: (operation) => {
      const { path } = operation;
      if (path === '' || path === '/elements') {
        const before = structuredClone(document);
        document = applyOperation(document, operation);
        return inLines(stepsBetween(before, document));
      }
      const at = listOf(document, path);
      const from = 'from' in operation ? listOf(document, operation.from) : undefined;
      const appended = operation.op === 'add' ? appendedAt(document, path) : undefined;
      document = applyOperation(document, operation);
      if (appended !== undefined) return inLines([{ ...operation, path: appended }]);
      const staysInPlace = operation.op === 'replace' || operation.op === 'test' || (at ?? from) === undefined;
      return inLines(staysInPlace ? [operation] : stepsAround(document, operation, at, from));
    },
    restart: () => {
      const steps = stepsBetween(document, base);
      document = structuredClone(base);
      return inLines(steps);
    },
  };
}

/** Pointer of the list that contains the item at `path`. */
function listOf(document: Json, path: string): string | undefined {
  const parent = formatPointer(parsePointer(path).slice(0, -1));
  return Array.isArray(readPointer(document, parent)) ? parent : undefined;
}

/** The index of an item that is appended to its list. */
function appendedAt(document: Json, path: string): string | undefined {
  const parent = parsePointer(path).slice(0, -1);
  const list = readPointer(document, formatPointer(parent));
  if (!Array.isArray(list)) return undefined;
  const end = formatPointer([...parent, list.length]);
  return path === end || path === formatPointer([...parent, '-']) ? end : undefined;
}

/** The effect of an operation: changed lists are replaced whole; the other end of a move is sent on its own. */
function stepsAround(document: Json, operation: Operation, at?: string, from?: string): Operation[] {
  const left: Operation[] =
    operation.op === 'move' && from !== at
      ? [from === undefined ? { op: 'remove', path: operation.from } : whole(document, from)]
      : [];
  const { path } = operation;
  return [...left, at === undefined ? { op: 'add', path, value: valueAt(document, path) } : whole(document, at)];
}

function whole(document: Json, path: string): Operation {
  return { op: 'replace', path, value: valueAt(document, path) };
}

function valueAt(document: Json, path: string): Json {
  return (readPointer(document, path) ?? null) as Json;
}

/** The operations that turn one document into the other, member by member and element by element. */
function stepsBetween(before: Json, after: Json): Operation[] {
  const [from, to] = [membersOf(before), membersOf(after)];
  const [had, has] = [membersOf(from['elements']), membersOf(to['elements'])];
  return [
    ...Object.keys(had)
      .filter((id) => !Object.hasOwn(has, id))
      .map((id): Operation => ({ op: 'remove', path: formatPointer(['elements', id]) })),
    ...memberSteps('state', from, to),
    ...('root' in from || 'root' in to ? [{ op: 'add', path: '/root', value: to['root'] ?? '' } as const] : []),
    ...memberSteps('actions', from, to),
    ...Object.entries(has)
      .filter(([id, element]) => JSON.stringify(had[id]) !== JSON.stringify(element))
      .map(([id, value]): Operation => ({ op: 'add', path: formatPointer(['elements', id]), value })),
  ];
}

function memberSteps(name: string, from: JsonObject, to: JsonObject): Operation[] {
  const [before, value] = [from[name], to[name]];
  if (JSON.stringify(before) === JSON.stringify(value)) return [];
  return value === undefined ? [{ op: 'remove', path: `/${name}` }] : [{ op: 'add', path: `/${name}`, value }];
}

function membersOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function inLines(operations: readonly Operation[]): string {
  return operations.map((operation) => `${JSON.stringify(operation)}\n`).join('');
}
