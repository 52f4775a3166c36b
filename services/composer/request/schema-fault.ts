import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '#contract/json/json.ts';
import { readMember } from '#contract/json/json-pointer.ts';

/** Why a value is not a JSON Schema: the path, and what is wrong there. */
export type SchemaFault = { path: PropertyKey[]; message: string };

// Schemas are only validated as documents, never compiled or run: a caller's regular expression could take for ever.
const OPTIONS = { strict: false, validateFormats: false, logger: false } as const;

// Compiled at startup: compiling takes as long as many requests, and an interrupted compilation would leave an unusable
// validator.
const JUDGES = [new Ajv2020(OPTIONS), new Ajv(OPTIONS)];
for (const judge of JUDGES) void judge.validateSchema({});

/**
 * What is wrong with a JSON Schema of draft 2020-12, or of draft 7 where the two differ (`items` as a list). Undefined when
 * it is valid.
 *
 * Source: JSON Schema draft 2020-12 and draft 7, meta-schemas.
 */
export function schemaFault({ $schema: _dialect, $id: _id, ...schema }: JsonObject): SchemaFault | undefined {
  let fault: SchemaFault | undefined;
  for (const judge of JUDGES) {
    if (judge.validateSchema(schema) === true) return undefined;
    const [first] = judge.errors ?? [];
    fault ??= { path: stepsIn(schema, first?.instancePath ?? ''), message: wordsOf(first) };
  }
  return fault;
}

const NOUNS: Record<string, string> = { array: 'an array', integer: 'an integer', object: 'an object' };

// The validator's own words leave out what is allowed.
function wordsOf(fault: ErrorObject | undefined): string {
  const { type, allowedValues } = (fault?.params ?? {}) as { type?: string | string[]; allowedValues?: unknown[] };
  if (type !== undefined)
    return `must be ${[type]
      .flat()
      .map((name) => NOUNS[name] ?? `a ${name}`)
      .join(' or ')}`;
  if (allowedValues !== undefined)
    return `must be one of ${allowedValues.map((value) => JSON.stringify(value)).join(', ')}`;
  return fault?.keyword === 'uniqueItems' ? 'must list no entry twice' : (fault?.message ?? 'it says nothing');
}

// The path may contain names that our pointers must not.
function stepsIn(schema: unknown, pointer: string): PropertyKey[] {
  let value = schema;
  return pointer
    .split('/')
    .slice(1)
    .map((token) => {
      const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(name) : name;
      value = readMember(value, name);
      return step;
    });
}
