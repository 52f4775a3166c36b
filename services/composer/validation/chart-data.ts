import { fault, type Findings, join, NONE, under } from '#catalog/compiler/validate/finding.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';

/** Charts whose series share positions: the props with the numbers of a series and the names of the positions. */
const SERIES_CHARTS: { readonly [type: string]: { numbers: string; names: string; lengthMin: number } } = {
  AreaChart: { numbers: 'points', names: 'xLabels', lengthMin: 2 },
  LineChart: { numbers: 'points', names: 'xLabels', lengthMin: 2 },
  BarChart: { numbers: 'values', names: 'labels', lengthMin: 1 },
};

/**
 * The faults of a chart whose literal data cannot be drawn: series, names and rows that share positions must have the same
 * length. Data read by an expression is not checked.
 *
 * Source: docs/catalog/conventions.md, "Charts".
 */
export function checkChartData(type: string, props: JsonObject): Findings {
  if (type === 'Heatmap') return under('cells', unevenRows(props.cells, 1));
  const chart = Object.hasOwn(SERIES_CHARTS, type) ? SERIES_CHARTS[type] : undefined;
  if (chart === undefined || !Array.isArray(props.series)) return NONE;
  const rows = props.series.map((series) => (isJsonObject(series) ? series[chart.numbers] : undefined));
  const found = under('series', unevenRows(rows, chart.lengthMin, chart.numbers));
  const length = rows.find(Array.isArray)?.length;
  const names = props[chart.names];
  if (found !== NONE || length === undefined || !Array.isArray(names) || names.length === length) return found;
  return under(chart.names, fault('wrong_length', `There are ${names.length} names for ${length} positions.`));
}

function unevenRows(rows: unknown, lengthMin: number, member?: string): Findings {
  if (!Array.isArray(rows)) return NONE;
  const length = Math.max(lengthMin, rows.find(Array.isArray)?.length ?? 0);
  let found = NONE;
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length === length) continue;
    const uneven = fault('wrong_length', `The list has ${row.length} numbers where ${length} are wanted.`);
    found = join(found, under(index, member === undefined ? uneven : under(member, uneven)));
    if (found.length > 10) break;
  }
  return found;
}
