import type { Json } from '#contract/json/json.ts';
import { part, type Part } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { allFacts, type Fact, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { momentColumn } from './course.ts';
import { deltaType, figureIn, figuresOf, figureTile } from './figure.ts';

const MAX_STATS = 8;
const MAX_IN_ROW = 4;
const MAX_WIDE_IN_ROW = 3;
const LONG_AMOUNT = 10_000;

/** A group of key figures, in rows that are all full or nearly so; undefined without any. `data` gives their lengths. */
export function statGroup(
  id: string,
  stats: readonly Part[],
  data?: Group,
  most: number = data !== undefined && allFacts(data).some(isLongAmount) ? MAX_WIDE_IN_ROW : MAX_IN_ROW,
): Part | undefined {
  // Rows of three hold nine.
  const shown = stats.slice(0, most === MAX_WIDE_IN_ROW ? MAX_WIDE_IN_ROW ** 2 : MAX_STATS);
  if (shown.length === 0) return undefined;
  const rows = Math.ceil(shown.length / most);
  const perRow = Math.ceil(shown.length / rows);
  // No tile stands alone beside empty places: five are a row of three and one of two.
  if (shown.length % perRow === 0) return rowOfStats(id, perRow, shown);
  const short = rows * perRow - shown.length;
  const cut = (rows - short) * perRow;
  return part(`${id}Rows`, 'Stack', { gap: 'md' }, [
    rowOfStats(id, perRow, shown.slice(0, cut)),
    rowOfStats(`${id}More`, perRow - 1, shown.slice(cut)),
  ]);
}

const BIG = wordList(
  'big|large|huge|gross|grosse|grossen|riesig|grand|grands|grande|grandes|grandi|gros|enorme|enormes',
);
const TO_READ = wordList(
  'readable|legible|figures|numbers|tiles|distance|metres|meters|wall|tv|screen|lesbar|zahlen|kennzahlen|ziffern|kacheln|entfernung|metern|wand',
  'lisible*|chiffres|distance|mur|mural|legible*|cifras|numeros|pared|metros|leggibil*|cifre|numeri|parete|metri|legive*|parede',
);

/** True for a request for figures that are read from afar: "big and readable from two metres". */
export function areLarge(prompt: string): boolean {
  return says(BIG, prompt) && says(TO_READ, prompt);
}

/** Tiles in the largest size, in rows of at most three. */
export function largeStats(id: string, stats: readonly Part[]): Part | undefined {
  const large = stats.map((one) => ({ ...one, props: { ...one.props, size: 'lg' } }));
  return statGroup(id, large, undefined, MAX_WIDE_IN_ROW);
}

// "12.843,50 €" needs the width of a third.
function isLongAmount({ value, format }: Fact): boolean {
  return format.as === 'money' && Math.abs(Number(value)) / format.parts >= LONG_AMOUNT;
}

function rowOfStats(id: string, columns: number, stats: readonly Part[]): Part {
  return part(id, 'StatGroup', { bordered: true, columns }, [...stats]);
}

/** Tiles for the figures of a group: its numbers, each with its change if the data has one, and its figure objects. */
export function statsOf(group: Group, u: Understanding): Part[] {
  const objects = group.groups.flatMap((inner) => figureIn(inner) ?? []);
  return [...figuresOf(group), ...objects].map((figure) => figureTile(u, figure));
}

/** True for a group that is a single figure, such as `{value, change}` or `{current, previous}`. */
export function isFigureObject(group: Group): boolean {
  return figureIn(group) !== undefined;
}

// "orders_by_hour", "ventas_por_region": one measure of many things.
const FEWEST_DRAWN = 3;
const SPREAD = wordList('by|per|over|nach|par|por');

/** True for records that are figures: each has a name, a value and little else. One measure over time or by something is a chart. */
export function isFigureList(set: RecordSet): boolean {
  const { columns, rows } = set;
  const isSpread = momentColumn(set) !== undefined || says(SPREAD, set.key);
  if (isSpread && rows.length >= FEWEST_DRAWN) return false;
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
      ...(delta === undefined || change === undefined
        ? {}
        : { delta: change, deltaType: deltaType(scalarText(row[delta.key]), scalarText(row[title.key])) }),
    });
  });
}

function scalarText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
