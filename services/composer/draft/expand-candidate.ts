import { ROOT_ID } from '#catalog/opening.ts';
import { formatPointer, readQuietly } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { elementOf, orderFrom } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { Candidate } from '../answer/reading.ts';

/**
 * Splits what a model wrote at once into single steps: a whole document or element map becomes one step for each state key
 * and element, parents first; a move becomes a removal and an addition. Other candidates are returned unchanged.
 *
 * @param whole true when a document is the new version of `spec` (edit mode): elements that it takes out of the tree are
 *   removed, and elements that it merely omits, because they did not change, stay
 */
export function expandCandidate(written: Candidate, spec: Spec, whole: boolean): Candidate[] {
  const candidate = withElementPath(written);
  const { op, path, value } = candidate;
  if (op === 'move' || op === 'copy') return expandTransfer(candidate, spec);
  if (path === '' && isJsonObject(value)) return expandDocument(value, spec, whole);
  // In an edit, an element without a name is the root, unless it is recognized as another one.
  if (whole && path === elementPath(ROOT_ID) && isJsonObject(value) && !listsIds(value)) {
    return expandTree(value, spec, whole);
  }
  if (path === '/elements' && isJsonObject(value)) return expandElements(value, spec, whole);
  if (path === '/state' && isJsonObject(value)) return expandMembers('state', value, Object.keys(value));
  return [candidate];
}

/** A step for an element given as text, appended to a list of elements, or in place of the root's id. */
function withElementPath(candidate: Candidate): Candidate {
  const { path } = candidate;
  if (path !== '/root' && !/^\/elements\/[^/]+$/.test(path)) return candidate;
  const value = parsed(candidate.value);
  if (!isJsonObject(value)) return candidate;
  const { id = ROOT_ID } = value;
  const isPlaced = path !== '/root' && !/^\/elements\/(?:-|\d+)$/.test(path);
  return { ...candidate, value, ...(!isPlaced && typeof id === 'string' && { path: elementPath(id) }) };
}

function parsed(value: Json | undefined): Json | undefined {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

function expandTransfer({ op, path, from = '' }: Candidate, spec: Spec): Candidate[] {
  const value = readQuietly(spec, from);
  if (value === undefined) return [];
  const addition = { op: 'add', path, value: structuredClone(value) as Json };
  return op === 'copy' ? [addition] : [{ op: 'remove', path: from }, addition];
}

function expandDocument(document: JsonObject, spec: Spec, whole: boolean): Candidate[] {
  // A nested tree instead of a flat map: its top is the whole screen.
  if (typeof document['type'] === 'string') return expandTree(document, spec, whole);
  const { state, elements } = document;
  const root = typeof document['root'] === 'string' ? document['root'] : undefined;
  return [
    ...(isJsonObject(state) ? expandMembers('state', state, Object.keys(state)) : []),
    ...(root !== undefined ? [{ op: 'add', path: '/root', value: root }] : []),
    ...(isJsonObject(elements) ? expandElements(elements, spec, whole, root) : []),
  ];
}

function expandTree(tree: JsonObject, spec: Spec, whole: boolean): Candidate[] {
  if (!whole) return [{ op: 'add', path: elementPath(ROOT_ID), value: tree }];
  const adopted = adoptIds(tree, spec);
  return adopted === undefined ? [] : [{ op: 'add', path: elementPath(adopted.id), value: adopted.tree }];
}

function expandElements(elements: JsonObject, spec: Spec, whole: boolean, root = spec.root): Candidate[] {
  const gone = whole ? takenOut(elements, spec, root) : [];
  return [
    ...expandMembers('elements', elements, parentsFirst(elements)),
    ...gone.map((id) => ({ op: 'remove', path: elementPath(id) })),
  ];
}

function listsIds({ children }: JsonObject): boolean {
  return Array.isArray(children) && children.some((child) => typeof child === 'string');
}

/** Elements that were below the root and no longer are, once the new ones are merged in. */
function takenOut(elements: JsonObject, spec: Spec, root: string): string[] {
  const written = Object.entries(elements).flatMap(([id, element]): [string, SpecElement][] => {
    if (!isJsonObject(element)) return [];
    return [[id, { ...elementOf(spec, id), ...element } as unknown as SpecElement]];
  });
  const next: Spec = { ...spec, root, elements: { ...spec.elements, ...Object.fromEntries(written) } };
  const top = elementOf(next, root) === undefined ? spec.root : root;
  const reached = new Set(orderFrom(next, top));
  return Object.keys(spec.elements).filter((id) => !Object.hasOwn(elements, id) && !reached.has(id));
}

function expandMembers(member: 'state' | 'elements', members: JsonObject, order: readonly string[]): Candidate[] {
  return order.map((name) => ({
    op: 'add',
    path: formatPointer([member, name]),
    value: members[name] ?? null,
  }));
}

function elementPath(id: string): string {
  return formatPointer(['elements', id]);
}

// Unlisted elements come first, then level by level, so that a screen fills from the top.
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

/** Props whose text identifies an element. */
const WORDS = ['title', 'label', 'text', 'name'];

/**
 * Gives the nodes of a nested tree that an edit answered with the ids that they have in the spec, so that unchanged ones
 * are recognized. A node without an id is matched to the child at its place with the same text, otherwise to the next one
 * of its type; without a match it is new.
 *
 * @returns the top's id and the tree, or undefined when nothing identifies the top
 */
function adoptIds(tree: JsonObject, spec: Spec): { id: string; tree: JsonObject } | undefined {
  const id = topId(tree, spec);
  if (id === undefined) return undefined;
  const taken = new Set([id, ...givenIds(tree)]);
  return { id, tree: adopt(tree, id, spec, taken) };
}

function topId({ id, type }: JsonObject, spec: Spec): string | undefined {
  if (typeof id === 'string' && elementOf(spec, id) !== undefined) return id;
  if (elementOf(spec, spec.root)?.type === type) return spec.root;
  const alike = Object.keys(spec.elements).filter((other) => elementOf(spec, other)?.type === type);
  return alike.length === 1 ? alike[0] : undefined;
}

function givenIds(node: JsonObject): string[] {
  const own = typeof node['id'] === 'string' ? [node['id']] : [];
  return [...own, ...nodesIn(node).flatMap(givenIds)];
}

function adopt(node: JsonObject, id: string, spec: Spec, taken: Set<string>): JsonObject {
  const { children } = node;
  if (!Array.isArray(children)) return node;
  const adopted = children.map((child): Json => {
    if (!isNode(child)) return child;
    const childId = typeof child['id'] === 'string' ? child['id'] : formerChild(child, id, spec, taken);
    if (childId === undefined) return child;
    taken.add(childId);
    return { ...adopt(child, childId, spec, taken), id: childId };
  });
  return { ...node, children: adopted };
}

function formerChild(node: JsonObject, parent: string, spec: Spec, taken: ReadonlySet<string>): string | undefined {
  const former = (elementOf(spec, parent)?.children ?? []).filter(
    (id) => !taken.has(id) && elementOf(spec, id)?.type === node['type'],
  );
  const props = isJsonObject(node['props']) ? node['props'] : {};
  const word = WORDS.find((name) => typeof props[name] === 'string');
  const namesake = former.find((id) => word !== undefined && elementOf(spec, id)?.props[word] === props[word]);
  return namesake ?? former[0];
}

function nodesIn({ children }: JsonObject): JsonObject[] {
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: Json): value is JsonObject {
  return isJsonObject(value) && typeof value['type'] === 'string';
}
