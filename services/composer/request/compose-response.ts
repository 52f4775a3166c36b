import type { Operation } from '#contract/operation.ts';
import type { ComposeResponse, Operation as WireOperation } from '#proto/composer/v1/composer.ts';
import type { ComposeEvent } from '../compose.ts';
import { componentsUsed, interactions } from './spec-summary.ts';

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
