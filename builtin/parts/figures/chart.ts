import type { JsonObject } from '#contract/json/json.ts';
import { memberQuery, queryOf } from '#builtin/view-query.ts';
import { amountQuery } from '#builtin/written-value.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { currencySign } from '#builtin/understand/values/currency.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { courseColumn, isMeasured, isNewestFirst, momentColumn, momentLabel, namedByUnit } from './course.ts';
import { limitColor, limitsOf, outsideMessage, type Limit } from './limits.ts';

/** What a chart shows: a trend over time, amounts side by side, shares of a whole, or one of the special charts. */
export type ChartKind = 'trend' | 'amounts' | 'shares' | 'funnel' | 'ranking' | 'grid';

const MAX_SERIES = 5;
const MAX_SCALES = 2;
const MAX_POINTS = 400;
const MAX_BARS = 24;
const MAX_SHARES = 8;

/** Charts of records, one for each unit, with what stands above it; `isComplete` when they show every column of every row. */
export type RecordCharts = { charts: { label: string; chart: Part; notes: Part[] }[]; isComplete: boolean };

/** A chart of records that each have a name or a date and at least one number; undefined for other records. */
export function recordChart(u: Understanding, set: RecordSet, requested?: ChartKind): Part | undefined {
  return recordCharts(u, set, requested)?.charts[0]?.chart;
}

/** Like {@link recordChart}, with a chart of its own for each unit of what is measured over time. */
export function recordCharts(u: Understanding, set: RecordSet, requested?: ChartKind): RecordCharts | undefined {
  const timeColumn = requested === undefined ? courseColumn(set) : momentColumn(set);
  const names = timeColumn ?? titleColumn(set);
  const kind = requested === 'shares' ? 'shares' : timeColumn !== undefined ? 'trend' : (requested ?? 'amounts');
  const measured = set.columns
    .filter(isMeasured)
    .slice(0, MAX_SERIES)
    .filter(({ key }) => hasNumbers(set, key, kind))
    .map((column) => namedByUnit(u, set, column));
  if (names === undefined || set.rows.length < 2) return undefined;
  const numeric = requested === undefined && kind === 'amounts' ? barsOf(u, set, names, measured) : measured;
  const [first] = numeric;
  if (first === undefined) return undefined;
  const scales = numeric.filter((one, at) => numeric.findIndex((other) => sharesScale(one, other)) === at);
  const drawn = (kind === 'trend' ? scales.slice(0, MAX_SCALES) : [first]).map((scale) =>
    kind === 'shares' && set.rows.length <= MAX_SHARES ? [scale] : numeric.filter((one) => sharesScale(one, scale)),
  );
  const taken = new Set(Object.keys(u.given));
  const charts = drawn.flatMap((plotted) => {
    const [only] = plotted.length === 1 ? plotted : [];
    const limits = kind === 'trend' && only !== undefined ? limitsOf(u, set, only, measured.length === 1) : [];
    const chart = chartOf(u, set, names, plotted, kind, taken, limits);
    const measures = drawn.length === 1 ? [] : [plotted.map(({ label }) => label).join(', ')];
    const label = [set.label, ...measures].filter(Boolean).join(': ');
    const notes = only === undefined ? [] : outsideMessage(u, set, names, only, limits);
    return chart === undefined ? [] : [{ label, chart, notes }];
  });
  const shown = new Set([names.key, ...drawn.flat().map(({ key }) => key)]);
  const isComplete =
    set.rows.length <= MAX_POINTS &&
    set.columns.every((column) => shown.has(column.key) || column.kind === 'id' || column.hidden !== undefined);
  return charts.length === 0 ? undefined : { charts, isComplete };
}

/** Cards with the charts of records that are only measured over time; undefined for others, and for those that the charts do not show in full. */
export function courseCards(u: Understanding, set: RecordSet): Part[] | undefined {
  const drawn = courseColumn(set) === undefined ? undefined : recordCharts(u, set);
  return drawn?.isComplete === true
    ? drawn.charts.map(({ label, chart, notes }) =>
        part(`${chart.id}Card`, 'Card', { title: label || undefined }, [...notes, chart]),
      )
    : undefined;
}

