import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';

/** What may be codes: the texts or whole numbers that the records of a list, or a single member, have under a key. */
export type Codes = {
  key: string;
  /** Each of them as a text, as the key of an object has it. */
  texts: ReadonlySet<string>;
  areNumbers: boolean;
  /** A single member of an object, or the entries of its list. */
  isFact: boolean;
  /** Each record has a list of them without repetition. */
  areInLists: boolean;
  /** No two records have the same one. */
  areUnique: boolean;
};

const MAX_ROWS = 1_000;
const MAX_DEPTH = 5;

/** All that may be codes in data. */
export function codesIn(value: Json, key: string, depth = 0): Codes[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) {
    const rows = value.slice(0, MAX_ROWS);
    const records = rows.filter(isJsonObject);
    const names = new Set(records.flatMap((row) => Object.keys(row)));
    const columns = [...names].flatMap((name) => codesOfMember(records, name, depth + 1));
    return [...codesOf(key, rows, { isFact: false, areInLists: false }), ...columns];
  }
  if (isJsonObject(value)) return Object.entries(value).flatMap(([name, inner]) => codesIn(inner, name, depth + 1));
  return codesOf(key, [value], { isFact: true, areInLists: false });
}

function codesOfMember(records: readonly JsonObject[], name: string, depth: number): Codes[] {
  const members = records.flatMap((row) => (Object.hasOwn(row, name) ? (row[name] ?? []) : []));
  const all = records.map((row) => (Object.hasOwn(row, name) ? row[name] : undefined));
  const lists = all.filter((one) => Array.isArray(one));
  const areInLists = lists.length > 0 && lists.every((list) => new Set(list).size === list.length);
  const inner = members.filter((one) => typeof one === 'object');
  return [
    ...codesOf(name, members, { isFact: false, areInLists }),
    ...(inner.length === 0 ? [] : codesIn(inner, name, depth).filter((one) => one.key !== name)),
  ];
}

function codesOf(key: string, values: readonly Json[], where: Pick<Codes, 'isFact' | 'areInLists'>): Codes[] {
  const texts = values.filter((one) => typeof one === 'string');
  const numbers = values.filter((one) => Number.isSafeInteger(one));
  const areNumbers = texts.length === 0;
  const codes = areNumbers ? numbers : texts;
  const isMixed = areNumbers && values.some((one) => typeof one === 'number' && !Number.isSafeInteger(one));
  if (codes.length === 0 || isMixed) return [];
  const distinct = new Set(codes.map(String));
  return [{ key, texts: distinct, areNumbers, ...where, areUnique: distinct.size === codes.length }];
}

const KEYS_MIN = 3;
const SHORT_KEY_CHARS = 3;
const SHORT_NOUN_CHARS = 3;

/** Whether what is under a key are keys of an object that is under a name. */
export function isCodedIn(name: string, object: JsonObject, codes: Codes): boolean {
  const { key, texts, areNumbers, isFact } = codes;
  if (![...texts].every((text) => Object.hasOwn(object, text))) return false;
  const nouns = wordsOf(name);
  if (wordsOf(key).some((word) => nouns.some((noun) => isSameNoun(word, noun)))) return true;
  // A single value is recognized by its name only.
  if (isFact) return false;
  return areNumbers ? areSurely(object, codes) : [...texts].every((text) => isCodeLike(text, texts.size));
}

const LONG_CODE_CHARS = 4;

// One alone may be equal by chance: "B" of a blood group.
function isCodeLike(text: string, count: number): boolean {
  return /\p{L}/u.test(text) && (count > 1 || text.length >= LONG_CODE_CHARS);
}

// "cust_id" is that of "customers".
function isSameNoun(word: string, noun: string): boolean {
  const isShort = word.length >= SHORT_NOUN_CHARS && noun.startsWith(word);
  return word === noun || isShort || haveSameStem(word, noun);
}

// Numbers are keys of something by chance. Without a name only lists of them tell, or a short key that has all of them several times: the
// white and the black player of each game.
function areSurely(object: JsonObject, { key, texts, areInLists, areUnique }: Codes): boolean {
  const keys = Object.keys(object);
  if (keys.length < KEYS_MIN || !keys.every((one) => /^\d+$/.test(one))) return false;
  return areInLists ? texts.size > 1 : key.length <= SHORT_KEY_CHARS && !areUnique && texts.size === keys.length;
}
