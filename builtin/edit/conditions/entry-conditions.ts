import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { memberAt, shownLists } from '#builtin/edit/finding/shown-lists.ts';
import { itemKeyOf, statePathOf } from '#builtin/edit/finding/shown-values.ts';
import { parentOf } from '#builtin/edit/finding/surroundings.ts';
import { placesOf } from '#builtin/edit/patch.ts';
import { boundTold, isToldIn, toldValues } from '#builtin/edit/words/told-values.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/** A member of the entries that an element belongs to; `isOwn` if it is all that the element shows of them. */
type Member = { read: JsonObject; names: string[]; values: readonly (Json | undefined)[]; isOwn?: boolean };

/**
 * What a condition tells of a member of the entry that all of the elements repeat for, or of the row that is picked for them: "it
 * is in the oven", "the score is over 50". Undefined if it tells anything else, or may mean several members.
 */
export function entryCondition(spec: Spec, ids: readonly string[], condition: string): JsonObject | undefined {
  const entries = listKeys(spec);
  const found = membersOfAll(spec, ids).flatMap((member): JsonObject[] => {
    const one = conditionOn(member, condition, entries);
    return one === undefined ? [] : [one];
  });
  const [first, ...others] = new Map(found.map((one) => [JSON.stringify(one), one])).values();
  return others.length === 0 ? first : undefined;
}

// Those of one kind may stand in several lists, such as the lanes of a board.
function membersOfAll(spec: Spec, ids: readonly string[]): Member[] {
  const [first = [], ...others] = ids.map((id) => membersAround(spec, id));
  return first.flatMap((member) => {
    const alike = others.flatMap(
      (all) => all.find(({ read }) => JSON.stringify(read) === JSON.stringify(member.read)) ?? [],
    );
    if (alike.length < others.length) return [];
    return [{ ...member, values: [member, ...alike].flatMap(({ values }) => values) }];
  });
}

/** The rows that an element is in; those that it repeats for itself are inside of it. */
export function rowsAround(spec: Spec, id: string): { path: string } | undefined {
  const parent = parentOf(spec, id);
  return elementOf(spec, id)?.repeat === undefined
    ? rowsOf(spec, id)
    : parent === undefined
      ? undefined
      : rowsOf(spec, parent);
}

// "the turbine", "a sensor": what a list in the state is called tells of no member.
function listKeys({ state }: Spec): string[] {
  return Object.entries(state).flatMap(([key, value]) => (Array.isArray(value) ? [key] : []));
}

function membersAround(spec: Spec, id: string): Member[] {
  const rows = rowsAround(spec, id);
  const own = Object.values(elementOf(spec, id)?.props ?? {}).flatMap((value) => itemKeyOf(value) ?? []);
  if (rows !== undefined)
    return membersOf(spec, rows.path, (key) => ({ $item: key })).map((member) => ({
      ...member,
      isOwn: own.length === 1 && member.read['$item'] === own[0],
    }));
  const picked = placesOf(spec).flatMap(({ id: table, element: { props } }) => {
    const path = statePathOf(props['selectedRows']);
    return path !== undefined && dependsOn(spec, id, path) ? [{ table, path }] : [];
  });
  const [first, ...others] = picked;
  if (first === undefined || others.length > 0) return [];
  const list = statePathOf(elementOf(spec, first.table)?.props['rows']);
  return list === undefined ? [] : membersOf(spec, list, (key) => ({ $state: `${first.path}/0/${key}` }));
}

// An action on the picked row, or what only shows when one is picked.
function dependsOn(spec: Spec, id: string | undefined, path: string): boolean {
  if (id === undefined) return false;
  const { on, visible } = elementOf(spec, id) ?? {};
  return (
    JSON.stringify([on ?? null, visible ?? null]).includes(`"${path}/0`) || dependsOn(spec, parentOf(spec, id), path)
  );
}

function membersOf(spec: Spec, path: string, read: (key: string) => JsonObject): Member[] {
  const list = shownLists(spec).find(({ pointer }) => pointer === `/state${path}`);
  return (list?.members ?? []).map(({ key, label }) => ({
    read: read(key),
    names: [key, label],
    values: (list?.entries ?? []).map((entry) => memberAt(entry, key)),
  }));
}

function conditionOn(
  { read, names, values, isOwn }: Member,
  condition: string,
  entries: readonly string[],
): JsonObject | undefined {
  const value = statesAmong(values).find((one) => isToldIn(one, condition));
  const named = names.filter((name) => isToldIn(name, condition));
  const about = value !== undefined ? [value, ...names, ...entries] : [...named, ...entries];
  const { told, number, others } = toldValues(condition, about);
  const bound = boundTold(told);
  if (others.length > 0) return undefined;
  if (value !== undefined) return bound === undefined && number === undefined ? { ...read, eq: value } : undefined;
  // "only if there is one": nothing else is named.
  if (named.length === 0 && isOwn !== true) return undefined;
  const areAll = (type: string) => values.length > 0 && values.every((one) => typeof one === type);
  const isPlain = told.size === 0 || told.has('nobody');
  if (bound !== undefined) return number !== undefined && areAll('number') ? { ...read, [bound]: number } : undefined;
  if (number !== undefined) return undefined;
  if (areAll('boolean')) return isPlain && named.length > 0 ? read : undefined;
  // What every entry has is never missing.
  if (!values.some((one) => one === undefined || one === null || one === '')) return undefined;
  return told.has('empty') ? { ...read, not: true } : told.has('filled') || told.has('there') ? read : undefined;
}

const STATE_CHARS = 40;
const STATES_MAX = 12;

// Texts that tell a state rather than a name: few short ones, which entries share.
function statesAmong(values: Member['values']): string[] {
  const texts = new Set(values.flatMap((one) => (typeof one === 'string' && one.length <= STATE_CHARS ? [one] : [])));
  return texts.size < Math.min(values.length, STATES_MAX) ? [...texts].filter((one) => wordsOf(one).length > 0) : [];
}
