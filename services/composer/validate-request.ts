import { readManifests } from '#catalog/manifest/read-manifests.ts';
import type { ValidateSpecRequest, ValidateSpecResponse } from '#proto/composer/v1/composer.ts';
import { definitionLookup } from './definition-lookup.ts';
import { parseJsonField } from './json-field.ts';
import { validateSpec } from './spec/validate-spec.ts';

/**
 * Answers ValidateSpec: everything that is wrong with a spec, judged as strictly as what we compose ourselves.
 *
 * @throws Refusal BAD_REQUEST when a field is not JSON, INVALID_MANIFEST or CUSTOM_SLICE_TOO_LARGE for the manifests
 */
export function validateRequest({ specJson, customComponentsJson }: ValidateSpecRequest): ValidateSpecResponse {
  const manifests = parseJsonField(customComponentsJson, 'custom_components_json') ?? [];
  const definitionOf = definitionLookup(readManifests(manifests));
  const findings = validateSpec(parseJsonField(specJson, 'spec_json'), { definitionOf, tolerance: 'emitted' });
  return {
    valid: findings.length === 0,
    findings: findings.map(({ pointer, code, message }) => ({ pointer, code, message })),
  };
}
