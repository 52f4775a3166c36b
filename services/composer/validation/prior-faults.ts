import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Definition } from '#catalog/definition.ts';
import { ICONS } from '#catalog/icons.ts';
import { readMember, readQuietly, safeTokens } from '#contract/json/json-pointer.ts';
import { type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { VERB_ALIASES } from '../repair/element/event-rules.ts';
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

/** Props that hosts of other renderers set on any element; they mean nothing to our components. */
const FOREIGN_PROPS = /^(?:className|class|style|id|key|ref|testId|data-[\w-]+|aria-[\w-]+)$/;
const LINK_ICON = /^(?:https?:\/\/|\/|data:image\/)/i;

const icons: ReadonlySet<unknown> = new Set(ICONS);

/**
 * True for a finding about something that a prior spec may contain because other renderers of the format read it: events
 * under other names, class names, images as icons, paths without a slash, unknown members. An edit keeps all of these
 * unchanged.
 */
function isForeign({ pointer, code }: Finding, prior: unknown): boolean {
  const steps = safeTokens(pointer);
  const last = steps.at(-1) ?? '';
  const value = steps.reduce<unknown>(readMember, prior);
  switch (code) {
    case 'unknown_key':
      return last !== '__proto__';
    case 'unknown_prop':
      // Below a prop: a member of an item or an object.
      return FOREIGN_PROPS.test(last) || steps.length > 4;
    case 'unknown_verb':
      return Object.hasOwn(VERB_ALIASES, last.toLowerCase());
    case 'unknown_icon':
      return typeof value === 'string' && (isEmoji(value) || LINK_ICON.test(value));
    case 'not_in_menu':
      // Notices accept an icon by name, and two further words.
      return last === 'icon' && typeof value === 'string' && (isEmoji(value) || icons.has(value));
    case 'bad_pointer':
      return last === 'openPath' && typeof value === 'string' && /^[^/~\s][^~\s]*$/.test(value);
    default:
      return false;
  }
}

/** True for an {@link isForeign} finding about something that an edit has not changed. */
export function isLeftForeign(finding: Finding, spec: unknown, prior: unknown): boolean {
  if (!isForeign(finding, prior)) return false;
  const at = (document: unknown): unknown => safeTokens(finding.pointer).reduce<unknown>(readMember, document);
  return JSON.stringify(at(spec)) === JSON.stringify(at(prior));
}

function isEmoji(text: string): boolean {
  return text.length <= 16 && /^\p{RGI_Emoji}$/v.test(text);
}
