const DECIMALS_MAX = 2;

/**
 * The decimals that numbers beside each other share, so that 5,210 stands as 5,210.0 below 8,120.5: as many as one of
 * them needs, at most two; with a sign of money two as soon as one is broken.
 */
export function sharedDecimals(values: readonly number[], unit = ''): number {
  let most = 0;
  for (const value of values) {
    if (most === DECIMALS_MAX) break;
    if (Number.isFinite(value)) most = Math.max(most, decimalsOf(value));
  }
  return most > 0 && /\p{Sc}/u.test(unit) ? DECIMALS_MAX : most;
}

// The shortest way in which the number is written, not its binary value: 0.1 + 0.2 counts as 0.30.
function decimalsOf(value: number): number {
  const fraction = /\.(\d\d?)/.exec(value.toFixed(DECIMALS_MAX))?.[1] ?? '';
  return fraction.replace(/0+$/, '').length;
}
