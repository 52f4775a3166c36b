import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { formatPointer, isPlainToken } from './json-pointer.ts';
import type { Operation } from './operation.ts';
import { sameJson } from './apply-operation.ts';
import { alignLists } from './align-lists.ts';
import { LIMITS } from '../limits.ts';

type Path = readonly (string | number)[];

/** Number of operations on a list that is always acceptable. */
const FEW = 3;

/**
 * The operations that turn one JSON document into another: `foldOperations(from, diffOperations(from, to))` equals `to`.
 * None of them is superfluous.
 *
 * Members of objects are added, replaced and removed by name, and no object is replaced where replacing some of its members
 * is enough. In a list only added, removed, moved and changed items are addressed, matched by content (see `alignLists`); the
 * list is replaced whole when that is shorter than more than three operations. Lists of child ids are always replaced whole,
 * which every applier supports. Pointers never need escaping or name a prototype: where a member's name would require it,
 * the object around it is replaced. Values are those of `to`, not copies. Additions come in the order of `to`, removals last
 * in their object.
 *
 * @param place path of both values in the patched document, as unescaped tokens
 */
export function diffOperations(from: Json, to: Json, place: readonly string[] = []): Operation[] {
  return diffValue(place, from, to);
}

function diffValue(path: Path, from: Json, to: Json): Operation[] {
  if (sameJson(from, to)) return [];
  const narrowed = narrow(path, from, to);
  return narrowed ?? [replacement(path, to)];
}

/** Operations below `path`, or undefined when the value at `path` must be replaced whole. */
function narrow(path: Path, from: Json, to: Json): Operation[] | undefined {
  if (isJsonObject(from) && isJsonObject(to)) return diffObject(path, from, to);
  if (Array.isArray(from) && Array.isArray(to)) return diffArray(path, from, to);
  return undefined;
}

function diffObject(path: Path, from: JsonObject, to: JsonObject): Operation[] | undefined {
  const operations: Operation[] = [];
  for (const [key, value] of Object.entries(to) as [string, Json | undefined][]) {
    // As in JSON, a member without a value is none.
    if (value === undefined) continue;
    const old = Object.hasOwn(from, key) ? from[key] : undefined;
    if (old !== undefined && sameJson(old, value)) continue;
    if (!isPlainToken(key)) return undefined;
    const member = [...path, key];
    if (old === undefined) operations.push({ op: 'add', path: formatPointer(member), value });
    else operations.push(...diffValue(member, old, value));
  }
  for (const key of Object.keys(from)) {
    if (Object.hasOwn(to, key) && to[key] !== undefined) continue;
    if (!isPlainToken(key)) return undefined;
    operations.push({ op: 'remove', path: formatPointer([...path, key]) });
  }
  return operations;
}

function diffArray(path: Path, from: Json[], to: Json[]): Operation[] | undefined {
  const isChildList = path.at(-1) === 'children' && isTextList(from) && isTextList(to);
  if (isChildList || from.length === 0 || to.length === 0) return undefined;
  const operations = listSteps(from, to)?.flatMap((step) => stepOperations(path, step, to));
  if (operations === undefined) return undefined;
  const isDear = operations.length > FEW && chars(operations) > chars([replacement(path, to)]);
  return isDear ? undefined : operations;
}

function stepOperations(path: Path, step: ListStep, to: Json[]): Operation[] {
  const place = [...path, step.index];
  const pointer = formatPointer(place);
  switch (step.step) {
    case 'remove':
      return [{ op: 'remove', path: pointer }];
    case 'add':
      return [{ op: 'add', path: pointer, value: step.value }];
    case 'move':
      return [{ op: 'move', from: formatPointer([...path, step.from]), path: pointer }];
    case 'change': {
      const value = to[step.index] as Json;
      return isAnother(step.old, value) ? [replacement(place, value)] : diffValue(place, step.old, value);
    }
  }
}

/** True for a list item that keeps less than half of its members: sent whole, it is one operation. */
function isAnother(old: Json, value: Json): boolean {
  if (!isJsonObject(old) || !isJsonObject(value)) return false;
  const keys = new Set([...Object.keys(old), ...Object.keys(value)]);
  let differing = 0;
  for (const key of keys) {
    const isSame =
      Object.hasOwn(old, key) && Object.hasOwn(value, key) && sameJson(old[key] as Json, value[key] as Json);
    if (!isSame) differing += 1;
  }
  return differing > 1 && differing > keys.size / 2;
}

function replacement(path: Path, value: Json): Operation {
  return { op: 'replace', path: formatPointer(path), value };
}

function chars(operations: readonly Operation[]): number {
  return JSON.stringify(operations).length;
}

function isTextList(list: Json[]): boolean {
  return list.every((item) => typeof item === 'string');
}

/** One step from an old list to a new one; an index refers to the list after all earlier steps. */
type ListStep =
  | { step: 'remove'; index: number }
  | { step: 'add'; index: number; value: Json }
  | { step: 'move'; from: number; index: number }
  /** Comes after all others: the item at `index` of the new list was `old` before. */
  | { step: 'change'; index: number; old: Json };

/**
 * The steps that turn one list into another: removals from the end, then insertions of moved and new items after their
 * predecessors, then changes. Undefined when the lists are too long, or need more steps than an answer may have
 * operations.
 */
function listSteps(from: readonly Json[], to: readonly Json[]): ListStep[] | undefined {
  const alignment = alignLists(from, to);
  if (alignment === undefined) return undefined;
  const staying = new Set(alignment.map(({ origin }) => origin));
  const gone = [...from.keys()].filter((index) => !staying.has(index));
  const placed = alignment.filter(({ how }) => how === 'moved' || how === 'new');
  if (gone.length + placed.length > LIMITS.maxOperationsMax) return undefined;
  const steps = gone.toReversed().map((index): ListStep => ({ step: 'remove', index }));
  // Items by their index in the old list; new ones have negative numbers.
  const current = [...from.keys()].filter((index) => staying.has(index));
  let previous: number | undefined;
  for (const [index, { origin, how }] of alignment.entries()) {
    const item = origin ?? -1 - index;
    if (how === 'moved' || how === 'new') {
      const source = how === 'moved' ? current.indexOf(item) : -1;
      if (source !== -1) current.splice(source, 1);
      const target = previous === undefined ? 0 : current.indexOf(previous) + 1;
      current.splice(target, 0, item);
      if (source === -1) steps.push({ step: 'add', index: target, value: to[index] as Json });
      else steps.push({ step: 'move', from: source, index: target });
    }
    previous = item;
  }
  for (const [index, { origin, how }] of alignment.entries()) {
    if (how === 'changed') steps.push({ step: 'change', index, old: from[origin as number] as Json });
  }
  return steps;
}
