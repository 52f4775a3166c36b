import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { PointerError, readPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import type { Candidate } from './candidate.ts';
import { ROOT_ID } from './opening.ts';

/**
 * What a model said at once, as the single steps it means: a whole document or element map becomes one step for each
 * state key and element, parents first; a move becomes a removal and an addition. Other candidates stay as they are.
 *
 * @param whole true when a document is the new version of `spec` (edit mode), so that what it leaves out is removed
 */
export function expandCandidate(candidate: Candidate, spec: Spec, whole: boolean): Candidate[] {
  const { op, path, value } = candidate;
  if (op === 'move' || op === 'copy') return expandTransfer(candidate, spec);
  if (path === '' && isJsonObject(value)) return expandDocument(value, spec, whole);
  if (path === '/elements' && isJsonObject(value)) return expandElements(value, spec, whole);
  if (path === '/state' && isJsonObject(value)) return expandMembers('/state', value, Object.keys(value));
  return [candidate];
}

function expandTransfer({ op, path, from = '' }: Candidate, spec: Spec): Candidate[] {
  const value = readQuietly(spec, from);
  if (value === undefined) return [];
  const addition = { op: 'add', path, value: structuredClone(value) as Json };
  return op === 'copy' ? [addition] : [{ op: 'remove', path: from }, addition];
}

function readQuietly(spec: Spec, pointer: string): unknown {
  try {
    return readPointer(spec, pointer);
  } catch (thrown) {
    if (thrown instanceof PointerError) return undefined;
    throw thrown;
  }
}

function expandDocument(document: JsonObject, spec: Spec, whole: boolean): Candidate[] {
  // A nested tree instead of a flat map: its top stands for the whole screen.
  if (typeof document['type'] === 'string') return [{ op: 'add', path: `/elements/${ROOT_ID}`, value: document }];
  const { state, root, elements } = document;
  return [
    ...(isJsonObject(state) ? expandMembers('/state', state, Object.keys(state)) : []),
    ...(typeof root === 'string' ? [{ op: 'add', path: '/root', value: root }] : []),
    ...(isJsonObject(elements) ? expandElements(elements, spec, whole) : []),
  ];
}

function expandElements(elements: JsonObject, spec: Spec, whole: boolean): Candidate[] {
  const gone = whole ? Object.keys(spec.elements).filter((id) => !Object.hasOwn(elements, id)) : [];
  return [
    ...expandMembers('/elements', elements, parentsFirst(elements)),
    ...gone.map((id) => ({ op: 'remove', path: `/elements/${id}` })),
  ];
}

function expandMembers(path: string, members: JsonObject, order: readonly string[]): Candidate[] {
  return order.map((name) => ({
    op: 'add',
    path: `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    value: members[name] ?? null,
  }));
}

// Elements that nobody lists come first, then level by level, so that a screen fills from the top.
function parentsFirst(elements: JsonObject): string[] {
  const listed = new Set(Object.values(elements).flatMap(childrenOf));
  const order = new Set(Object.keys(elements).filter((id) => !listed.has(id)));
  for (const id of order) {
    for (const child of childrenOf(elements[id])) if (Object.hasOwn(elements, child)) order.add(child);
  }
  return [...new Set([...order, ...Object.keys(elements)])];
}

function childrenOf(element: Json | undefined): string[] {
  const children = isJsonObject(element) ? element['children'] : undefined;
  return Array.isArray(children) ? children.filter((id) => typeof id === 'string') : [];
}
