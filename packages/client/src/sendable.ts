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

/** The platform's `fetch`, looked up at each call: a test or an instrumentation may replace it later. */
export const globalFetch: typeof fetch = async (...request) => fetch(...request);

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
