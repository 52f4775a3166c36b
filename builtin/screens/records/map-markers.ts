import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { definedOnly, part, read, type Part } from '#builtin/part.ts';
import { cell, rowPointer } from '#builtin/parts/records/cell.ts';
import { isCoordinate } from '#builtin/parts/facts/place.ts';
import { allGroups, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';

const MAX_MARKERS = 200;
const MAX_DEPTH = 3;
const TONES = ['info', 'warning', 'success', 'neutral'] as const;

/** Where latitude and longitude are in a record. */
export type Position = { latitude: readonly string[]; longitude: readonly string[] };

/** The place of records on a map; undefined for records without one. Some of them may lack it. */
export function positionIn({ rows }: RecordSet): Position | undefined {
  for (const row of rows) {
    const found = coordinatesIn(row, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

function coordinatesIn(object: JsonObject, path: readonly string[]): Position | undefined {
  const numbers = Object.keys(object).filter((key) => typeof object[key] === 'number');
  const latitude = numbers.find((key) => plays(key, 'latitude'));
  const longitude = numbers.find((key) => plays(key, 'longitude'));
  if (latitude !== undefined && longitude !== undefined)
    return { latitude: [...path, latitude], longitude: [...path, longitude] };
  const { coordinates } = object;
  // GeoJSON has the longitude first.
  if (Array.isArray(coordinates) && coordinates.length === 2 && coordinates.every((one) => typeof one === 'number'))
    return { latitude: [...path, 'coordinates', '1'], longitude: [...path, 'coordinates', '0'] };
  if (path.length >= MAX_DEPTH) return undefined;
  for (const [key, value] of Object.entries(object)) {
    const inner = isJsonObject(value) ? coordinatesIn(value, [...path, key]) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Markers for the records of a list that have a place; `tone` is that of their kind, for a map of several kinds. */
export function markersOf(set: RecordSet, { latitude, longitude }: Position, tone: string | undefined): Json[] {
  const title = titleColumn(set)?.key;
  const id = columnFor(set, 'id')?.key ?? title;
  const status = columnFor(set, 'status')?.key;
  return set.rows.slice(0, MAX_MARKERS).flatMap((row, index): Json[] => {
    if (typeof valueAt(row, latitude) !== 'number' || typeof valueAt(row, longitude) !== 'number') return [];
    const word = status === undefined ? undefined : row[status];
    const at = (path: readonly string[]) => read(rowPointer(set, index) + formatPointer(path));
    return [
      definedOnly({
        id: cell(set, index, id),
        label: cell(set, index, title) ?? cell(set, index, id),
        lat: at(latitude),
        lng: at(longitude),
        tone: tone ?? (typeof word === 'string' ? toneOf(word) : undefined),
      }),
    ];
  });
}

/** Markers for the single places of the data, such as the depot of the vans. */
export function placeMarkers(data: Group): Json[] {
  return allGroups(data).flatMap((group, at, all): Json[] => {
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
}

/** The tone of each kind of marker on a map with several kinds, and the badges that explain them. */
export function kindsOf(sets: readonly RecordSet[]): { tones: (string | undefined)[]; legend: Part[] } {
  if (sets.length < 2) return { tones: [undefined], legend: [] };
  const tones = sets.map((_, at) => TONES[at % TONES.length]);
  const badges = sets.map(({ label }, at) => part('kindBadge', 'Badge', { text: label, tone: tones[at] ?? 'neutral' }));
  return { tones, legend: [part('mapLegend', 'Stack', { direction: 'horizontal', gap: 'sm' }, badges)] };
}

function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(first)], rest);
  return isJsonObject(value) ? valueAt(value[first], rest) : undefined;
}
