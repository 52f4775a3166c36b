import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';

/**
 * The visibility of what had one already and now needs a condition too. A limit takes the place of the one before. Undefined
 * if it needs that already, or would never show again.
 */
export function visibleIf(before: Json | undefined, condition: Json): Json | undefined {
  if (before === undefined) return condition;
  let all = [before].flat();
  const added = [condition].flat().filter((one) => !all.some((other) => isSame(one, other)));
  for (const one of added.filter(isJsonObject)) {
    all = all.filter((other) => !(isJsonObject(other) && isOtherLimit(one, other)));
    if (all.some((other) => isJsonObject(other) && isContradicted(one, other))) return undefined;
  }
  return added.length === 0 ? undefined : [...all, ...added];
}

function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const LIMITS = ['gt', 'gte', 'lt', 'lte'];

function limitOf(condition: JsonObject): string | undefined {
  return LIMITS.find((name) => condition[name] !== undefined);
}

function areOfOnePlace(one: JsonObject, other: JsonObject): boolean {
  return one['$state'] === other['$state'] && one['$item'] === other['$item'] && one['$or'] === other['$or'];
}

// "only under 70" where it was under 50
function isOtherLimit(one: JsonObject, other: JsonObject): boolean {
  const limit = limitOf(one);
  return areOfOnePlace(one, other) && limit !== undefined && limit === limitOf(other) && one['not'] === other['not'];
}

// What shows while one option is chosen would never show if it also needed another.
function isContradicted(one: JsonObject, other: JsonObject): boolean {
  const areLimits = limitOf(one) !== undefined && limitOf(other) !== undefined;
  return areOfOnePlace(one, other) && !areLimits && one['not'] !== true && other['not'] !== true;
}
