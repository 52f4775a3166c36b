import { part, read, type Part } from '#builtin/part.ts';
import type { Fact } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';

/** The height of a map beside other facts. */
export const SMALL_MAP = '240px';

/** A map of the place whose coordinates are among the facts; undefined without both. `title` names the map. */
export function placeMap(facts: readonly Fact[], title: string, height?: string): Part | undefined {
  const lat = facts.find((fact) => isCoordinate(fact) && plays(fact.key, 'latitude'));
  const lng = facts.find((fact) => isCoordinate(fact) && plays(fact.key, 'longitude'));
  if (lat === undefined || lng === undefined) return undefined;
  const name = facts.find(({ key, kind }) => kind === 'text' && plays(key, 'title'));
  return part('map', 'MapEmbed', {
    title,
    height,
    center: { lat: read(lat.pointer), lng: read(lng.pointer) },
    placeName: name === undefined ? undefined : read(name.pointer),
  });
}

/** True for a latitude or longitude, which only a map makes readable. */
export function isCoordinate({ key, value }: Fact): boolean {
  return typeof value === 'number' && (plays(key, 'latitude') || plays(key, 'longitude'));
}
