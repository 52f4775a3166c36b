import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { isBlank } from '#catalog/containers.ts';
import { freshId, withChildren, withElement, withoutElements } from '../edit-spec.ts';
import { isRespelled } from './repair-child-ids.ts';
import { homeOf } from './orphan-home.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';
import { childIds, documentOrder, elementOf, orderFrom } from '#contract/spec-tree.ts';
import { isUntouched } from './untouched.ts';

/**
 * Gives every element that the root does not reach a place; see {@link homeOf}. Dropped instead are containers that show
 * nothing, what repeats an element of the tree, and what an edit took out of it without removing it. Expects a forest.
 */
export function placeOrphans(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  const { kept, dropped } = sortOrphans(spec, context);
  for (const top of dropped) repairs.push({ rule: 'drop-orphan', pointer: formatPointer(['elements', top]) });
  let placed = withoutElements(spec, new Set(dropped.flatMap((top) => orderFrom(spec, top))));
  for (const top of kept) {
    placed = attach(placed, top, context);
    repairs.push({ rule: 'attach-orphan', pointer: formatPointer(['elements', top]) });
  }
  return { spec: placed, repairs };
}

function sortOrphans(spec: Spec, context: PassContext): { kept: string[]; dropped: string[] } {
  const reached = new Set(documentOrder(spec));
  const held = new Set(Object.values(spec.elements).flatMap(childIds));
  const kept: string[] = [];
  const dropped: string[] = [];
  for (const [id, element] of Object.entries(spec.elements)) {
    if (reached.has(id) || held.has(id)) continue;
    const blank = isBlank(element, context.definitionOf(element.type)) || hasTwin(spec, id, reached);
    (blank || isUntouched(spec, id, context) ? dropped : kept).push(id);
  }
  return { kept, dropped };
}

/** True for what stands in the tree already under a misspelled id: a model wrote it twice. */
function hasTwin(spec: Spec, id: string, reached: ReadonlySet<string>): boolean {
  const own = JSON.stringify(elementOf(spec, id));
  return [...reached].some((other) => isRespelled(id, other) && JSON.stringify(elementOf(spec, other)) === own);
}

function attach(spec: Spec, top: string, context: PassContext): Spec {
  const home = homeOf(spec, top, context);
  if (home === undefined) return underNewRoot(spec, [spec.root, top]);
  return withChildren(spec, home.id, (elementOf(spec, home.id)?.children ?? []).toSpliced(home.index, 0, top));
}

/** Puts a Stack above the root, for roots that take no more children. */
export function underNewRoot(spec: Spec, children: string[]): Spec {
  const id = freshId(spec, 'page');
  return { ...withElement(spec, id, { type: 'Stack', props: {}, children }), root: id };
}
