import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { each, fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import type { Document } from './document.ts';
import type { Definition } from '#catalog/definition.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';

/** Deepest level of an element; the root is on level 1. Source: docs/catalog/conventions.md, "Element envelope". */
const LEVELS_MAX = 40;
/** Most children of one element. */
const CHILDREN_MAX = 250;
// More findings about one broken tree would not help anybody.
const TREE_FINDINGS_MAX = 100;

/** The position of an element: its parent, its level, and the nearest repeating ancestor. */
export type Place = { parent: string | undefined; level: number; repeater: string | undefined };

type Tree = { places: ReadonlyMap<string, Place>; findings: Findings };

/** One list of child ids, and its path within the element. */
type ChildList = { path: readonly string[]; ids: readonly unknown[] };

/**
 * Walks the elements from the root, each once and without recursion, so that cycles, shared children and endless chains
 * cost no more than a tree.
 */
export function walkTree({ root, elements }: Document): Tree {
  const places = new Map<string, Place>();
  if (!elements.has(root)) {
    return { places, findings: under('root', fault('missing_root', `There is no element ${show(root)}.`)) };
  }
  let findings = NONE;
  places.set(root, { parent: undefined, level: 1, repeater: undefined });
  const ahead = [root];
  let isWhole = true;
  for (let id = ahead.pop(); id !== undefined && findings.length < TREE_FINDINGS_MAX; id = ahead.pop()) {
    const element = elements.get(id);
    const place = places.get(id);
    if (!isJsonObject(element) || place === undefined) continue;
    const repeater = isJsonObject(element.repeat) ? id : place.repeater;
    isWhole &&= isReadable(element);
    for (const { path, ids } of childLists(element)) {
      for (const [index, child] of ids.entries()) {
        if (typeof child !== 'string') continue;
        const found = linkFaults(id, child, elements, places);
        if (found !== NONE) {
          findings = join(
            findings,
            ['elements', id, ...path, index].reduceRight<Findings>((all, key) => under(key, all), found),
          );
          continue;
        }
        places.set(child, { parent: id, level: place.level + 1, repeater });
        if (place.level === LEVELS_MAX) findings = join(findings, under('elements', under(child, tooDeep())));
        ahead.push(child);
      }
    }
  }
  // What stands in a list that is not read is no orphan: the fault of the list, reported elsewhere, is the cause.
  return { places, findings: isWhole ? join(findings, orphans(elements, places)) : findings };
}

/**
 * The lists of child ids that an element has: its children, and json-render's named slots in a prior spec. A list that is
 * too long is reported elsewhere and left out.
 */
function childLists(element: { readonly [key: string]: unknown }): ChildList[] {
  const { children, slots } = element;
  const lists: ChildList[] = isChildList(children) ? [{ path: ['children'], ids: children }] : [];
  if (!isJsonObject(slots)) return lists;
  for (const [name, ids] of Object.entries(slots)) if (isChildList(ids)) lists.push({ path: ['slots', name], ids });
  return lists;
}

function isReadable({ children = [], slots }: { readonly [key: string]: unknown }): boolean {
  const lists = [children ?? [], ...(isJsonObject(slots) ? Object.values(slots) : [])];
  return lists.every(isChildList);
}

function isChildList(ids: unknown): ids is readonly unknown[] {
  return Array.isArray(ids) && ids.length <= CHILDREN_MAX;
}

function linkFaults(
  parent: string,
  child: string,
  elements: ReadonlyMap<string, unknown>,
  places: ReadonlyMap<string, Place>,
): Findings {
  if (!elements.has(child)) return fault('dangling_child', `There is no element ${show(child)}.`, { op: 'remove' });
  const place = places.get(child);
  if (place === undefined) return NONE;
  if (isAncestor(child, parent, places)) {
    return fault('cycle', `${show(child)} stands above this element already.`, { op: 'remove' });
  }
  if (place.parent === parent) {
    return fault('repeated_child', `${show(child)} is listed twice.`, { op: 'remove' });
  }
  return fault('shared_child', `${show(child)} stands under ${show(place.parent)} already.`, { op: 'remove' });
}

function isAncestor(candidate: string, id: string, places: ReadonlyMap<string, Place>): boolean {
  for (let at: string | undefined = id; at !== undefined; at = places.get(at)?.parent)
    if (at === candidate) return true;
  return false;
}

function tooDeep(): Findings {
  return fault('too_deep', `The element stands deeper than ${LEVELS_MAX} levels.`);
}

function orphans(elements: ReadonlyMap<string, unknown>, places: ReadonlyMap<string, Place>): Findings {
  if (places.size === elements.size) return NONE;
  let found = NONE;
  for (const id of elements.keys()) {
    if (found.length >= TREE_FINDINGS_MAX) break;
    if (places.has(id)) continue;
    const orphan = fault('orphan', `No element lists ${show(id)} as a child.`);
    found = join(found, under('elements', under(id, orphan)));
  }
  return found;
}

/**
 * The faults of an element's children list that do not depend on the children themselves: its form and length.
 *
 * Source: docs/catalog/conventions.md, "Children" and "Element envelope".
 */
export function checkChildren({ children, slots }: JsonObject, definition: Definition, { tolerance }: Scope): Findings {
  if (slots !== undefined)
    return join(under('slots', slotFaults(slots)), under('children', listFaults(children ?? [])));
  if (children === undefined && tolerance === 'emitted') {
    return under('children', fault('missing_key', 'An element has children, [] on a leaf.', { op: 'add', value: [] }));
  }
  const list = children ?? [];
  const found = listFaults(list);
  if (!Array.isArray(list) || list.length > CHILDREN_MAX) return under('children', found);
  return under('children', join(found, countFaults(list.length, definition)));
}

// Named slots are json-render's; only prior specs have them, and what belongs in which is unknown here.
function slotFaults(slots: unknown): Findings {
  if (!isJsonObject(slots)) return fault('not_an_object', `Slots are an object of lists, not ${show(slots)}.`);
  return each(Object.keys(slots), (name) => listFaults(slots[name]));
}

function listFaults(children: unknown): Findings {
  if (!Array.isArray(children)) {
    return fault('wrong_kind', `Children are a list of element ids, not ${show(children)}.`);
  }
  if (children.length > CHILDREN_MAX) {
    return fault('too_many_children', `${children.length} children; ${CHILDREN_MAX} are allowed.`);
  }
  if (children.every((child) => typeof child === 'string')) return NONE;
  return each(children.keys(), (index) =>
    typeof children[index] === 'string'
      ? NONE
      : fault('wrong_kind', `A child is an element id, not ${show(children[index])}.`),
  );
}

function countFaults(
  count: number,
  { name, children, minChildren = 0, maxChildren = CHILDREN_MAX }: Definition,
): Findings {
  if (children === 'none') {
    return count === 0 ? NONE : fault('children_not_allowed', `${name} draws no children.`);
  }
  if (count >= minChildren && count <= maxChildren) return NONE;
  const wanted = minChildren === maxChildren ? `${minChildren}` : `${minChildren} to ${maxChildren}`;
  return fault('wrong_child_count', `${name} takes ${wanted} ${wanted === '1' ? 'child' : 'children'}, not ${count}.`);
}

/**
 * The faults of children whose type is not allowed in their parent. Checked only for composed specs: existing renderers
 * restrict nothing.
 *
 * Source: docs/catalog/conventions.md, "Children".
 */
export function checkChildTypes(
  children: unknown,
  { name, children: allowed }: Definition,
  { elements }: Document,
): Findings {
  if (typeof allowed === 'string' || !Array.isArray(children)) return NONE;
  const found = each(children.keys(), (index) => {
    const child = elements.get(String(children[index]));
    if (!isJsonObject(child) || typeof child.type !== 'string' || allowed.includes(child.type)) return NONE;
    return fault('wrong_child_type', `${name} takes ${allowed.join(' and ')} only, not ${show(child.type)}.`);
  });
  return under('children', found);
}
