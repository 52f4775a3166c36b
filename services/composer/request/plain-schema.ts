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
  return plain(root, [], []);

  function plain(schema: Json | undefined, path: Path, within: readonly string[]): JsonObject {
    count += 1;
    if (count > SCHEMAS_MAX) refuse([], 'is too large once its references are resolved');
    if (!isJsonObject(schema)) return {};
    const { $ref, allOf, anyOf, oneOf, nullable: _nullable, $defs: _, definitions: _old, ...own } = schema;
    const parts = [members(own, path, within)];
    if (typeof $ref === 'string') parts.unshift(referred($ref, path, within));
    if (Array.isArray(allOf)) parts.push(...allOf.map((part) => plain(part, path, within)));
    for (const list of [anyOf, oneOf]) if (Array.isArray(list)) parts.push(oneOfMany(list, path, within));
    return parts.reduce(merged);
  }

  function referred(reference: string, path: Path, within: readonly string[]): JsonObject {
    if (within.includes(reference)) return {};
    const target = reference.startsWith('#') ? read(root, reference.slice(1)) : undefined;
    if (target === undefined) return refuse([...path, '$ref'], 'refers to nothing in this schema');
    return plain(target, path, [...within, reference]);
  }

  function oneOfMany(list: readonly Json[], path: Path, within: readonly string[]): JsonObject {
    const options = list.map((option) => plain(option, path, within)).filter((option) => !isNull(option));
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

const UNFIT =
  'is a name that no param may have: it is empty, too long, starts with "$" or names a prototype. Rename it';

function typeOf(type: Json): Json {
  if (!Array.isArray(type)) return type;
  const types = type.filter((one) => one !== 'null');
  return types.length === 1 ? (types[0] ?? 'null') : types;
}

function isNull(option: JsonObject): boolean {
  return option['type'] === 'null' || option['const'] === null;
}

// A member that only one of several alternatives requires cannot be required.
function optional(options: readonly JsonObject[]): JsonObject {
  const all = options.map(({ properties }) => (isJsonObject(properties) ? properties : undefined));
  if (all.every((properties) => properties === undefined)) return {};
  return { properties: Object.assign({}, ...all) as JsonObject };
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
