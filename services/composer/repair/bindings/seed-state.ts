import type { Definition, Kind, Prop } from '#catalog/definition.ts';
import { formatPointer, readMember, readQuietly, safeTokens } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { type PassContext, type PassResult, type Repair, isUntouched } from '../pass.ts';
import { type StateUse, inputKey, mapPaths, stateUses, writtenPaths } from './state-uses.ts';

/**
 * Gives every path that the spec binds, repeats over, tests or shows a first value in `state`. Existing values stay;
 * objects of the caller's data get no new members: a control bound to such a path is moved elsewhere, and a mere read of it
 * is left for validation to report. Paths that only params read are left too, since an empty value would hide that the
 * action gets nothing. So are paths that were empty before an edit and are used only by elements that it has not changed: a
 * host may fill them, unless a control or an action did that the edit has removed.
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
  const uses = stateUses(spec, context.definitionOf);
  const isWritten = writerOf(uses);
  const wasWritten = writerOf(
    context.priorSpec === undefined ? [] : stateUses(context.priorSpec, context.definitionOf),
  );
  for (const use of uses) {
    if (!STRENGTH.includes(use.how) || use.path.startsWith('/_ui/') || belongsToCaller(use.path, context)) continue;
    const lostWriter = wasWritten(use.path) && !isWritten(use.path);
    if (!lostWriter && isHosts(spec, use, context)) continue;
    const rival = deciding.get(use.path);
    if (rival === undefined || STRENGTH.indexOf(use.how) < STRENGTH.indexOf(rival.how)) deciding.set(use.path, use);
  }
  return [...deciding].toSorted(([one], [other]) => depth(other) - depth(one));
}

/** Whether a control or an action writes a path, or what is above or below it. */
function writerOf(uses: readonly StateUse[]): (path: string) => boolean {
  const written = writtenPaths(uses);
  const known = new Set(written);
  const above = new Set(written.flatMap(prefixes));
  return (path) => above.has(path) || prefixes(path).some((prefix) => known.has(prefix));
}

/** The path itself and those above it. */
function prefixes(path: string): string[] {
  const tokens = safeTokens(path);
  return tokens.map((_, index) => formatPointer(tokens.slice(0, index + 1)));
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

/**
 * Moves what controls write to a separate path when the state has no place for it: inside an object of the caller's data,
 * which gets no new members, below a value that is not an object, or where an object is. `/order/note` becomes
 * `/input/order/note` everywhere in the spec. A control that an edit has not changed keeps its path.
 */
function rehomeBindings(spec: Spec, context: PassContext): PassResult {
  const moved = new Map<string, string>();
  const repairs = stateUses(spec, context.definitionOf).flatMap((use) => {
    if ((use.how !== 'bound' && use.how !== 'opened') || moved.has(use.path)) return [];
    if (isUntouched(spec, use.element, context)) return [];
    if (!lacksRoom(spec, use.path, context) && !holdsRecord(spec, use)) return [];
    moved.set(use.path, `/${inputKey(spec, context)}${use.path}`);
    return [{ rule: 'rehome-binding' as const, pointer: `/state${use.path}` }];
  });
  if (moved.size === 0) return { spec, repairs: [] };
  return { spec: mapPaths(spec, (path) => moved.get(path) ?? path), repairs };
}

function lacksRoom(spec: Spec, path: string, { data }: PassContext): boolean {
  const tokens = safeTokens(path);
  let container: unknown = spec.state;
  for (const token of tokens) {
    const member = readMember(container, token);
    if (member === undefined) return !isJsonObject(container) || (container !== spec.state && isCallers(tokens, data));
    container = member;
  }
  return false;
}

/** True for a control that writes a single value where the state has an object. */
function holdsRecord({ state }: Spec, use: StateUse): boolean {
  if (use.how !== 'bound' || use.prop === undefined) return false;
  const takes = [use.prop.kind].flat().some((kind) => ['object', 'record', 'array', 'any'].includes(kind));
  return !takes && isJsonObject(readQuietly(state, use.path));
}

function isCallers([top = '']: string[], data: PassContext['data']): boolean {
  return Object.hasOwn(data, top);
}

const EMPTY_OF_KIND: { readonly [kind in Kind]: Json } = {
  string: '',
  text: '',
  number: null,
  integer: null,
  count: null,
  boolean: false,
  enum: null,
  color: '',
  dimension: null,
  icon: '',
  url: '',
  date: '',
  time: '',
  datetime: '',
  any: '',
  array: [],
  object: null,
  record: {},
};

/** Controls that always have exactly one current option. */
const STARTS_WITH_FIRST = new Set(['Tabs.value', 'SegmentedControl.value', 'ButtonGroup.selected']);

/** A loading overlay that starts shown would never go away: nothing in the client knows when the work is done. */
const STARTS_HIDDEN = 'LoadingOverlay.active';

/**
 * The value of a write target before anyone has changed it: its default, the start of a scale, the first tab, else nothing.
 * An unknown number is null rather than 0, since zero would be an answer.
 */
function seedOfBound(element: SpecElement, name: string, prop: Prop, definition: Definition): Json {
  const target = `${element.type}.${name}`;
  if (target === STARTS_HIDDEN) return false;
  if (prop.default !== undefined) return structuredClone(prop.default);
  if (STARTS_WITH_FIRST.has(target)) return firstOption(element) ?? '';
  return scaleEnd(element, name, definition) ?? emptyOf(prop);
}

/** The empty value of a read-only prop. */
function emptyOf(prop: Prop | undefined): Json {
  const kind = [prop?.kind ?? 'any'].flat()[0] ?? 'any';
  return structuredClone(EMPTY_OF_KIND[kind]);
}

function firstOption(element: SpecElement): Json | undefined {
  const list = element.props['tabs'] ?? element.props['options'] ?? element.props['buttons'];
  const first = Array.isArray(list) ? list[0] : undefined;
  return isJsonObject(first) ? (first['value'] ?? first['label']) : first;
}

/** The start of a scale, for controls that always show a number. */
function scaleEnd(element: SpecElement, name: string, definition: Definition): number | undefined {
  const { min, max } = definition.props;
  if (typeof min?.default !== 'number' || !['value', 'valueMin', 'valueMax'].includes(name)) return undefined;
  const [end, fallback] =
    name === 'valueMax' ? [element.props['max'], max?.default] : [element.props['min'], min.default];
  if (typeof end === 'number') return end;
  return typeof fallback === 'number' ? fallback : undefined;
}
