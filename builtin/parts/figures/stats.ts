import type { Json } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import type { Fact, Group, RecordSet } from '#builtin/understand/data/data-shape.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { factValue } from '#builtin/parts/facts/facts.ts';
import { UNIT_SIGNS } from '#builtin/understand/data/units.ts';

const MAX_STATS = 12;
const FIGURE = new RegExp(String.raw`^[^\p{L}]{0,3}[+-]?\d[\d.,\s]*\s?(?:${UNIT_SIGNS})?$`, 'iu');
const DELTA = /\b(?:delta|change|growth|trend|diff|vs|variation)\b/;

/** A group of key figures; undefined without any. */
export function statGroup(id: string, stats: readonly Part[]): Part | undefined {
  const [only] = stats;
  if (only === undefined) return undefined;
  return part(
    id,
    'StatGroup',
    { bordered: true, columns: Math.min(stats.length, stats.length === 4 ? 4 : 3) },
    stats.slice(0, MAX_STATS),
  );
}

/** Tiles for the figures of a group: its numbers, each with its change if the data has one, and its figure objects. */
export function statsOf(group: Group, u: Understanding): Part[] {
  const deltas = group.facts.filter(({ key }) => DELTA.test(wordsOf(key).join(' ')));
  const figures = group.facts.filter((fact) => isFigure(fact) && !deltas.includes(fact));
  const single = figures.map((fact) =>
    figure(
      u,
      fact.label,
      fact,
      deltas.find((delta) => isChangeOf(delta, fact)),
    ),
  );
  const unmatched = deltas
    .filter((delta) => !figures.some((fact) => isChangeOf(delta, fact)))
    .map((fact) => figure(u, fact.label, fact, undefined));
  return [...single, ...unmatched, ...group.groups.flatMap((inner) => statOfObject(inner, u))];
}

/** True for a group that is a single figure, such as `{value, change}`. */
export function isFigureObject({ facts, groups, records }: Group): boolean {
  return (
    groups.length + records.length === 0 &&
    facts.length <= 5 &&
    facts.some(({ key }) => /^(?:value|current|total|amount)$/i.test(key))
  );
}

/** True for records that are figures: each has a name, a value and little else. */
export function isFigureList(set: RecordSet): boolean {
  const { columns, rows } = set;
  const value = columns.find(({ key }) => /^(?:value|figure|current)$/i.test(key));
  return (
    value !== undefined &&
    titleColumn(set) !== undefined &&
    columns.length <= 5 &&
    rows.length <= MAX_STATS &&
    rows.length > 0
  );
}

/** Tiles for records that are figures. */
export function statsOfList(set: RecordSet): Part[] {
  const title = titleColumn(set);
  const value = set.columns.find(({ key }) => /^(?:value|figure|current)$/i.test(key));
  const delta = columnFor(set, 'delta');
  if (title === undefined || value === undefined) return [];
  return set.rows.map((row, index) => {
    const change = delta === undefined ? undefined : cell(set, index, delta.key);
    return part(`${identifier(scalarText(row[title.key]), 'figure')}Stat`, 'Stat', {
      label: cell(set, index, title.key) ?? set.label,
      value: cell(set, index, value.key) ?? '—',
      ...(delta === undefined || change === undefined ? {} : { delta: change, deltaType: deltaType(row[delta.key]) }),
    });
  });
}

/** True for a fact that is a count or a measurement. */
export function isFigure({ kind, key, value }: Fact): boolean {
  if (kind === 'number' || kind === 'percent') return !/^(?:year|lat|lng|latitude|longitude)$/i.test(key);
  return typeof value === 'string' && FIGURE.test(value) && kind === 'text' && value.length <= 16;
}

function statOfObject(group: Group, u: Understanding): Part[] {
  if (!isFigureObject(group)) return [];
  const value = group.facts.find(({ key }) => /^(?:value|current|total|amount)$/i.test(key));
  const label = group.facts.find(({ key }) => /^(?:label|name|title)$/i.test(key));
  const delta = group.facts.find(({ key }) => DELTA.test(wordsOf(key).join(' ')));
  return value === undefined
    ? []
    : [figure(u, label === undefined ? group.label : read(label.pointer), value, delta, group.key)];
}

function figure(u: Understanding, label: Json, fact: Fact, delta: Fact | undefined, key = fact.key): Part {
  const { value, views } = factValue(fact, u);
  const change = delta === undefined ? {} : { delta: read(delta.pointer), deltaType: deltaType(delta.value) };
  return part(`${identifier(key, 'figure')}Stat`, 'Stat', { label, value, ...change }, [], { views });
}

function deltaType(change: Json | undefined): string {
  const text = scalarText(change).trim();
  if (/^(?:-|−)/.test(text)) return 'decrease';
  return /^\+?(?:\d*[1-9]|0*[.,]\d*[1-9])/.test(text) ? 'increase' : 'neutral';
}

function isChangeOf(delta: Fact, fact: Fact): boolean {
  const rest = wordsOf(delta.key).filter((word) => !DELTA.test(word) && !/^(?:percent|pct|percentage)$/.test(word));
  return rest.join('') === joinedWords(fact.key);
}

function scalarText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
