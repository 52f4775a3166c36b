import { formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { asDataTable } from '#builtin/edit/changing/as-data-table.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';

/** Lets users sort a table by some of its columns, or by all. Returns false if it lacks one of them. */
export function makeSortable(
  patch: Patch,
  { target, by }: { target: string | undefined; by: readonly string[] },
): boolean {
  const table = tableMeant(patch, target);
  if (table === undefined || (table.element.type === 'Table' && !asDataTable(patch, table))) return false;
  const columns = elementOf(patch.spec, table.id)?.props['columns'];
  if (!Array.isArray(columns)) return false;
  const labels = columns.map((one) =>
    wordsOf(isJsonObject(one) && typeof one['label'] === 'string' ? one['label'] : ''),
  );
  const indexOf = (name: string) =>
    labels.findIndex((label) => wordsOf(name).some((word) => label.some((one) => isSameWord(one, word))));
  const chosen = by.length === 0 ? columns.map((_, at) => at) : by.map(indexOf);
  if (chosen.includes(-1)) return false;
  for (const at of chosen)
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', table.id, 'props', 'columns', at, 'sortable']),
      value: true,
    });
  return true;
}

// The table that words name, or the only one.
function tableMeant({ spec }: Patch, target: string | undefined): Place | undefined {
  const tables = placesOf(spec).filter(({ element: { type } }) => type === 'DataTable' || type === 'Table');
  const named = target === undefined ? [] : findTargets(spec, target).map(({ place }) => place.id);
  const inside = tables.filter(({ id }) => named.some((one) => one === id || isInside(spec, id, one)));
  return [inside, tables].find((some) => some.length === 1)?.[0];
}