// A course may end before the others do: this year's months against last year's.
function hasNumbers({ rows }: RecordSet, key: string, kind: ChartKind): boolean {
  const last = kind === 'trend' ? rows.findLastIndex((row) => typeof row[key] === 'number') : rows.length - 1;
  const isOpen = rows.slice(last + 1).every((row) => row[key] === null || row[key] === undefined);
  return isOpen && last > 0 && rows.slice(0, last + 1).every((row) => typeof row[key] === 'number');
}

const FEWEST_BARS = 3;

// Without being asked, bars are drawn of names with one measure, or with the one that the prompt names. Two are not worth it.
function barsOf(u: Understanding, set: RecordSet, names: Column, measured: readonly Column[]): readonly Column[] {
  const isNamed = names.kind !== 'longText' && names !== momentColumn(set) && !measured.includes(names);
  const texts = new Set(set.rows.map((row) => row[names.key]));
  if (!isNamed || texts.size < set.rows.length || texts.size < FEWEST_BARS) return [];
  const others = set.columns.filter((one) => one !== names && one.kind !== 'id' && one.hidden === undefined);
  const [first] = measured;
  if (first !== undefined && others.every((one) => measured.includes(one) && sharesScale(one, first))) return measured;
  const asked = measured.filter(({ key }) => isNamedLike(u.prompt, key));
  return asked.length === 1 && others.every((one) => measured.includes(one)) ? asked : [];
}

// Counts and prices must not share a scale.
function sharesScale(one: Column, other: Column): boolean {
  return (
    one.kind === other.kind &&
    one.format.as === other.format.as &&
    signsOf(one).valuePrefix === signsOf(other).valuePrefix &&
    signsOf(one).valueSuffix === signsOf(other).valueSuffix
  );
}

// What stands before and after each value.
function signsOf({ format }: Column): { valuePrefix?: string; valueSuffix?: string } {
  if (format.as === 'money' && format.currency !== undefined) return { valuePrefix: currencySign(format.currency) };
  if (format.as === 'percent') return { valueSuffix: '%' };
  return format.as === 'number' && format.unit !== undefined ? { valueSuffix: ` ${format.unit}` } : {};
}

// Each list of numbers or labels is bound as a whole, because a host's checks count the numbers of a chart only then.
function chartOf(
  u: Understanding,
  set: RecordSet,
  names: Column,
  plotted: readonly Column[],
  kind: ChartKind,
  taken: Set<string>,
  limits: readonly Limit[],
): Part | undefined {
  const [first] = plotted;
  if (first === undefined || (kind !== 'trend' && set.rows.length > MAX_BARS)) return undefined;
  const id = identifier(set.key, 'records');
  const inOrder = isNewestFirst(set, names) ? `reverse(${queryOf(set.pointer)})` : queryOf(set.pointer);
  const rows = set.rows.length > MAX_POINTS ? `${inOrder}[-${MAX_POINTS}:]` : inOrder;
  const label = nameOf(set, names);
  const views: NonNullable<Part['views']> = {};
  const view = (name: string, expression: string): JsonObject => {
    const pointer = `/${freshId(identifier(`${set.pointer} ${name}`, name), taken)}`;
    taken.add(pointer.slice(1));
    views[pointer] = { query: expression, of: set.pointer };
    return read(pointer);
  };
  const column = (key: string): JsonObject =>
    view(key, `map(&(${plottedValue(plotted, key)}), ${numbersIn(set, key, rows)})`);
  // A limit is a level line as long as the course.
  const level = ({ side, fact }: Limit): JsonObject =>
    view(
      `${fact.key} ${side}`,
      `map(&(${asPlotted(`$.${queryOf(fact.pointer)}`, first)}), ${numbersIn(set, first.key, rows)})`,
    );
  const labels = (): JsonObject => view(`${names.key} labels`, `map(&(${label}), ${rows})`);
  const shared = { height: '260px', emptyText: u.copy.noData };
  if (kind === 'trend') {
    const lines = plotted.map(({ key, label: name }) => ({ name, points: column(key) }));
    const levels = limits.map((one) => ({ name: one.fact.label, points: level(one), color: limitColor(one) }));
    const series = [...lines, ...levels];
    const yAxisTitle = axisTitle(plotted, set);
    return part(`${id}Chart`, 'LineChart', { series, xLabels: labels(), yAxisTitle, ...shared }, [], { views });
  }
  const units = kind === 'shares' ? {} : signsOf(first);
  if (plotted.length === 1) {
    const data = isPairs(set, names, first)
      ? read(set.pointer)
      : view(
          `${first.key} by ${names.key}`,
          `map(&{label: ${label}, value: ${plottedValue(plotted, first.key)}}, ${rows})`,
        );
    const type = kind === 'shares' ? 'DonutChart' : 'BarChart';
    return part(`${id}Chart`, type, { data, ...units, ...shared }, [], { views });
  }
  const series = plotted.map(({ key, label: name }) => ({ name, values: column(key) }));
  return part(`${id}Chart`, 'BarChart', { series, labels: labels(), ...units, ...shared }, [], { views });
}

