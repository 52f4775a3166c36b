import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { decodeLists } from './decoded-records.ts';
import { columnsOf, isPlainName, withInnerMembers, type Column } from './column.ts';
import { currencyCode, currencyIn, isCurrencyKey, onlyCurrency } from '#builtin/understand/values/currency.ts';
import { areEnglish, labelOfEnglish } from '#builtin/understand/words/english-terms.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { areInCapitals, calmed, measureOf, writtenOut } from '#builtin/understand/words/short-words.ts';
import { spelled } from '#builtin/understand/words/spelling.ts';
import { groupLabelOf, labelOf } from './label.ts';
import {
  allFacts,
  allGroups,
  allRecords,
  innerLists,
  isEmpty,
  type Fact,
  type Group,
  type RecordSet,
} from './data-shape.ts';
import { listColumnsOf } from './list-columns.ts';
import { tellDays } from './day-of-moments.ts';
import { referenceOf, tellReferences, withoutId } from './references.ts';
import { isTechnical, isTechnicalId } from './hidden-values.ts';
import { moneyObject, writtenIn } from '#builtin/understand/values/money-format.ts';
import { withComparedShares, withPartsOfWhole } from '#builtin/understand/values/share.ts';
import { formatOf, type Surroundings, type ValueFormat } from '#builtin/understand/values/value-format.ts';
import { isBodyName, plays } from './record-roles.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isPictureKey, isScalar, valueKindOf, type Scalar } from '#builtin/understand/values/value-kind.ts';

const MAX_DEPTH = 4;
const MAX_MEMBERS = 60;
/** Up to this length a pointer is valid however many characters are escaped. */
const SAFE_POINTER_CHARS = 200;

/**
 * Sorts data by shape, with labels as a language spells them. Members that a pointer cannot safely name, and anything deeper than
 * four levels, are left out. With the state that is `given`, what the data has in short is made readable there.
 */
export function readData(data: JsonObject, language: Language = 'en', given?: JsonObject): Group {
  const group = readGroup(data, [], onlyCurrency(data));
  if (given !== undefined) decodeLists(group, data, given);
  const sets = allRecords(group);
  tellReferences(sets);
  tellDays(sets, allFacts(group));
  const things = [...sets, ...allGroups(group), ...sets.flatMap(innerLists)];
  const keys = things.map(({ key }) => key).filter((key) => key !== '');
  for (const set of sets) set.others = keys.filter((key) => key !== set.key);
  const currencies = new Set([...allFacts(group), ...sets.flatMap(({ columns }) => columns)].flatMap(currencyOf));
  for (const inner of allGroups(group)) inner.facts = factsOf(inner.facts, sets, currencies);
  for (const { refersTo } of allFacts(group)) {
    const set = sets.find(({ pointer }) => pointer === refersTo?.pointer);
    if (set !== undefined && refersTo !== undefined) set.ofFacts = [...(set.ofFacts ?? []), refersTo];
  }
  const labelOfOne = labelling(group, language);
  for (const inner of allGroups(group)) relabel(inner, labelOfOne);
  return group;
}

// Where all keys are in capital letters, these do not say that one of them is short for something.
function labelling(group: Group, language: Language): (one: Labelled) => string {
  const members = allRecords(group).flatMap(({ columns }) => columns);
  const keys = [...members, ...allFacts(group), ...allRecords(group), ...allGroups(group)].map(({ key }) => key);
  const areShouted = areInCapitals(keys);
  const isTranslated = areEnglish(keys, language);
  return ({ label, format }) => {
    const translated = isTranslated ? labelOfEnglish(label, language) : undefined;
    if (translated !== undefined) return translated;
    const told = format?.as === 'number' && format.unit !== undefined ? measureOf(label, language) : label;
    return spelled(writtenOut(areShouted ? calmed(told) : told, language), language);
  };
}

type Labelled = { label: string; format?: ValueFormat };

