import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { ErrorCode } from '#contract/error-code.ts';
import type { Origin } from '../clients/origin.ts';

/** One request on its way through the gateway: handed from the first middleware to the route and to whatever answers. */
export type RequestContext = {
  readonly request: GatewayRequest;
  readonly response: GatewayResponse;
  /** On whose behalf the other services are called. */
  readonly origin: Origin;
  /** What the log line and the metrics will say; filled in on the way. */
  readonly facts: RequestFacts;
  /** What is done for the request and may outlast its response: the log line waits for it. */
  work?: Promise<void>;
};

/** What is known of a request by the time it ends: the fields of its log line. Nothing that the caller sent. */
export type RequestFacts = {
  outcome?: 'completed' | 'replayed' | 'failed' | 'refused' | 'client_gone';
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

/** What Express hands on with a response: the context, and nothing else. */
type Locals = { context: RequestContext };

/** Request and response as the routes see them. */
export type GatewayRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;
export type GatewayResponse = Response<unknown, Locals>;
export type Middleware = RequestHandler<Record<string, string>, unknown, unknown, unknown, Locals>;
export type ErrorMiddleware = ErrorRequestHandler<Record<string, string>, unknown, unknown, unknown, Locals>;

/** What answers a request. What it throws becomes the error response. */
export type Route = (context: RequestContext) => void | Promise<void>;

/** A route as Express calls it. */
export function route(answer: Route): Middleware {
  return (_request, response) => answer(response.locals.context);
}

/** Milliseconds that have passed since `performance.now()` was `startedMs`, to the tenth. */
export function since(startedMs: number): number {
  return Math.round((performance.now() - startedMs) * 10) / 10;
}
