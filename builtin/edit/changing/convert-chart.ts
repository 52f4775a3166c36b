import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';

const SERIES_CHARTS: ReadonlySet<string> = new Set(['LineChart', 'AreaChart']);
const VALUE_CHARTS: ReadonlySet<string> = new Set(['BarChart', 'BarList', 'DonutChart', 'PieChart']);

/** True if a chart of labelled values becomes one of series of points, or the other way round. */
export function isReshaped(before: string, type: string): boolean {
  return SERIES_CHARTS.has(type) ? VALUE_CHARTS.has(before) : VALUE_CHARTS.has(type) && SERIES_CHARTS.has(before);
}

/** The data of a chart as another type takes them; undefined if they do not fit. The name is that of a single series. */
export function reshapedData(
  spec: Spec,
  { type: before, props }: SpecElement,
  type: string,
  name: string,
): JsonObject | undefined {
  if (!isReshaped(before, type)) return {};
  return SERIES_CHARTS.has(type) ? asSeries(spec, props, name) : asValues(spec, props, type);
}

function asSeries(spec: Spec, props: JsonObject, name: string): JsonObject | undefined {
  const several = objectsIn(spec, props['series']);
  if (several.length > 0) {
    const series = several.map(({ values, ...rest }) => ({ ...rest, points: values ?? [] }));
    return { series, xLabels: props['labels'] ?? [] };
  }
  const parts = objectsIn(spec, props['data']);
  // What is filled in later is filled in as series.
  if (isEmptyList(spec, props['data'])) return { series: props['data'] ?? [], xLabels: [] };
  const title = props['yAxisTitle'];
  const points = parts.map(({ value }) => value ?? null);
  return parts.length === 0
    ? undefined
    : {
        series: [{ name: typeof title === 'string' ? title : name, points }],
        xLabels: parts.map(({ label }) => label ?? ''),
      };
}

function asValues(spec: Spec, props: JsonObject, type: string): JsonObject | undefined {
  const several = objectsIn(spec, props['series']);
  const [first, ...others] = several;
  if (others.length > 0) {
    const series = several.map(({ points, ...rest }) => ({ ...rest, values: points ?? [] }));
    return type === 'BarChart' ? { series, labels: props['xLabels'] ?? [] } : undefined;
  }
  const points = shownValue(spec, first?.['points']);
  const labels = shownValue(spec, props['xLabels']);
  if (!Array.isArray(points) || !Array.isArray(labels)) return undefined;
  return { data: points.map((value, index) => ({ label: labels[index] ?? '', value })) };
}

function isEmptyList(spec: Spec, value: Json | undefined): boolean {
  const shown = shownValue(spec, value);
  return Array.isArray(shown) && shown.length === 0;
}

function objectsIn(spec: Spec, value: Json | undefined): JsonObject[] {
  const shown = shownValue(spec, value);
  return Array.isArray(shown) ? shown.filter(isJsonObject) : [];
}
