import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { FactList, Facts } from './facts.ts';
import { saysSame } from './same-fact.ts';

/** A shorter list of plain values may be equal by chance. */
const PLAIN_ITEMS_MIN = 3;

/** What data records may have beyond the copy's members: nothing, what a table cell can show, or anything. */
export type Surplus = 'none' | 'cells' | 'any';

/** The only list of the data that a literal list copies item by item, or undefined. */
export function findList(
  literal: readonly Json[],
  surplus: Surplus,
  facts: Facts,
  isGiven: (currency: string) => boolean,
): FactList | undefined {
  if (!isTelling(literal)) return undefined;
  const alike = facts.lists.filter(
    ({ items }) =>
      items.length === literal.length &&
      items.every((item, index) => isCopy(literal[index] ?? null, item, surplus, isGiven)),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function isTelling(list: readonly Json[]): boolean {
  if (list.every((item) => isJsonObject(item) && Object.keys(item).length >= 2)) return list.length > 0;
  return list.length >= PLAIN_ITEMS_MIN;
}

function isCopy(literal: Json, fact: Json, surplus: Surplus, isGiven: (currency: string) => boolean): boolean {
  if (Array.isArray(literal)) {
    if (!Array.isArray(fact) || fact.length !== literal.length) return false;
    return literal.every((item, index) => isCopy(item, fact[index] ?? null, 'none', isGiven));
  }
  if (!isJsonObject(literal)) return saysSame(literal, fact, isGiven);
  if (!isJsonObject(fact) || (surplus === 'cells' && !Object.values(fact).every(isCell))) return false;
  const names = Object.keys(literal);
  if (surplus === 'none' && names.length !== Object.keys(fact).length) return false;
  return names.every(
    (name) => Object.hasOwn(fact, name) && isCopy(literal[name] ?? null, fact[name] ?? null, 'none', isGiven),
  );
}

/** True for what a table cell can show. */
function isCell(value: Json): boolean {
  return value !== null && typeof value !== 'object';
}
