import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import type { Patch, Place } from '#builtin/edit/patch.ts';

const SHARED_PROPS = ['caption', 'striped', 'density', 'emptyText', 'ariaLabel'];
const COLUMN_ALIGN: { readonly [align: string]: string } = { left: 'start', center: 'center', right: 'end' };

/** Turns a Table into a DataTable, which can be filtered and searched. Returns false if its cells are not plain values. */
export function asDataTable(patch: Patch, { id, element }: Place): boolean {
  const shown = cellsOf(patch.spec, element);
  if (shown === undefined) return false;
  const { labels, cells } = shown;
  const { columnAlign } = element.props;
  const keys = labels.map((label, at) => `${identifier(label, 'column')}${labels.indexOf(label) === at ? '' : at}`);
  const record = (row: readonly Json[]): JsonObject =>
    Object.fromEntries(keys.map((key, at) => [key, row[at] ?? null]));
  const align = Array.isArray(columnAlign)
    ? columnAlign.map((side) => (typeof side === 'string' ? COLUMN_ALIGN[side] : undefined) ?? 'start')
    : [];
  const kept = Object.entries(element.props).filter(([name]) => SHARED_PROPS.includes(name));
  const props = {
    ...Object.fromEntries(kept),
    columns: labels.map((label, at) => ({
      key: keys[at] ?? '',
      label,
      ...(align[at] === undefined ? {} : { align: align[at] }),
    })),
    rows: cells.map(record),
  };
  patch.apply({
    op: 'replace',
    path: formatPointer(['elements', id]),
    value: { ...element, type: 'DataTable', props },
  });
  return true;
}

/** The heads and the rows of a Table; undefined if its cells are not plain values. */
export function cellsOf(
  spec: Spec,
  { type, props: { columns, rows } }: SpecElement,
): { labels: string[]; cells: (readonly Json[])[] } | undefined {
  const list = shownValue(spec, rows);
  if (type !== 'Table' || !Array.isArray(columns) || !Array.isArray(list)) return undefined;
  const labels = columns.flatMap((one) => (typeof one === 'string' ? [one] : []));
  const cells = list.flatMap((row) => (Array.isArray(row) && row.every(isCell) ? [row as readonly Json[]] : []));
  return labels.length === columns.length && cells.length === list.length ? { labels, cells } : undefined;
}

function isCell(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}
