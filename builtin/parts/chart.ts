import type { Json } from '#contract/json.ts';
import type { Copy } from '../copy/copy.ts';
import { part, read, type Part } from '../part.ts';
import type { Column } from '../understand/column.ts';
import type { Group, RecordSet } from '../understand/data-shape.ts';
import { cell } from './cell.ts';
import { identifier } from '../understand/identifier.ts';
import { titleColumn } from '../understand/record-roles.ts';
import { measures } from '../understand/value-kind.ts';

/** What a chart is asked to show: a course over time, amounts side by side, shares of a whole. */
export type ChartManner = 'course' | 'amounts' | 'shares' | 'funnel' | 'ranking' | 'grid';

const MAX_SERIES = 5;
const MAX_POINTS = 120;
const MAX_BARS = 24;
const MAX_SHARES = 8;

/** A chart of records, and whether it tells all that they hold: every column of every row. */
export type RecordChart = { chart: Part; isWhole: boolean };

/** A chart of records with a name or a date each and at least one measure; undefined when they have no such shape. */
export function recordChart(set: RecordSet, copy: Copy, wanted?: ChartManner): RecordChart | undefined {
  const measured = set.columns
    .filter(({ key, kind }) => (kind === 'number' || kind === 'percent') && measures(key))
    .slice(0, MAX_SERIES);
  const along = set.columns.find(({ kind }) => kind === 'month' || kind === 'date' || kind === 'dateTime');
  const names = along ?? titleColumn(set);
  const [first] = measured;
  if (first === undefined || names === undefined || set.rows.length < 2) return undefined;
  const complete = measured.filter(({ key }) => set.rows.every((row) => typeof row[key] === 'number'));
  if (complete.length === 0) return undefined;
  const manner = wanted === 'shares' ? 'shares' : along !== undefined ? 'course' : (wanted ?? 'amounts');
  return drawn(set, names, complete, manner, copy);
}

function drawn(
  set: RecordSet,
  names: Column,
  measured: readonly Column[],
  manner: ChartManner,
  copy: Copy,
): RecordChart | undefined {
  const id = identifier(set.key, 'records');
  const rows = set.rows.length;
  const along = (key: string): Json[] =>
    Array.from({ length: Math.min(rows, MAX_POINTS) }, (_, index) => cell(set, index, key) ?? '—');
  const [first] = measured;
  const labels = along(names.key);
  const telling = (chart: Part, told: readonly Column[]): RecordChart => ({
    chart,
    isWhole: rows <= MAX_POINTS && set.columns.every((column) => column === names || told.includes(column)),
  });
  const pairs = (): Json[] => labels.map((label, index) => ({ label, value: cell(set, index, first?.key) ?? 0 }));
  if (manner === 'shares' && rows <= MAX_SHARES)
    return telling(part(`${id}Chart`, 'DonutChart', { data: pairs(), emptyText: copy.noData }), measured.slice(0, 1));
  if (manner === 'course') {
    const series = measured.map(({ key, label }) => ({ name: label, points: along(key) }));
    const props = { series, xLabels: labels, height: '260px', emptyText: copy.noData };
    return telling(part(`${id}Chart`, 'LineChart', props), measured);
  }
  if (rows > MAX_BARS) return undefined;
  const units = {
    valuePrefix: first?.prefix,
    valueSuffix: first?.suffix,
    height: '260px',
    emptyText: copy.noData,
  };
  if (measured.length === 1) return telling(part(`${id}Chart`, 'BarChart', { data: pairs(), ...units }), measured);
  const series = measured.map(({ key, label }) => ({ name: label, values: along(key) }));
  return telling(part(`${id}Chart`, 'BarChart', { series, labels, ...units }), measured);
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
