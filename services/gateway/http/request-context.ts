import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { ErrorCode } from '#contract/error-code.ts';
import type { Origin } from '../clients.ts';

/** Everything about one request, passed from the first middleware to the route and the response. */
export type RequestContext = {
  readonly request: GatewayRequest;
  readonly response: GatewayResponse;
  /** The request id and trace passed to other services. */
  readonly origin: Origin;
  /** What the log line and metrics report; filled in along the way. */
  readonly facts: RequestFacts;
  /** Work for the request that may outlast its response; the log line waits for it. */
  work?: Promise<void>;
};

/** The fields of a request's log line. Never holds anything that the caller sent. */
export type RequestFacts = {
  outcome?: 'completed' | 'replayed' | 'failed' | 'refused' | 'client_gone';
  /** Error code of a refusal, whether as a status or in-band. */
  code?: ErrorCode;
  /** The underlying error when the fault is ours. */
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

/** `response.locals`: the context and nothing else. */
type Locals = { context: RequestContext };

/** Request and response as the routes see them. */
export type GatewayRequest = Request<Record<string, string>, unknown, unknown, unknown, Locals>;
export type GatewayResponse = Response<unknown, Locals>;
export type Middleware = RequestHandler<Record<string, string>, unknown, unknown, unknown, Locals>;
export type ErrorMiddleware = ErrorRequestHandler<Record<string, string>, unknown, unknown, unknown, Locals>;

/** Handles a request. What it throws becomes the error response. */
export type Route = (context: RequestContext) => void | Promise<void>;

/** A route as an Express handler. */
export function route(answer: Route): Middleware {
  return (_request, response) => answer(response.locals.context);
}

/** Milliseconds since `startedMs` (from `performance.now()`), rounded to a tenth. */
export function since(startedMs: number): number {
  return Math.round((performance.now() - startedMs) * 10) / 10;
}
