import { definitionOf } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { Refusal } from '#contract/refusal.ts';
import { promptSlice } from './prompt-slice.ts';
import { readManifest } from './read-manifest.ts';
import type { ManifestFault } from './report.ts';

const FIELD = 'custom_components';
/** Violations listed in a message; the rest are counted. */
const FAULTS_SHOWN = 40;

/**
 * Reads the manifests of a request: the caller's custom components, as definitions like the catalog's.
 *
 * @throws Refusal INVALID_MANIFEST with every violation of every manifest; CUSTOM_SLICE_TOO_LARGE with the characters of each
 *   component when their prompt slices together exceed the budget
 *
 * Source: service spec, "Compose request body" and "Errors › Envelope".
 */
export function readManifests(manifests: unknown): Definition[] {
  if (!Array.isArray(manifests)) refuse([{ field: FIELD, message: 'must be a list of manifests' }]);
  const read = manifests.map((manifest, index) => readManifest(manifest, `${FIELD}[${index}]`));
  const faults = [...read.flatMap((result) => result.faults), ...nameClashes(manifests)];
  if (faults.length > 0) refuse(faults);

  const definitions = read.flatMap((result) => result.definition ?? []);
  refuseLargeSlices(definitions);
  return definitions;
}

/** Names already used by the catalog or an earlier manifest. */
function nameClashes(manifests: readonly unknown[]): ManifestFault[] {
  const taken = new Set<string>();
  return manifests.flatMap((manifest, index) => {
    const name = isJsonObject(manifest) ? manifest['name'] : undefined;
    if (typeof name !== 'string') return [];
    const owner = definitionOf(name) ? 'a catalog component' : taken.has(name) ? 'an earlier manifest' : undefined;
    taken.add(name);
    if (owner === undefined) return [];
    return [{ field: `${FIELD}[${index}].name`, message: `is already the name of ${owner}; choose another` }];
  });
}

function refuse(faults: readonly ManifestFault[]): never {
  const shown = faults.slice(0, FAULTS_SHOWN).map(({ field, message }) => `${field} ${message}.`);
  const rest = faults.length > FAULTS_SHOWN ? [`And ${faults.length - FAULTS_SHOWN} more.`] : [];
  throw new Refusal('INVALID_MANIFEST', [...shown, ...rest].join('\n'), { field: faults[0]?.field });
}

function refuseLargeSlices(definitions: readonly Definition[]): void {
  const sizes = definitions.map((definition) => ({ name: definition.name, chars: promptSlice(definition).length }));
  const total = sizes.reduce((sum, { chars }) => sum + chars, 0);
  if (total <= LIMITS.customComponentsBudgetChars) return;
  const breakdown = sizes.map(({ name, chars }) => `${name} ${chars}`).join(', ');
  throw new Refusal(
    'CUSTOM_SLICE_TOO_LARGE',
    `${FIELD} take ${total} characters of the prompt; ${LIMITS.customComponentsBudgetChars} are allowed. ` +
      `Send fewer components, or shorten docs and examples: ${breakdown}.`,
    { field: FIELD },
  );
}
