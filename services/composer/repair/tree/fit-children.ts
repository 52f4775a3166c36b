import type { Definition } from '#catalog/definition.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { isBlank } from '#catalog/containers.ts';
import { freshId, withChildren, withElement, withoutElements } from '../edit-spec.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { dropEmptied } from './prune-tree.ts';
import { documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';

/**
 * Adapts the children of every element to what its component accepts: children that it would not draw move behind it,
 * surplus ones are wrapped in a Stack, and a component that lacks children becomes a Stack, or is removed when it has none.
 * What a caller's own element contained before an edit stays. Expects one tree.
 *
 * Source: docs/catalog/conventions.md, "Children".
 */
export function fitChildren(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let fitted = spec;
  // Deepest first: children that move up to a parent are then judged there.
  for (const id of documentOrder(spec).toReversed()) {
    const element = elementOf(fitted, id);
    const definition = element === undefined ? undefined : context.definitionOf(element.type);
    if (element === undefined || definition === undefined || isUntouched(fitted, id, context)) continue;
    const callers = context.priorSpec === undefined ? undefined : elementOf(context.priorSpec, id);
    const former = callers?.type === element.type ? (callers.children ?? []) : undefined;
    if (former !== undefined && (element.children ?? []).every((child) => former.includes(child))) continue;
    const next = fitElement(fitted, id, element, definition, former);
    if (next === fitted) continue;
    fitted = next;
    repairs.push({ rule: 'fit-children', pointer: formatPointer(['elements', id, 'children']) });
  }
  const emptied = dropEmptied(fitted, spec, context);
  return { spec: emptied.spec, repairs: [...repairs, ...emptied.repairs] };
}

function fitElement(
  spec: Spec,
  id: string,
  element: SpecElement,
  definition: Definition,
  former: readonly string[] | undefined,
): Spec {
  const strangers = strangersIn(spec, element, definition).filter((child) => former?.includes(child) !== true);
  if (strangers.length > 0) {
    // A container that we added and that shows nothing itself can be of another type just as well.
    const bare = former === undefined && isBlank({ ...element, children: [] }, definition);
    return bare ? asFrame(spec, id, element, 'Grid') : handOn(spec, id, element, strangers);
  }
  const { minChildren = 0, maxChildren = Number.POSITIVE_INFINITY } = definition;
  const count = (element.children ?? []).length;
  if (count > maxChildren) return gatherRest(spec, id, element, maxChildren);
  if (count < minChildren && count === 0 && id !== spec.root) return withoutElements(spec, new Set([id]));
  if (count < minChildren) return asFrame(spec, id, element, 'Stack');
  return element.repeat === undefined ? spec : fitTemplate(spec, id, element);
}

function strangersIn(spec: Spec, element: SpecElement, { children: taken }: Definition): string[] {
  const children = element.children ?? [];
  if (taken === 'any') return [];
  if (taken === 'none') return children;
  return children.filter((child) => !taken.includes(elementOf(spec, child)?.type ?? ''));
}

function asFrame(spec: Spec, id: string, element: SpecElement, type: 'Grid' | 'Stack'): Spec {
  const { columns } = element.props;
  const props = type === 'Grid' && typeof columns === 'number' ? { columns } : {};
  return withElement(spec, id, { ...element, type, props });
}

/** Moves children behind the element, into its parent; a root that cannot hold them is wrapped in a Stack. */
function handOn(spec: Spec, id: string, element: SpecElement, strangers: readonly string[]): Spec {
  const kept = (element.children ?? []).filter((child) => !strangers.includes(child));
  const bare = withChildren(spec, id, kept);
  const parent = parents(spec).get(id);
  if (parent === undefined) {
    const page = freshId(spec, 'page');
    return { ...withElement(bare, page, { type: 'Stack', props: {}, children: [id, ...strangers] }), root: page };
  }
  const siblings = elementOf(spec, parent)?.children ?? [];
  return withChildren(bare, parent, siblings.toSpliced(siblings.indexOf(id) + 1, 0, ...strangers));
}

/** Wraps the children from the last allowed one on in a Stack. */
function gatherRest(spec: Spec, id: string, element: SpecElement, maxChildren: number): Spec {
  const children = element.children ?? [];
  const stack = freshId(spec, `${id}-content`);
  const gathered = withElement(spec, stack, { type: 'Stack', props: {}, children: children.slice(maxChildren - 1) });
  return withChildren(gathered, id, [...children.slice(0, maxChildren - 1), stack]);
}

/** A repeated container needs exactly one child; without any there is nothing to repeat. */
function fitTemplate(spec: Spec, id: string, element: SpecElement): Spec {
  const count = (element.children ?? []).length;
  if (count > 1) return gatherRest(spec, id, element, 1);
  if (count === 1) return spec;
  if (id !== spec.root) return withoutElements(spec, new Set([id]));
  const { repeat: _, ...still } = element;
  return withElement(spec, id, still);
}
