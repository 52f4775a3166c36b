import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { choiceOf } from './choice.ts';
import type { Choice, Field, FieldKind } from './field.ts';
import { fieldKindOf } from './field-kind.ts';
import { humanize } from './humanize.ts';

const MAX_DEPTH = 3;
const MAX_FIELDS = 40;
const LONG_TEXT_MIN_CHARS = 200;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const FORMATS: { [format: string]: FieldKind } = {
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  'uri-reference': 'url',
  date: 'date',
  'date-time': 'date',
  time: 'time',
  password: 'password',
  binary: 'file',
  'data-url': 'file',
  color: 'color',
  phone: 'phone',
  tel: 'phone',
  textarea: 'longText',
};
// What words may make of a text: a name such as "amount" never makes a number out of it.
const TEXT_KINDS: ReadonlySet<FieldKind> = new Set([
  'email',
  'phone',
  'url',
  'password',
  'longText',
  'date',
  'time',
  'color',
]);
const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['money', 'quantity', 'rating', 'slider']);

/**
 * The fields that a JSON Schema of object type asks for, in its order. Members that cannot be asked for safely (names
 * of the prototype machinery, names that read as expressions) are left out.
 *
 * Source: service spec, "Action declaration", `params`.
 */
export function fieldsFromSchema(schema: JsonObject | undefined, depth = 0): Field[] {
  if (schema === undefined || depth >= MAX_DEPTH) return [];
  const properties = propertiesOf(schema);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(properties)
    .filter(([name]) => name !== '' && !FORBIDDEN.has(name) && !name.startsWith('$'))
    .slice(0, MAX_FIELDS)
    .map(([name, member]) => fieldFromSchema(name, asSchema(member), required.includes(name), depth));
}

function propertiesOf(schema: JsonObject): JsonObject {
  if (isJsonObject(schema['properties'])) return schema['properties'];
  // Tolerates the shorthand that lists the members without a schema around them.
  const members = Object.entries(schema).filter(([, value]) => isJsonObject(value) && 'type' in value);
  return 'properties' in schema || typeof schema['type'] === 'string' ? {} : Object.fromEntries(members);
}

function asSchema(member: Json): JsonObject {
  return isJsonObject(member) ? member : {};
}

function fieldFromSchema(name: string, schema: JsonObject, required: boolean, depth: number): Field {
  const title = text(schema['title']);
  const label = title ?? humanize(name);
  const choices = choicesOf(schema);
  const field: Field = { name, label, kind: kindOf(name, label, schema, choices, depth), required };
  if (choices !== undefined) field.choices = choices;
  if (isPossible(schema['const'], schema)) field.fixed = schema['const'];
  const described = describe(schema);
  if (field.kind === 'records') field.fields = fieldsFromSchema(asSchema(schema['items'] ?? {}), depth + 1);
  if (typeOf(schema) === 'object') field.fields = fieldsFromSchema(schema, depth + 1);
  return { ...field, ...described };
}

// A constant that its own schema refuses can't be sent.
function isPossible(constant: Json | undefined, schema: JsonObject): constant is string | number | boolean {
  if (!isScalar(constant) || (Array.isArray(schema['enum']) && !schema['enum'].includes(constant))) return false;
  const type = typeOf(schema);
  const own =
    typeof constant === 'number' && type === 'integer' && Number.isInteger(constant) ? 'integer' : typeof constant;
  return type === undefined || type === own;
}

function describe(schema: JsonObject): Partial<Field> {
  const facts: Partial<Field> = {};
  const help = text(schema['description']);
  if (help !== undefined) facts.help = help;
  const placeholder = Array.isArray(schema['examples']) ? text(schema['examples'][0]) : undefined;
  if (placeholder !== undefined) facts.placeholder = placeholder;
  for (const [key, value] of [
    ['min', number(schema['minimum']) ?? number(schema['exclusiveMinimum'])],
    ['max', number(schema['maximum']) ?? number(schema['exclusiveMaximum'])],
    ['step', number(schema['multipleOf'])],
    ['minLength', number(schema['minLength'])],
    ['maxLength', number(schema['maxLength'])],
  ] as const) {
    if (value !== undefined) facts[key] = value;
  }
  const pattern = text(schema['pattern']);
  if (pattern !== undefined) facts.pattern = pattern;
  if (isScalar(schema['default'])) facts.initial = schema['default'];
  if (typeOf(schema) === 'integer') facts.whole = true;
  if (typeOf(schema) === 'array') facts.multiple = true;
  return facts;
}

function kindOf(
  name: string,
  label: string,
  schema: JsonObject,
  choices: Choice[] | undefined,
  depth: number,
): FieldKind {
  const format = text(schema['format']);
  const byFormat = format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  const byWord = fieldKindOf(`${name} ${label}`);
  switch (typeOf(schema)) {
    case 'boolean':
      return 'yesNo';
    case 'integer':
    case 'number':
      return choices !== undefined ? 'choice' : numberKind(byWord, schema);
    case 'array':
      if (choices !== undefined) return 'choices';
      if (byFormat === 'file' || asSchema(schema['items'] ?? {})['format'] === 'binary') return 'file';
      return typeOf(asSchema(schema['items'] ?? {})) === 'object' && depth + 1 < MAX_DEPTH ? 'records' : 'tags';
    default:
      if (choices !== undefined) return 'choice';
      if (byFormat !== undefined) return byFormat;
      if ((number(schema['maxLength']) ?? 0) >= LONG_TEXT_MIN_CHARS) return 'longText';
      return TEXT_KINDS.has(byWord) ? byWord : 'text';
  }
}

function numberKind(byWord: FieldKind, schema: JsonObject): FieldKind {
  const max = number(schema['maximum']);
  if (byWord === 'rating' && (max === undefined || max > 10)) return 'number';
  if (byWord === 'quantity' && typeOf(schema) !== 'integer') return 'number';
  return NUMBER_KINDS.has(byWord) ? byWord : 'number';
}

function typeOf(schema: JsonObject): string | undefined {
  const { type } = schema;
  const first = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (typeof first === 'string') return first;
  return isJsonObject(schema['properties']) ? 'object' : undefined;
}

function choicesOf(schema: JsonObject): Choice[] | undefined {
  const source = typeOf(schema) === 'array' ? asSchema(schema['items'] ?? {}) : schema;
  const listed = Array.isArray(source['enum']) ? source['enum'] : undefined;
  const named = [source['oneOf'], source['anyOf']].find((list) => Array.isArray(list));
  const names = Array.isArray(source['enumNames']) ? source['enumNames'] : [];
  const choices =
    listed?.filter(isScalar).map((value, index) => ({ ...choiceOf(String(value)), ...titled(names[index]) })) ??
    (Array.isArray(named) ? named.filter(isJsonObject).flatMap(namedChoice) : []);
  return choices.length === 0 ? undefined : choices;
}

function namedChoice(option: JsonObject): Choice[] {
  const value = option['const'];
  if (!isScalar(value)) return [];
  return [{ ...choiceOf(String(value)), ...titled(option['title']) }];
}

function titled(title: Json | undefined): { label?: string } {
  const label = text(title);
  return label === undefined ? {} : { label };
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 300) : undefined;
}

function number(value: Json | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function isScalar(value: Json | undefined): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
