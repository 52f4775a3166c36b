import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { columnsHolding } from './named-column.ts';
import { outOfRange } from './range-marks.ts';
import { belowTest, pastTest, type Around, type RecordTest } from './record-tests.ts';

/**
 * What of a list needs attention by the data itself, unasked: what was due before the day that the data is of, less in stock than the
 * record calls its minimum, and what was measured outside the range that it names.
 */
export function ownMarks(set: RecordSet, around: Around): RecordTest[] {
  const past = (['due', 'expiry'] as const).flatMap((concept) => {
    const column = columnsHolding(set, concept).find(isDated);
    return column === undefined ? [] : (pastTest(concept === 'due' ? 'overdue' : 'expired', set, around, column) ?? []);
  });
  const [count] = columnsHolding(set, 'count').filter((one) => one.kind === 'number' && !isLimit(one, set));
  const [least] = columnsHolding(set, 'minimum').filter((one) => one.kind === 'number' && !isOfOrders(one));
  const low = count === undefined || least === undefined ? [] : [belowTest(count, least, around)];
  const tests = [...past, ...low, ...outOfRange(set, around.language)];
  return tests.filter(({ query }, at) => tests.findIndex((one) => one.query === query) === at);
}

function isDated({ kind }: Column): boolean {
  return kind === 'date' || kind === 'dateTime';
}

function isLimit(column: Column, set: RecordSet): boolean {
  return columnsHolding(set, 'minimum', 'maximum').includes(column);
}

const ORDERS = wordList('order*|bestell*|mindestbestellmenge|command*|pedido*|ordin*|encomend*|purchase');

// The least that can be ordered says nothing about what is there.
function isOfOrders({ key }: Column): boolean {
  const words = wordsOf(key).join(' ');
  return says(ORDERS, words) && !words.startsWith('reorder');
}
