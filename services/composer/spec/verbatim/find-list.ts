import type { Prop } from '#catalog/definition.ts';
import { isJsonObject, type Json } from '#contract/json.ts';
import type { FactList, Facts } from './facts.ts';
import { saysSame } from './same-fact.ts';

/** A shorter list of plain values may be the same by chance. */
const PLAIN_ITEMS_MIN = 3;

/**
 * The one list of the data that a literal list copies item by item, or undefined. Records in the data may hold more
 * than the copy where the component takes records of any kind, such as the rows of a table.
 */
export function findList(
  literal: readonly Json[],
  prop: Prop,
  facts: Facts,
  isGiven: (currency: string) => boolean,
): FactList | undefined {
  if (!isTelling(literal)) return undefined;
  const takesMore = prop.items?.kind === 'record';
  const alike = facts.lists.filter(
    ({ items }) =>
      items.length === literal.length &&
      items.every((item, index) => isCopy(literal[index] ?? null, item, takesMore, isGiven)),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function isTelling(list: readonly Json[]): boolean {
  if (list.every((item) => isJsonObject(item) && Object.keys(item).length >= 2)) return list.length > 0;
  return list.length >= PLAIN_ITEMS_MIN;
}

function isCopy(literal: Json, fact: Json, takesMore: boolean, isGiven: (currency: string) => boolean): boolean {
  if (Array.isArray(literal)) {
    if (!Array.isArray(fact) || fact.length !== literal.length) return false;
    return literal.every((item, index) => isCopy(item, fact[index] ?? null, false, isGiven));
  }
  if (!isJsonObject(literal)) return saysSame(literal, fact, isGiven);
  if (!isJsonObject(fact) || (takesMore && !Object.values(fact).every(isCell))) return false;
  const names = Object.keys(literal);
  if (!takesMore && names.length !== Object.keys(fact).length) return false;
  return names.every(
    (name) => Object.hasOwn(fact, name) && isCopy(literal[name] ?? null, fact[name] ?? null, false, isGiven),
  );
}

/** What a table draws in one cell. */
function isCell(value: Json): boolean {
  return value !== null && typeof value !== 'object';
}
