import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { safeJson } from './fence.ts';

/** Data up to this size is shown whole: a model that must guess makes more mistakes. */
const WHOLE_MAX_CHARS = 6_000;
const SHAPE_MAX_CHARS = 2_200;
const ROWS_MAX_CHARS = 1_400;
const ROW_MAX_CHARS = 600;
/** Rows shown of one list. */
const ROWS = 2;

/** Data as lines for a model: all of it in one line of JSON, or its shape by path with the first rows of its lists. */
export function dataText(data: JsonObject): string[] {
  if (Object.keys(data).length === 0) return [];
  const whole = safeJson(data);
  return whole.length <= WHOLE_MAX_CHARS ? [whole] : [...dataShape(data, SHAPE_MAX_CHARS), ...firstRows(data)];
}

function firstRows(data: JsonObject): string[] {
  const rows = Object.entries(data).flatMap(([key, value]) => rowsOf(key, value));
  const lines: string[] = [];
  let left = ROWS_MAX_CHARS;
  for (const row of rows) {
    if ((left -= row.length) < 0) break;
    lines.push(row);
  }
  return lines;
}

function rowsOf(key: string, value: Json): string[] {
  if (!Array.isArray(value)) return [];
  const rows = value.filter(isJsonObject).slice(0, ROWS);
  return rows
    .map((row, index) => `${safeJson(formatPointer([key, index])).slice(1, -1)} = ${safeJson(row)}`)
    .filter((line) => line.length <= ROW_MAX_CHARS);
}

/** How much of the values is shown. */
type Detail = { textChars: number; samples: number; menuMax: number; depth: number; members: number };

const DETAILS: readonly Detail[] = [
  { textChars: 60, samples: 2, menuMax: 6, depth: 4, members: 40 },
  { textChars: 30, samples: 1, menuMax: 4, depth: 3, members: 30 },
  { textChars: 16, samples: 1, menuMax: 0, depth: 3, members: 20 },
  { textChars: 8, samples: 0, menuMax: 0, depth: 2, members: 12 },
];

/**
 * Describes the state for a model: each top-level path with the kind of its value and samples instead of all values; a
 * short text or number is shown whole. Lists show their length, the members of their items, the distinct values of members
 * with few of them, and the range of numbers. Shows as much as fits into `maxChars`; keys that do not fit are counted.
 */
export function dataShape(data: JsonObject, maxChars: number): string[] {
  for (const detail of DETAILS) {
    const lines = shapeLines(data, detail);
    if (lines.reduce((sum, line) => sum + line.length + 1, 0) <= maxChars) return lines;
  }
  return cutLines(shapeLines(data, { textChars: 8, samples: 0, menuMax: 0, depth: 1, members: 8 }), maxChars);
}

function shapeLines(data: JsonObject, detail: Detail): string[] {
  return Object.entries(data).map(([key, value]) => `${pathOf(key)} ${shapeOf(value, detail, detail.depth)}`);
}

function pathOf(key: string): string {
  const path = formatPointer([key]);
  const quoted = safeJson(path);
  return quoted === `"${path}"` && !path.includes(' ') ? path : quoted;
}

function cutLines(lines: readonly string[], maxChars: number): string[] {
  const kept: string[] = [];
  let left = maxChars - '… and 99999 more'.length;
  for (const line of lines) {
    if ((left -= line.length + 1) < 0) return [...kept, `… and ${lines.length - kept.length} more`];
    kept.push(line);
  }
  return kept;
}

function shapeOf(value: Json, detail: Detail, depth: number): string {
  if (Array.isArray(value)) return listShape(value, detail, depth);
  if (isJsonObject(value)) return depth === 0 ? '{…}' : membersShape([value], detail, depth);
  return scalarShape(value, detail);
}

function listShape(list: readonly Json[], detail: Detail, depth: number): string {
  if (list.length === 0) return '[] empty list';
  const records = list.filter(isJsonObject);
  if (depth === 0) return `list of ${list.length}`;
  if (records.length === list.length) return `list of ${list.length} ${membersShape(records, detail, depth)}`;
  return `list of ${list.length}: ${valuesShape(list, detail, depth)}`;
}

/** Members of one object, or of all records in a list; `?` marks those that some records lack. */
function membersShape(records: readonly JsonObject[], detail: Detail, depth: number): string {
  const names = [...new Set(records.slice(0, 100).flatMap((record) => Object.keys(record)))];
  const shown = names.slice(0, detail.members).map((name) => {
    const values = records.flatMap((record) => (Object.hasOwn(record, name) ? [record[name] ?? null] : []));
    const key = /^[\p{L}\p{N}_-]+$/u.test(name) ? name : safeJson(name);
    return `${key}${values.length < records.length ? '?' : ''}: ${valuesShape(values, detail, depth - 1)}`;
  });
  const rest = names.length > shown.length ? [`… ${names.length - shown.length} more`] : [];
  return `{${[...shown, ...rest].join(', ')}}`;
}

/** What the values of one member have in common. */
function valuesShape(values: readonly Json[], detail: Detail, depth: number): string {
  const [first = null] = values.filter((value) => value !== null);
  if (values.length === 1 || typeof first === 'object') return shapeOf(first, detail, depth);
  if (values.every((value) => typeof value === 'number')) return rangeShape(values);
  const distinct = [...new Set(values)];
  const isMenu = distinct.length <= detail.menuMax && distinct.length < values.length;
  const shown = distinct.slice(0, isMenu ? detail.menuMax : detail.samples).map((value) => scalarShape(value, detail));
  if (shown.length === 0) return typeof first;
  return shown.join(isMenu ? ' | ' : ', ') + (isMenu || distinct.length <= shown.length ? '' : ', …');
}

function rangeShape(values: readonly number[]): string {
  const low = values.reduce((one, other) => Math.min(one, other));
  const high = values.reduce((one, other) => Math.max(one, other));
  return low === high ? String(low) : `${low} to ${high}`;
}

function scalarShape(value: Json, { textChars }: Detail): string {
  if (typeof value !== 'string' || value.length <= textChars) return safeJson(value);
  return `${safeJson(value.slice(0, textChars).toWellFormed()).slice(0, -1)}…"`;
}
