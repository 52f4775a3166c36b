import type { Json, JsonObject } from '#contract/json/json.ts';
import type { ActionBinding } from '#contract/spec/spec.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { bindingOf } from './action-button.ts';
import { type Lookup, wireParams } from './wire-params.ts';
import { read } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';

/** The binding that fires an action with params from the lookups, and seeds for the params that the host fills. */
export function wiredBinding(
  action: Action,
  lookups: readonly Lookup[],
  u: Understanding,
): { commit: ActionBinding; seeds: JsonObject } {
  const { params, missing } = wireParams(action, lookups);
  const hosted = hostedParams(missing, u);
  const isFilled = action.confirmed === 'unfilled';
  return { commit: bindingOf(action, { ...params, ...hosted.params }, u.copy, isFilled), seeds: hosted.seeds };
}

/** Params that the user is not asked for. Each reads a seeded state path with its fixed value, or one that the host fills. */
export function hostedParams(fields: readonly Field[], u: Understanding): { params: JsonObject; seeds: JsonObject } {
  const key = ownKey(u, 'context');
  const places = fields.map((field) => {
    const { name, fixed = emptyOf(field) } = field;
    return [name, `/${key}/${identifier(name, 'value')}`, fixed] as const;
  });
  return {
    params: Object.fromEntries(places.map(([name, pointer]) => [name, read(pointer)])),
    seeds: Object.fromEntries(places.map(([, pointer, value]) => [pointer, value])),
  };
}

// No text where the schema asks for something else.
function emptyOf({ kind, fields, isNumeric }: Field): Json {
  return fields !== undefined || isNumeric === true || NO_TEXT.has(kind) ? null : '';
}

const NO_TEXT: ReadonlySet<Field['kind']> = new Set([
  'number',
  'money',
  'quantity',
  'slider',
  'rating',
  'yesNo',
  'choices',
  'tags',
  'file',
  'records',
]);
