/** Degrees; `west` may be greater than `east` where the area crosses the date line. */
export type Bounds = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
type Place = { readonly lat: number; readonly lng: number };

/** The smallest part of the world that is shown, in degrees. */
const LEAST_SPAN = 0.02;
const MARGIN = 0.14;
/** Of the other side. */
const LEAST_WIDTH = 1.5;
const LEAST_HEIGHT = 0.3;
const LINES = 6;

/** Bounds with some air around the places; the whole world without any. */
export function boundsAround(places: readonly Place[]): Bounds {
  if (places.length === 0) return { west: -180, east: 180, south: -90, north: 90 };
  const lngs = places.map(({ lng }) => lng);
  const lats = places.map(({ lat }) => lat);
  // Places in a row are not pulled apart across the sheet: the shorter side gets some air as well.
  const [west, east] = widened(lngs, spanOf(lats) * LEAST_WIDTH, 180);
  const [south, north] = widened(lats, spanOf(lngs) * LEAST_HEIGHT, 90);
  return { west, east, south, north };
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function widened(values: readonly number[], leastSpan: number, limit: number): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - least, leastSpan, LEAST_SPAN);
  const around = (span - (most - least)) / 2 + span * MARGIN;
  return [Math.max(-limit, least - around), Math.min(limit, most + around)];
}

/** Where a place stands in the bounds, 0 to 1 from the west and from the north; undefined outside. */
export function placeOn(bounds: Bounds, { lat, lng }: Place): { x: number; y: number } | undefined {
  const width = widthOf(bounds);
  const height = Math.max(1e-9, bounds.north - bounds.south);
  const fromWest = lng - bounds.west;
  const x = (fromWest < -1e-9 ? fromWest + 360 : fromWest) / width;
  const y = (bounds.north - lat) / height;
  return x > 1 + 1e-9 || y < -1e-9 || y > 1 + 1e-9 ? undefined : { x: Math.max(0, x), y: Math.max(0, y) };
}

function widthOf({ west, east }: Bounds): number {
  const width = east - west;
  return width > 0 ? width : width + 360;
}

const STEPS = [60, 45, 30, 20, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005];

/** Degrees at which the lines of the grid stand: about six each way, at round numbers. */
export function gridLines(bounds: Bounds): { meridians: number[]; parallels: number[] } {
  const width = widthOf(bounds);
  return {
    meridians: rounds(bounds.west, bounds.west + width),
    parallels: rounds(bounds.south, bounds.north),
  };
}

function rounds(from: number, to: number): number[] {
  const step = STEPS.findLast((candidate) => (to - from) / candidate <= LINES) ?? STEPS[0] ?? 1;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.max(0, Math.floor(to / step + 1e-9) - first + 1);
  return Array.from({ length: count }, (_, at) => Math.round((first + at) * step * 1000) / 1000);
}

/** A longitude or latitude as maps write it, such as "10° E"; longitudes past the date line count on from the other side. */
export function degreeText(degrees: number, [above, below]: readonly [string, string]): string {
  const turned = degrees > 180 ? degrees - 360 : degrees;
  if (turned === 0) return '0°';
  return `${Math.round(Math.abs(turned) * 1000) / 1000}° ${turned > 0 ? above : below}`;
}
