import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { paramSchemas } from '#contract/request/param-schemas.ts';
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
    .flatMap(([name, schema]) => {
      const likeness = likenessTo(name, schema);
      return sources.map((source) => ({ name, source, score: likeness(source) })).filter(({ score }) => score > 0);
    })
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

/**
 * How likely a param means a source, 0 to 4; a name outweighs a label, and a control outweighs plain state. What is
 * to be known of the param is read once, for many sources.
 */
export function likenessTo(name: string, schema: JsonObject): (source: ParamSource) => number {
  const plain = plainOf(name);
  const titles = [name, schema['title']].filter((title) => typeof title === 'string').map(labelOf);
  return (source) => {
    if (!fitsType(schema['type'], source.shape)) return 0;
    const { names, labels } = calledOf(source);
    if (names.has(plain)) return source.element === undefined ? 3 : 4;
    let most = 0;
    for (const label of labels) for (const title of titles) most = Math.max(most, labelLikeness(title, label));
    return most;
  };
}

type Label = { plain: string; words: ReadonlySet<string> };

function labelOf(text: string): Label {
  return { plain: plainOf(text), words: new Set(wordsOf(text)) };
}

type Called = { names: ReadonlySet<string>; labels: readonly Label[] };

const calledAs = new WeakMap<ParamSource, Called>();

// A source is compared with many params.
function calledOf(source: ParamSource): Called {
  const known = calledAs.get(source);
  if (known !== undefined) return known;
  const called = { names: new Set(source.names.map(plainOf)), labels: source.labels.map(labelOf) };
  calledAs.set(source, called);
  return called;
}

function labelLikeness(title: Label, label: Label): number {
  if (title.plain === label.plain) return 2.5;
  let shared = 0;
  for (const word of title.words) if (label.words.has(word)) shared += 1;
  const union = title.words.size + label.words.size - shared;
  // "email" and "Work e-mail": the same letters in different words.
  const spelled = title.plain.length > 3 && label.plain.endsWith(title.plain) ? 0.5 : 0;
  const overlap = Math.max(spelled, shared / union);
  return overlap >= 0.5 ? 1 + overlap : 0;
}

function fitsType(type: Json | undefined, shape: ParamSource['shape']): boolean {
  if (type === undefined || type === null || (Array.isArray(type) && type.length === 0)) return shape !== 'object';
  const mayBe = (name: string): boolean => (Array.isArray(type) ? type.includes(name) : type === name);
  switch (shape) {
    case 'boolean':
      return mayBe('boolean');
    case 'list':
      return mayBe('array');
    case 'object':
      return mayBe('object');
    case 'scalar':
      return mayBe('string') || mayBe('number') || mayBe('integer');
  }
}

// A default that its own schema refuses cannot be sent.
function isPossible(value: Json, schema: JsonObject): boolean {
  return typeof value !== 'object' && isParamValue(value, schema);
}

function fixedValue(schema: JsonObject): Json | undefined {
  return [schema['const'], schema['default']].find((value) => value !== undefined && isPossible(value, schema));
}
