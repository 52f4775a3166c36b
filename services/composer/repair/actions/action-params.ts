import type { ActionDeclaration } from '#contract/compose-request.ts';
import type { Json, JsonObject } from '#contract/json.ts';
import { paramSchemas } from '#contract/param-schemas.ts';
import type { ParamSource } from './param-sources.ts';
import { isParamValue } from '#services/composer/validation/declared-params.ts';
import { plainOf, wordsOf } from '../words.ts';

/** The params that an action declares, by name, each with its JSON Schema. */
export function declaredParams({ params }: ActionDeclaration): [name: string, schema: JsonObject][] {
  return paramSchemas(params);
}

/**
 * Binds declared params to what the screen has: by name first, then by label, closest match first, each source only once.
 * A param without a source takes the constant or default of its schema, or is left out.
 */
export function bindParams(declared: readonly [string, JsonObject][], sources: readonly ParamSource[]): JsonObject {
  const bound = new Map<string, Json>();
  const taken = new Set<ParamSource>();
  const matches = declared
    .flatMap(([name, schema]) => sources.map((source) => ({ name, source, score: likeness(name, schema, source) })))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  for (const { name, source } of matches) {
    if (bound.has(name) || taken.has(source)) continue;
    bound.set(name, source.expression);
    taken.add(source);
  }
  const params: JsonObject = {};
  for (const [name, schema] of declared) {
    const value = bound.get(name) ?? fixedValue(schema);
    if (value !== undefined) params[name] = value;
  }
  return params;
}

/** How likely a param means this source, 0 to 4; a name outweighs a label, and a control outweighs plain state. */
export function likeness(name: string, schema: JsonObject, source: ParamSource): number {
  if (!fitsType(schema['type'], source.shape)) return 0;
  const plain = plainOf(name);
  const isControl = source.element !== undefined;
  if (source.names.some((other) => plainOf(other) === plain)) return isControl ? 4 : 3;
  const titles = [name, schema['title']].filter((title) => typeof title === 'string');
  return Math.max(0, ...source.labels.flatMap((label) => titles.map((title) => labelLikeness(title, label))));
}

function labelLikeness(title: string, label: string): number {
  const [one, other] = [plainOf(title), plainOf(label)];
  if (one === other) return 2.5;
  const [words, labelWords] = [new Set(wordsOf(title)), new Set(wordsOf(label))];
  const shared = [...words].filter((word) => labelWords.has(word)).length;
  const union = words.size + labelWords.size - shared;
  // "email" and "Work e-mail": the same letters in different words.
  const spelled = one.length > 3 && other.endsWith(one) ? 0.5 : 0;
  const overlap = Math.max(spelled, shared / union);
  return overlap >= 0.5 ? 1 + overlap : 0;
}

function fitsType(type: Json | undefined, shape: ParamSource['shape']): boolean {
  const types = [type ?? []].flat();
  if (types.length === 0) return shape !== 'object';
  switch (shape) {
    case 'boolean':
      return types.includes('boolean');
    case 'list':
      return types.includes('array');
    case 'object':
      return types.includes('object');
    case 'scalar':
      return types.some((one) => one === 'string' || one === 'number' || one === 'integer');
  }
}

// A default that its own schema refuses cannot be sent.
function isPossible(value: Json, schema: JsonObject): boolean {
  return typeof value !== 'object' && isParamValue(value, schema);
}

function fixedValue(schema: JsonObject): Json | undefined {
  return [schema['const'], schema['default']].find((value) => value !== undefined && isPossible(value, schema));
}
