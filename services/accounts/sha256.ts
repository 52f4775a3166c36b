import { hash } from 'node:crypto';
import { Refusal } from '#contract/refusal.ts';

/** SHA-256 of a text's UTF-8 bytes, in lower-case hex. */
export function sha256Hex(text: string): string {
  return hash('sha256', text);
}

/**
 * A SHA-256 from a request, in lower-case hex.
 *
 * @throws Refusal BAD_REQUEST when it is not 32 bytes long
 */
export function hexOfSha256(bytes: Uint8Array, field: string): string {
  if (bytes.length !== 32) {
    throw new Refusal('BAD_REQUEST', `\`${field}\` must be a SHA-256 of 32 bytes, got ${bytes.length}.`, { field });
  }
  return Buffer.from(bytes).toString('hex');
}
