import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { plainOf } from '../words.ts';
import { type Saying, sayingOf } from './same-fact.ts';

/** One value of the caller's data, and its pointer in the state. */
export type Fact = Saying & { pointer: string };

/** One list of the caller's data. */
export type FactList = { pointer: string; items: readonly Json[] };

/** Indexes over the caller's data. */
export type Facts = {
  values: readonly Fact[];
  /** The same, by plain text. */
  byText: ReadonlyMap<string, readonly Fact[]>;
  lists: readonly FactList[];
  /** The names of all members, without case, spaces and punctuation. */
  keys: ReadonlySet<string>;
};

/** Indexes data, except for paths that `isLeftOut` matches and what is below them. */
export function factsOf(data: JsonObject, isLeftOut: (pointer: string) => boolean): Facts {
  const values: Fact[] = [];
  const lists: FactList[] = [];
  const keys = new Set<string>();
  walk(data, []);
  return { values, byText: Map.groupBy(values, ({ plain }) => plain), lists, keys };

  function walk(value: Json, path: readonly (string | number)[]): void {
    const pointer = formatPointer(path);
    if (path.length > 0 && isLeftOut(pointer)) return;
    if (typeof value === 'string' || typeof value === 'number') values.push({ pointer, ...sayingOf(value) });
    if (Array.isArray(value)) {
      if (value.length > 0) lists.push({ pointer, items: value });
      for (const [index, item] of value.entries()) walk(item, [...path, index]);
    } else if (isJsonObject(value)) {
      for (const [key, member] of Object.entries(value)) {
        keys.add(plainOf(key));
        walk(member, [...path, key]);
      }
    }
  }
}
