import type { Operation } from '#contract/json/operation.ts';
import type { ComposeResponse, Operation as WireOperation } from '#proto/composer/v1/composer.ts';
import type { ComposeEvent } from '../compose.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { ActionKind, Spec } from '#contract/spec/spec.ts';
import { leavesClient, wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';

/** An event of a composition as its protobuf message. */
export function responseOf(event: ComposeEvent, includeSpec: boolean): ComposeResponse {
  switch (event.type) {
    case 'started':
      return { event: { $case: 'started', value: { model: event.model } } };
    case 'operation':
      return { event: { $case: 'operation', value: wireOperation(event.operation) } };
    case 'restarted':
      return { event: { $case: 'restarted', value: { model: event.model, reasonCode: event.reasonCode } } };
    case 'completed':
      return completedResponse(event, includeSpec);
  }
}

function wireOperation(operation: Operation): WireOperation {
  const { op, path } = operation;
  const valueJson = 'value' in operation ? JSON.stringify(operation.value) : undefined;
  return { op, path, valueJson, from: 'from' in operation ? operation.from : undefined };
}

function completedResponse(event: Extract<ComposeEvent, { type: 'completed' }>, includeSpec: boolean): ComposeResponse {
  const { model, spec, operationCount, usage, repairs, derived, unchanged } = event;
  const value = {
    model,
    operationCount,
    usage,
    repairs,
    derived,
    unchanged,
    interactions: interactions(spec).map(({ params, ...interaction }) => ({
      ...interaction,
      paramsJson: params === null ? undefined : JSON.stringify(params),
    })),
    componentsUsed: componentsUsed(spec),
    specJson: includeSpec ? JSON.stringify(spec) : undefined,
  };
  return { event: { $case: 'completed', value } };
}

/** A binding whose action is handled by the host. Source: service spec, "Interaction summary item". */
type Interaction = {
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
