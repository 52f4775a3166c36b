import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { dataShape } from './data-shape.ts';
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
