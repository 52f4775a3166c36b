import { formatPointer, readQuietly } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { freshId, withElement } from '../edit-spec.ts';
import { elementPass } from '../pass.ts';
import { humanize, plainOf } from '../words.ts';

const MEMBERS_MAX = 12;

/**
 * Replaces a component that cannot show an object or a list: a Text that reads an object becomes a DescriptionList, one that
 * reads a list is repeated or becomes a table, and a Table whose rows are objects becomes a DataTable.
 *
 * Source: docs/catalog/conventions.md, "Tables and collections".
 */
export const fitReads = elementPass('fit-read', (spec, id, element) =>
  element.type === 'Text' ? fitText(spec, id, element) : fitTable(spec, id, element),
);

function fitText(spec: Spec, id: string, { props, children, visible }: SpecElement): Spec {
  const rest = visible === undefined ? {} : { visible };
  const path = pathOf(props['text']);
  const value = path === undefined ? undefined : readQuietly(spec.state, path);
  const become = (type: string, made: JsonObject) => withElement(spec, id, { ...rest, type, props: made, children });
  if (isJsonObject(value)) return become('DescriptionList', { items: itemsOf(value, path ?? '') });
  if (!Array.isArray(value) || value.length === 0) return spec;
  if (value.every(isJsonObject)) return become('DataTable', { rows: { $state: path ?? '' } });
  if (value.some((item) => typeof item === 'object')) return spec;
  const item = freshId(spec, `${id}-item`);
  const text = withElement(spec, item, { type: 'Text', props: { ...props, text: { $bindItem: '' } }, children: [] });
  const repeat = { statePath: path ?? '' };
  return withElement(text, id, { ...rest, type: 'Stack', props: { gap: 'sm' }, children: [item], repeat });
}

/** A term for each member that can be shown by itself. */
function itemsOf(record: { readonly [key: string]: unknown }, path: string): JsonObject[] {
  const names = Object.keys(record).filter((name) => typeof record[name] !== 'object');
  return names.slice(0, MEMBERS_MAX).map((name) => ({
    term: humanize(name) || name,
    description: { $state: path + formatPointer([name]) },
  }));
}

function fitTable(spec: Spec, id: string, element: SpecElement): Spec {
  const { type, props } = element;
  const path = type === 'Table' ? pathOf(props['rows']) : undefined;
  const rows = path === undefined ? undefined : readQuietly(spec.state, path);
  const [first]: unknown[] = Array.isArray(rows) ? rows : [];
  if (path === undefined || !isJsonObject(first)) return spec;
  const columns = columnsFor(props['columns'], Object.keys(first));
  const { caption } = props;
  const kept = { ...(columns && { columns }), rows: { $state: path }, ...(caption !== undefined && { caption }) };
  return withElement(spec, id, { ...element, type: 'DataTable', props: kept });
}

/** A column for each heading that matches a member's name; undefined when one matches none. */
function columnsFor(headings: Json | undefined, names: readonly string[]): JsonObject[] | undefined {
  if (!Array.isArray(headings)) return undefined;
  const columns = headings.flatMap((label) => {
    const key = typeof label === 'string' ? names.find((name) => plainOf(name) === plainOf(label)) : undefined;
    return key === undefined ? [] : [{ key, label }];
  });
  return columns.length === headings.length && columns.length > 0 ? columns : undefined;
}

function pathOf(value: Json | undefined): string | undefined {
  const path = isJsonObject(value) ? value['$state'] : undefined;
  return typeof path === 'string' ? path : undefined;
}

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
