import { memberQuery, queryOf, textLiteral } from '#builtin/view-query.ts';
import { writtenCell, type Words } from '#builtin/written-value.ts';
import { allRecords, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { oneLine } from './choices-of-records.ts';
import type { Field } from './field.ts';

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'quantity', 'slider']);
const MAX_ROWS = 60;
const MAX_DETAILS = 4;
const PROPOSED = wordList(
  'suggest*|recommend*|propos*|vorschlag*|vorgeschlagen*|suger*|recomend*|consigli*|sugger*|recommand*',
);

/**
 * The records of the data for each of which a list of objects takes a number: the products of an order, the items of a count. Each row
 * begins with what is proposed for it. Undefined for a list that the user makes up.
 */
export function withCountedRows(field: Field, data: Group, words: Words): Field {
  if (field.kind !== 'records' || field.fields === undefined) return field;
  for (const set of allRecords(data)) {
    const key = keyColumn(set);
    const entered = field.fields.filter(({ name }) => name !== key?.key);
    const [number, ...others] = entered;
    const isKnown = key !== undefined && field.fields.some(({ name }) => name === key.key);
    if (!isKnown || number === undefined || others.length > 0 || !NUMBERS.has(number.kind)) continue;
    if (set.rows.length === 0 || set.rows.length > MAX_ROWS) continue;
    const viewOf = (condition = '') => ({ query: rowsQuery(set, key.key, number, words, condition), of: set.pointer });
    const referring = set.columns.filter(({ refersTo, path }) => refersTo !== undefined && path === undefined);
    const countedBy = referring.map((column) => ({
      values: [...new Set(set.rows.map((row) => oneLine(row[column.key])))],
      viewOf: (value: string) => viewOf(`[?to_string(${memberQuery([column.key])}) == ${textLiteral(value)}]`),
    }));
    return { ...field, fields: [number], counted: viewOf(), countedBy };
  }
  return field;
}

function rowsQuery(set: RecordSet, key: string, number: Field, words: Words, condition: string): string {
  const title = titleColumn(set);
  const start = startOf(set, number);
  const told = set.columns
    .filter((column) => column !== title && column.key !== key && column.key !== start && column.hidden === undefined)
    .filter((column) => column.kind !== 'picture' && column.kind !== 'url')
    .slice(0, MAX_DETAILS);
  const details = told.map((column) => `concat(${textLiteral(`${column.label}: `)}, ${writtenCell(column, words)})`);
  const members = [
    `${JSON.stringify(key)}: ${memberQuery([key])}`,
    `${JSON.stringify(number.name)}: ${start === undefined ? `\`${number.min ?? 0}\`` : memberQuery([start])}`,
    `_title: ${title === undefined ? `to_string(${memberQuery([key])})` : writtenCell(title, words)}`,
    ...(details.length === 0 ? [] : [`_details: join(' · ', [${details.join(', ')}])`]),
  ];
  return `map(&{${members.join(', ')}}, ${queryOf(set.pointer)}${condition})`;
}

// "suggested_qty" is where the answer "qty" begins; what was expected is not what was counted.
function startOf({ columns, rows }: RecordSet, { name }: Field): string | undefined {
  const own = wordsOf(name);
  return columns.find(({ key, path }) => {
    if (path !== undefined || !rows.every((row) => typeof row[key] === 'number')) return false;
    return (
      key === name ||
      (says(PROPOSED, key) && wordsOf(key).some((word) => own.some((one) => haveSameStem(word, one) || word === one)))
    );
  })?.key;
}
