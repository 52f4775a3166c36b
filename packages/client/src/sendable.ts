import { CompositionError } from './errors.ts';

/**
 * The address of the service, without `/v1`.
 *
 * @throws CompositionError BAD_REQUEST where none was given, as when a variable is not set
 */
export function addressOf(baseUrl: unknown): string {
  if (typeof baseUrl === 'string') return baseUrl.replace(/\/+$/, '');
  throw new CompositionError('BAD_REQUEST', '`baseUrl` is missing: give the address of the service.');
}

/** @throws CompositionError BAD_REQUEST where a header holds what none may */
export function refuseUnsendable(headers: Readonly<Record<string, string>>): void {
  try {
    void new Headers(headers);
  } catch {
    // The platform's own words would quote the key.
    const message = '`apiKey`, `idempotencyKey` or `headers` hold a character that no HTTP header may hold.';
    throw new CompositionError('BAD_REQUEST', message);
  }
}