function relabel(group: Group, labelOfOne: (one: Labelled) => string): void {
  group.label = labelOfOne({ label: group.label });
  for (const set of group.records) {
    set.columns = set.columns.map((one) => ({ ...one, label: labelOfOne(one) }));
    set.lists = set.lists.map((one) => ({ ...one, label: labelOfOne({ label: one.label }) }));
  }
  for (const one of [...group.facts, ...(group.gaps ?? []), ...group.records, ...group.lists])
    one.label = labelOfOne(one);
}

function currencyOf({ format }: { format: ValueFormat }): string[] {
  return format.as === 'money' && format.currency !== undefined ? [format.currency] : [];
}

// `tokens` is the position of the object in the state, `currency` the one that is named further out.
function readGroup(data: JsonObject, tokens: readonly string[], currency: string | undefined): Group {
  const key = tokens.at(-1) ?? '';
  const group: Group = {
    key,
    pointer: formatPointer(tokens),
    label: groupLabelOf(key),
    facts: [],
    records: [],
    lists: [],
    groups: [],
  };
  const own = currencyIn(data);
  const around = { own: own?.code, shared: own?.code ?? currency, parent: key };
  for (const [name, value] of Object.entries(data).slice(0, MAX_MEMBERS)) {
    if (isNameable([...tokens, name])) sortMember(group, name, value, [...tokens, name], around);
  }
  group.facts = withPartsOfWhole(withComparedShares(group.facts, ({ value }) => [value]));
  return group;
}

function factsOf(facts: readonly Fact[], sets: readonly RecordSet[], currencies: ReadonlySet<string>): Fact[] {
  return facts.map((fact) => {
    const refersTo = referenceOf(fact, [fact.value], sets);
    if (refersTo !== undefined) return { ...fact, refersTo, label: withoutId(fact.label) };
    const share = shareLike(fact, sets);
    if (share !== undefined) return { ...fact, kind: 'percent', format: share };
    if (fact.kind === 'id' && isTechnicalId(fact.key, fact.value, facts)) return { ...fact, hidden: 'id' };
    if (isTechnical(fact.key, [fact.value])) return { ...fact, hidden: 'technical' };
    const code = isCurrencyKey(fact.key) ? currencyCode(String(fact.value)) : undefined;
    return code !== undefined && currencies.has(code) ? { ...fact, hidden: 'currency' } : fact;
  });
}

// A total of what is a share in each record is a share: 0.7 beside 0.81 and 0.43.
function shareLike({ key, format, value }: Fact, sets: readonly RecordSet[]): ValueFormat | undefined {
  if (format.as !== 'number' || format.unit !== undefined || Number(value) > 1) return undefined;
  const alike = sets.flatMap(({ columns }) => columns).find((column) => column.key === key);
  return alike?.format.as === 'percent' && alike.format.isFraction ? alike.format : undefined;
}

/** Room for what may still be appended to a pointer: a list index, or a suffix of our own. */
const ROOM_TO_APPEND = '/'.padEnd(20, '0');

/** True when a state pointer can name this member and the paths below it. */
function isNameable(tokens: readonly string[]): boolean {
  return isPlainName(tokens.at(-1) ?? '') && isStatePointer(formatPointer(tokens) + ROOM_TO_APPEND);
}

function sortMember(group: Group, key: string, value: Json, tokens: string[], around: Surroundings): void {
  const pointer = formatPointer(tokens);
  const label = humanize(key);
  if (isScalar(value)) group.facts.push(factOf(key, value, pointer, around));
  else if (value === null && isAskedFor(key))
    (group.gaps ??= []).push({ key, pointer, label, value: '', kind: 'text', format: { as: 'text' }, isGap: true });
  else if (Array.isArray(value)) {
    const rows = value.filter(isJsonObject).map((row) => withNameableKeys(row, tokens));
    const values = value.filter(isScalar);
    if (values.length === 0 && rows.length === value.length) {
      const columns = columnsOf(rows, around.shared).map((one) => asPicture(one, key));
      group.records.push({
        key,
        pointer,
        label,
        rows: withInnerMembers(rows, columns),
        columns,
        lists: listColumnsOf(rows),
        others: [],
      });
    } else if (values.length === value.length) group.lists.push({ key, pointer, label, values });
  } else if (isJsonObject(value)) {
    const amount = amountFact(key, value, tokens);
    if (amount !== undefined) group.facts.push(amount);
    else if (tokens.length < MAX_DEPTH) {
      const inner = readGroup(value, tokens, around.shared);
      if (!isEmpty(inner)) group.groups.push(inner);
    }
  }
}

