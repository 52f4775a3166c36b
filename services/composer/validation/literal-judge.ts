import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { sameJson } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';

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
export function literalObjection(value: Json, schema: JsonObject): string | undefined {
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
