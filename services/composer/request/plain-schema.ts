import { sameJson } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readMember } from '#contract/json/json-pointer.ts';
import { isParamName } from '#contract/request/param-schemas.ts';

/** Refuses something in the params, given its path within them. */
export type Refuse = (path: readonly PropertyKey[], message: string) => never;

/** Most schemas that one declaration may expand to once its references are resolved. */
const SCHEMAS_MAX = 2_000;

type Path = readonly PropertyKey[];

/**
 * A schema with its references resolved, its alternatives merged, and every member of `properties` an object. A recursive
 * reference becomes an empty schema.
 */
export function plainSchema(root: JsonObject, refuse: Refuse): JsonObject {
  let count = 0;
  let anchors: Map<string, JsonObject> | undefined;
  return plain(root, [], []);

  function plain(schema: Json | undefined, path: Path, within: readonly string[]): JsonObject {
    count += 1;
    if (count > SCHEMAS_MAX) refuse([], 'is too large once its references are resolved');
    if (!isJsonObject(schema)) return {};
    const { allOf, anyOf, oneOf, nullable: _nullable, $defs: _, definitions: _old, ...rest } = schema;
    const { $ref, $dynamicRef, $recursiveRef, $anchor: _anchor, $dynamicAnchor: _dynamic, ...own } = rest;
    const dependent = conditional(own, path, within);
    const parts = [...(dependent === undefined ? [] : [dependent]), members(own, path, within)];
    const references = [$ref, $dynamicRef, $recursiveRef].filter((reference) => typeof reference === 'string');
    parts.unshift(...references.map((reference) => referred(reference, path, within)));
    if (Array.isArray(allOf)) parts.push(...allOf.map((part) => plain(part, path, within)));
    for (const list of [anyOf, oneOf]) if (Array.isArray(list)) parts.push(oneOfMany(list, path, within));
    return parts.reduce(merged);
  }

  function referred(reference: string, path: Path, within: readonly string[]): JsonObject {
    if (within.includes(reference)) return {};
    const isPointer = reference === '#' || reference.startsWith('#/');
    const target = isPointer ? read(root, reference.slice(1)) : (anchors ??= anchorsIn(root)).get(reference);
    if (target === undefined) return refuse([...path, '$ref'], ELSEWHERE);
    return plain(target, path, [...within, reference]);
  }

  // What `then` and the like say of members that are declared elsewhere holds in some cases only.
  function conditional(schema: JsonObject, path: Path, within: readonly string[]): JsonObject | undefined {
    const places = ['dependentSchemas', 'dependencies'].flatMap((keyword) =>
      isJsonObject(schema[keyword]) ? Object.keys(schema[keyword]).map((name) => [keyword, name]) : [],
    );
    const options = [['then'], ['else'], ...places].flatMap((place) => {
      const part: unknown = place.reduce<unknown>((value, step) => readMember(value, step), schema);
      return isJsonObject(part) ? [plain(part, [...path, ...place], within)] : [];
    });
    if (options.length === 0) return undefined;
    const { properties = {} } = oneSchemaOf(options);
    const own = isJsonObject(schema['properties']) ? schema['properties'] : {};
    const added = Object.entries(properties as JsonObject).filter(([name]) => !Object.hasOwn(own, name));
    return added.length === 0 ? undefined : { properties: Object.fromEntries(added) };
  }

  function oneOfMany(list: readonly Json[], path: Path, within: readonly string[]): JsonObject {
    return oneSchemaOf(list.map((option) => plain(option, path, within)));
  }

  function members(schema: JsonObject, path: Path, within: readonly string[]): JsonObject {
    const { type, properties, required, items, ...rest } = schema;
    const names = (Array.isArray(required) ? required : []).filter((name) => typeof name === 'string');
    for (const name of names) if (!isParamName(name)) refuse([...path, 'required', names.indexOf(name)], UNFIT);
    const known = Object.entries(isJsonObject(properties) ? properties : {}).filter(([name, member]) => {
      const place = [...path, 'properties', name];
      if (!isParamName(name)) refuse(place, UNFIT);
      if (member === false && names.includes(name)) refuse(place, 'is required, but takes no value');
      return member !== false;
    });
    const described = known.map(
      ([name, member]) => [name, plain(member, [...path, 'properties', name], within)] as const,
    );
    const item = Array.isArray(items) ? items[0] : items;
    return {
      ...rest,
      ...(type !== undefined && { type: typeOf(type) }),
      ...(isJsonObject(properties) && { properties: Object.fromEntries(described) }),
      ...(names.length > 0 && { required: [...new Set(names)] }),
      ...(item !== undefined && { items: plain(item, [...path, 'items'], within) }),
    };
  }
}

