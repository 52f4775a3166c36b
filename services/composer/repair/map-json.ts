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
