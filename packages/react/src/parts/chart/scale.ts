import { max, min, ticks as ticksBetween, tickIncrement } from 'd3-array';

/** Places numbers along an axis, in px. */
export type Scale = {
  low: number;
  high: number;
  ticks: readonly number[];
  /** Where a value stands: 0 at `low`, 1 at `high`. */
  share: (value: number) => number;
};

// Sums of the largest numbers would be infinite, and steps between the smallest zero: neither can be placed.
const LARGEST = Number.MAX_VALUE / 1024;
const SMALLEST = 1e-290;

/** The same number, held where arithmetic still works. */
export function held(value: number): number {
  if (Math.abs(value) < SMALLEST) return 0;
  return Math.min(LARGEST, Math.max(-LARGEST, value));
}

/**
 * A scale with round ends that holds all values. It starts at zero unless `isZeroBased` is false and the values lie far
 * from it, close together.
 */
export function niceScale(values: readonly number[], tickCount: number, isZeroBased = true): Scale {
  const [low, high] = niceEnds(ends(values.map(held), isZeroBased), tickCount);
  const made = ticksBetween(low, high, tickCount).filter(Number.isFinite);
  const ticks = made.length >= 2 ? made.map((tick) => tick + 0) : [low, high];
  return { low, high, ticks, share: (value) => shareBetween(held(value), low, high) };
}

function ends(values: readonly number[], isZeroBased: boolean): [number, number] {
  const low = min(values) ?? 0;
  const high = max(values) ?? 0;
  if (low === 0 && high === 0) return [0, 1];
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const spread = high / largest - low / largest;
  if (!isZeroBased && spread > 1e-9 && spread < 0.3) return [low, high];
  return [Math.min(0, low), Math.max(0, high)];
}

function niceEnds([low, high]: [number, number], tickCount: number): [number, number] {
  let wide: [number, number] = [low, high];
  // A wider range may ask for a wider step, which is settled after the second time.
  for (let round = 0; round < 3; round += 1) {
    const step = tickIncrement(wide[0], wide[1], tickCount);
    if (step === 0 || !Number.isFinite(step)) return wide;
    wide =
      step > 0
        ? [Math.floor(wide[0] / step) * step, Math.ceil(wide[1] / step) * step]
        : [Math.floor(wide[0] * -step) / -step, Math.ceil(wide[1] * -step) / -step];
  }
  return wide;
}

function shareBetween(value: number, low: number, high: number): number {
  const unit = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const span = high / unit - low / unit;
  return span === 0 ? 0 : (value / unit - low / unit) / span;
}

/** The n such that every n-th of these labels fits, when each needs `need` px and has `room` px. */
export function labelStep(need: number, room: number): number {
  return room <= 0 ? Number.MAX_SAFE_INTEGER : Math.max(1, Math.ceil(need / room));
}
