import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isExpression } from '#catalog/compiler/validate/expression.ts';
import { type Findings, NONE, each, fault, join, show } from '#catalog/compiler/validate/finding.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { isParamName } from '#contract/request/param-schemas.ts';

/**
 * The faults of an action's params against its declared JSON Schema: names that are neither in `properties` nor required
 * (unless the schema allows others), missing required ones, and literals that the schema of their param refuses, for
 * example by type, `enum`, `minimum` or `maxLength`. Expressions are not checked. Without a schema all params are valid.
 *
 * Source: service spec, "Action declaration", `params`.
 */
export function checkDeclaredParams(params: JsonObject, schema: JsonObject | undefined): Findings {
  if (schema === undefined || !isJsonObject(schema.properties)) return NONE;
  const { properties, required, additionalProperties = false } = schema;
  const names = (Array.isArray(required) ? required : []).filter((name) => typeof name === 'string');
  const surplus = each(Object.keys(params), (name) => {
    if (Object.hasOwn(properties, name)) return literalFaults(params[name], properties[name]);
    return additionalProperties === false && !names.includes(name) ? unknownParam(name, properties) : NONE;
  });
  const absent = each(names, (name) =>
    Object.hasOwn(params, name) || !isParamName(name)
      ? NONE
      : fault('missing_param', `The action requires the param ${show(name)}.`),
  );
  return join(surplus, absent);
}

function unknownParam(name: string, properties: JsonObject): Findings {
  const known = Object.keys(properties).slice(0, 10).join(', ') || 'none';
  return fault('unknown_param', `The action takes no param ${show(name)}; its params are ${known}.`, { op: 'remove' });
}

/** True for a literal that satisfies the JSON Schema of its param. */
export function isParamValue(value: Json, schema: JsonObject): boolean {
  return literalFaults(value, schema) === NONE;
}

function literalFaults(value: Json | undefined, property: Json | undefined): Findings {
  if (value === null || value === undefined || isExpression(value) || !isJsonObject(property)) return NONE;
  const types = [property.type].flat().filter((type) => typeof type === 'string');
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return fault('bad_param', `The action wants ${types.join(' or ')} here, not ${show(value)}.`);
  }
  const menu = property.enum;
  if (Array.isArray(menu) && !menu.some((entry) => sameJson(entry, value))) {
    return fault('bad_param', `${show(value)} is none of ${menu.slice(0, 10).map(show).join(', ')}.`);
  }
  const objection = literalObjection(value, property);
  return objection === undefined ? NONE : fault('bad_param', `The param ${objection}; ${show(value)} does not fit.`);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'null':
      return value === null;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}

// Only short texts, numbers and booleans are checked, so only the keywords about those are kept. A caller's regular
// expressions are never run: one could take forever.
const ASSERTIONS: ReadonlySet<string> = new Set(
  'type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength'.split(' '),
);
const ANNOTATIONS: ReadonlySet<string> = new Set(
  'title description default examples deprecated readOnly writeOnly $comment format'.split(' '),
);
/** Keywords that are checked without Ajv. */
const PLAIN: ReadonlySet<string> = new Set(['type', 'enum']);
const OPTIONS = { strict: false, validateFormats: false, validateSchema: false, meta: false, logger: false } as const;

/**
 * Ajv's objection to a literal by its param's JSON Schema, apart from type and enum: "must be >= 1". Undefined when there
 * is none.
 */
function literalObjection(value: Json, schema: JsonObject): string | undefined {
  if (isOwnWord(value, schema)) return undefined;
  const judged = judgeable(schema);
  if (Object.keys(judged).every((keyword) => PLAIN.has(keyword))) return undefined;
  const judge = judgeFor(judged);
  return judge(value) ? undefined : (judge.errors?.[0]?.message ?? 'does not fit the schema');
}

// A literal that the caller wrote into the schema itself is valid, even when the rest of its schema forbids it.
function isOwnWord(value: Json, schema: JsonObject): boolean {
  const { const: only, default: usual, enum: menu } = schema;
  const words = [only, usual, ...(Array.isArray(menu) ? menu : [])];
  if (words.some((word) => word !== undefined && sameJson(word, value))) return true;
  const branches = [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return branches.some((branch) => isJsonObject(branch) && isOwnWord(value, branch));
}

// Callers declare the same few schemas with every request. Cached only when complete, since compiling may be interrupted;
// each with its own Ajv, which would otherwise keep every schema that it has compiled.
const judges = new Map<string, ValidateFunction>();
const JUDGES_MAX = 1_000;

function judgeFor(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(schema);
  const known = judges.get(text);
  if (known !== undefined) return known;
  const judge = new Ajv2020(OPTIONS).compile(schema);
  if (judges.size >= JUDGES_MAX) judges.clear();
  judges.set(text, judge);
  return judge;
}

/** The part of a schema that literals are checked against; never stricter than the whole. */
function judgeable(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, Json][] => {
      if (ASSERTIONS.has(keyword)) return [[keyword, value]];
      // `not` and `oneOf` are kept only when nothing inside them had to be left out.
      const isExact = keyword === 'not' ? isWhole(value) : keyword === 'oneOf' && [value].flat().every(isWhole);
      if (isExact) return [[keyword, value]];
      const isLoose = (keyword === 'anyOf' || keyword === 'allOf') && Array.isArray(value);
      return isLoose ? [[keyword, value.map((branch) => (isJsonObject(branch) ? judgeable(branch) : branch))]] : [];
    }),
  );
}

function isWhole(schema: Json): boolean {
  if (!isJsonObject(schema)) return typeof schema === 'boolean';
  return Object.keys(schema).every((keyword) => ASSERTIONS.has(keyword) || ANNOTATIONS.has(keyword));
}
