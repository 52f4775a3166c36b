import { part } from '#builtin/part.ts';
import { emptyChart, recordChart } from '#builtin/parts/figures/chart.ts';
import { chartKindOf } from '#builtin/parts/figures/widgets.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import { insertPart } from './insert-part.ts';
import type { Patch } from '#builtin/edit/patch.ts';

/** Adds a chart of the named records and columns; if the state has none, an empty chart for the host to fill. */
export function addChart(
  patch: Patch,
  u: Understanding,
  { label: title, kindText }: Addition,
  where: Where | undefined,
): boolean {
  const words = foldText(`${kindText} ${title}`);
  const kind = chartKindOf(words) ?? 'amounts';
  const [set] = allRecords(readData(patch.spec.state)).flatMap((one) => mentionedRecords(one, words) ?? []);
  const filledChart = set === undefined ? undefined : recordChart(u, set, kind);
  const chart = filledChart ?? emptyChart(title, `/${ownKey(u, identifier(title, 'chart'))}`, kind, u.copy);
  insertPart(patch, part(`${chart.id}Card`, 'Card', { title }, [chart]), where, 'page');
  return true;
}

// The records that the words mention. If the words name two or more columns, only those columns.
function mentionedRecords(set: RecordSet, words: string): RecordSet | undefined {
  const mentioned = new Set(wordsOf(words));
  const columns = set.columns.filter(({ key }) => wordsOf(key).every((word) => mentioned.has(word)));
  if (columns.length >= 2) return { ...set, columns };
  return columns.length === 1 || wordsOf(set.key).every((word) => mentioned.has(word)) ? set : undefined;
}
