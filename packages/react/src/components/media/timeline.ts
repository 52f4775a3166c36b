/** A time as m:ss, or h:mm:ss where the whole is that long, so that the width stays the same. */
export function clockTime(seconds: number, whole: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  return whole >= 3600 || hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const MOST_BARS = 120;

/** A waveform as upright strokes in a box of `bars` × 100; long recordings show the peak of each stretch. */
export function wavePath(amplitudes: readonly number[]): { path: string; bars: number } {
  const bars = Math.min(MOST_BARS, amplitudes.length);
  const strokes = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * amplitudes.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * amplitudes.length) / bars));
    // A silent stretch still shows that there is something.
    const half = Math.max(2, 46 * Math.max(...amplitudes.slice(from, to)));
    return `M${bar + 0.5} ${round(50 - half)}V${round(50 + half)}`;
  });
  return { path: strokes.join(''), bars: Math.max(1, bars) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
