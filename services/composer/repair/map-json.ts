import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';

/** A value with every part of it mapped, innermost first; the same value when nothing changed. */
export function mapJson<J extends Json>(value: J, map: (part: Json) => Json): J {
  return mapPart(value, map) as J;
}

function mapPart(value: Json, map: (part: Json) => Json): Json {
  if (Array.isArray(value)) {
    const items = value.map((item) => mapPart(item, map));
    return map(items.every((item, index) => item === value[index]) ? value : items);
  }
  if (!isJsonObject(value)) return map(value);
  const members: JsonObject = {};
  let changed = false;
  for (const [key, member] of Object.entries(value)) {
    const mapped = mapPart(member, map);
    members[key] = mapped;
    changed ||= mapped !== member;
  }
  return map(changed ? members : value);
}

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
