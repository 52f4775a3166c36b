import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import { elementPass } from '../pass.ts';
import { readQuietly } from '../read-quietly.ts';
import { humanize } from '../words.ts';

/** More than a screen is wide. */
const COLUMNS_MAX = 12;

/**
 * Gives tables with rows but without `columns` one column for each scalar member of the first row, named after it. Without
 * rows no columns can be derived, and the fault remains.
 */
export const deriveColumns = elementPass(
  'derive-columns',
  (spec, id, element, { definitionOf }) => {
    const fields = definitionOf(element.type)?.props['columns']?.of;
    if (fields?.['key'] === undefined || element.props['columns'] !== undefined) return spec;
    const columns = columnsOf(rowsOf(element.props['rows'], spec));
    if (columns.length === 0) return spec;
    return withElement(spec, id, { ...element, props: { columns, ...element.props } });
  },
  ['props', 'columns'],
);

function rowsOf(rows: Json | undefined, { state }: Spec): unknown {
  const path = isJsonObject(rows) ? (rows['$state'] ?? rows['$bindState']) : undefined;
  return typeof path === 'string' ? readQuietly(state, path) : rows;
}

function columnsOf(rows: unknown): JsonObject[] {
  const [first]: unknown[] = Array.isArray(rows) ? rows : [];
  if (!isJsonObject(first)) return [];
  const scalars = Object.keys(first).filter((key) => typeof first[key] !== 'object');
  return scalars.slice(0, COLUMNS_MAX).map((key) => ({ key, label: humanize(key) || key }));
}
