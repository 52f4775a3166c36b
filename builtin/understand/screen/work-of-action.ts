import { isAboutRecord } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allGroups, allRecords, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { isMark } from '#builtin/understand/data/record-key.ts';
import { isFirstName } from '#builtin/understand/data/person-name.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';

/**
 * What a declared action works on, judged by its params and the data: it changes values that are given (`edit`), asks for
 * several new ones (`ask`), or decides on a record of a list (`row`) or on the one thing that the data describes (`thing`).
 */
export type Work = 'edit' | 'ask' | 'row' | 'thing' | 'none';

/** Values that a decision may still ask for: a reason, a note, a date. */
const MAX_ASKED_FOR_DECISION = 3;
const MIN_EDITED = 3;
const SEVERAL: ReadonlySet<FieldKind> = new Set(['records', 'tags', 'choices']);
const MIN_ASKED = 2;

/** Tells what an action works on. */
export function workOf(action: Action, data: Group): Work {
  const sets = allRecords(data);
  const asked = action.fields.filter((field) => !isGivenId(field, data, sets));
  if (editsGiven(asked, data)) return 'edit';
  const isDecision = asked.length <= MAX_ASKED_FOR_DECISION;
  // What takes several records at once decides on all of them.
  const single = { ...action, fields: action.fields.filter(({ kind }) => !SEVERAL.has(kind)) };
  if (isDecision && sets.some((set) => isAboutRecord(single, set))) return 'row';
  if (isDecision && action.fields.some((field) => namesThing(field, data))) return 'thing';
  return asked.length >= MIN_ASKED ? 'ask' : 'none';
}

const TOLD_MIN = 2;
const WORD_MIN_CHARS = 3;

/**
 * Whether a request names several of the answers that an action asks for ("take name, e-mail and delivery method"): these are asked on
 * the page, and not behind a button.
 */
export function isAskedInWords({ name: action, fields }: Action, prompt: string, data: Group): boolean {
  const words = wordsOf(prompt.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ''));
  const sets = allRecords(data);
  const verbs = wordsOf(action);
  const open = fields.filter(
    (field) => field.fixed === undefined && field.kind !== 'yesNo' && !isGivenId(field, data, sets),
  );
  const told = open.flatMap(({ name, label }) => {
    const own = wordsOf(`${name} ${label}`).filter((word) => word.length >= WORD_MIN_CHARS && !verbs.includes(word));
    return words.find((word) => own.some((one) => word === one || haveSameStem(word, one))) ?? [];
  });
  return new Set(told).size >= TOLD_MIN;
}

// Most of what is asked for has a value in one object of the data already.
function editsGiven(asked: readonly Field[], data: Group): boolean {
  return allGroups(data).some((group) => {
    const keys = new Set(keysIn(group).map(joinedWords));
    const edited = asked.filter(({ name }) => keys.has(joinedWords(name)));
    return edited.length >= MIN_EDITED && edited.length * 2 >= asked.length;
  });
}

// The names of all that a group holds but of what its lists of records hold.
function keysIn({ facts, lists, records, groups }: Group): string[] {
  return [...[...facts, ...lists, ...records].map(({ key }) => key), ...groups.flatMap(keysIn)];
}

function isGivenId(field: Field, data: Group, sets: readonly RecordSet[]): boolean {
  return namesThing(field, data) || sets.some((set) => namesRecord(field, set));
}

function namesRecord({ name }: Field, set: RecordSet): boolean {
  const words = joinedWords(name);
  return set.columns.some(({ key }) => plays(key, 'id') && joinedWords(key) === words) || isIdOf(words, set.key);
}

// "report_id" beside a report with an id, or "order_no" that an order holds.
function namesThing({ name }: Field, data: Group): boolean {
  const words = joinedWords(name);
  return allGroups(data).some(
    ({ key, facts }) =>
      facts.some(
        (fact, at) =>
          joinedWords(fact.key) === words &&
          ((at === 0 && isMark(fact) && !isFirstName(fact.key)) || plays(fact.key, 'id')),
      ) ||
      (isIdOf(words, key) && facts.some((fact) => plays(fact.key, 'id'))),
  );
}

function isIdOf(words: string, key: string): boolean {
  const owner = joinedWords(key);
  return owner !== '' && words.endsWith('id') && owner.includes(words.slice(0, -2)) && words.length > 2;
}
