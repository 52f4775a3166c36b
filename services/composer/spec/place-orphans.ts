import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { isBlank, takesChild } from './containers.ts';
import { freshId, withChildren, withElement, withoutElements } from './edit-spec.ts';
import type { PassContext, PassResult, Repair } from './pass.ts';
import { childIds, documentOrder, elementOf, orderFrom } from './tree.ts';
import { isUntouched } from './untouched.ts';

/**
 * Gives every element that the root does not reach a place: in the container whose id its own id continues
 * (`orders-table` in `orders-card`), else where its type belongs, else at the end of the root. Dropped instead are
 * containers that show nothing, and what an edit took out of the tree without removing it. Expects a forest.
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
    const blank = isBlank(element, context.definitionOf(element.type));
    (blank || isUntouched(spec, id, context) ? dropped : kept).push(id);
  }
  return { kept, dropped };
}

function attach(spec: Spec, top: string, context: PassContext): Spec {
  const type = elementOf(spec, top)?.type ?? '';
  const fits = (id: string) => takesChild(context.definitionOf(elementOf(spec, id)?.type ?? ''), type);
  const open = documentOrder(spec).filter(fits);
  const home = namesake(top, open) ?? onlyHome(spec, type, open, context) ?? open.find((id) => id === spec.root);
  if (home !== undefined) return withChildren(spec, home, [...(elementOf(spec, home)?.children ?? []), top]);
  return underNewRoot(spec, [spec.root, top]);
}

/** Puts a Stack above the root, for roots that take no more children. */
export function underNewRoot(spec: Spec, children: string[]): Spec {
  const id = freshId(spec, 'page');
  return { ...withElement(spec, id, { type: 'Stack', props: {}, children }), root: id };
}

/** The container that shares the most leading words of the id, at least one. */
function namesake(orphan: string, open: readonly string[]): string | undefined {
  let best: { id: string; shared: number } | undefined;
  for (const id of open) {
    const shared = sharedWords(orphan, id);
    if (shared > (best?.shared ?? 0)) best = { id, shared };
  }
  return best?.id;
}

function sharedWords(one: string, other: string): number {
  const [a, b] = [idWords(one), idWords(other)];
  const differs = a.findIndex((word, index) => word !== b[index]);
  return differs === -1 ? a.length : differs;
}

function idWords(id: string): string[] {
  return id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]+/);
}

/** A container that takes just this type, such as a StatGroup for a Stat. */
function onlyHome(spec: Spec, type: string, open: readonly string[], context: PassContext): string | undefined {
  return open.findLast((id) => {
    const takes = context.definitionOf(elementOf(spec, id)?.type ?? '')?.children;
    return Array.isArray(takes) && takes.includes(type);
  });
}
