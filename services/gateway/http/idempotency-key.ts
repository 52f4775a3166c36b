import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#contract/limits.ts';
import { Refusal } from '#contract/refusal.ts';

/**
 * The caller's `Idempotency-Key`, or undefined when there is none.
 *
 * @throws Refusal BAD_REQUEST when it is empty, longer than 255 chars, or sent more than once
 *
 * Source: service spec, "POST /v1/compose", request headers.
 */
export function idempotencyKey(request: IncomingMessage): string | undefined {
  const keys = request.headersDistinct['idempotency-key'];
  if (keys === undefined) return undefined;
  const [key = ''] = keys;
  if (keys.length > 1) throw refused('must be sent once');
  if (key === '') throw refused('is empty; send 1 to 255 chars, or no such header');
  if (key.length > LIMITS.idempotencyKeyMaxChars) {
    throw refused(`has ${key.length} chars; at most ${LIMITS.idempotencyKeyMaxChars} are allowed`);
  }
  return key;
}

function refused(predicate: string): Refusal {
  return new Refusal('BAD_REQUEST', `\`Idempotency-Key\` ${predicate}.`, { field: 'Idempotency-Key' });
}
