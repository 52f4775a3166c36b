import { once } from 'node:events';
import type { ServerWritableStream, handleServerStreamingCall } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { Refusal } from '#contract/refusal.ts';
import type { ComposeRequest, ComposeResponse } from '#proto/composer/v1/composer.ts';
import { messageOf } from '#services/process/logger.ts';
import { statusOf } from '#services/rpc/refusal-status.ts';
import { idsIn, inServerSpan } from '#services/rpc/trace-context.ts';
import { compose } from '../compose.ts';
import { composesActive, countCompose } from '../metrics.ts';
import type { Model } from '../models/model.ts';
import { createPace } from '../pace/pace.ts';
import { yieldToEventLoopEvery } from '#services/process/event-loop.ts';
import { type Stats, newStats } from '../stats.ts';
import { responseOf } from './compose-response.ts';
import { prepareInTurns } from './prepare.ts';

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
