import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { isBlank } from '#catalog/containers.ts';
import { freshId, freshIds, withChildren, withElement, withoutElements } from '../edit-spec.ts';
import { spellingOf } from './repair-child-ids.ts';
import { homeOf } from './orphan-home.ts';
import { inParts, isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { childIds, documentOrder, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';

/**
 * Gives every unreachable element a place; see {@link homeOf}. Dropped instead are empty containers, duplicates of elements
 * in the tree, and what an edit unlisted without removing it. Expects a forest.
 */
export function placeOrphans(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  const { kept, dropped } = sortOrphans(spec, context);
  for (const top of dropped) repairs.push({ rule: 'drop-orphan', pointer: formatPointer(['elements', top]) });
  let placed = withoutElements(spec, new Set(dropped.flatMap((top) => orderFrom(spec, top))));
  for (const top of kept) repairs.push({ rule: 'attach-orphan', pointer: formatPointer(['elements', top]) });
  if (kept.length > HOMES_SOUGHT_MAX) return { spec: attachAll(placed, kept, context), repairs };
  for (const top of kept) placed = attach(placed, top, context);
  return { spec: placed, repairs };
}

// Each search looks at the whole tree. With more orphans than this there is no tree to take hints from.
const HOMES_SOUGHT_MAX = 60;
/** Most orphans in one Stack; an element may have 250 children. */
const TOGETHER_MAX = 200;

/** Appends many orphans to the end of the page in the order written, in several Stacks if needed. */
function attachAll(spec: Spec, tops: readonly string[], { definitionOf }: PassContext): Spec {
  const root = elementOf(spec, spec.root);
  const fresh = freshIds(spec);
  const elements = { ...spec.elements };
  const held = root === undefined ? [] : childIds(root);
  const isOpen = root !== undefined && definitionOf(root.type)?.children === 'any' && root.repeat === undefined;
  const before = isOpen ? held : [spec.root];
  const isFew = before.length + tops.length <= TOGETHER_MAX;
  const parts = isFew
    ? [...tops]
    : inParts(tops, TOGETHER_MAX).map((children) => {
        const id = fresh('part');
        elements[id] = { type: 'Stack', props: {}, children };
        return id;
      });
  const top = isOpen ? spec.root : fresh('page');
  const frame = isOpen ? root : { type: 'Stack', props: {}, children: [] };
  elements[top] = { ...frame, children: [...before, ...parts] };
  return { ...spec, root: top, elements };
}

function sortOrphans(spec: Spec, context: PassContext): { kept: string[]; dropped: string[] } {
  const order = documentOrder(spec);
  const reached = new Set(order);
  const bySpelling = Map.groupBy(order, spellingOf);
  // Is already in the tree under a misspelled id: a model wrote it twice.
  const hasTwin = (id: string): boolean => {
    const own = JSON.stringify(elementOf(spec, id));
    return (bySpelling.get(spellingOf(id)) ?? []).some((other) => JSON.stringify(elementOf(spec, other)) === own);
  };
  const held = new Set(Object.values(spec.elements).flatMap(childIds));
  const kept: string[] = [];
  const dropped: string[] = [];
  for (const [id, element] of Object.entries(spec.elements)) {
    if (reached.has(id) || held.has(id)) continue;
    const blank = isBlank(element, context.definitionOf(element.type)) || hasTwin(id);
    (blank || isUntouched(spec, id, context) ? dropped : kept).push(id);
  }
  return { kept, dropped };
}

function attach(spec: Spec, top: string, context: PassContext): Spec {
  const home = homeOf(spec, top, context);
  if (home === undefined) return underNewRoot(spec, [spec.root, top]);
  return withChildren(spec, home.id, (elementOf(spec, home.id)?.children ?? []).toSpliced(home.index, 0, top));
}

/** Adds a Stack above a root that accepts no more children. */
export function underNewRoot(spec: Spec, children: string[]): Spec {
  const id = freshId(spec, 'page');
  return { ...withElement(spec, id, { type: 'Stack', props: {}, children }), root: id };
}
