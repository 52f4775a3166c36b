import type { Words } from '#builtin/written-value.ts';
import { columnsOf } from '#builtin/understand/data/column.ts';
import { allLists, allRecords, innerLists, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { referenceOf, withoutIds } from '#builtin/understand/data/references.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import type { Choice, Field } from './field.ts';
import { choicesOfRecords, oneLine } from './choices-of-records.ts';
import { namesField } from './names-field.ts';
import { pricedChoices } from './priced-choices.ts';
import { presetsFor } from './presets.ts';

const MAX_OPTIONS = 100;
const CHOSEN_KINDS: ReadonlySet<Field['kind']> = new Set(['text', 'choice', 'tags', 'choices']);
const NUMBER_KINDS: ReadonlySet<Field['kind']> = new Set(['number', 'quantity', 'money']);

/**
 * Turns a field into a choice if the data holds its options: "countries" for "country", people for "to_employee_id". The
 * choices that a schema lists are named as the data names them. A number for which the data has usual values keeps its field.
 */
export function optionsFromData(field: Field, { data, ...words }: { data: Group } & Words): Field {
  if (field.choices !== undefined) {
    const choices = namedByData(field.choices, data);
    return { ...field, choices, ...(field.isNumeric === true ? {} : pricedChoices(choices, { data, ...words })) };
  }
  if (field.fields !== undefined) return field;
  const isNumber = NUMBER_KINDS.has(field.kind);
  const values = presetsFor(field, data, words);
  if (values !== undefined) return { ...field, ...values };
  if (!isNumber && !CHOSEN_KINDS.has(field.kind)) return field;
  const isMultiple = field.kind === 'tags' || field.kind === 'choices';
  const kind = isMultiple ? 'choices' : 'choice';
  const list = isNumber ? undefined : allLists(data).find((one) => namesField(one, field) && one.values.length > 1);
  const keys =
    list === undefined ? undefined : referenceOf({ key: list.key, kind: 'text' }, list.values, allRecords(data));
  if (list !== undefined && keys === undefined) {
    const choices = list.values.slice(0, MAX_OPTIONS).map((value) => ({ label: String(value), value: String(value) }));
    const isNumeric = field.isNumeric === true && list.values.every((value) => typeof value === 'number');
    return { ...sentAs(isNumeric, field), kind, choices, ...(isMultiple ? {} : { choicesPath: list.pointer }) };
  }
  const named = allRecords(data).find(({ pointer }) => pointer === keys?.pointer) ?? recordsToChoose(field, data);
  const records = named ?? recordsWithKey(allRecords(data), field);
  const value = records === undefined ? undefined : (keyColumn(records) ?? titleColumn(records));
  if (records === undefined || value === undefined || (isNumber && value.kind !== 'number' && value.kind !== 'id'))
    return field;
  const wantsNumber = isNumber || field.isNumeric === true;
  const isNumeric = wantsNumber && records.rows.every((row) => typeof (row[value.key] ?? 0) === 'number');
  // Keys that are texts are no answer where a number is asked for.
  if (isNumber && !isNumeric) return field;
  const chosen = choicesOfRecords(records, value, { data, ...words }, isNumeric);
  if (chosen.choices?.length === 0) return field;
  // The user picks a doctor by name, so the label loses its "ID".
  const label = named === undefined && isMultiple ? records.label : withoutIds(field.label);
  return { ...sentAs(isNumeric, field), label, kind, ...chosen };
}

function sentAs(isNumeric: boolean, { isNumeric: _asked, ...field }: Field): Field {
  return isNumeric ? { ...field, isNumeric } : field;
}

/** The records that a field chooses among: those that a column of the same name refers to, or those that it is named after. */
function recordsToChoose(field: Field, data: Group): RecordSet | undefined {
  const sets = allRecords(data);
  const name = joinedWords(field.name);
  const columns = sets.flatMap((set) => set.columns);
  const pointer = columns.find(({ key, refersTo }) => refersTo !== undefined && joinedWords(key) === name)?.refersTo
    ?.pointer;
  return (
    sets.find((set) => set.pointer === pointer) ??
    sets.find((set) => namesField(set, field) && set.rows.length > 0) ??
    innerRecords(sets, field)
  );
}

// "rxIds" are those of the records with an "rxId", "ids" those of the only records.
function recordsWithKey(sets: readonly RecordSet[], { name, multiple }: Field): RecordSet | undefined {
  const isList = multiple === true;
  const one = joinedWords(isList ? name.replace(/s$/iu, '') : name);
  if (isList && one === 'id') return sets.length === 1 ? sets[0] : undefined;
  return one.endsWith('id') && one !== 'id'
    ? sets.find((set) => joinedWords(keyColumn(set)?.key ?? '') === one)
    : undefined;
}

// "device_id" among the devices that the rooms of the data hold.
function innerRecords(sets: readonly RecordSet[], field: Field): RecordSet | undefined {
  const inner = sets.flatMap(innerLists).find((list) => namesField(list, field));
  return inner && { ...inner, pointer: '', label: '', others: [], lists: [], columns: columnsOf(inner.rows) };
}

// "MBP14" is called "MacBook Pro" where a list of the data says so.
function namedByData(choices: readonly Choice[], data: Group): Choice[] {
  const hasWords = choices.length > 1 && choices.some(({ value }) => /\p{L}/u.test(value));
  const sets = hasWords ? allRecords(data) : [];
  for (const set of sets) {
    const title = titleColumn(set);
    const key = keyColumn(set);
    if (title?.kind !== 'text' || key === undefined || key === title) continue;
    const names = new Map(set.rows.map((row) => [oneLine(row[key.key]), oneLine(row[title.key])]));
    if (choices.every(({ value }) => (names.get(value) ?? '') !== ''))
      return choices.map(({ value, label }) => ({ value, label: names.get(value) ?? label }));
  }
  return [...choices];
}
