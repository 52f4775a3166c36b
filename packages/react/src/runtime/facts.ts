import { areDaysOfOneYear, factText, type Place } from '../parts/dates/format-date.ts';
import { isMembers } from './place.ts';
import type { PropShape, Shape } from './shape.ts';

/** Props that hold a fact beside a name, in every component. */
const ANYWHERE = [
  'caption',
  'description',
  'detail',
  'meta',
  'subtitle',
  'time',
  'timestamp',
  'timestampLabel',
  'trailing',
  'trailingText',
];

/** Further props that hold a fact, by component. What people choose from or type is never among it. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  Badge: ['text'],
  PrintLayout: ['value', 'rows'],
  Stat: ['value'],
  Table: ['rows'],
  Tag: ['label'],
  Text: ['text'],
};

/** Along the axes and in the legends of charts. */
const IN_CHARTS = ['label', 'labels', 'xLabels', 'yLabels', 'axisLabels'];
const CHARTS: ReadonlySet<string> = new Set([
  'AreaChart',
  'BarChart',
  'BarList',
  'Candlestick',
  'DonutChart',
  'Gantt',
  'Heatmap',
  'LineChart',
  'PieChart',
  'RadialBar',
  'Tracker',
  'Treemap',
]);

const namesByType = new Map<string, ReadonlySet<string>>();

/** The props of a component with the dates among its facts as the page writes dates. What holds none stays the same. */
export function withFacts(
  type: string,
  shape: Shape,
  props: Record<string, unknown>,
  place: Place,
): Record<string, unknown> {
  const telling: Telling = { names: namesOf(type), place, isChart: CHARTS.has(type), root: shape };
  return members(shape.props, props, telling);
}

type Telling = { names: ReadonlySet<string>; place: Place; isChart: boolean; root: Shape };

function namesOf(type: string): ReadonlySet<string> {
  const known = namesByType.get(type);
  if (known !== undefined) return known;
  const names = new Set([...ANYWHERE, ...(ELSEWHERE[type] ?? []), ...(CHARTS.has(type) ? IN_CHARTS : [])]);
  // A line of a log is copied and compared as it was written.
  if (type === 'LogConsole') names.delete('timestamp');
  namesByType.set(type, names);
  return names;
}

function members(
  fields: Readonly<Record<string, PropShape>>,
  before: Record<string, unknown>,
  telling: Telling,
  isYearKnown = false,
): Record<string, unknown> {
  let after: Record<string, unknown> | undefined;
  for (const [name, shape] of Object.entries(fields)) {
    const value = before[name];
    const said = written(name, shape, value, telling, isYearKnown);
    if (said !== value) (after ??= { ...before })[name] = said;
  }
  return after ?? before;
}

function written(name: string, shape: PropShape, value: unknown, telling: Telling, isYearKnown: boolean): unknown {
  if (typeof value === 'string') {
    return telling.names.has(name) && isText(shape) ? factText(value, telling.place, isYearKnown) : value;
  }
  if (Array.isArray(value)) return list(name, shape, value, telling);
  const fields = shape.sameAs === undefined ? shape.fields : telling.root.props[shape.sameAs]?.fields;
  return fields === undefined || !isMembers(value) ? value : members(fields, value, telling, isYearKnown);
}

function list(name: string, shape: PropShape, before: readonly unknown[], telling: Telling): readonly unknown[] {
  const isYearKnown = telling.isChart && areDaysOfOneYear(before.map(labelOf));
  const item: PropShape = shape.items ?? { ...shape, kind: shape.fields === undefined ? 'string' : 'object' };
  const after = before.map((value) => written(name, item, value, telling, isYearKnown));
  return after.every((value, at) => value === before[at]) ? before : after;
}

function labelOf(item: unknown): string {
  const label = isMembers(item) ? item['label'] : item;
  return typeof label === 'string' ? label : '';
}

function isText({ kind }: PropShape): boolean {
  return [kind].flat().some((one) => one === 'string' || one === 'text');
}
