import { isJsonObject } from '#contract/json/json.ts';
import { isBuiltinAction, type ActionBinding, type SpecElement } from '#contract/spec/spec.ts';

/** One action fired by one event of an element. */
export type Wire = { event: string; binding: ActionBinding };

/** All wires of an element, in the order written. */
export function wiresOf(element: SpecElement): Wire[] {
  const on: unknown = element.on;
  if (!isJsonObject(on)) return [];
  return Object.entries(on).flatMap(([event, bound]) =>
    [bound].flat().flatMap((binding) => (isBinding(binding) ? [{ event, binding }] : [])),
  );
}

/** True for a binding whose action is handled by the host. */
export function leavesClient(binding: ActionBinding): boolean {
  return !isBuiltinAction(binding.action);
}

/** The binding of an event that the host handles, or undefined. */
export function hostBinding(element: SpecElement, event: string): ActionBinding | undefined {
  return wiresOf(element).find((wire) => wire.event === event && leavesClient(wire.binding))?.binding;
}

function isBinding(value: unknown): value is ActionBinding {
  return isJsonObject(value) && typeof value['action'] === 'string';
}
