import { once } from 'node:events';
import type { ServerWritableStream, handleServerStreamingCall } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { Refusal } from '#contract/refusal.ts';
import type { ComposeRequest, ComposeResponse, Operation as WireOperation } from '#proto/composer/v1/composer.ts';
import { messageOf } from '#services/process/logger.ts';
import { statusOf } from '#services/rpc/refusal-status.ts';
import { idsIn, inServerSpan } from '#services/rpc/trace-context.ts';
import { compose, type ComposeEvent } from '../compose.ts';
import { composesActive, countCompose } from '../metrics.ts';
import type { Model } from '../models/model.ts';
import { createPace } from '../pace/pace.ts';
import { yieldToEventLoopEvery } from '#services/process/event-loop.ts';
import { type Stats, newStats } from '../stats.ts';
import { prepareInTurns } from './prepare.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { ActionKind, Spec } from '#contract/spec/spec.ts';
import { leavesClient, wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';

type Call = ServerWritableStream<ComposeRequest, ComposeResponse>;

/** Longest uninterrupted work on one composition. */
const TURN_MS = 1;

/**
 * Serves {@link compose} over gRPC. A refusal ends the call with its gRPC status and a typed ErrorDetail trailer; a status
 * without that detail means that the composer itself failed. Hanging up aborts the model call. One log line reports each
 * composition, without content; every line carries the caller's `x-request-id` and trace.
 */
export function composeHandler(
  tiers: readonly Model[],
  admit: Admission,
  log: Logger,
  now: () => number,
): handleServerStreamingCall<ComposeRequest, ComposeResponse> {
  return (call) => void stream(call);

  async function stream(call: Call): Promise<void> {
    const hangUp = new AbortController();
    // gRPC also emits `cancelled` for a call that has ended.
    call.on('cancelled', () => call.writableEnded || hangUp.abort());
    const startedMs = now();
    const stats = newStats();
    const callLog = log.child({ ...idsIn(call.metadata), generationId: call.request.generationId });
    let leave = (): void => undefined;
    composesActive.inc();
    const finish = (outcome: string, cause?: string): void => {
      const durationMs = now() - startedMs;
      leave();
      composesActive.dec();
      countCompose(outcome, durationMs, stats);
      callLog.info({ outcome, cause, ...stats, durationMs }, 'compose finished');
    };
    try {
      leave = admit();
      await inServerSpan(call, () => answer(call, stats, hangUp.signal));
      call.end();
      finish('completed');
    } catch (thrown) {
      if (hangUp.signal.aborted) return finish('cancelled');
      call.emit('error', statusOf(thrown, callLog));
      const refusal = Refusal.from(thrown);
      finish(refusal.code, refusal.cause instanceof Error ? messageOf(refusal.cause) : undefined);
    }
  }

  async function answer(call: Call, stats: Stats, signal: AbortSignal): Promise<void> {
    const pace = createPace(signal);
    const today = new Date(now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const input = { ...(await prepareInTurns(call.request, pace)), today };
    const yieldToEventLoop = yieldToEventLoopEvery(TURN_MS, now);
    for await (const event of compose(input, { tiers, stats, signal, now, pace })) {
      if (!call.write(responseOf(event, call.request.includeSpec))) await once(call, 'drain', { signal });
      await yieldToEventLoop();
    }
  }
}

/** Acquires a slot and returns its release function, to be called once. @throws Refusal SERVICE_UNAVAILABLE when full */
type Admission = () => () => void;

/**
 * Limits running compositions to `maxActive`: under overload some are refused at once instead of all becoming slow.
 */
export function createAdmission(maxActive: number): Admission {
  let active = 0;
  return function admit() {
    if (active >= maxActive) {
      throw new Refusal(
        'SERVICE_UNAVAILABLE',
        'Too many compositions are running. Nothing was billed; retry with backoff.',
      );
    }
    active += 1;
    return () => void (active -= 1);
  };
}

/** An event of a composition as its protobuf message. */
function responseOf(event: ComposeEvent, includeSpec: boolean): ComposeResponse {
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
