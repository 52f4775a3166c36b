import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { readMember } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { readQuietly } from '../read-quietly.ts';
import { rehomeBindings } from './rehome-bindings.ts';
import { safeTokens } from '#contract/safe-tokens.ts';
import { emptyOf, seedOfBound } from './seed-value.ts';
import { stateUses, type StateUse } from './state-uses.ts';
import { elementOf } from '#contract/spec-tree.ts';

/**
 * Gives every path that the spec binds, repeats over, tests or shows a first value in `state`. Existing values stay;
 * objects of the caller's data get no new members: a control bound to such a path is moved elsewhere, and a mere read of it
 * is left for validation to report. Paths that only params read are left too, since an empty value would hide that the
 * action gets nothing. So are paths that were empty before an edit and are used only by elements that it has not changed: a
 * host may fill them.
 *
 * Source: service spec, "Repeat rule"; docs/catalog/conventions.md, "Expressions".
 */
export function seedState(spec: Spec, context: PassContext): PassResult {
  const rehomed = rehomeBindings(spec, context);
  let { state } = rehomed.spec;
  const repairs: Repair[] = [];
  for (const [path, use] of seedable(rehomed.spec, context)) {
    const seeded = withSeed(state, path, seedOf(rehomed.spec, use, context));
    if (seeded === undefined) continue;
    state = seeded;
    repairs.push({ rule: 'seed-state', pointer: `/state${path}` });
  }
  const seededSpec = repairs.length === 0 ? rehomed.spec : { ...rehomed.spec, state };
  return { spec: seededSpec, repairs: [...rehomed.repairs, ...repairs] };
}

/** Precedence of uses when one path has several: the first decides the seed. */
const STRENGTH: readonly StateUse['how'][] = ['bound', 'opened', 'repeated', 'listed', 'tested', 'read'];

/** The deciding use of each path; deeper paths first, so that their parents become objects. */
function seedable(spec: Spec, context: PassContext): [path: string, use: StateUse][] {
  const deciding = new Map<string, StateUse>();
  for (const use of stateUses(spec, context.definitionOf)) {
    if (!STRENGTH.includes(use.how) || use.path.startsWith('/_ui/') || belongsToCaller(use.path, context)) continue;
    if (isHosts(spec, use, context)) continue;
    const rival = deciding.get(use.path);
    if (rival === undefined || STRENGTH.indexOf(use.how) < STRENGTH.indexOf(rival.how)) deciding.set(use.path, use);
  }
  return [...deciding].toSorted(([one], [other]) => depth(other) - depth(one));
}

function depth(path: string): number {
  return path.split('/').length;
}

/** True for a path that an element of the prior spec leaves to its host to fill. */
function isHosts(spec: Spec, { element, path }: StateUse, context: PassContext): boolean {
  if (!isUntouched(spec, element, context)) return false;
  return context.priorSpec !== undefined && readQuietly(context.priorSpec.state, path) === undefined;
}

/** True for a path inside what the caller sent as data. */
function belongsToCaller(path: string, { data }: PassContext): boolean {
  const [top] = safeTokens(path);
  return top !== undefined && Object.hasOwn(data, top);
}

function seedOf(spec: Spec, use: StateUse, { definitionOf }: PassContext): Json {
  switch (use.how) {
    case 'bound': {
      const element = elementOf(spec, use.element);
      const definition = element === undefined ? undefined : definitionOf(element.type);
      if (element === undefined || definition === undefined || use.prop === undefined) return '';
      return seedOfBound(element, use.name, use.prop, definition);
    }
    case 'repeated':
    case 'listed':
      return [];
    // The first tested value is shown at first; a switch starts off.
    case 'tested':
      return typeof use.value === 'string' || typeof use.value === 'number' ? use.value : false;
    case 'opened':
      return false;
    case 'read':
      return emptyOf(use.prop);
    case 'set':
    case 'param':
      return null;
  }
}

/** The state with a value at an empty path, or undefined when there is a value or no place for one. */
function withSeed(state: JsonObject, path: string, value: Json): JsonObject | undefined {
  const tokens = safeTokens(path);
  return tokens.length === 0 ? undefined : seedInto(state, tokens, value);
}

function seedInto(container: JsonObject, [token = '', ...rest]: string[], value: Json): JsonObject | undefined {
  const present = readMember(container, token);
  if (rest.length === 0) return present === undefined ? { ...container, [token]: value } : undefined;
  if (present !== undefined && !isJsonObject(present)) return undefined;
  const filled = seedInto(present ?? {}, rest, value);
  return filled === undefined ? undefined : { ...container, [token]: filled };
}
