import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, wordList } from '#builtin/understand/words/word-list.ts';
import type { RecordSet } from './data-shape.ts';
import { plays } from './record-roles.ts';

const MAX_DEPTH = 3;
const MAX_LATITUDE = 90;
const PAIRS = wordList(
  'coords|coord|coordinates|coordinate|lat lng|latlng|latlon|lat lon|position|location|gps|geo|point|koordinaten|standort|coordonnees|coordenadas|coordinate|ubicacion|posicion|posicao|posizione',
);

/** Where latitude and longitude are in a record. */
export type Position = { latitude: readonly string[]; longitude: readonly string[] };

/** The place of records on a map; undefined for records without one. Some of them may lack it. */
export function positionIn({ rows }: Pick<RecordSet, 'rows'>): Position | undefined {
  for (const row of rows) {
    const found = coordinatesIn(row, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The positions of latitude and longitude in a list of two numbers whose key says that it is a place. */
export function pairUnder(
  key: string,
  value: Json | undefined,
): { latitude: '0' | '1'; longitude: '0' | '1' } | undefined {
  if (!Array.isArray(value) || value.length !== 2 || !endsIn(PAIRS, wordsOf(key).join(' '))) return undefined;
  const [first, second] = value;
  if (typeof first !== 'number' || typeof second !== 'number') return undefined;
  // GeoJSON has the longitude first.
  const isReversed = key === 'coordinates' || Math.abs(first) > MAX_LATITUDE;
  return isReversed ? { latitude: '1', longitude: '0' } : { latitude: '0', longitude: '1' };
}

function coordinatesIn(object: JsonObject, path: readonly string[]): Position | undefined {
  const numbers = Object.keys(object).filter((key) => typeof object[key] === 'number');
  const latitude = numbers.find((key) => plays(key, 'latitude'));
  const longitude = numbers.find((key) => plays(key, 'longitude'));
  if (latitude !== undefined && longitude !== undefined)
    return { latitude: [...path, latitude], longitude: [...path, longitude] };
  for (const [key, value] of Object.entries(object)) {
    const pair = pairUnder(key, value);
    if (pair !== undefined)
      return { latitude: [...path, key, pair.latitude], longitude: [...path, key, pair.longitude] };
  }
  if (path.length >= MAX_DEPTH) return undefined;
  for (const [key, value] of Object.entries(object)) {
    const inner = isJsonObject(value) ? coordinatesIn(value, [...path, key]) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
