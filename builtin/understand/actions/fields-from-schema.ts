import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { isParamName, paramSchemas, storedConstant } from '#contract/request/param-schemas.ts';
import { MAX_CONTROLS, controlCount, type Field } from '#builtin/understand/fields/field.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { isPercentKey, withoutUnit } from '#builtin/understand/data/label.ts';
import { saysShare } from '#builtin/understand/values/share.ts';
import { lengthOf, unitOfKey } from '#builtin/understand/values/key-units.ts';
import { isMinorKey } from '#builtin/understand/values/currency.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { kindOf, MAX_DEPTH } from './schema-kind.ts';
import { asSchema, choicesOf, listedIn, numberIn, textIn, typeOf } from './schema-values.ts';
import { isScalar } from '#builtin/understand/values/value-kind.ts';
import { isConsent } from '#builtin/understand/screen/field-groups.ts';

const MAX_FIELDS = LIMITS.actionParamsMaxItems;
/** A table with more columns could not be filled in. */
const MAX_COLUMNS = 12;

// Keywords that do not restrict the values of a schema.
const UNRESTRICTIVE = new Set(['type', 'title', 'description', 'examples', 'default']);

/**
 * The fields that a JSON Schema of object type asks for, in its order.
 *
 * Members that cannot be asked for safely are left out: names of the prototype machinery and names that read as expressions. An
 * object with more fields than a screen has room for gets none: its host fills it.
 *
 * Source: service spec, "Action declaration", `params`.
 */
export function fieldsFromSchema(schema: JsonObject | undefined): Field[] {
  const fields = fieldsIn(schema, 0, MAX_FIELDS);
  let room = MAX_CONTROLS - fields.length;
  return fields.map((field) => {
    const inner = controlCount(field) - 1;
    // All or nothing: an object that is asked for only in part would lose the rest.
    if (inner > room) return { ...field, fields: [] };
    room -= inner;
    return field;
  });
}

function fieldsIn(schema: JsonObject | undefined, depth: number, max: number): Field[] {
  if (schema === undefined || depth >= MAX_DEPTH) return [];
  const properties = propertiesOf(schema);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return properties
    .filter(([name]) => isParamName(name))
    .slice(0, max)
    .map(([name, member]) => fieldFromSchema(name, asSchema(member), required.includes(name), depth));
}

function propertiesOf(schema: JsonObject): [name: string, schema: Json][] {
  if (isJsonObject(schema['properties'])) return paramSchemas(schema);
  // Also accepts the shorthand that lists the members without a schema around them.
  const members = Object.entries(schema).filter(([, value]) => isJsonObject(value) && 'type' in value);
  return 'properties' in schema || typeof schema['type'] === 'string' ? [] : members;
}

function fieldFromSchema(name: string, schema: JsonObject, required: boolean, depth: number): Field {
  const title = textIn(schema['title']);
  const label = title ?? humanize(name);
  const choices = choicesOf(schema);
  const field: Field = { name, label, kind: kindOf(name, label, schema, choices, depth), required };
  if (choices !== undefined) field.choices = choices;
  if (CHOICES.has(field.kind) && isNumber(typeOf(field.kind === 'choice' ? schema : asSchema(schema['items'] ?? {}))))
    field.isNumeric = true;
  const fixed = isAllowedConstant(schema['const'], schema) ? schema['const'] : storedConstant(schema);
  const details = detailsOf(schema);
  const asksConsent = isConsent({ ...field, ...details });
  // Nobody but the user agrees: a consent that can only be given is a box to tick.
  if (fixed === true && asksConsent) field.required = true;
  else if (fixed !== undefined) field.fixed = fixed;
  else if (field.kind === 'yesNo' && !asksConsent) field.mayBeNo = true;
  if (field.kind === 'records') field.fields = fieldsIn(asSchema(schema['items'] ?? {}), depth + 1, MAX_COLUMNS);
  if (typeOf(schema) === 'object') field.fields = fieldsIn(schema, depth + 1, MAX_FIELDS);
  const whole: Field = { ...field, ...details, ...(title === undefined ? { isFromName: true } : {}) };
  return title === undefined ? withUnit(whole) : whole;
}

// What is picked from a list, tags among it: the data may hold their choices.
const CHOICES: ReadonlySet<Field['kind']> = new Set(['choice', 'choices', 'tags']);

function isNumber(type: string | undefined): boolean {
  return type === 'integer' || type === 'number';
}

