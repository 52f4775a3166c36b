import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { definedOnly, part, read, type Part } from '#builtin/part.ts';
import { cell, rowPointer } from '#builtin/parts/records/cell.ts';
import { isCoordinate } from '#builtin/parts/facts/place.ts';
import { allGroups, allLists, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { pairUnder, type Position } from '#builtin/understand/data/position.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';

const MAX_MARKERS = 200;
const TONES = ['info', 'warning', 'success', 'neutral'] as const;

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
