import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { MAX_COLUMNS } from '#builtin/understand/data/column.ts';
import { readPhrase } from '#builtin/understand/words/phrase.ts';
import { bareName } from '#builtin/edit/words/bare-name.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { findListItem } from '#builtin/edit/finding/find-element.ts';
import type { Patch } from '#builtin/edit/patch.ts';

/** Adds the columns that a phrase names to a table, with the keys of its rows where they match. */
export function addColumns(patch: Patch, id: string, thing: string, where: Where | undefined): boolean {
  const columns = elementOf(patch.spec, id)?.props['columns'];
  const rows = elementOf(patch.spec, id)?.props['rows'];
  if (!Array.isArray(columns)) return false;
  const names = splitItems(thing).flatMap((item) => readPhrase(bareName(item, ['column'])) ?? []);
  let at = insertIndex(patch.spec, id, columns.length, where);
  for (const { label } of names.slice(0, MAX_COLUMNS)) {
    const key = columnKey(patch.spec, rows, label);
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', id, 'props', 'columns', at]),
      value: { key, label, sortable: true },
    });
    at += 1;
  }
  return names.length > 0;
}

// Next to the named column, else at the end.
function insertIndex(spec: Spec, id: string, count: number, where: Where | undefined): number {
  const beside = where?.anchor === undefined ? undefined : findListItem(spec, where.anchor);
  if (beside?.id === id && beside.prop === 'columns') return beside.index + (where?.side === 'before' ? 0 : 1);
  return where?.side === 'first' ? 0 : count;
}

// The key of the rows that matches the label, else a new key.
function columnKey(spec: Spec, rows: Json | undefined, label: string): string {
  const list = shownValue(spec, rows);
  const first = Array.isArray(list) ? list[0] : undefined;
  const wanted = identifier(label, 'column').toLowerCase();
  const known = isJsonObject(first)
    ? Object.keys(first).find((key) => identifier(key, '').toLowerCase() === wanted)
    : undefined;
  return known ?? identifier(label, 'column');
}
