import type { Definition } from '#catalog/definition.ts';
import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { readQuietly } from '../repair/read-quietly.ts';
import { isForeign } from './foreign-members.ts';
import { type ValidateOptions, validateSpec } from './validate-spec.ts';

/**
 * What a prior spec may lack: values that its host puts into the state when it renders, and props without which an element
 * shows nothing. Neither prevents an edit.
 */
const MAY_LACK: ReadonlySet<FindingCode> = new Set(['unseeded_path', 'missing_prop']);

/**
 * The faults for which a prior spec is refused: all but what it may lack and what only other renderers read. A sent spec
 * has none: an edit keeps what it was not asked to change, so it may only lack what its prior spec lacked.
 *
 * Source: service spec, "Compose request body", `prior_spec`, and "Repeat rule".
 */
export function faultsOfPrior(prior: unknown, definitionOf: (type: string) => Definition | undefined): Finding[] {
  return validateSpec(prior, { definitionOf, tolerance: 'prior' }).filter(
    (finding) => !MAY_LACK.has(finding.code) && !isForeign(finding, prior),
  );
}

/** A prior spec with the data that the edit request brings, so that faults caused by the data are not the edit's. */
export function withData<Prior extends Spec | undefined>(prior: Prior, data: JsonObject): Prior {
  return prior === undefined ? prior : { ...prior, state: { ...prior.state, ...data } };
}

/**
 * The faults of a spec. For an edit only those that the prior spec did not have, since an edit leaves alone what it was not
 * asked to change.
 */
export function faultsSince(
  prior: Spec | undefined,
  spec: Spec,
  options: Omit<ValidateOptions, 'tolerance'>,
): Finding[] {
  if (prior === undefined) return validateSpec(spec, { ...options, tolerance: 'emitted' });
  const before = validateSpec(prior, { definitionOf: options.definitionOf, tolerance: 'prior' });
  const had = new Set(before.map(({ pointer, code }) => `${pointer} ${code}`));
  const faults = validateSpec(spec, { ...options, tolerance: 'prior' });
  return faults.filter(
    (fault) => !had.has(`${fault.pointer} ${fault.code}`) && !isLeftWithoutWriter(fault, prior, spec),
  );
}

/**
 * True for a read that stands as it did, of a path that no state held before: it was no fault as long as a control or an
 * action wrote there, and asking to remove those does not ask to change what reads it.
 */
function isLeftWithoutWriter({ code, pointer }: Finding, prior: Spec, spec: Spec): boolean {
  if (code !== 'unseeded_path') return false;
  const path = pathReadAt(spec, pointer);
  return path !== undefined && path === pathReadAt(prior, pointer) && readQuietly(prior.state, path) === undefined;
}

function pathReadAt(spec: Spec, pointer: string): string | undefined {
  const read = readQuietly(spec, pointer);
  const path = isJsonObject(read) ? read['$state'] : read;
  return typeof path === 'string' ? path : undefined;
}