const GAP_WORDS_MAX = 2;
const WORD_MIN_CHARS = 3;
const NOT_ASKED_FOR = wordList(
  'id|ids|at|on|by|date|time|until|from|to|url|link|parent|previous|next|error|deleted|archived|cancelled|canceled|closed|ended|reason|datum|am|bis|von|grund|le|date|motif|el|fecha|motivo|il|data|em',
);

// A remark that nobody made, and the day of what has not happened, are not missing.
function isAskedFor(key: string): boolean {
  const words = wordsOf(key);
  const isName = words.length <= GAP_WORDS_MAX && (words.at(-1)?.length ?? 0) >= WORD_MIN_CHARS;
  return isName && !says(NOT_ASKED_FOR, words.join(' ')) && !isBodyName(key) && !isPictureKey(key) && !plays(key, 'id');
}

// The address of a photo is the photo itself, which is known by its looks and not by a number.
function asPicture(column: Column, list: string): Column {
  if (column.kind === 'id' && isPictureKey(list)) return { ...column, hidden: 'id' };
  const isOwn =
    column.kind === 'url' &&
    isPictureKey(list) &&
    /^(?:url|src|href|uri|link|file|full|large|original)$/i.test(column.key);
  return isOwn ? { ...column, kind: 'picture' } : column;
}

// "kw": 42 is the calendar week; of the power of something the key says more.
function isWeekNumber(key: string, value: Scalar, { parent }: Surroundings): boolean {
  return parent === '' && /^kw$/i.test(key) && Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 53;
}

function factOf(key: string, value: Scalar, pointer: string, around: Surroundings): Fact {
  if (isWeekNumber(key, value, around))
    return { key, pointer, label: 'KW', value, kind: 'number', format: { as: 'text' } };
  const kind = valueKindOf(key, [value]);
  const format = formatOf(key, kind, [value], around);
  return { key, pointer, label: labelOf(key, format), value, kind: format.as === 'percent' ? 'percent' : kind, format };
}

// `{amount, currency}` is one value.
function amountFact(key: string, value: JsonObject, tokens: readonly string[]): Fact | undefined {
  const money = moneyObject(value);
  const amount = money === undefined ? undefined : value[money.amountKey];
  if (money === undefined || !isScalar(amount)) return undefined;
  const { amountKey, currencyKey, perKey, parts } = money;
  const at = (name: string) => formatPointer([...tokens, name]);
  const currency = currencyIn(value)?.code;
  return {
    key,
    pointer: at(amountKey),
    label: humanize(key),
    value: amount,
    kind: 'number',
    format: {
      as: 'money',
      ...(currency === undefined ? {} : { currency }),
      parts,
      isText: typeof amount === 'string',
      ...(typeof amount === 'string' ? writtenIn([amount]) : {}),
      ...(perKey === undefined ? {} : { perKey }),
    },
    written: [currencyKey, ...(perKey === undefined ? [] : [perKey])].map(at),
  };
}

// Rows get no prototype: a row without a "toString" key must not appear to have one.
function withNameableKeys(row: JsonObject, tokens: readonly string[]): JsonObject {
  const room = SAFE_POINTER_CHARS - formatPointer(tokens).length;
  const nameable = Object.entries(row).filter(([name]) => name.length < room || isNameable([...tokens, name]));
  return Object.assign(Object.create(null) as JsonObject, Object.fromEntries(nameable));
}
