import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, isAtOrBelow, readQuietly } from '#contract/json/json-pointer.ts';
import { paramSchemas } from '#contract/request/param-schemas.ts';
import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { bindParams, declaredParams } from './action-params.ts';
import { leavesClient } from '#contract/spec/spec-bindings.ts';
import { openCopy } from '../edit-spec.ts';
import { allParamSources, controlSources, type ParamSource } from './param-sources.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { stateUses, writtenPaths } from '../bindings/state-uses.ts';
import { ancestors, documentOrder, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';
import { isParamValue } from '#services/composer/validation/declared-params.ts';
import { machineName, plainOf } from '../words.ts';

/**
 * Completes the params of actions, since the format's renderers pass no payload: a declared param that the binding lacks
 * reads the control that asks for it; a Form whose action declares no params sends every field; a param that reads a path
 * that is never set is bound again by its name, or left out.
 *
 * Source: docs/catalog/conventions.md, "Events", "Forms".
 */
export function completeParams(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  const written = writtenPaths(stateUses(spec, context.definitionOf));
  const parentOf = parents(spec);
  const isRepeated = (id: string) =>
    ancestors(parentOf, id).some((above) => elementOf(spec, above)?.repeat !== undefined);
  const livesAt =
    (id: string) =>
    (value: Json): boolean => {
      if (isJsonObject(value) && typeof value['$bindItem'] === 'string') return isRepeated(id);
      const path = isJsonObject(value) ? value['$state'] : undefined;
      if (typeof path !== 'string' || path.startsWith('/_ui/')) return true;
      return readQuietly(spec.state, path) !== undefined || written.some((one) => covers(one, path));
    };
  let sources: ReturnType<typeof allParamSources> | undefined;
  const sourcesFor = (id: string): ParamSource[] => (sources ??= allParamSources(spec, context))(id);
  const completed = openCopy(spec);
  for (const id of documentOrder(spec)) {
    const element = elementOf(spec, id);
    if (element?.on === undefined || isUntouched(spec, id, context)) continue;
    for (const [event, bound] of Object.entries(element.on)) {
      const repaired = mapBindings(bound, (binding) =>
        completeBinding({ spec, id, element, lives: livesAt(id), sourcesFor }, binding, context),
      );
      if (repaired === bound) continue;
      const current = elementOf(completed, id) ?? element;
      completed.elements[id] = { ...current, on: { ...current.on, [event]: repaired } };
      repairs.push({ rule: 'complete-params', pointer: formatPointer(['elements', id, 'on', event]) });
    }
  }
  return repairs.length === 0 ? { spec, repairs } : { spec: completed, repairs };
}

/** The element that a binding belongs to. */
type At = {
  spec: Spec;
  id: string;
  element: SpecElement;
  lives: (value: Json) => boolean;
  sourcesFor: (id: string) => ParamSource[];
};

type Bound = ActionBinding | ActionBinding[];

function mapBindings(bound: Bound, map: (binding: ActionBinding) => ActionBinding): Bound {
  if (!Array.isArray(bound)) return leavesClient(bound) ? map(bound) : bound;
  const mapped = bound.map((binding) => (leavesClient(binding) ? map(binding) : binding));
  return mapped.every((binding, index) => binding === bound[index]) ? bound : mapped;
}

function completeBinding(at: At, binding: ActionBinding, context: PassContext): ActionBinding {
  const { spec, id, element, lives } = at;
  const declaration = context.actions.find(({ name }) => name === binding.action);
  const declared = declaration === undefined ? [] : declaredParams(declaration);
  const original = Object.entries(binding.params ?? {});
  const given = foldParams(original, declaration);
  const alive = given.filter(([, value]) => lives(value));
  const wanted = new Map(declared);
  for (const [name, value] of given) if (!lives(value) && !wanted.has(name)) wanted.set(name, {});
  const lacking = [...wanted].filter(([name]) => !alive.some(([other]) => other === name));
  const isWhole = lacking.length === 0 && (given.length > 0 || declared.length > 0 || element.type !== 'Form');
  if (isWhole && given === original && alive.length === given.length) return binding;
  const sendsAll = element.type === 'Form' && declared.length === 0 && given.length === 0;
  const bound = () => (lacking.length === 0 ? {} : bindParams(lacking, freeSources(at.sourcesFor(id), alive)));
  const found = sendsAll ? everyField(spec, id, context) : bound();
  const params: JsonObject = { ...Object.fromEntries(alive), ...found };
  if (Object.keys(found).length === 0 && alive.length === given.length && given === original) return binding;
  const { params: _, ...rest } = binding;
  return Object.keys(params).length === 0 ? rest : { ...rest, params };
}

/**
 * Adapts params to the names and types that their action declares: another spelling becomes the declared one, a literal
 * gets the declared type when that is lossless, and unknown params are removed.
 */
function foldParams(given: [string, Json][], declaration: ActionDeclaration | undefined): [string, Json][] {
  if (!isJsonObject(declaration?.params?.['properties'])) return given;
  const properties: JsonObject = Object.fromEntries(paramSchemas(declaration.params));
  const isOpen = (declaration?.params?.['additionalProperties'] ?? false) !== false;
  const folded = given.flatMap(([name, value]): [string, Json][] => {
    const meant = Object.hasOwn(properties, name) ? name : respelled(name, properties, given);
    if (meant === undefined) return isOpen ? [[name, value]] : [];
    const schema = properties[meant];
    return [[meant, isJsonObject(schema) ? literalOf(value, schema) : value]];
  });
  const isSame =
    folded.length === given.length &&
    folded.every(([name, value], at) => name === given[at]?.[0] && value === given[at]?.[1]);
  return isSame ? given : folded;
}

function respelled(name: string, properties: JsonObject, given: readonly [string, Json][]): string | undefined {
  const meant = Object.keys(properties).find((property) => plainOf(property) === plainOf(name));
  return meant === undefined || given.some(([other]) => other === meant) ? undefined : meant;
}

/** Converts a literal to its schema's type when there is only one possible reading. */
function literalOf(value: Json, schema: JsonObject): Json {
  if (value === null || typeof value === 'object' || isParamValue(value, schema)) return value;
  const options = [schema['enum'] ?? []].flat();
  const readings = new Set([...readingsOf(value), ...options.filter((option) => saysSame(option, value))]);
  const [only = value, other] = [...readings].filter((reading) => isParamValue(reading, schema));
  return other === undefined ? only : value;
}

function readingsOf(value: string | number | boolean): Json[] {
  if (typeof value !== 'string') return [String(value)];
  const text = value.trim();
  if (/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return [Number(text)];
  const word = text.toLowerCase();
  return word === 'true' || word === 'false' ? [word === 'true'] : [];
}

/** True for an enum entry that differs only in case, spaces or punctuation. */
function saysSame(option: Json, value: string | number | boolean): boolean {
  if (option === null || typeof option === 'object') return false;
  const plain = plainOf(String(value));
  return plain !== '' && plainOf(String(option)) === plain;
}

/** What a binding can read, without what its other params read already. */
function freeSources(sources: ParamSource[], alive: [string, Json][]): ParamSource[] {
  const used = new Set(alive.map(([, value]) => JSON.stringify(value)));
  return used.size === 0 ? sources : sources.filter((source) => !used.has(JSON.stringify(source.expression)));
}

function everyField(spec: Spec, form: string, context: PassContext): JsonObject {
  const parentOf = parents(spec);
  const sources = orderFrom(spec, form).flatMap((id) => controlSources(spec, id, parentOf, context));
  return Object.fromEntries(
    sources.flatMap(({ names: [name = ''], expression }) => {
      const key = /^[A-Za-z_][\w-]*$/.test(name) ? name : machineName(name);
      return key === '' ? [] : [[key, expression]];
    }),
  );
}

/** A write of `/a/b` makes `/a` an object, and may hold anything below. */
function covers(written: string, path: string): boolean {
  return isAtOrBelow(written, path) || isAtOrBelow(path, written);
}
