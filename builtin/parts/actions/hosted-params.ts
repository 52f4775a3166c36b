import type { JsonObject } from '#contract/json/json.ts';
import { read } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** Params that nobody is asked for: each reads a seeded place in the state, which holds its fixed value or is for the host to fill. */
export function hostedParams(fields: readonly Field[], u: Understanding): { params: JsonObject; seeds: JsonObject } {
  const key = ownKey(u, 'context');
  const places = fields.map(({ name, fixed = '' }) => [name, `/${key}/${identifier(name, 'value')}`, fixed] as const);
  return {
    params: Object.fromEntries(places.map(([name, pointer]) => [name, read(pointer)])),
    seeds: Object.fromEntries(places.map(([, pointer, value]) => [pointer, value])),
  };
}