const MEASURES: ReadonlySet<Field['kind']> = new Set(['number', 'quantity']);
const TIMES: ReadonlySet<string> = new Set([
  's',
  'min',
  'h',
  'days',
  'Tage',
  'jours',
  'giorni',
  'días',
  'weeks',
  'years',
]);

const AMOUNTS: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'quantity']);

// "duration_min" is a time, "seats_min" is none.
function lengthUnit(name: string): string | undefined {
  const words = wordsOf(name);
  return words.length > 1 && words.at(-1) === 'min' && lengthOf(words.join(' ')) !== undefined ? 'min' : undefined;
}

// "interval_minutes" asks for an interval in minutes.
function withUnit(field: Field): Field {
  const unit = unitOfKey(field.name) ?? lengthUnit(field.name) ?? (isPercentKey(field.name) ? '%' : undefined);
  const label = withoutUnit(field.label);
  if (label !== undefined && isMinorKey(field.name) && AMOUNTS.has(field.kind))
    return { ...field, kind: 'number', label, suffix: wordsOf(field.label).at(-1) ?? '' };
  if (unit === undefined && isShare(field)) return { ...field, suffix: '(1 = 100 %)', step: field.step ?? SHARE_STEP };
  if (unit === undefined || label === undefined) return field;
  const choices = field.choices?.map((one) =>
    /^\d+$/.test(one.label) ? { ...one, label: `${one.label} ${unit}` } : one,
  );
  if (choices !== undefined) return { ...field, label, choices };
  // "Advance" alone would be money.
  const isMeasure = MEASURES.has(field.kind) || (field.kind === 'money' && TIMES.has(unit));
  return isMeasure ? { ...field, kind: 'number', label, suffix: unit } : field;
}

const SHARE_STEP = 0.01;

// A fraction is sent as it is entered, so the control shows its scale.
function isShare({ name, help = '', kind, min = 0, max, whole, choices }: Field): boolean {
  if (kind !== 'number' || whole === true || choices !== undefined || max === undefined) return false;
  return min >= 0 && max <= 1 && max > min && (saysShare(name) || saysShare(help));
}

// A constant that its own schema rejects cannot be sent.
function isAllowedConstant(constant: Json | undefined, schema: JsonObject): constant is string | number | boolean {
  return !(Array.isArray(schema['enum']) && !schema['enum'].includes(constant ?? null)) && fitsType(constant, schema);
}

function fitsType(constant: Json | undefined, schema: JsonObject): constant is string | number | boolean {
  if (!isScalar(constant)) return false;
  const type = typeOf(schema);
  const valueType =
    typeof constant === 'number' && type === 'integer' && Number.isInteger(constant) ? 'integer' : typeof constant;
  return type === undefined || type === valueType;
}

// A set, because an enum may be long.
function allowedValuesOf(schema: JsonObject): (string | number | boolean)[] {
  const listed = Array.isArray(schema['enum']) ? new Set(schema['enum']) : undefined;
  return listedIn(schema).filter((value) => (listed?.has(value) ?? true) && fitsType(value, schema));
}

function detailsOf(schema: JsonObject): Partial<Field> {
  const details: Partial<Field> = {};
  const help = textIn(schema['description']);
  if (help !== undefined) details.help = help;
  const placeholder = Array.isArray(schema['examples']) ? textIn(schema['examples'][0]) : undefined;
  if (placeholder !== undefined) details.placeholder = placeholder;
  for (const [key, value] of [
    ['min', numberIn(schema['minimum']) ?? numberIn(schema['exclusiveMinimum'])],
    ['max', numberIn(schema['maximum']) ?? numberIn(schema['exclusiveMaximum'])],
    ['step', numberIn(schema['multipleOf'])],
    ['minLength', numberIn(schema['minLength'])],
    ['maxLength', numberIn(schema['maxLength'])],
  ] as const) {
    if (value !== undefined) details[key] = value;
  }
  const pattern = textIn(schema['pattern']);
  if (pattern !== undefined) details.pattern = pattern;
  if (isScalar(schema['default'])) details.initial = schema['default'];
  if (typeOf(schema) === 'integer') details.whole = true;
  if (typeOf(schema) === 'array') details.multiple = true;
  if (Object.keys(schema).some((key) => !UNRESTRICTIVE.has(key)) || (typeOf(schema) ?? 'string') !== 'string')
    details.allowedValues = allowedValuesOf(schema);
  return details;
}
