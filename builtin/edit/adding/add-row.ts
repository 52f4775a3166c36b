import type { Spec } from '#contract/spec/spec.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { memberAt, shownLists, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { childrenOf, subtree, type Patch } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { asksForTotal } from './add-total.ts';
import { newEntry, type NewEntry } from './new-entry.ts';

/** Lists with a way of their own to take something new. */
const OTHER_LISTS: ReadonlySet<string> = new Set(
  'DescriptionList DropdownMenu StatGroup Tabs Stepper Scheduler'.split(' '),
);

const CHART_COST = 3;

type Found = NewEntry & { list: ShownList };

/**
 * Adds an entry to the list that its place or kind names, else to the one that its values fit: "Slaughter Lane, 350 kW". Returns
 * false if it is not clear which list, or which member a value belongs to.
 */
export function addRow({ spec, apply }: Patch, thing: Addition, where: Where | undefined): boolean {
  const lists = shownLists(spec).filter(
    ({ isFixed, place }) => isFixed !== true && !OTHER_LISTS.has(place.element.type),
  );
  const at = where?.anchor === undefined ? [] : lists.filter((list) => isAt(spec, list, where));
  if (at.length === 0 && isElsewhere(spec, thing, where)) return false;
  const named = lists.filter((list) =>
    namesList(list, `${thing.kindText} ${thing.leads?.[0] ?? ''} ${where?.anchor ?? ''}`),
  );
  // A word before a name may be any; one before values tells what they are.
  const isNameAlone = thing.values.length === 0 && thing.kindText === '';
  const found = bestIn(spec, at, thing, true) ?? bestIn(spec, at.length > 0 || isNameAlone ? [] : named, thing, true);
  const chosen = found ?? (at.length > 0 ? undefined : bestIn(spec, lists, thing, false));
  if (chosen === undefined) return false;
  const index = insertIndex(spec, chosen.list, where);
  apply({ op: 'add', path: `${chosen.list.pointer}/${index ?? '-'}`, value: chosen.entry });
  return true;
}

// The list with the best fit. Of several that fit as well, the longest if the others show entries of it.
function bestIn(spec: Spec, lists: readonly ShownList[], thing: Addition, isNamed: boolean): Found | undefined {
  const found = lists.flatMap((list): Found[] => {
    const entry = newEntry(withShownValues(spec, list), thing, isNamed);
    // A chart repeats what another list says.
    const fit = (entry?.fit ?? 0) - (list.place.element.type.includes('Chart') ? CHART_COST : 0);
    return entry === undefined ? [] : [{ ...entry, fit, list }];
  });
  const most = Math.max(-CHART_COST, ...found.map(({ fit }) => fit));
  const [best, ...others] = found
    .filter(({ fit }) => fit === most)
    .toSorted((one, other) => other.list.entries.length - one.list.entries.length);
  const shown = new Set(best?.list.entries.map((entry) => JSON.stringify(entry)));
  const isPart = ({ list }: Found) => list.entries.some((entry) => shown.has(JSON.stringify(entry)));
  return others.every(isPart) ? best : undefined;
}

// Beside something that is no entry, or in a part of the screen that holds no list.
function isElsewhere(spec: Spec, { isNoun }: Addition, where: Where | undefined): boolean {
  const [target] = where?.anchor === undefined ? [] : findTargets(spec, where.anchor);
  if (target === undefined) return isNoun === true && where?.anchor !== undefined && where.side !== 'inside';
  return where?.side !== 'inside' || childrenOf(spec, target.place.id).length > 0;
}

/** True if a place is in a list: beside one of its entries, or in the part of the screen that holds the list. */
function isAt(spec: Spec, { place, pointer }: ShownList, { side, anchor = '' }: Where): boolean {
  if (side !== 'inside') {
    const beside = findTargets(spec, anchor)[0];
    const isEntry = beside?.pointer?.startsWith(`${pointer}/`) === true;
    return isEntry || findRows(spec, anchor).some((row) => row.list.pointer === pointer);
  }
  const [target] = findTargets(spec, anchor);
  if (target === undefined || target.place.id === spec.root) return false;
  // A lane is an entry itself, of the list of lanes.
  const lane = /^(.*\/\d+)\/[^/]+$/.exec(target.pointer?.startsWith('/state/') === true ? target.pointer : '')?.[1];
  if (lane !== undefined && pointer.startsWith(`${lane}/`)) return true;
  return lane === undefined && (target.place.id === place.id || isInside(spec, place.id, target.place.id));
}

// Words of paths in the state that say nothing about what is in a list.
const ANY_LIST: ReadonlySet<string> = new Set(
  'state elements props rows items list data draft form new next open all'.split(' '),
);

function namesList({ words }: ShownList, text: string): boolean {
  return wordsOf(text).some(
    (word) =>
      word.length > 2 && !ANY_LIST.has(word) && cuesIn(word).length === 0 && words.some((one) => isSameWord(one, word)),
  );
}

// Entries with the values that their members read from the state.
function withShownValues(spec: Spec, list: ShownList): ShownList {
  const valueOf = (value: Json): Json => {
    const path = isJsonObject(value) ? value['$state'] : undefined;
    return typeof path === 'string' ? ((readPointer(spec, `/state${path}`) ?? '') as Json) : value;
  };
  const shown = (entry: Json): Json =>
    isJsonObject(entry)
      ? Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, valueOf(value)]))
      : entry;
  const shownKeys = shownKeysOf(spec, list);
  return { ...list, entries: list.entries.map(shown), ...(shownKeys === undefined ? {} : { shownKeys }) };
}

// The members that columns or the elements of a repeated list read; undefined if the list shows all.
function shownKeysOf(spec: Spec, { place: { id, element } }: ShownList): ReadonlySet<string> | undefined {
  const { columns } = element.props;
  const ofColumns = (Array.isArray(columns) ? columns : []).flatMap((one) => (isJsonObject(one) ? [one['key']] : []));
  if (element.repeat === undefined) {
    const keys = ofColumns.filter((key) => typeof key === 'string');
    return keys.length === 0 ? undefined : new Set(keys);
  }
  const props = JSON.stringify(subtree(spec, id).map((one) => spec.elements[one]?.props));
  return new Set([...props.matchAll(/"\$bindItem":"\/?([^"/]+)"/g)].map(([, key]) => key ?? ''));
}

// Beside the entry that is named, else at the end. A total stays the last entry.
function insertIndex(spec: Spec, list: ShownList, where: Where | undefined): number | undefined {
  if (where?.side === 'first') return 0;
  const { pointer, entries, members } = list;
  const last = textOf(memberAt(entries.at(-1), members[0]?.key ?? ''));
  const end = asksForTotal(last) && wordsOf(last).length === 1 ? entries.length - 1 : undefined;
  if (where?.anchor === undefined || where.side === 'inside') return end;
  const row = findRows(spec, where.anchor).find((one) => one.list.pointer === pointer);
  const told = findTargets(spec, where.anchor)[0]?.pointer ?? '';
  const own = told.startsWith(`${pointer}/`) ? Number(told.slice(pointer.length + 1).split('/')[0]) : undefined;
  const beside = row?.index ?? own;
  const index = beside === undefined ? end : beside + (where.side === 'before' ? 0 : 1);
  return index === undefined || index >= entries.length ? undefined : index;
}
