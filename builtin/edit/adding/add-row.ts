import type { Spec } from '#contract/spec/spec.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { dependentMembers, keyNamed, knownValue } from '#builtin/edit/changing/change-row.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { memberAt, textOf, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { kindAt } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { shapeOf, convertLike } from '#builtin/edit/changing/change-row.ts';

const SAME_WORD_MIN = 0.9;
const PARTS_MAX = 12;
const PART_SEPARATOR = /\s*(?:[,;:–—()](?=\s|$)|\s-\s|\s(?:and|with|und|mit|et|avec|y|con|e|com)\s)\s*/iu;

/**
 * Adds an entry described in words to the list that they name: "a sixth guest: Ida Holm, table 4, vegan". Returns false
 * if it is not clear which member a part belongs to.
 */
export function addRow({ spec, apply }: Patch, clauseText: string, where: Where | undefined): boolean {
  for (const shown of shownLists(spec)) {
    if (shown.isFixed === true) continue;
    const list = { ...shown, entries: shown.entries.map((entry) => withStateValues(spec, entry)) };
    const parts = partsOf(spec, list, clauseText, where);
    const entry = parts === undefined ? undefined : entryOf(list, parts);
    if (entry === undefined) continue;
    const index = insertIndex(list, where, (words) => findRows(spec, words)[0]?.index);
    apply({ op: 'add', path: `${list.pointer}/${index ?? '-'}`, value: entry });
    return true;
  }
  return false;
}

// An entry with the values that its members read from the state.
function withStateValues(spec: Spec, entry: Json): Json {
  const valueOf = (value: Json): Json => {
    const path = isJsonObject(value) ? value['$state'] : undefined;
    return typeof path === 'string' ? ((readPointer(spec, `/state${path}`) ?? '') as Json) : value;
  };
  if (!isJsonObject(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, valueOf(value)]));
}

function insertIndex({ entries }: ShownList, where: Where | undefined, find: (words: string) => number | undefined) {
  if (where?.side === 'first') return 0;
  const beside = where?.anchor === undefined ? undefined : find(where.anchor);
  const index = beside === undefined ? undefined : beside + (where?.side === 'before' ? 0 : 1);
  return index === undefined || index >= entries.length ? undefined : index;
}

// The parts that describe the entry, without the words that name its list.
function partsOf(spec: Spec, list: ShownList, clauseText: string, where: Where | undefined): string[] | undefined {
  const pieces = clauseText.split(PART_SEPARATOR).filter((piece) => piece.trim() !== '');
  if (pieces.length > PARTS_MAX) return undefined;
  const isPlace = (piece: string) => where?.anchor !== undefined && where.anchor.includes(piece.trim());
  const isBeside = findRows(spec, where?.anchor ?? '').some((row) => row.list.pointer === list.pointer);
  let isNamed = isBeside || wordsOf(where?.anchor ?? '').some((word) => namesList(list, word));
  const parts = pieces.flatMap((piece) => {
    if (isPlace(piece)) return [];
    const rest = afterListWords(list, piece);
    isNamed ||= rest.isNamed;
    return rest.text === '' ? [] : [rest.text];
  });
  return isNamed && parts.length > 0 ? parts : undefined;
}

function namesList(list: ShownList, word: string): boolean {
  return list.words.some((one) => wordSimilarity(one, word) >= SAME_WORD_MIN);
}

