import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { TONES_OF_COLOR } from '#builtin/edit/finding/by-ordinal-or-color.ts';
import { sameWord } from '#builtin/edit/words/same-word.ts';
import type { Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { formatLike } from './update-figures.ts';
import { indexAfterMove } from './move.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

const SURE = 0.9;
const MENU_MAX = 12;

/** Gives a member of an entry another value: the one with that key, else the one whose values look like it. */
export function changeRow(patch: Patch, row: Row, member: string | undefined, value: string): boolean {
  const { list, index } = row;
  const entry = list.entries[index];
  const key = member ?? keyByValue(row, value);
  const before = key === undefined ? undefined : memberAt(entry, key);
  // What nothing draws may be the source of what is drawn, which would stay as it is.
  if (key !== undefined && list.drawn?.has(key) === false) return false;
  if (key === undefined || before === undefined || Array.isArray(before) || isJsonObject(before)) return false;
  const after = knownValue(list, key, value) ?? convertLike(before, value);
  if (after === undefined || after === before) return false;
  const at = (name: string) => `${list.pointer}/${index}${formatPointer([name])}`;
  const following = dependentMembers(list, key, after);
  patch.apply({ op: 'replace', path: at(key), value: after });
  for (const [other, follows] of following)
    if (memberAt(entry, other) !== follows) patch.apply({ op: 'replace', path: at(other), value: follows });
  return true;
}

/** The key of the member that words name: "the price", "status". */
export function keyNamed({ members, entries }: ShownList, words: string): string | undefined {
  const said = wordsOf(words);
  // What only says whether is shown by something else.
  const isShown = (key: string) => typeof memberAt(entries[0], key) !== 'boolean';
  const fits = members.filter(
    ({ key, label }) =>
      isShown(key) &&
      [label, key].some((name) => {
        const all = /^\d+$/.test(name) ? [] : wordsOf(name);
        return all.length > 0 && all.every((one) => said.some((word) => sameWord(word, one) >= SURE));
      }),
  );
  const longest = Math.max(0, ...fits.map(({ label }) => wordsOf(label).length));
  const best = fits.filter(({ label }) => wordsOf(label).length === longest);
  return best[0]?.key;
}

/** What entries have for a member, where that is one of a few values: a state, a category. */
function menuOf({ entries }: ShownList, key: string): Json[] {
  const values = entries.map((entry) => memberAt(entry, key));
  const menu = new Set(values.filter((one) => typeof one === 'string' && one !== ''));
  return menu.size <= MENU_MAX && (menu.size < values.length || menu.size < 3) ? ([...menu] as Json[]) : [];
}

export function knownValue(list: ShownList, key: string, value: string): Json | undefined {
  const said = wordsOf(value);
  return menuOf(list, key).find((one) => {
    const words = wordsOf(textOf(one));
    return words.length === said.length && words.every((word, at) => sameWord(word, said[at] ?? '') >= SURE);
  });
}

// The member that another entry has this value for; else the only one whose values look like it.
function keyByValue({ list, index }: Row, value: string): string | undefined {
  const known = list.members.filter(({ key }) => knownValue(list, key, value) !== undefined);
  if (known.length > 0) return known[0]?.key;
  const shape = shapeOf(value);
  const alike = list.members.filter(({ key }) => {
    const before = memberAt(list.entries[index], key);
    if (typeof before === 'number') return shape === '0';
    return typeof before === 'string' && shape !== undefined && shapeOf(before) === shape;
  });
  return alike.length === 1 ? alike[0]?.key : undefined;
}

// "12,50 €" and "8 €" look alike, as do "09:00" and "14:30".
export function shapeOf(text: string): string | undefined {
  if (!/\d/.test(text) || text.length > 30) return undefined;
  if (/^\d{1,2}[:.]\d{2}$/.test(text.trim())) return 'time';
  return foldText(text)
    .replace(/(?:euros?|eur)$/, '€')
    .replaceAll(/\d[\d.,]*/g, '0')
    .replaceAll(/\s/g, '');
}

export function convertLike(before: Json, value: string): Json | undefined {
  if (typeof before === 'number') return numberIn(value);
  if (typeof before === 'boolean') return /^(?:yes|true|on|ja|oui|s[ií]|sim)$/iu.test(value.trim());
  if (typeof before !== 'string') return value;
  // "25" where "$20.00" stood is "$25.00".
  const isAmount = /^\P{L}{0,2}\d[\d.,]*\s?(?:\P{L}|\p{L}{1,5})?$/u.test(value.trim());
  const number = isAmount && /^\D{0,4}\d[\d.,]*\D{0,12}$/.test(before) ? numberIn(value) : undefined;
  return number === undefined ? value : formatLike(before, number);
}

// What another entry of that value shows with it: the tone of a state, its icon.
export function dependentMembers(list: ShownList, key: string, value: Json): [string, Json][] {
  return list.members.flatMap(({ key: other }): [string, Json][] => {
    const isMark = list.entries.every((one) => typeof memberAt(one, other) === 'boolean') && isTold(list, key, other);
    if (other === key || !(isMark || FOLLOWING.test(other))) return [];
    const seen = new Set(list.entries.filter((one) => memberAt(one, key) === value).map((one) => memberAt(one, other)));
    const [only] = seen;
    return seen.size === 1 && only !== undefined ? [[other, only]] : [];
  });
}

// Entries with the same value of one member have the same of the other.
function isTold({ entries }: ShownList, key: string, other: string): boolean {
  const seen = new Map<Json | undefined, Json | undefined>();
  return entries.every((entry) => {
    const [value, follows] = [memberAt(entry, key), memberAt(entry, other)];
    if (!seen.has(value)) seen.set(value, follows);
    return seen.get(value) === follows;
  });
}

const FOLLOWING = /tone|colou?r|icon|variant|farbe|class/iu;

/** Takes entries out of their list; never the last one. */
export function removeRows({ apply }: Patch, rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first === undefined || first.list.isFixed === true || rows.length >= first.list.entries.length) return false;
  for (const { list, index } of rows.toSorted((one, other) => other.index - one.index))
    apply({ op: 'remove', path: `${list.pointer}/${index}` });
  return true;
}

/** Puts an entry elsewhere in its list: at an end, or beside another. */
export function moveRow({ apply }: Patch, { list, index }: Row, where: Where, beside: Row | undefined): boolean {
  if (list.isFixed === true || (beside !== undefined && beside.list.pointer !== list.pointer)) return false;
  const to = indexAfterMove(index, list.entries.length, where, beside?.index);
  if (to === index) return false;
  apply({ op: 'move', from: `${list.pointer}/${index}`, path: `${list.pointer}/${to}` });
  return true;
}

/** Gives entries a color by the member that says their tone; false where none does. */
export function colorRows({ apply }: Patch, rows: readonly Row[], look: string): boolean {
  const tones = TONES_OF_COLOR[look] ?? [];
  const known = Object.values(TONES_OF_COLOR).flat();
  const changes = rows.flatMap(({ list, index }) => {
    const isTone = (value: Json | undefined) =>
      typeof value === 'string' && (value === 'default' || known.includes(value));
    const tone = list.members.find(({ key }) => list.entries.every((entry) => isTone(memberAt(entry, key))));
    const [value] = tones;
    return tone === undefined || value === undefined ? [] : [{ path: `${list.pointer}/${index}/${tone.key}`, value }];
  });
  for (const { path, value } of changes) apply({ op: 'replace', path, value });
  return changes.length > 0;
}
