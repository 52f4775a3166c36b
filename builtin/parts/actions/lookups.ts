import { formatPointer } from '#contract/json/json-pointer.ts';
import { read } from '#builtin/part.ts';
import { allFacts, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { keyInFacts } from '#builtin/understand/actions/decided.ts';
import { KEY_WORDS, keyNamed, namesRecords } from '#builtin/understand/data/record-key.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { fitsKind } from '#builtin/understand/fields/prefill.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { isOneOf } from '#builtin/understand/words/word-list.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import type { Lookup } from './wire-params.ts';

/** A field that is on the screen, and the state path of its value. */
export type Placed = { field: Field; pointer: string };

/** Provides params from the fields of a form: same name, else same words, else a name that contains the other. */
export function fromFields(placed: readonly Placed[]): Lookup {
  return (param) => {
    const words = namesOf(param);
    const alike = placed.filter(({ field }) => structureOf(field) === structureOf(param));
    const found =
      alike.find(({ field }) => field.name === param.name) ??
      alike.find(({ field }) => namesOf(field).some((name) => words.includes(name))) ??
      alike.find(
        ({ field }) =>
          field.kind === param.kind && namesOf(field).some((name) => words.some((word) => overlap(name, word))),
      );
    return found === undefined ? undefined : read(found.pointer);
  };
}

// A list of one action is no value for the number of another, whatever they are called.
function structureOf({ kind, fields }: Field): 'records' | 'object' | 'list' | 'value' {
  if (kind === 'records') return 'records';
  if (fields !== undefined) return 'object';
  return LISTS.has(kind) ? 'list' : 'value';
}

const LISTS: ReadonlySet<Field['kind']> = new Set(['tags', 'choices', 'file']);

/**
 * Provides params from one record: by key, or, for "orderId", the id of an order. `others` are the keys of what else the data
 * holds: an id that names one of them is not the record's.
 */
export function fromRecord(
  base: string,
  keys: readonly string[],
  { key: nameOfSet, others = [] }: { key: string; others?: readonly string[] },
): Lookup {
  const recordName = singular(wordsOf(nameOfSet).at(-1) ?? '');
  const isOthers = (param: string) => {
    const thing = wordsOf(param).slice(0, -1);
    return !namesRecords(thing, { key: nameOfSet }) && others.some((key) => namesRecords(thing, { key }));
  };
  const idKey =
    keys.find((key) => key.toLowerCase() === 'id') ??
    keys.find((key) => /(?:_id|Id|ID)$/.test(key)) ??
    keys.find((key) => isOneOf(KEY_WORDS, wordsOf(key).join(' ')));
  return (param) => {
    const name = joinedWords(param.name);
    const key = keys.find((one) => joinedWords(one) === name);
    if (key !== undefined) return read(base + formatPointer([key]));
    if (
      idKey !== undefined &&
      isIdName(param.name) &&
      !isOthers(param.name) &&
      (name === 'id' || name === `${recordName}id` || joinedWords(idKey).endsWith(name) || isBareId(idKey))
    ) {
      return read(base + formatPointer([idKey]));
    }
    // "order" means the whole record when the schema asks for an object, otherwise its id.
    return name === recordName && recordName !== ''
      ? read(param.fields === undefined && idKey !== undefined ? base + formatPointer([idKey]) : base)
      : undefined;
  };
}

// The "id" of a record may be called otherwise by an action; a "slotId" is that of a slot and no pupil's.
function isBareId(key: string): boolean {
  return /^(?:id|uuid|guid)$/i.test(key);
}

/**
 * Provides params from one record of a list: what says which record is meant, and its other values. A key of another list
 * is chosen by the user.
 */
export function fromRow(base: string, keys: readonly string[], set: RecordSet): Lookup {
  const record = fromRecord(base, keys, set);
  return (param) => {
    // Several are picked, one by one.
    if (param.multiple === true && param.fields === undefined) return undefined;
    const key = keyNamed(param.name, set)?.key;
    if (key !== undefined) return keys.includes(key) ? read(base + formatPointer([key])) : undefined;
    const name = joinedWords(param.name);
    const isChosen = set.columns.some((column) => column.refersTo !== undefined && joinedWords(column.key) === name);
    return isChosen ? undefined : record(param);
  };
}

/** Provides params from the single values of the caller's data. */
export function fromFacts(group: Group): Lookup {
  const facts = allFacts(group);
  return (param) => {
    const name = joinedWords(param.name);
    if (name === '' || param.fields !== undefined) return undefined;
    const same = facts.filter(({ key }) => joinedWords(key) === name);
    const fact =
      same.find(({ value }) => fitsKind(value, param)) ??
      (isIdName(param.name) ? same[0] : undefined) ??
      (isIdName(param.name)
        ? facts.find(({ key, pointer }) => joinedWords(key) === 'id' && isIdOf(parentOf(pointer), param.name))
        : undefined) ??
      (name === 'id' ? facts.find(({ key }) => isIdName(key)) : undefined) ??
      keyInFacts(param, group);
    return fact === undefined ? undefined : read(fact.pointer);
  };
}

/**
 * True for a param that is read from the state and not asked for: a value that only the host knows (an identifier, an
 * object with unknown members), and a fixed value that params cannot hold.
 */
export function isHosted({ name, fields, kind, fixed, choices = [] }: Field): boolean {
  if (fixed !== undefined && typeof fixed === 'object') return true;
  // An identifier of several that the schema lists is picked.
  return (isIdName(name) && choices.length < 2) || (fields !== undefined && fields.length === 0 && kind !== 'records');
}

/** True for the name of an identifier, which no user types. */
function isIdName(name: string): boolean {
  return (
    /(?:^|[_\s-])(?:id|uuid|guid|ids)$|[a-z](?:Id|ID|Ids|IDs|Uuid)$/.test(name) ||
    /^(?:id|ids|uuid|slug|token)$/i.test(name)
  );
}

function namesOf({ name, label }: Field): string[] {
  return [...new Set([joinedWords(name), joinedWords(label)])].filter((word) => word !== '');
}

function overlap(a: string, b: string): boolean {
  return a.length >= 4 && b.length >= 4 && (a.includes(b) || b.includes(a));
}

// "alunno_id" is that of the object "alunna".
function isIdOf(thing: string, name: string): boolean {
  const [one, own] = [joinedWords(thing), joinedWords(name)];
  return own.endsWith('id') && haveSameStem(own.slice(0, -'id'.length), one);
}

function parentOf(pointer: string): string {
  return singular(joinedWords(pointer.split('/').at(-2) ?? ''));
}
