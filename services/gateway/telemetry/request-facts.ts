import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Context } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/error-code.ts';
import { countRequest } from './metrics.ts';
import { endRequestSpan, startRequestSpan, traceIdOf } from './request-span.ts';

/** What is known of a request by the time it ends: the fields of its log line. Nothing that the caller sent. */
export type RequestFacts = {
  requestId: string;
  /** Where the request stands in its trace. */
  trace: Context;
  outcome?: 'completed' | 'replayed' | 'failed' | 'refused' | 'client_gone';
  /** What goes on for the request, and may outlast its response: the log line waits for it. */
  work?: Promise<void>;
  /** Error code of a refusal, whether as a status or in-band. */
  code?: ErrorCode;
  /** What really happened, for a failure that is ours. */
  cause?: unknown;
  workspaceId?: string;
  keyId?: string;
  generationId?: string;
  operationCount?: number;
  restarts?: number;
  authorizeMs?: number;
  checkMs?: number;
  beginMs?: number;
  firstOperationMs?: number;
};

/** A response that carries the facts of its request. */
export type GatewayResponse = Response<unknown, RequestFacts>;
type GatewayRequest = Request<Record<string, string>, unknown, unknown, unknown, RequestFacts>;
export type GatewayHandler = RequestHandler<Record<string, string>, unknown, unknown, unknown, RequestFacts>;
export type GatewayErrorHandler = ErrorRequestHandler<Record<string, string>, unknown, unknown, unknown, RequestFacts>;

// What may stand in a log line and in gRPC metadata without a second thought.
const SANE_REQUEST_ID = /^[\w.:-]{1,128}$/;

const PROBES = new Set(['/livez', '/readyz']);

/**
 * Names the request by the caller's `x-request-id`, if that is sane; counts and traces it, and logs one line when it has
 * ended.
 */
export function requestFacts(log: Logger): GatewayHandler {
  return (request, response, next) => {
    const startedMs = performance.now();
    const given = request.get('x-request-id');
    const requestId = given !== undefined && SANE_REQUEST_ID.test(given) ? given : randomUUID();
    response.locals.requestId = requestId;
    response.locals.trace = startRequestSpan(request);
    response.set('x-request-id', requestId);
    response.once('close', () => {
      void Promise.allSettled([response.locals.work]).then(() => noteEnd(log, request, response, startedMs));
    });
    next();
  };
}

function noteEnd(log: Logger, request: GatewayRequest, response: GatewayResponse, startedMs: number): void {
  const { trace, work: _work, cause, outcome = undelivered(response), ...facts } = response.locals;
  const exchange = {
    method: request.method,
    route: typeof request.route?.path === 'string' ? request.route.path : 'none',
    status: response.headersSent ? response.statusCode : undefined,
    durationMs: since(startedMs),
  };
  countRequest({ ...facts, outcome }, exchange);
  const line = { ...facts, outcome: outcome ?? 'answered', traceId: traceIdOf(trace), ...exchange };
  endRequestSpan(trace, line);
  // Probes come every few seconds for as long as the gateway lives, and tell nothing.
  if (cause === undefined) log[PROBES.has(line.route) ? 'debug' : 'info'](line, 'request finished');
  else log.error({ ...line, err: cause }, 'request finished');
}

function undelivered(response: GatewayResponse): 'client_gone' | undefined {
  return response.writableFinished ? undefined : 'client_gone';
}

/** Milliseconds that have passed since `performance.now()` was `startedMs`, to the tenth. */
export function since(startedMs: number): number {
  return Math.round((performance.now() - startedMs) * 10) / 10;
}