// Without the records at the end that have no value yet.
function numbersIn({ rows }: RecordSet, key: string, query: string): string {
  return rows.every((row) => typeof row[key] === 'number') ? query : `${query}[?${memberQuery([key])} != \`null\`]`;
}

// Cents as whole amounts, and shares as percentages.
function plottedValue(columns: readonly Column[], key: string): string {
  return asPlotted(
    memberQuery([key]),
    columns.find((column) => column.key === key),
  );
}

function asPlotted(value: string, column: Column | undefined): string {
  const format = column?.format;
  if (format?.as === 'money') return amountQuery(value, format.parts);
  return format?.as === 'percent' && format.isFraction ? `${value} * \`100\`` : value;
}

// What the numbers at the axis are: the unit, with the name of the measure where it is not that of the list.
function axisTitle(plotted: readonly Column[], set: RecordSet): string | undefined {
  const [first] = plotted;
  const { valuePrefix, valueSuffix } = first === undefined ? {} : signsOf(first);
  const unit = (valuePrefix ?? valueSuffix)?.trim();
  if (first === undefined || unit === undefined || plotted.length > 1 || first.label === set.label) return unit;
  return `${first.label} (${unit})`;
}

/** An expression for the name of a record; a dash when it is missing. */
function nameOf(set: RecordSet, column: Column): string {
  const { key, path = [key] } = column;
  const { rows } = set;
  const name = memberQuery(path);
  const moment = momentLabel(set, column);
  if (moment !== undefined) return moment;
  const areTexts = rows.every((row) => typeof (row[key] ?? '') === 'string');
  return areTexts ? `${name} || '—'` : `(${name} == \`null\` && '—') || to_string(${name})`;
}

// Records of `{label, value}` are already what a chart takes, so they need no view.
function isPairs({ columns, rows }: RecordSet, names: Column, first: Column): boolean {
  return (
    names.key === 'label' &&
    plottedValue([first], first.key) === memberQuery([first.key]) &&
    first.key === 'value' &&
    columns.length === 2 &&
    rows.every((row) => typeof row['label'] === 'string')
  );
}

/** A chart without data; the host fills the list at the pointer. */
export function emptyChart(label: string, pointer: string, kind: ChartKind, copy: Copy): Part {
  const id = `${identifier(label, 'values')}Chart`;
  const seeds = { seeds: { [pointer]: [] } };
  const shared = { height: '260px', emptyText: copy.noData, ariaLabel: label };
  if (kind === 'trend') return part(id, 'LineChart', { series: read(pointer), ...shared }, [], seeds);
  if (kind === 'funnel') return part(id, 'FunnelChart', { stages: read(pointer), ...shared }, [], seeds);
  if (kind === 'grid')
    return part(id, 'Heatmap', { cells: read(pointer), emptyText: copy.noData, ariaLabel: label }, [], seeds);
  if (kind === 'ranking') return part(id, 'BarList', { data: read(pointer), emptyText: copy.noData }, [], seeds);
  return part(id, kind === 'shares' ? 'DonutChart' : 'BarChart', { data: read(pointer), ...shared }, [], seeds);
}
