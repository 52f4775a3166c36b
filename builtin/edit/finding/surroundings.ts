import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { takesChild } from '#catalog/containers.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { childrenOf, placeOf } from '#builtin/edit/patch.ts';

/** What has a title and holds other things. */
export const TITLED_CONTAINERS: ReadonlySet<string> = new Set(['Card', 'Section']);
const WRAPS = new Set(['FormField', 'Grid', 'Stack']);

/** True when an element draws children of a type. */
export function canHold(spec: Spec, id: string, childType: string): boolean {
  return takesChild(definitionOf(elementOf(spec, id)?.type ?? ''), childType);
}

/** The last place among children that is still before a row of buttons. */
export function indexBeforeButtons(spec: Spec, children: readonly string[]): number {
  const last = children.at(-1);
  return last !== undefined && holdsSubmit(spec, last) ? children.length - 1 : children.length;
}

function holdsSubmit(spec: Spec, id: string): boolean {
  const element = elementOf(spec, id);
  if (element === undefined) return false;
  return (
    element.props['submit'] === true ||
    (element.type === 'Stack' && childrenOf(spec, id).some((child) => elementOf(spec, child)?.type === 'Button'))
  );
}

/** The element that stands for another in its row: the frame of a lone control. */
export function outerWrapper(spec: Spec, id: string): string {
  const parent = parentOf(spec, id);
  const frame = parent === undefined ? undefined : elementOf(spec, parent);
  return parent !== undefined &&
    frame !== undefined &&
    WRAPS.has(frame.type) &&
    childrenOf(spec, parent).length === 1 &&
    parent !== spec.root
    ? outerWrapper(spec, parent)
    : id;
}

/** What moves as one: a lone control with its frame, a chart or a table with the card or the heading that is its own. */
export function movableBlock(spec: Spec, id: string): string {
  const unit = outerWrapper(spec, id);
  const parent = parentOf(spec, unit);
  const holder = parent === undefined ? undefined : elementOf(spec, parent);
  if (parent === undefined || holder === undefined || parent === spec.root) return unit;
  const [first, second, ...others] = childrenOf(spec, parent);
  const isCard = TITLED_CONTAINERS.has(holder.type) && second === undefined;
  // A heading and what stands under it.
  const isHeaded =
    holder.type === 'Stack' &&
    second === unit &&
    others.length === 0 &&
    elementOf(spec, first ?? '')?.type === 'Heading';
  return isCard || isHeaded ? movableBlock(spec, parent) : unit;
}

/** The id of the element that holds another. */
export function parentOf(spec: Spec, id: string): string | undefined {
  return placeOf(spec, id)?.parent;
}

/** True for an element that stands somewhere inside another. */
export function isInside(spec: Spec, id: string, above: string): boolean {
  for (let at = parentOf(spec, id); at !== undefined; at = parentOf(spec, at)) if (at === above) return true;
  return false;
}
