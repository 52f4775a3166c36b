import { allRecords, type Group, type RecordSet, type ValueList } from '#builtin/understand/data/data-shape.ts';
import type { Field } from './field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { plural, singular } from '#builtin/understand/words/plural.ts';

const MAX_OPTIONS = 100;

/** Turns a field into a choice if the data holds its options: "countries" for "country". */
export function optionsFromData(field: Field, data: Group): Field {
  if (field.choices !== undefined || !['text', 'choice', 'tags', 'choices'].includes(field.kind)) return field;
  const list = data.lists.find((one) => namesField(one, field) && one.values.length > 1);
  const isMultiple = field.kind === 'tags' || field.kind === 'choices';
  if (list !== undefined) {
    const choices = list.values.slice(0, MAX_OPTIONS).map((value) => ({ label: String(value), value: String(value) }));
    return {
      ...field,
      kind: isMultiple ? 'choices' : 'choice',
      choices,
      ...(isMultiple ? {} : { choicesPath: list.pointer }),
    };
  }
  const records = allRecords(data).find((one) => namesField(one, field) && one.rows.length > 0);
  const choices = records === undefined ? [] : choicesOf(records);
  if (choices.length === 0) return field;
  // The user picks a doctor by name, so the label loses its "ID".
  const label = field.label.replace(/\s+ID$/iu, '');
  return { ...field, label, kind: isMultiple ? 'choices' : 'choice', choices };
}

function choicesOf({ rows, columns }: RecordSet): { label: string; value: string }[] {
  const label =
    columns.find(({ kind, key }) => kind === 'text' && /name|title|label/i.test(key)) ??
    columns.find(({ kind }) => kind === 'text');
  const value = columns.find(({ key }) => /^(?:id|value|key|code|slug)$/i.test(key)) ?? label;
  if (label === undefined || value === undefined) return [];
  const choices = rows
    .slice(0, MAX_OPTIONS)
    .map((row) => ({ label: oneLine(row[label.key]), value: oneLine(row[value.key]) }));
  return choices.filter((choice) => choice.label !== '' && choice.value !== '');
}

function oneLine(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/g, ' ').trim() : '';
}

/** Whether the name of a list says that it holds the options of a field. */
export function namesField({ key }: Pick<ValueList, 'key'>, field: Field): boolean {
  const words = wordsOf(key).filter((word) => !['options', 'available', 'list', 'choices', 'all'].includes(word));
  const last = words.at(-1);
  if (last === undefined) return false;
  const wanted = new Set(
    [...wordsOf(field.name), ...wordsOf(field.label)].flatMap((word) => [word, plural(word), singular(word)]),
  );
  return words.every((word) => wanted.has(word) || wanted.has(singular(word)));
}
