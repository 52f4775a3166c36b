import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';
import { nameFor, scalarFor, several, textFor } from './words.ts';

/** Data as hosts send it: records, lists of records, single figures, settings, and sometimes something odd. */
export function dataFor(random: Random): JsonObject {
  const members = several(random, random.chance(0.1) ? 60 : 6, (): [string, Json] => [nameFor(random), member(random)]);
  return Object.fromEntries(members);
}

function member(random: Random): Json {
  switch (random.integer(8)) {
    case 0:
    case 1:
      return records(random);
    case 2:
      return record(random, 2);
    case 3:
      return several(random, 6, () => scalarFor(random));
    case 4:
      return odd(random);
    default:
      return scalarFor(random);
  }
}

// Most lists hold records of one shape; some mix them.
function records(random: Random): Json {
  const names = several(random, 8, () => nameFor(random));
  const isMixed = random.chance(0.15);
  return several(random, random.chance(0.1) ? 40 : 6, () => {
    const own = isMixed ? several(random, 4, () => nameFor(random)) : names;
    return Object.fromEntries(own.map((name): [string, Json] => [name, cell(random)]));
  });
}

function cell(random: Random): Json {
  return random.chance(0.9) ? scalarFor(random) : record(random, 1);
}

function record(random: Random, depth: number): JsonObject {
  const value = (): Json => (depth > 0 && random.chance(0.2) ? record(random, depth - 1) : scalarFor(random));
  return Object.fromEntries(several(random, 7, (): [string, Json] => [nameFor(random), value()]));
}

function odd(random: Random): Json {
  return (
    random.pick<Json>([
      [],
      {},
      [[1, 2], [3]],
      [null, { name: 'Ada' }],
      [{}, {}],
      { $state: '/other' },
      [{ $item: 'name' }],
      { type: 'FeatureCollection', features: [{ lat: 52.5, lng: 13.4 }] },
      [[['deep']]],
    ]) ?? null
  );
}

/** What hosts declare as the params of an action: JSON Schemas of every kind, and the shorthand without one around. */
export function paramsFor(random: Random): JsonObject {
  if (random.chance(0.1)) return {};
  const properties = propertiesFor(random, random.chance(0.05) ? 100 : 8, 2);
  if (random.chance(0.15)) return properties;
  const names = Object.keys(properties);
  const required = names.filter(() => random.chance(0.5));
  if (random.chance(0.1)) required.push(nameFor(random));
  return {
    ...(random.chance(0.8) && { type: random.pick<Json>(['object', ['object', 'null'], ['object']]) ?? 'object' }),
    ...(random.chance(0.97) && { properties }),
    ...(random.chance(0.7) && { required: [...new Set(required)] }),
    ...(random.chance(0.3) && {
      additionalProperties: random.pick<Json>([true, false, {}, { type: 'string' }]) ?? false,
    }),
    ...(random.chance(0.9) && { $defs: { money: { type: 'number', minimum: 0 }, self: { $ref: '#/$defs/self' } } }),
    ...(random.chance(0.1) && { title: textFor(random), description: textFor(random) }),
    ...(random.chance(0.05) && {
      allOf: [{ required: names.slice(0, 1) }, { properties: propertiesFor(random, 2, 1) }],
    }),
    ...(random.chance(0.05) && { $schema: 'https://json-schema.org/draft/2020-12/schema' }),
    ...(random.chance(0.05) && { anyOf: names.slice(0, 2).map((name) => ({ required: [name] })) }),
  };
}

function propertiesFor(random: Random, most: number, depth: number): JsonObject {
  return Object.fromEntries(
    several(random, most, (): [string, Json] => [nameFor(random, 0.06), schemaFor(random, depth)]),
  );
}

function schemaFor(random: Random, depth: number): Json {
  const schema = { ...typed(random, depth), ...hints(random) };
  return random.chance(0.04) ? (random.pick<Json>([true, {}]) ?? {}) : schema;
}

function typed(random: Random, depth: number): JsonObject {
  switch (random.integer(16)) {
    case 0:
      return { type: 'number', minimum: 0, maximum: random.pick([5, 10, 100, 1e6]) ?? 10 };
    case 1:
      return { type: 'integer' };
    case 2:
      return { type: 'boolean' };
    case 3:
      return {
        type: 'string',
        format: random.pick(['email', 'date', 'date-time', 'uri', 'uuid', 'made-up', 'password']) ?? '',
      };
    case 4:
      return { enum: several(random, 6, () => scalarFor(random)).concat('last') };
    case 5:
      return { type: 'string', enum: ['low', 'medium', 'high', ...several(random, 3, () => textFor(random))] };
    case 6:
      return depth > 0 ? { type: 'object', properties: propertiesFor(random, 4, depth - 1) } : { type: 'object' };
    case 7:
      return { type: 'array', ...(random.chance(0.8) && { items: depth > 0 ? schemaFor(random, depth - 1) : {} }) };
    case 8:
      return { const: scalarFor(random) };
    case 9:
      return { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] };
    case 10:
      return { anyOf: [{ type: random.pick(['string', 'number', 'boolean']) ?? 'string' }, { type: 'null' }] };
    case 11:
      return { type: [random.pick(['string', 'number', 'boolean', 'object', 'array']) ?? 'string', 'null'] };
    case 12:
      return { $ref: random.pick(['#/$defs/money', '#/$defs/self', '#']) ?? '#' };
    case 13:
      return {};
    default:
      return { type: 'string' };
  }
}

function hints(random: Random): JsonObject {
  return {
    ...(random.chance(0.15) && { title: textFor(random) }),
    ...(random.chance(0.2) && { description: textFor(random) }),
    ...(random.chance(0.1) && { default: scalarFor(random) }),
    ...(random.chance(0.05) && { nullable: true }),
    ...(random.chance(0.05) && { pattern: random.pick(['^[A-Z]{2}$', '^(a+)+$', '\\d+']) ?? '.' }),
    ...(random.chance(0.05) && { examples: [scalarFor(random)] }),
    ...(random.chance(0.05) && { minLength: 1, maxLength: random.pick([10, 400]) ?? 10 }),
  };
}
