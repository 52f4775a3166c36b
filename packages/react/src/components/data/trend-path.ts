const EDGE = 3;

/** A line through all values, scaled into a box; a flat series runs through the middle. */
export function trendPath(values: readonly number[], width: number, height: number) {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const points = values.map((value, at) => ({
    x: round(EDGE + (at / Math.max(1, values.length - 1)) * (width - 2 * EDGE)),
    y: round(range === 0 ? height / 2 : height - EDGE - ((value - least) / range) * (height - 2 * EDGE)),
  }));
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { path, end: points.at(-1) ?? { x: 0, y: height / 2 } };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
