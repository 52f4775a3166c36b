import { isBlank } from '#catalog/containers.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { elementOf, parents } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { withoutElements } from '../edit-spec.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';
import { chooseRoot, giveOneParent } from './one-parent-each.ts';
import { placeOrphans } from './place-orphans.ts';

/**
 * Makes the elements one tree: a root is chosen when `root` names none, ids without an element are removed, shared children
 * and cycles are cut, orphans are placed or dropped, and containers emptied by that are dropped with them. No content is
 * lost, with two exceptions: `drop-orphan` drops what is in the tree a second time, and what an edit took out of a
 * children list without removing the element.
 *
 * Source: docs/catalog/conventions.md, "Element envelope", `children`.
 */
export function pruneTree(spec: Spec, context: PassContext): PassResult {
  const rooted = chooseRoot(spec);
  const cut = giveOneParent(rooted.spec);
  const placed = placeOrphans(cut.spec, context);
  const emptied = dropEmptied(placed.spec, spec, context);
  return { spec: emptied.spec, repairs: [rooted, cut, placed, emptied].flatMap((result) => result.repairs) };
}

/** Drops containers that had children before and are empty now, and their parents if that empties them. */
export function dropEmptied(spec: Spec, before: Spec, context: PassContext): PassResult {
  const parentOf = parents(spec);
  const gone = new Set<string>();
  const repairs: Repair[] = [];
  for (const id of Object.keys(spec.elements)) {
    let at: string | undefined = id;
    while (at !== undefined && at !== spec.root && !gone.has(at) && lostAll(at, gone, { spec, before, context })) {
      gone.add(at);
      repairs.push({ rule: 'drop-empty-container', pointer: formatPointer(['elements', at]) });
      at = parentOf.get(at);
    }
  }
  return { spec: withoutElements(spec, gone), repairs };
}

type Lost = { spec: Spec; before: Spec; context: PassContext };

function lostAll(id: string, gone: ReadonlySet<string>, { spec, before, context }: Lost): boolean {
  const element = elementOf(spec, id);
  if (element === undefined || (elementOf(before, id)?.children ?? []).length === 0) return false;
  const children = (element.children ?? []).filter((child) => !gone.has(child));
  return isBlank({ ...element, children }, context.definitionOf(element.type));
}
