import { isJsonObject } from '#contract/json.ts';
import { isBuiltinAction, type ActionBinding, type SpecElement } from '#contract/spec.ts';

/** One action that one event of an element fires. */
export type Wire = { event: string; binding: ActionBinding };

/** Everything that the events of an element fire, in the order written. */
export function wiresOf(element: SpecElement): Wire[] {
  const on: unknown = element.on;
  if (!isJsonObject(on)) return [];
  return Object.entries(on).flatMap(([event, bound]) =>
    [bound].flat().flatMap((binding) => (isBinding(binding) ? [{ event, binding }] : [])),
  );
}

/** True for a binding whose action leaves the client. */
export function leavesClient(binding: ActionBinding): boolean {
  return !isBuiltinAction(binding.action);
}

/** The action that an event sends to the host, or undefined when it sends none. */
export function hostBinding(element: SpecElement, event: string): ActionBinding | undefined {
  return wiresOf(element).find((wire) => wire.event === event && leavesClient(wire.binding))?.binding;
}

function isBinding(value: unknown): value is ActionBinding {
  return isJsonObject(value) && typeof value['action'] === 'string';
}
