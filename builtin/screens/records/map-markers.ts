import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { definedOnly, part, read, type Part } from '#builtin/part.ts';
import { cell, rowPointer } from '#builtin/parts/records/cell.ts';
import { isCoordinate } from '#builtin/parts/facts/place.ts';
import { allGroups, allLists, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { pairUnder, type Position } from '#builtin/understand/data/position.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { entriesIn } from '#builtin/understand/data/list-columns.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { wordsOfKey } from '#builtin/written-value.ts';

const MAX_MARKERS = 200;
const TONES = ['info', 'warning', 'success', 'neutral'] as const;
const GRAVEST = ['critical', 'warning', 'info', 'success', 'neutral'] as const;

type Tone = (typeof GRAVEST)[number];

/** Markers for the records of a list that have a place, each in the tone of what it tells, or of its kind on a map of several kinds. */
export function markersOf(u: Understanding, set: RecordSet, { latitude, longitude }: Position, kind?: Tone): Json[] {
  const title = titleColumn(set)?.key;
  const id = pickedKey(set);
  return set.rows.slice(0, MAX_MARKERS).flatMap((row, index): Json[] => {
    if (typeof valueAt(row, latitude) !== 'number' || typeof valueAt(row, longitude) !== 'number') return [];
    const at = (path: readonly string[]) => read(rowPointer(set, index) + formatPointer(path));
    const told = toldBy(u, set, row);
    return [
      definedOnly({
        id: cell(set, index, id),
        label: cell(set, index, title) ?? cell(set, index, id),
        lat: at(latitude),
        lng: at(longitude),
        tone: kind === undefined || told?.tone === 'critical' ? told?.tone : kind,
      }),
    ];
  });
}

/** The member by which a marker and the row of its record are picked together: a text, as the ids of markers are. */
export function pickedKey(set: RecordSet): string | undefined {
  const areTexts = ({ key, path }: Column) =>
    path === undefined &&
    new Set(set.rows.map((row) => row[key]).filter((one) => typeof one === 'string')).size === set.rows.length;
  const [id, title] = [columnFor(set, 'id'), titleColumn(set)];
  return ([id, title].find((one) => one !== undefined && areTexts(one)) ?? id ?? title)?.key;
}

type Told = { label: string; tone: Tone };

const MAX_STATES = 6;

// The state of a record, which what stands out makes graver; else only what stands out.
function toldBy({ language }: Understanding, set: RecordSet, row: JsonObject): Told | undefined {
  const made = set.lists.find((list) => list.made === 'critical');
  const [alert] = made === undefined ? [] : entriesIn(row, made);
  const state = stateOf(set);
  const text = state === undefined ? undefined : row[state.key];
  const isGrave = typeof alert === 'string';
  if (typeof text !== 'string') return isGrave ? { label: alert, tone: 'critical' } : undefined;
  const tone = toneOf(text) ?? 'neutral';
  return { label: wordsOfKey(text, language), tone: isGrave && tone !== 'warning' ? 'critical' : tone };
}

function stateOf(set: RecordSet): Column | undefined {
  const states = set.columns.filter(
    ({ distinct, path, hidden }) =>
      path === undefined && hidden === undefined && distinct.length > 1 && distinct.length <= MAX_STATES,
  );
  const first = columnFor({ columns: states }, 'status');
  return first ?? states.find(({ format }) => format.as === 'words');
}

/** Markers for the single places of the data, such as the depot of the vans. */
export function placeMarkers(data: Group): Json[] {
  const pairs = allLists(data).flatMap(({ key, label, pointer, values }): Json[] => {
    const pair = pairUnder(key, values);
    if (pair === undefined) return [];
    const at = (position: string) => read(pointer + formatPointer([position]));
    return [{ id: pointer, label, lat: at(pair.latitude), lng: at(pair.longitude), tone: 'neutral' }];
  });
  const places = allGroups(data).flatMap((group, at, all): Json[] => {
    const coordinates = group.facts.filter(isCoordinate);
    const lat = coordinates.find(({ key }) => plays(key, 'latitude'));
    const lng = coordinates.find(({ key }) => plays(key, 'longitude'));
    if (lat === undefined || lng === undefined) return [];
    // "depot.location.lat" is the place of the depot.
    const holder = all.slice(0, at).findLast((one) => group.pointer.startsWith(`${one.pointer}/`)) ?? group;
    const name = [group, holder]
      .flatMap(({ facts }) => facts)
      .find(({ key, kind }) => kind === 'text' && plays(key, 'title'));
    const label = name === undefined ? holder.label || group.label : read(name.pointer);
    return [
      definedOnly({
        id: group.pointer,
        label: label === '' ? undefined : label,
        lat: read(lat.pointer),
        lng: read(lng.pointer),
        tone: 'neutral',
      }),
    ];
  });
  return [...places, ...pairs];
}

/** The tone of each kind of marker on a map with several kinds, and the badges that explain the tones. */
export function kindsOf(u: Understanding, sets: readonly RecordSet[]): { tones: (Tone | undefined)[]; legend: Part[] } {
  const isOne = sets.length < 2;
  const tones = sets.map((_, at) => (isOne ? undefined : TONES[at % TONES.length]));
  const told = sets.flatMap((set) => set.rows.flatMap((row) => toldBy(u, set, row) ?? []));
  const kinds = sets.map(({ label }, at): Told => ({ label, tone: tones[at] ?? 'neutral' }));
  const states = isOne ? told : [...kinds, ...told.filter(({ tone }) => tone === 'critical')];
  const explained = states.filter(
    (one, at) => states.findIndex(({ label, tone }) => one.label === label && one.tone === tone) === at,
  );
  if (explained.length < 2) return { tones, legend: [] };
  const sorted = isOne ? explained.toSorted((a, b) => GRAVEST.indexOf(a.tone) - GRAVEST.indexOf(b.tone)) : explained;
  const badges = sorted.map(({ label, tone }) => part('kindBadge', 'Badge', { text: label, tone }));
  return { tones, legend: [part('mapLegend', 'Stack', { direction: 'horizontal', gap: 'sm', wrap: true }, badges)] };
}

function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(first)], rest);
  return isJsonObject(value) ? valueAt(value[first], rest) : undefined;
}
