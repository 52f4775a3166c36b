import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { sameJson } from '#contract/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';

// Short texts, numbers and booleans are judged, so of JSON Schema there is what speaks of those. A caller's regular
// expressions are never run: one could take for ever.
const ASSERTIONS: ReadonlySet<string> = new Set(
  'type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength'.split(' '),
);
const ANNOTATIONS: ReadonlySet<string> = new Set(
  'title description default examples deprecated readOnly writeOnly $comment format'.split(' '),
);
/** What is judged without Ajv. */
const PLAIN: ReadonlySet<string> = new Set(['type', 'enum']);
const OPTIONS = { strict: false, validateFormats: false, validateSchema: false, meta: false, logger: false } as const;

/**
 * What Ajv has against a literal, by the JSON Schema of its param, beyond its type and enum: "must be >= 1". Undefined
 * when nothing.
 */
export function literalObjection(value: Json, schema: JsonObject): string | undefined {
  if (isOwnWord(value, schema)) return undefined;
  const judged = judgeable(schema);
  if (Object.keys(judged).every((keyword) => PLAIN.has(keyword))) return undefined;
  const judge = judgeFor(judged);
  return judge(value) ? undefined : (judge.errors?.[0]?.message ?? 'does not fit the schema');
}

// What a caller writes down as the value itself is right, even where the rest of its schema forbids it.
function isOwnWord(value: Json, schema: JsonObject): boolean {
  const { const: only, default: usual, enum: menu } = schema;
  const words = [only, usual, ...(Array.isArray(menu) ? menu : [])];
  if (words.some((word) => word !== undefined && sameJson(word, value))) return true;
  const branches = [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return branches.some((branch) => isJsonObject(branch) && isOwnWord(value, branch));
}

// Callers declare the same few schemas with every request. Kept only once whole, since compiling may be interrupted; each
// by an Ajv of its own, which would keep every schema that it has met.
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

/** The part of a schema that a literal is judged by: never stricter than the whole. */
function judgeable(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, Json][] => {
      if (ASSERTIONS.has(keyword)) return [[keyword, value]];
      // Of what must not hold, or must hold alone, nothing can be left out.
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
