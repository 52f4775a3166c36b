import { formatFieldPath } from '#contract/request/field-path.ts';
import type { JsonFault } from '#contract/json/json-fault.ts';
import { findTooManyMembers } from '#contract/json/json-members.ts';
import { findJsonTextFault, searchJsonTextFault } from '#contract/json/json-text-fault.ts';
import { Refusal } from '#contract/refusal.ts';
import { ownTurn } from '#services/process/event-loop.ts';
import express, { type RequestHandler } from 'express';

/** Longest body that is parsed in a single turn of the event loop. */
const ONE_TURN_MAX_BYTES = 64 * 1024;

/**
 * Parses a body as {@link parseJson} does, a long one over several turns of the event loop. The turn in which it resolves
 * has time left for the next step.
 */
export async function readJson(bytes: Uint8Array): Promise<unknown> {
  if (bytes.length <= ONE_TURN_MAX_BYTES) return parseJson(bytes);
  await ownTurn();
  const text = decode(bytes);
  refuseFault(findTooManyMembers(text));
  await ownTurn();
  const value = parse(text);
  const search = searchJsonTextFault(text);
  for (;;) {
    await ownTurn();
    const step = search.next();
    if (step.done !== true) continue;
    refuseFault(step.value);
    return value;
  }
}

/**
 * Parses bytes as JSON text in UTF-8, more strictly than `JSON.parse`: invalid UTF-8 is refused rather than replaced, and
 * nothing is dropped silently.
 *
 * @throws Refusal BAD_REQUEST
 *
 * Source: RFC 8259, sections 4 and 8.1.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  refuseFault(findTooManyMembers(text));
  const value = parse(text);
  refuseFault(findJsonTextFault(text));
  return value;
}

function refuseFault(fault: JsonFault | undefined): void {
  if (fault === undefined) return;
  const field = formatFieldPath(fault.path);
  throw new Refusal('BAD_REQUEST', `${field === '' ? 'The body' : `\`${field}\``} ${fault.message}.`, { field });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('BAD_REQUEST', 'The body is not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  if (text === '') throw new Refusal('BAD_REQUEST', 'The body is empty; send a JSON object.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('BAD_REQUEST', `The body is not valid JSON${placeOf(error)}.`);
  }
}

// The parser's message may quote the body, which must not reach an answer or a log. A quotation never stands at its
// end, so a position there was written by the parser.
function placeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message === 'Unexpected end of JSON input') return ': it ends too early';
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(message) ?? [];
  return line === undefined ? '' : `: it breaks at line ${line}, column ${column}`;
}

/** Express handlers that read a JSON body as strictly as the API does: nothing in it is dropped or altered silently. */
export function jsonBody(maxBytes: number): RequestHandler[] {
  const readBody: RequestHandler = async (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) request.body = await readJson(request.body);
    next();
  };
  return [rawBody(maxBytes), readBody];
}

/** An Express handler that reads a body as bytes. What is wrong with it becomes a Refusal that names the limit. */
export function rawBody(maxBytes: number): RequestHandler {
  const read = express.raw({ type: 'application/json', limit: maxBytes });
  return (request, response, next) =>
    read(request, response, (fault?: unknown) =>
      next(fault === undefined ? undefined : refusalOfParser(fault, maxBytes)),
    );
}

// Errors of the parser of Express carry an HTTP status.
function refusalOfParser(fault: unknown, maxBytes: number): unknown {
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
