import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { withElement } from './edit-spec.ts';
import type { PassContext, PassResult, Repair } from './pass.ts';
import { readQuietly } from './read-quietly.ts';
import { documentOrder, elementOf } from './tree.ts';
import { isUntouched } from './untouched.ts';
import { humanise } from './words.ts';

/** More than a screen is wide. */
const COLUMNS_MAX = 12;

/**
 * Gives tables that have rows but no `columns` one for each scalar member of their first row, called by its name. Rows
 * that nothing has filled yet tell no columns; the fault then stays.
 */
export function deriveColumns(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let derived = spec;
  for (const id of documentOrder(spec)) {
    const element = elementOf(spec, id);
    const fields = element === undefined ? undefined : context.definitionOf(element.type)?.props['columns']?.of;
    if (element === undefined || fields?.['key'] === undefined || element.props['columns'] !== undefined) continue;
    if (isUntouched(spec, id, context)) continue;
    const columns = columnsOf(rowsOf(element.props['rows'], spec));
    if (columns.length === 0) continue;
    derived = withElement(derived, id, { ...element, props: { columns, ...element.props } });
    repairs.push({ rule: 'derive-columns', pointer: formatPointer(['elements', id, 'props', 'columns']) });
  }
  return { spec: derived, repairs };
}

function rowsOf(rows: Json | undefined, { state }: Spec): unknown {
  const path = isJsonObject(rows) ? (rows['$state'] ?? rows['$bindState']) : undefined;
  return typeof path === 'string' ? readQuietly(state, path) : rows;
}

function columnsOf(rows: unknown): JsonObject[] {
  const [first]: unknown[] = Array.isArray(rows) ? rows : [];
  if (!isJsonObject(first)) return [];
  const scalars = Object.keys(first).filter((key) => typeof first[key] !== 'object');
  return scalars.slice(0, COLUMNS_MAX).map((key) => ({ key, label: humanise(key) || key }));
}
