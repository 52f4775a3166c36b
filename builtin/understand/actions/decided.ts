import type { Action } from './action.ts';
import { allGroups, type Fact, type Group } from '#builtin/understand/data/data-shape.ts';
import { isMark, KEY_WORDS, namesRecords } from '#builtin/understand/data/record-key.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

// Beginnings of verbs that give what is there another value.
const EDITS = wordList(
  'edit*|updat*|chang*|renam*|modif*|set|adjust*|reschedul*|move|assign*|reassign*|swap*|correct*',
  'ander*|aender*|bearbeit*|anpass*|setz*|verschieb*|zuweis*|umbenenn*|korrigier*|actualis*|renomm*|ajust*|deplac*|attribu*|corrig*',
  'cambi*|actualiz*|renombr*|asign*|mover|reprogram*|alter*|atualiz*|atribu*|mud*|aggiorn*|rinomin*|spost*|assegn*|correg*',
);

// Beginnings of verbs that write down what has just been found or done.
const RECORDS = wordList(
  'log|record|measure*|note|enter|report|erfass*|eintrag*|aufzeichn*|messen|messwert*|melden|consign*|saisi*|noter|mesur*',
  'anot*|medir|regist*|misur*|annot*|inseri*|apont*',
);

const TYPED_KINDS: ReadonlySet<FieldKind> = new Set([
  'longText',
  'yesNo',
  'choice',
  'choices',
  'tags',
  'quantity',
  'slider',
]);

/** True for an action that gives values which are there other ones. */
export function isEdit({ name }: Action): boolean {
  const words = wordsOf(name);
  return [words[0], words.at(-1)].some((word) => isOneOf(EDITS, word ?? ''));
}

// "Log a test" takes the value of the new test, and not the one that is there.
function isRecorded({ name }: Action, { kind }: Field): boolean {
  return NUMBERS.has(kind) && isOneOf(RECORDS, wordsOf(name)[0] ?? '');
}

const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'money', 'quantity', 'slider']);

/**
 * True for a param that the user answers even where the data has a value for it, with which the answer begins: what an action
 * changes or records, and what its schema gives a choice or bounds.
 */
export function isDecided(action: Action, field: Field): boolean {
  const { kind, choices, min, max } = field;
  const isBounded = choices !== undefined || min !== undefined || max !== undefined;
  return isEdit(action) || isBounded || TYPED_KINDS.has(kind) || isRecorded(action, field);
}

/**
 * The value in the data that says which thing a param means, where it is no record of a list: "order_no" beside an order with
 * one, "number" or "isoWeek" of the object that it begins. No user types it.
 */
export function keyInFacts({ name, choices, kind }: Field, data: Group): Fact | undefined {
  if (choices !== undefined || !(kind === 'text' || kind === 'number')) return undefined;
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const groups = allGroups(data);
  const named = groups
    .flatMap((group) => group.facts.map((fact, at) => ({ group, fact, at })))
    .find(({ group, fact, at }) => {
      if (joinedWords(fact.key) !== words.join('')) return false;
      const isOwn = words.length === 1 || namesRecords(words.slice(0, -1), group);
      return (isOneOf(KEY_WORDS, last) && isOwn) || (at === 0 && isMark(fact) && isCode(fact));
    })?.fact;
  if (named !== undefined) return named;
  // A "campaign" beside the object of the campaign means that one.
  const thing = groups.find(({ key }) => key !== '' && joinedWords(key) === words.join(''));
  return thing?.facts.find((fact) => isOneOf(KEY_WORDS, wordsOf(fact.key).at(-1) ?? '') && isKeyOf(fact, kind));
}

function isKeyOf({ value }: Fact, kind: Field['kind']): boolean {
  return typeof value === (kind === 'number' ? 'number' : 'string');
}

// "2026-W13" and "SO-559201" look like keys, "12 Main Street" does not.
function isCode({ value }: Fact): boolean {
  return typeof value === 'string' && /\d/.test(value) && !/\s/.test(value);
}
