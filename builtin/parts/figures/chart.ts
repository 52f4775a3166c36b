import type { JsonObject } from '#contract/json/json.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { isMoneyKey, type Column } from '#builtin/understand/data/column.ts';
import type { Group, RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { measures } from '#builtin/understand/data/value-kind.ts';

/** What a chart is asked to show: a course over time, amounts side by side, shares of a whole. */
export type ChartManner = 'course' | 'amounts' | 'shares' | 'funnel' | 'ranking' | 'grid';

const MAX_SERIES = 5;
const MAX_POINTS = 120;
const MAX_BARS = 24;
const MAX_SHARES = 8;

/** A chart of records, and whether it tells all that they hold: every column of every row. */
export type RecordChart = { chart: Part; isWhole: boolean };

/** A chart of records with a name or a date each and at least one measure; undefined when they have no such shape. */
export function recordChart(u: Understanding, set: RecordSet, wanted?: ChartManner): RecordChart | undefined {
  const measured = set.columns
    .filter(({ key, kind }) => (kind === 'number' || kind === 'percent') && measures(key))
    .slice(0, MAX_SERIES)
    .filter(({ key }) => set.rows.every((row) => typeof row[key] === 'number'));
  const along = set.columns.find(({ kind }) => kind === 'month' || kind === 'date' || kind === 'dateTime');
  const names = along ?? titleColumn(set);
  const [first] = measured;
  if (first === undefined || names === undefined || set.rows.length < 2) return undefined;
  const manner = wanted === 'shares' ? 'shares' : along !== undefined ? 'course' : (wanted ?? 'amounts');
  // Two bars that nobody asked for say less than the two rows.
  if (manner === 'amounts' && wanted === undefined && set.rows.length < 3) return undefined;
  const told =
    manner === 'shares' && set.rows.length <= MAX_SHARES ? [first] : measured.filter((one) => sharesScale(one, first));
  const chart = drawn(u, set, names, told, manner);
  const isWhole =
    set.rows.length <= MAX_POINTS && set.columns.every((column) => column === names || told.includes(column));
  return chart === undefined ? undefined : { chart, isWhole };
}

// Pieces and prices side by side on one scale tell nothing.
function sharesScale(one: Column, other: Column): boolean {
  return (
    one.kind === other.kind &&
    one.prefix === other.prefix &&
    one.suffix === other.suffix &&
    isMoneyKey(one.key) === isMoneyKey(other.key)
  );
}

// A host's gate counts the numbers of a chart only where each of its lists is bound as one.
function drawn(
  u: Understanding,
  set: RecordSet,
  names: Column,
  told: readonly Column[],
  manner: ChartManner,
): Part | undefined {
  const [first] = told;
  if (first === undefined || (manner !== 'course' && set.rows.length > MAX_BARS)) return undefined;
  const id = identifier(set.key, 'records');
  const rows = set.rows.length > MAX_POINTS ? `${listOf(set)}[:${MAX_POINTS}]` : listOf(set);
  const label = nameOf(set, names);
  const views: { [pointer: string]: string } = {};
  const taken = new Set(Object.keys(u.given));
  const view = (name: string, expression: string): JsonObject => {
    const pointer = `/${freshId(identifier(`${set.pointer} ${name}`, name), taken)}`;
    views[pointer] = expression;
    return read(pointer);
  };
  const column = (key: string): JsonObject => view(key, `map(&${quoted(key)}, ${rows})`);
  const labels = (): JsonObject => view(`${names.key} labels`, `map(&(${label}), ${rows})`);
  const shared = { height: '260px', emptyText: u.copy.noData };
  if (manner === 'course') {
    const series = told.map(({ key, label: name }) => ({ name, points: column(key) }));
    return part(`${id}Chart`, 'LineChart', { series, xLabels: labels(), ...shared }, [], { views });
  }
  const units = manner === 'shares' ? {} : { valuePrefix: first.prefix, valueSuffix: first.suffix };
  if (told.length === 1) {
    const data = isPairs(set, names, first)
      ? read(set.pointer)
      : view(`${first.key} by ${names.key}`, `map(&{label: ${label}, value: ${quoted(first.key)}}, ${rows})`);
    const type = manner === 'shares' ? 'DonutChart' : 'BarChart';
    return part(`${id}Chart`, type, { data, ...units, ...shared }, [], { views });
  }
  const series = told.map(({ key, label: name }) => ({ name, values: column(key) }));
  return part(`${id}Chart`, 'BarChart', { series, labels: labels(), ...units, ...shared }, [], { views });
}

function listOf({ pointer }: RecordSet): string {
  return parsePointer(pointer).map(quoted).join('.');
}

function quoted(name: string): string {
  return JSON.stringify(name);
}

/** The name of a record as an expression; a dash stands for one that is missing. */
function nameOf({ rows }: RecordSet, { key }: Column): string {
  const name = quoted(key);
  const areTexts = rows.every((row) => typeof (row[key] ?? '') === 'string');
  return areTexts ? `${name} || '—'` : `(${name} == \`null\` && '—') || to_string(${name})`;
}

// Records that are already what a chart takes need no view.
function isPairs({ columns, rows }: RecordSet, names: Column, first: Column): boolean {
  return (
    names.key === 'label' &&
    first.key === 'value' &&
    columns.length === 2 &&
    rows.every((row) => typeof row['label'] === 'string')
  );
}

/** Charts of plain lists of numbers, over the list of words of the same length that stands beside them. */
export function listCharts(group: Group, copy: Copy): { label: string; chart: Part }[] {
  const numeric = group.lists.filter(
    ({ values }) => values.length >= 2 && values.every((value) => typeof value === 'number'),
  );
  const labels = group.lists.find(
    ({ values }) => values.length >= 2 && values.every((value) => typeof value === 'string'),
  );
  return numeric.slice(0, 6).map(({ key, label, pointer, values }) => {
    const xLabels = labels !== undefined && labels.values.length === values.length ? read(labels.pointer) : undefined;
    const name = /^(?:values|data|points|series)$/i.test(key) && group.label !== '' ? group.label : label;
    const props = { series: [{ name, points: read(pointer) }], xLabels, height: '260px', emptyText: copy.noData };
    return { label: name, chart: part(`${identifier(name, 'values')}Chart`, 'LineChart', props) };
  });
}

/** A chart whose values come later; the host fills the list at the pointer. */
export function emptyChart(label: string, pointer: string, manner: ChartManner, copy: Copy): Part {
  const id = `${identifier(label, 'values')}Chart`;
  const seeds = { seeds: { [pointer]: [] } };
  const shared = { height: '260px', emptyText: copy.noData, ariaLabel: label };
  if (manner === 'course') return part(id, 'LineChart', { series: read(pointer), ...shared }, [], seeds);
  if (manner === 'funnel') return part(id, 'FunnelChart', { stages: read(pointer), ...shared }, [], seeds);
  if (manner === 'grid')
    return part(id, 'Heatmap', { cells: read(pointer), emptyText: copy.noData, ariaLabel: label }, [], seeds);
  if (manner === 'ranking') return part(id, 'BarList', { data: read(pointer), emptyText: copy.noData }, [], seeds);
  return part(id, manner === 'shares' ? 'DonutChart' : 'BarChart', { data: read(pointer), ...shared }, [], seeds);
}
