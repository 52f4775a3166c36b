import { readManifests } from '#catalog/compiler/manifest/read-manifests.ts';
import type {
  CheckRequest,
  CheckResponse,
  ValidateSpecRequest,
  ValidateSpecResponse,
} from '#proto/composer/v1/composer.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { parseJsonField, prepareInTurns } from './prepare.ts';
import { createPace, refusalIfOutOfTime, resultOf } from '../pace/pace.ts';
import { faultsOfPrior } from '../validation/prior-faults.ts';
import { validateSpec } from '../validation/validate-spec.ts';
import { Refusal } from '#contract/refusal.ts';

/**
 * Answers ValidateSpec: every fault for which a spec would be refused as a `prior_spec`; with `strict` every fault for which
 * a composed spec would not be sent.
 *
 * @throws Refusal BAD_REQUEST when a field is not JSON, INVALID_MANIFEST or CUSTOM_SLICE_TOO_LARGE for the manifests
 */
export async function validateRequest(request: ValidateSpecRequest): Promise<ValidateSpecResponse> {
  const pace = createPace();
  pace.addCost(request.specJson.length + (request.customComponentsJson?.length ?? 0));
  try {
    return await resultOf(pace.runSteps(() => validate(request)));
  } catch (thrown) {
    throw refusalIfOutOfTime(thrown);
  }
}

function* validate(request: ValidateSpecRequest): Generator<void, ValidateSpecResponse> {
  const { specJson, customComponentsJson, strict } = request;
  const manifests = (yield* parseJsonField(customComponentsJson, 'custom_components_json')) ?? [];
  const definitionOf = definitionLookup(readManifests(manifests));
  yield;
  const spec = yield* parseJsonField(specJson, 'spec_json');
  yield;
  const findings = strict ? validateSpec(spec, { definitionOf }) : faultsOfPrior(spec, definitionOf);
  return {
    valid: findings.length === 0,
    findings: findings.map(({ pointer, code, message }) => ({ pointer, code, message })),
  };
}

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
