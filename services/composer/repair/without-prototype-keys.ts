import { isJsonObject, type Json } from '#contract/json/json.ts';

/**
 * A value without keys named `__proto__` at any depth; the same value when it has none. `constructor` and `prototype` are
 * ordinary words in data; only pointers may not name them.
 */
export function withoutPrototypeKeys(value: Json): Json {
  if (Array.isArray(value)) {
    const items = value.map(withoutPrototypeKeys);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  const kept = entries.map(([key, member]): [string, Json] => [key, withoutPrototypeKeys(member)]);
  const isSame =
    kept.length === Object.keys(value).length && kept.every(([, member], index) => member === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(kept);
}
