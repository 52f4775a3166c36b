import {
  type CallOptions,
  type ClientUnaryCall,
  type handleUnaryCall,
  Metadata,
  type sendUnaryData,
  type ServerUnaryCall,
  type ServiceError,
} from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { refusalOf, statusOf } from './refusal-status.ts';
import { idsIn, inServerSpan } from './trace-context.ts';

/**
 * Serves an async function as a unary call; what it throws becomes a status (see {@link statusOf}). Its log lines carry
 * the method, the caller's `x-request-id` and its trace, as does its span.
 */
export function unaryHandler<Request, Response>(
  answer: (request: Request, call: ServerUnaryCall<Request, Response>) => Promise<Response> | Response,
  log: Logger,
): handleUnaryCall<Request, Response> {
  return (call, callback) => void respond(call, callback);

  // An unhandled rejection would end the whole process.
  async function respond(call: ServerUnaryCall<Request, Response>, callback: sendUnaryData<Response>): Promise<void> {
    try {
      callback(null, await inServerSpan(call, async () => answer(call.request, call)));
    } catch (thrown) {
      callback(statusOf(thrown, log.child({ method: call.getPath(), ...idsIn(call.metadata) })));
    }
  }
}

/** A method of a generated client, bound to it. */
export type UnaryMethod<Request, Response> = (
  request: Request,
  metadata: Metadata,
  options: Partial<CallOptions>,
  callback: (error: ServiceError | null, response: Response) => void,
) => ClientUnaryCall;

/**
 * Makes a unary call as a promise: `unaryCall(client.begin.bind(client), request, { timeoutMs: 1_000 })`.
 *
 * @throws Refusal for every failure, see {@link refusalOf}; SERVICE_UNAVAILABLE when `timeoutMs` is over
 */
export function unaryCall<Request, Response>(
  method: UnaryMethod<Request, Response>,
  request: Request,
  { timeoutMs, metadata = new Metadata() }: { timeoutMs: number; metadata?: Metadata },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    method(request, metadata, { deadline: Date.now() + timeoutMs }, (error, response) => {
      if (error === null) resolve(response);
      else reject(refusalOf(error));
    });
  });
}
