import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { placeOf } from '#builtin/written-value.ts';
import { conceptsOf } from './concepts.ts';
import { areAlike, tellingColumns } from './named-column.ts';
import type { RecordTest } from './record-tests.ts';

const MIN_CHARS = 4;

/**
 * "Unread ones", where the records count what is unread: those that have any. A count is a whole number that some of the
 * records have none of.
 */
export function countTest(words: readonly string[], set: RecordSet): RecordTest | undefined {
  for (const column of tellingColumns(set)) {
    const { key, kind, label } = column;
    if (kind !== 'number' || column.format.as === 'money' || conceptsOf(column).has('priority')) continue;
    const values = set.rows.map((row) => row[key]).filter((value) => typeof value === 'number');
    const isCount = values.includes(0) && values.every((value) => value >= 0 && Number.isInteger(value));
    const [first = ''] = wordsOf(key);
    const isNamed = first.length >= MIN_CHARS && words.some((word) => areAlike(word, first));
    if (isCount && isNamed) return { query: `${placeOf(column).value} > \`0\``, label, column };
  }
  return undefined;
}
