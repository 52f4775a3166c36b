import { part } from '../part.ts';
import { emptyChart, recordChart } from '../parts/chart.ts';
import { mannerOf } from '../parts/widgets.ts';
import { allRecords, readData, type RecordSet } from '../understand/data-shape.ts';
import { foldText, wordsOf } from '../understand/fold-text.ts';
import { capitalized, identifier } from '../understand/identifier.ts';
import { withoutDeterminers } from '../understand/phrase.ts';
import { ownKey, type Understanding } from '../understand/understanding.ts';
import type { Where } from './command.ts';
import { insertPart } from './insert-part.ts';
import type { Patch } from './patch.ts';

/** Adds a chart of the records that the spec holds, by the columns that are named; without such, one to be filled. */
export function addChart(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  const words = foldText(thing);
  const title = capitalized(
    withoutDeterminers(thing)
      .replace(
        /^(?:(?:bar|line|pie|donut|area)\s+)?(?:charts?|graphs?|diagramm|graphique|gráfico)\s+(?:of|for|with|showing|über|mit|de|des)\s+/iu,
        '',
      )
      .trim(),
  );
  const manner = mannerOf(words) ?? 'amounts';
  const [set] = allRecords(readData(patch.spec.state)).flatMap((one) => narrowed(one, words) ?? []);
  const drawn = set === undefined ? undefined : recordChart(u, set, manner)?.chart;
  const chart = drawn ?? emptyChart(title, `/${ownKey(u, identifier(title, 'chart'))}`, manner, u.copy);
  insertPart(patch, part(`${chart.id}Card`, 'Card', { title }, [chart]), where, 'page');
  return true;
}

// The records that the words speak of, with only the columns that they name where they name enough for a chart.
function narrowed(set: RecordSet, words: string): RecordSet | undefined {
  const said = new Set(wordsOf(words));
  const columns = set.columns.filter(({ key }) => wordsOf(key).every((word) => said.has(word)));
  if (columns.length >= 2) return { ...set, columns };
  return columns.length === 1 || wordsOf(set.key).every((word) => said.has(word)) ? set : undefined;
}
