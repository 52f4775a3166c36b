import type { JsonObject } from '#contract/json.ts';
import type { ActionKind, Spec } from '#contract/spec.ts';
import { leavesClient, wiresOf } from '#contract/spec-bindings.ts';
import { documentOrder, elementOf } from '#contract/spec-tree.ts';

/** A binding whose action is handled by the host. Source: service spec, "Interaction summary item". */
export type Interaction = {
  element: string;
  event: string;
  action: string;
  kind: ActionKind;
  params: JsonObject | null;
};

/** Every binding whose action is handled by the host, in reading order; without a handler its kind is `agent`. */
export function interactions(spec: Spec): Interaction[] {
  return documentOrder(spec).flatMap((id) => {
    const element = elementOf(spec, id);
    if (element === undefined) return [];
    return wiresOf(element)
      .filter(({ binding }) => leavesClient(binding))
      .map(({ event, binding: { action, params } }) => ({
        element: id,
        event,
        action,
        kind: kindOf(spec, action),
        params: params ?? null,
      }));
  });
}

function kindOf(spec: Spec, action: string): ActionKind {
  const handler = spec.actions !== undefined && Object.hasOwn(spec.actions, action) ? spec.actions[action] : undefined;
  if (handler === undefined) return 'agent';
  return handler.kind === false ? 'false' : handler.kind;
}

/** The component types of a spec, each once, in reading order. Source: service spec, "Interaction summary item". */
export function componentsUsed(spec: Spec): string[] {
  const types = documentOrder(spec).flatMap((id) => elementOf(spec, id)?.type ?? []);
  return [...new Set(types)];
}
