import express, { type RequestHandler } from 'express';
import { Refusal } from '#contract/refusal.ts';
import { readJson } from './parse-json.ts';

/** Express handlers that read a JSON body as strictly as the API does: nothing in it is dropped or altered silently. */
export function jsonBody(maxBytes: number): RequestHandler[] {
  const parse: RequestHandler = async (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) request.body = await readJson(request.body);
    next();
  };
  return [rawBody(maxBytes), parse];
}

/** An Express handler that reads a body as bytes. What is wrong with it becomes a Refusal that names the limit. */
export function rawBody(maxBytes: number): RequestHandler {
  const read = express.raw({ type: 'application/json', limit: maxBytes });
  return (request, response, next) =>
    read(request, response, (fault?: unknown) => next(fault === undefined ? undefined : refusalOf(fault, maxBytes)));
}

// Errors of the parser of Express carry an HTTP status.
function refusalOf(fault: unknown, maxBytes: number): unknown {
  switch ((fault as { status?: unknown } | null)?.status) {
    case 400:
      return new Refusal('BAD_REQUEST', 'The body did not arrive whole; send it again.', { cause: fault });
    case 413:
      return new Refusal('BAD_REQUEST', `The body is larger than ${maxBytes} bytes.`);
    case 415:
      return new Refusal('BAD_REQUEST', '`Content-Encoding` is not supported; send the body as it is.');
    default:
      return fault;
  }
}
