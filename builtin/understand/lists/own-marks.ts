import type { Copy } from '#builtin/copy/copy.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { withoutId } from '#builtin/understand/data/references.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { startAlike } from '#builtin/understand/words/same-stem.ts';
import { placeOf } from '#builtin/written-value.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { columnsHolding } from './named-column.ts';
import { absenceTests, overlapTest } from './plan-marks.ts';
import { outOfRange } from './range-marks.ts';
import { belowTest, measuredBeside } from './limit-tests.ts';
import { finishedQuery } from './finished.ts';
import { dueTodayTest, pastTest, type Around, type RecordTest } from './record-tests.ts';
import { targetMissed } from './worst.ts';

/** What fills gaps of records, and the lists that they refer to. */
type Filling = { actions: readonly Action[]; copy: Copy; others: readonly RecordSet[] };

/**
 * What of a list needs attention by the data itself, unasked: what is due on the day that the data is of or was before, what
 * nobody is assigned to although an action assigns somebody, what has less in stock than the record calls its minimum, what was
 * measured outside the range that it names, what misses its target, what
 * somebody absent should do, and what takes place at the same time if the request asks for that.
 */
export function ownMarks(set: RecordSet, around: Around, { actions, copy, others }: Filling): RecordTest[] {
  const past = (['due', 'expiry'] as const).flatMap((concept) => {
    const column = columnsHolding(set, concept).find(isDated);
    return column === undefined ? [] : (pastTest(concept === 'due' ? 'overdue' : 'expired', set, around, column) ?? []);
  });
  const least = leastOf(set);
  const count = least && measuredBeside(least, set);
  const low = count === undefined || least === undefined ? [] : [belowTest(count, least, around)];
  const today = dueTodayTest(set, around);
  const overlap = overlapTest(set, around);
  const gaps = unfilled(set, actions, copy);
  const tests = [
    ...past,
    ...(today === undefined ? [] : [today]),
    ...gaps,
    ...absenceTests(set, others, around),
    ...(overlap === undefined ? [] : [overlap]),
    ...low,
    ...outOfRange(set, around.language),
    ...targetMissed(set, around),
  ];
  return tests.filter(({ query }, at) => tests.findIndex((one) => one.query === query) === at);
}

function isDated({ kind }: Column): boolean {
  return kind === 'date' || kind === 'dateTime';
}

/** The least that a record is to have, such as of a stock. */
export function leastOf(set: RecordSet): Column | undefined {
  return columnsHolding(set, 'minimum').find((one) => one.kind === 'number' && !isOfOrders(one));
}

const ORDERS = wordList('order*|bestell*|mindestbestellmenge|command*|pedido*|ordin*|encomend*|purchase');

// The least that can be ordered says nothing about what is there.
function isOfOrders({ key }: Column): boolean {
  const words = wordsOf(key).join(' ');
  return says(ORDERS, words) && !words.startsWith('reorder');
}

// A record that stands for nobody yet, where an action of the list asks for just that.
function unfilled(set: RecordSet, actions: readonly Action[], copy: Copy): RecordTest[] {
  const own = actions.filter((action) => recordsOf(action, [set]) === set);
  const open = finishedQuery(set);
  return set.columns.flatMap((column): RecordTest[] => {
    const { key, label, refersTo } = column;
    const isGap = set.rows.some((row) => row[key] === null || row[key] === undefined);
    const filling = own.flatMap(({ fields }) => fields).find((one) => one.required && isSameThing(one.name, key));
    if (!isGap || filling === undefined || (refersTo === undefined && wordsOf(key).at(-1) !== 'id')) return [];
    const query = `${placeOf(column).value} == \`null\``;
    const name = refersTo === undefined ? withoutId(filling.label) : label;
    return [
      {
        query: open === undefined ? query : `${query} && !(${open})`,
        label: copy.without(name),
        column,
        isException: true,
      },
    ];
  });
}

// "technician_id" is the "techId" of the record.
function isSameThing(param: string, key: string): boolean {
  const [one = '', other = ''] = [wordsOf(param).at(0), wordsOf(key).at(0)];
  return startAlike(one, other) || (other.length >= 4 && one.startsWith(other));
}