// "add a sixth guest Ida Holm": drops the words for the command, the position and the list.
function afterListWords(list: ShownList, piece: string): { text: string; isNamed: boolean } {
  const words = [...piece.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)];
  const folded = words.map(({ 0: word }) => wordsOf(word)[0] ?? '');
  let at = 0;
  let isNamed = false;
  for (; at < words.length; at += 1) {
    const isListWord = namesList(list, folded[at] ?? '') || kindAt(folded, at, ANY_LANGUAGE)?.meaning === 'row';
    const isMember = keyNamed(list, folded[at] ?? '') !== undefined;
    if (isListWord && isMember && at > 0 === isNamed) break;
    if (isListWord) isNamed = true;
    else if (cueOf(folded, at, ANY_LANGUAGE) === undefined && ordinalAt(folded, at, ANY_LANGUAGE) === undefined) break;
  }
  const from = at === 0 ? 0 : (words[at]?.index ?? piece.length);
  return {
    text: piece
      .slice(from)
      .replaceAll(/["“”„«»]/gu, '')
      .trim(),
    isNamed,
  };
}

// Each part fills the member that it names, or whose values look like it; the first part left over is the name.
function entryOf(list: ShownList, parts: readonly string[]): Json | undefined {
  const given = new Map<string, Json>();
  const [sample] = list.entries;
  const free = () => list.members.filter(({ key }) => !given.has(key) && isPlain(memberAt(sample, key)));
  for (const part of parts) {
    const key = keyNamed(list, part);
    const label = list.members.find((one) => one.key === key);
    const bare =
      key === undefined || label === undefined
        ? part
        : withoutWords(part, wordsOf(/^\d/.test(key) ? label.label : `${label.label} ${key}`));
    const ownKey = key !== undefined && bare !== '' ? key : memberFor(list, free(), part);
    if (ownKey === undefined || given.has(ownKey)) return undefined;
    const text = ownKey === key ? bare : part;
    const value = knownValue(list, ownKey, text) ?? convertLike(memberAt(sample, ownKey) ?? '', capitalized(text));
    if (value === undefined || (typeof value === 'number' && Number.isNaN(value))) return undefined;
    given.set(ownKey, value);
  }
  const name = list.members.find(({ key }) => isName(list, key));
  if (name === undefined || !given.has(name.key) || !isBareName(textOf(given.get(name.key)))) return undefined;
  // A single part of an entry with several members could mean anything.
  if (given.size < Math.min(2, list.members.filter(({ key }) => isPlain(memberAt(sample, key))).length))
    return undefined;
  for (const [key, value] of given)
    for (const [other, follows] of dependentMembers(list, key, value)) if (!given.has(other)) given.set(other, follows);
  return Array.isArray(sample)
    ? list.members.map(({ key }) => given.get(key) ?? '')
    : Object.fromEntries(list.members.map(({ key }) => [key, given.get(key) ?? defaultFor(list, key)]));
}

// True for "Ida Holm", false for "Fuel to the machines".
function isBareName(text: string): boolean {
  const words = wordsOf(text);
  return words.every((_, at) => !SENTENCE_CUES.has(cueOf(words, at, ANY_LANGUAGE)?.meaning ?? ''));
}

const SENTENCE_CUES: ReadonlySet<string> = new Set([
  'to',
  'inside',
  'before',
  'after',
  'add',
  'say',
  'need',
  'not',
  'when',
]);

function isPlain(value: Json | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isName(list: ShownList, key: string): boolean {
  const values = list.entries.map((entry) => memberAt(entry, key));
  return (
    values.every((one) => typeof one === 'string' && /\p{L}{2}/u.test(one)) && new Set(values).size === values.length
  );
}

function memberFor(list: ShownList, free: readonly { key: string }[], part: string): string | undefined {
  const known = free.find(({ key }) => knownValue(list, key, part) !== undefined);
  const shape = shapeOf(part);
  const sameShape = free.filter(
    ({ key }) => shape !== undefined && shapeOf(textOf(memberAt(list.entries[0], key))) === shape,
  );
  if (known !== undefined || sameShape.length === 1) return (known ?? sameShape[0])?.key;
  return shape === undefined ? free.find(({ key }) => isName(list, key))?.key : undefined;
}

function withoutWords(part: string, words: readonly string[]): string {
  const kept = [...part.matchAll(/\S+/gu)].filter(
    ({ 0: word }) => !words.some((one) => wordSimilarity(wordsOf(word)[0] ?? '', one) >= SAME_WORD_MIN),
  );
  return kept.map(({ 0: word }) => word).join(' ');
}

// Consecutive numbers go on, a value that all entries share is kept, and anything else stays empty.
function defaultFor({ entries }: ShownList, key: string): Json {
  const numbers = entries.map((entry) => memberAt(entry, key));
  const isCounted = numbers.every(
    (one, at) => typeof one === 'number' && (at === 0 || one === Number(numbers[at - 1]) + 1),
  );
  if (isCounted && entries.length > 1) return Number(numbers.at(-1)) + 1;
  const [first] = numbers;
  if (numbers.every((one) => JSON.stringify(one) === JSON.stringify(first)) && entries.length > 1) return first ?? null;
  return typeof first === 'string' ? '' : null;
}
