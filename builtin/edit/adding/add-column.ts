import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { MAX_COLUMNS } from '#builtin/understand/data/column.ts';
import { textOf } from '#builtin/edit/finding/shown-lists.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { findListItem } from '#builtin/edit/finding/find-element.ts';
import type { Patch } from '#builtin/edit/patch.ts';

/** Adds a column to a table, with the key of its rows that matches the label. In a table without rows it has the given form. */
export function addColumn(
  patch: Patch,
  id: string,
  label: string,
  where: Where | undefined,
  form: JsonObject,
): boolean {
  const { columns, rows } = elementOf(patch.spec, id)?.props ?? {};
  if (!Array.isArray(columns) || columns.length >= MAX_COLUMNS) return false;
  if (columns.some((column) => isJsonObject(column) && foldText(textOf(column['label'] ?? '')) === foldText(label)))
    return false;
  const at = insertIndex(patch.spec, id, columns.length, where);
  const key = columnKey(patch.spec, rows, label);
  const { editable: _editable, ...readOnly } = form;
  patch.apply({
    op: 'add',
    path: formatPointer(['elements', id, 'props', 'columns', at]),
    value: isEmpty(patch.spec, rows)
      ? { ...(columns.some(isEditable) ? form : readOnly), key, label }
      : { key, label, sortable: true, ...(columns.every(isEditable) ? { editable: true } : {}) },
  });
  return true;
}

function isEmpty(spec: Spec, rows: Json | undefined): boolean {
  const list = shownValue(spec, rows);
  return Array.isArray(list) && list.length === 0;
}

function isEditable(column: Json): boolean {
  return isJsonObject(column) && column['editable'] === true;
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
