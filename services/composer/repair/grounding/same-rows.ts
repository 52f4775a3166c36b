import { isJsonObject, type Json, type JsonObject, memberOf } from '#contract/json/json.ts';
import { type FactList, sayingOf, saysSame } from './facts.ts';

/** A model's rows that are the caller's: the data row of each, and the data field of each member. */
export type SameRows = { rows: readonly JsonObject[]; members: ReadonlyMap<string, string> };

type IsGiven = (currency: string) => boolean;

/** A list of data records, indexed by the values of each field. */
export type RowIndex = {
  rows: readonly JsonObject[];
  /** The only row with that value in that field; undefined when none or several have it. */
  only(field: string, value: string | number): JsonObject | undefined;
};

/** Indexes a list of records, each field on first use; undefined for another list. */
export function rowIndex({ items }: FactList): RowIndex | undefined {
  if (!items.every(isJsonObject)) return undefined;
  const byField = new Map<string, Map<string, JsonObject | undefined>>();
  const indexOf = (field: string): Map<string, JsonObject | undefined> => {
    const known = byField.get(field);
    if (known !== undefined) return known;
    const rowOf = new Map<string, JsonObject | undefined>();
    for (const row of items) {
      const said = memberOf(row, field);
      if (typeof said !== 'string' && typeof said !== 'number') continue;
      const { plain } = sayingOf(said);
      rowOf.set(plain, rowOf.has(plain) ? undefined : row);
    }
    // Stored only when complete: the work may be interrupted and run again.
    byField.set(field, rowOf);
    return rowOf;
  };
  return { rows: items, only: (field, value) => indexOf(field).get(sayingOf(value).plain) };
}

/**
 * Matches a model's rows with the rows of a list in the data by an identifying member: one that in every row has a value of
 * exactly one data row. Members match fields of the same name; others match the field that most rows agree with. Undefined
 * when no member identifies the rows, or more than one list does.
 */
export function sameRows(
  rows: readonly JsonObject[],
  lists: readonly RowIndex[],
  isGiven: IsGiven,
): SameRows | undefined {
  const found = lists.flatMap((index) => {
    const facts = index.rows.length < rows.length ? undefined : identified(rows, index);
    return facts === undefined ? [] : [{ rows: facts, members: membersOf(rows, facts, isGiven) }];
  });
  return found.length === 1 ? found[0] : undefined;
}

function identified(rows: readonly JsonObject[], index: RowIndex): readonly JsonObject[] | undefined {
  const [first = {}] = rows;
  const [fact = {}] = index.rows;
  for (const member of Object.keys(first)) {
    for (const field of Object.hasOwn(fact, member) ? [member] : Object.keys(fact)) {
      // Under a different name a single match may be chance.
      if (field !== member && rows.length < 2) continue;
      const same = allOrNone(rows, (row) => {
        const value = memberOf(row, member);
        return identifies(value, field === member) ? index.only(field, value) : undefined;
      });
      if (same !== undefined && new Set(same).size === rows.length) return same;
    }
  }
  return undefined;
}

/** A bare number identifies a row only under the same name. */
function identifies(value: Json | undefined, isSameName: boolean): value is string | number {
  if (isSameName) return typeof value === 'string' || typeof value === 'number';
  return typeof value === 'string' && /\p{L}/u.test(value);
}

function allOrNone<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found[] | undefined {
  const found: Found[] = [];
  for (const item of items) {
    const one = find(item);
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}

function membersOf(
  rows: readonly JsonObject[],
  facts: readonly JsonObject[],
  isGiven: IsGiven,
): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  for (const member of new Set(rows.flatMap((row) => Object.keys(row)))) {
    const isNamed = facts.every((fact) => Object.hasOwn(fact, member));
    const said = mostSaid(member, rows, facts, isGiven);
    // The `value` of an option is what it selects, even when the data has a field `value`.
    const field = isNamed && !(said !== undefined && isSaidByAll(member, said, rows, facts, isGiven)) ? member : said;
    if (field !== undefined) members.set(member, field);
  }
  return members;
}

function isSaidByAll(
  member: string,
  field: string,
  rows: readonly JsonObject[],
  facts: readonly JsonObject[],
  isGiven: IsGiven,
): boolean {
  return rows.every((row, index) =>
    saysSame(memberOf(row, member) ?? null, memberOf(facts[index], field) ?? null, isGiven),
  );
}

/** The field that most rows, at least two, agree with in a member of a different name. */
function mostSaid(
  member: string,
  rows: readonly JsonObject[],
  facts: readonly JsonObject[],
  isGiven: IsGiven,
): string | undefined {
  const said = Object.keys(facts[0] ?? {}).filter((field) => {
    const agreeing = rows.filter((row, index) =>
      saysSame(memberOf(row, member) ?? null, memberOf(facts[index], field) ?? null, isGiven),
    ).length;
    return agreeing >= 2 && agreeing > rows.length / 2;
  });
  return said.length === 1 ? said[0] : undefined;
}