const ELSEWHERE =
  'refers to nothing in this schema. Put what it means under `$defs`, and refer to it by `#/$defs/<name>`';

const UNFIT =
  'is a name that no param may have: it is empty, too long, starts with "$" or names a prototype. Rename it';

function typeOf(type: Json): Json {
  if (!Array.isArray(type)) return type;
  const types = type.filter((one) => one !== 'null');
  return types.length === 1 ? (types[0] ?? 'null') : types;
}

/** One schema for what fits any of several plain ones. */
function oneSchemaOf(schemas: readonly JsonObject[]): JsonObject {
  const options = schemas.filter((option) => !isNull(option));
  const [first, ...others] = options;
  if (first === undefined) return {};
  if (others.length === 0) return first;
  if (options.every((option) => 'const' in option)) return { oneOf: options };
  const types = [...new Set(options.flatMap(({ type }) => type ?? []))];
  const enums = options.map((option) => ('const' in option ? [option['const']] : option['enum']));
  return {
    ...(options.every(({ type }) => type !== undefined) && { type: types.length === 1 ? (types[0] as Json) : types }),
    ...(enums.every(Array.isArray) && { enum: [...new Set(enums.flat() as Json[])] }),
    ...optional(options),
  };
}

function isNull(option: JsonObject): boolean {
  return option['type'] === 'null' || option['const'] === null;
}

// A member that only one of several alternatives requires cannot be required; one that several describe may be as any says.
function optional(options: readonly JsonObject[]): JsonObject {
  const all = options.map(({ properties }) => properties).filter(isJsonObject);
  if (all.length === 0) return {};
  const described = new Map<string, JsonObject[]>();
  for (const [name, member] of all.flatMap((properties) => Object.entries(properties))) {
    const known = described.get(name) ?? [];
    if (isJsonObject(member) && !known.some((one) => sameJson(one, member))) known.push(member);
    described.set(name, known);
  }
  const members = [...described].map(([name, schemas]): [string, Json] => [name, oneSchemaOf(schemas)]);
  return { properties: Object.fromEntries(members) };
}

function merged(one: JsonObject, other: JsonObject): JsonObject {
  const both = { ...one, ...other };
  if (isJsonObject(one['properties']) && isJsonObject(other['properties'])) {
    const properties = { ...one['properties'] };
    for (const [name, member] of Object.entries(other['properties'])) {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      properties[name] = isJsonObject(known) && isJsonObject(member) ? merged(known, member) : member;
    }
    both['properties'] = properties;
  }
  if (Array.isArray(one['required']) && Array.isArray(other['required'])) {
    both['required'] = [...new Set([...one['required'], ...other['required']])];
  }
  return both;
}

/** The parts of a schema that have an anchor, by reference. */
function anchorsIn(schema: Json, found: Map<string, JsonObject> = new Map()): Map<string, JsonObject> {
  if (typeof schema !== 'object' || schema === null) return found;
  if (isJsonObject(schema)) {
    for (const name of [schema['$anchor'], schema['$dynamicAnchor']]) {
      if (typeof name === 'string') found.set(`#${name}`, schema);
    }
  }
  for (const part of Object.values(schema)) anchorsIn(part, found);
  return found;
}

function read(root: JsonObject, pointer: string): Json | undefined {
  let value: unknown = root;
  for (const token of pointer.split('/').slice(1)) {
    value = readMember(value, decoded(token).replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return value as Json | undefined;
}

// A reference is a URI fragment; anything else is taken literally.
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
