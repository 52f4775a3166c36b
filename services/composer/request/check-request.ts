import { Refusal } from '#contract/refusal.ts';
import type { CheckRequest, CheckResponse } from '#proto/composer/v1/composer.ts';
import { createPace } from '../pace/pace.ts';
import { prepareInTurns } from './prepare-in-turns.ts';

/**
 * Answers Check: refuses what {@link prepareInTurns} refuses, and composes nothing.
 *
 * @throws Refusal BAD_REQUEST, INVALID_MANIFEST or CUSTOM_SLICE_TOO_LARGE
 */
export async function checkRequest({ request }: CheckRequest): Promise<CheckResponse> {
  if (request === undefined) throw new Refusal('BAD_REQUEST', '`request` is required.', { field: 'request' });
  await prepareInTurns(request, createPace());
  return {};
}
