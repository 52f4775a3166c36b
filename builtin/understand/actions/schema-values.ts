import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { listedChoices } from '#builtin/understand/fields/choice.ts';
import type { Choice } from '#builtin/understand/fields/field.ts';
import { isScalar, type Scalar } from '#builtin/understand/values/value-kind.ts';

/** A value as a schema; anything but an object becomes the empty schema, which restricts nothing. */
export function asSchema(member: Json): JsonObject {
  return isJsonObject(member) ? member : {};
}

/**
 * The type that a schema asks for; of several, the first that is not `null`. Without one, that of the numbers, or of yes and no,
 * which it lists.
 */
export function typeOf(schema: JsonObject): string | undefined {
  const { type } = schema;
  const first = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (typeof first === 'string') return first;
  return isJsonObject(schema['properties']) ? 'object' : typeOfListed(schema);
}

function typeOfListed(schema: JsonObject): string | undefined {
  const listed = listedBy(schema);
  if (listed.length === 0) return undefined;
  if (listed.every((value) => typeof value === 'number')) return listed.every(Number.isInteger) ? 'integer' : 'number';
  return listed.includes(true) && listed.includes(false) && listed.length === 2 ? 'boolean' : undefined;
}

/** Trimmed text of at most 300 characters; undefined if it is empty or not a string. */
export function textIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 300) : undefined;
}

/** A finite number; undefined for anything else. */
export function numberIn(value: Json | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The choices that a schema lists, with their titles if it has any; undefined if it lists none. */
export function choicesOf(schema: JsonObject): Choice[] | undefined {
  const source = typeOf(schema) === 'array' ? asSchema(schema['items'] ?? {}) : schema;
  const listed = Array.isArray(source['enum']) ? source['enum'] : undefined;
  const named = [source['oneOf'], source['anyOf']].find((list) => Array.isArray(list));
  const names = Array.isArray(source['enumNames']) ? source['enumNames'] : [];
  const choices =
    (listed === undefined
      ? undefined
      : listedChoices(listed.filter(isScalar).map(String)).map((one, at) => ({ ...one, ...labelFrom(names[at]) }))) ??
    (Array.isArray(named) ? namedChoices(named.filter(isJsonObject)) : []);
  return choices.length === 0 ? undefined : choices;
}

/** The values that a schema lists, in their own types. */
export function listedIn(schema: JsonObject): Scalar[] {
  return listedBy(typeOf(schema) === 'array' ? asSchema(schema['items'] ?? {}) : schema);
}

function listedBy(source: JsonObject): Scalar[] {
  if (Array.isArray(source['enum'])) return source['enum'].filter(isScalar);
  const named = [source['oneOf'], source['anyOf']].find((list) => Array.isArray(list)) ?? [];
  return named.filter(isJsonObject).flatMap((option) => (isScalar(option['const']) ? [option['const']] : []));
}

function namedChoices(options: readonly JsonObject[]): Choice[] {
  const titled = options.flatMap(({ const: value, title }) =>
    isScalar(value) ? [{ value: String(value), title }] : [],
  );
  const choices = listedChoices(titled.map(({ value }) => value));
  return choices.map((choice, at) => ({ ...choice, ...labelFrom(titled[at]?.title) }));
}

function labelFrom(title: Json | undefined): { label?: string } {
  const label = textIn(title);
  return label === undefined ? {} : { label };
}
