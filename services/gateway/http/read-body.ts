import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#contract/limits.ts';
import { Refusal } from '#contract/refusal.ts';
import { ClientGone } from '../in-flight.ts';

const DRAINED_MAX_BYTES = 64 * LIMITS.bodyMaxBytes;

/**
 * The raw bytes of a request's body, which an idempotency key is also bound to. A body beyond the limit is discarded but
 * read on, up to a point, before it is refused: a client that sends everything before it reads would otherwise see a
 * connection reset instead of the error.
 *
 * @throws Refusal BAD_REQUEST for a content type other than JSON in UTF-8, a content encoding, more than 1 MiB, or a
 *   body that does not arrive whole within `timeoutMs`
 * @throws ClientGone when the client hangs up meanwhile
 */
export async function readBody(request: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  requireJson(request.headersDistinct['content-type']);
  requireIdentity(request.headers['content-encoding']);
  if (Number(request.headers['content-length'] ?? 0) > DRAINED_MAX_BYTES) throw tooLarge();
  // A client that left before, while its key was looked up, emits nothing more.
  if (request.destroyed) throw new ClientGone('the client hung up before its body was read');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const isTooLarge = (): boolean => size > LIMITS.bodyMaxBytes;
    const stop = (): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onGone);
    };
    const refuse = (reason: Error): void => {
      stop();
      reject(reason);
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (isTooLarge()) chunks.length = 0;
      else chunks.push(chunk);
      if (size > DRAINED_MAX_BYTES) refuse(tooLarge());
    };
    const onEnd = (): void => {
      if (isTooLarge()) return refuse(tooLarge());
      stop();
      resolve(Buffer.concat(chunks));
    };
    const onGone = (): void => refuse(new ClientGone('the client hung up while sending its body'));
    const timer = setTimeout(() => refuse(isTooLarge() ? tooLarge() : tooSlow(timeoutMs)), timeoutMs);
    // A broken connection also emits an error; without a listener it would end the process.
    request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
  });
}

function requireJson([contentType, ...others]: readonly string[] = []): void {
  if (contentType === undefined) throw badRequest('The `Content-Type` header is missing; send `application/json`');
  if (others.length > 0) throw badRequest('The `Content-Type` header must be sent once');
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  // Parameters that are not known are to be ignored. Source: RFC 2045, section 5.
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charsets.every((charset) => /^charset=("?)utf-?8\1$/.test(charset));
  if (type !== 'application/json' || !isUtf8) throw badRequest('`Content-Type` must be `application/json`, in UTF-8');
}

function requireIdentity(contentEncoding: string | undefined): void {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
    throw badRequest('`Content-Encoding` is not supported; send the body as it is');
  }
}

function tooLarge(): Refusal {
  return badRequest(`The body is larger than ${LIMITS.bodyMaxBytes} bytes`);
}

function tooSlow(timeoutMs: number): Refusal {
  return badRequest(`The body did not arrive whole within ${timeoutMs / 1000} s`);
}

function badRequest(fault: string): Refusal {
  return new Refusal('BAD_REQUEST', `${fault}.`);
}
