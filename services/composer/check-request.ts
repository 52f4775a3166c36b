import { Refusal } from '#contract/refusal.ts';
import type { CheckRequest, CheckResponse } from '#proto/composer/v1/composer.ts';
import { prepare } from './prepare.ts';

/**
 * Answers Check: refuses what {@link prepare} refuses, and composes nothing.
 *
 * @throws Refusal BAD_REQUEST, INVALID_MANIFEST or CUSTOM_SLICE_TOO_LARGE
 */
export function checkRequest({ request }: CheckRequest): CheckResponse {
  if (request === undefined) throw new Refusal('BAD_REQUEST', '`request` is required.', { field: 'request' });
  prepare(request);
  return {};
}
