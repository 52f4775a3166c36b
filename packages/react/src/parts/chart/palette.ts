/** The colour sets of the catalog. */
export type Palette = 'brand' | 'cool' | 'warm' | 'categorical' | 'mono' | 'neutral';

const HUES: Record<'cool' | 'warm' | 'categorical', readonly number[]> = {
  categorical: [1, 2, 3, 4, 5, 6, 7, 8],
  cool: [1, 3, 7, 8],
  warm: [2, 4, 5],
};

/**
 * One colour for each of `count` parts. `brand` and `mono` are one hue in steps that stand 3 : 1 on the surface; the
 * others are hues in a fixed order, and start over lighter and then darker when they run out.
 */
export function paletteColors(palette: Palette, count: number): string[] {
  const colors: string[] = [];
  for (let at = 0; at < count; at += 1) colors.push(colorAt(palette, at, count));
  return colors;
}

function colorAt(palette: Palette, at: number, count: number): string {
  if (palette === 'brand' || palette === 'mono' || palette === 'neutral') {
    return step(baseColor(palette), at, count);
  }
  const hues = HUES[palette];
  const color = `var(--ui-chart-${hues[at % hues.length]})`;
  const round = Math.floor(at / hues.length) % 3;
  if (round === 0) return color;
  return `color-mix(in oklab, ${color} 62%, ${round === 1 ? 'var(--ui-surface)' : 'var(--ui-text)'})`;
}

/** The one colour that stands for a palette. */
export function baseColor(palette: Palette): string {
  if (palette === 'mono' || palette === 'neutral') return 'var(--ui-text-subtle)';
  if (palette === 'cool') return 'var(--ui-chart-3)';
  return palette === 'warm' ? 'var(--ui-chart-2)' : 'var(--ui-chart-1)';
}

// The first is the plain colour where there is one or two, so that a single series looks like the theme.
function step(color: string, at: number, count: number): string {
  if (count === 1 || (count === 2 && at === 0)) return color;
  if (count === 2) return `color-mix(in oklab, ${color} 62%, var(--ui-surface))`;
  const share = at / (count - 1);
  if (share < 0.5) return `color-mix(in oklab, ${color} ${Math.round(50 + share * 100)}%, var(--ui-text))`;
  return `color-mix(in oklab, ${color} ${Math.round(100 - (share - 0.5) * 108)}%, var(--ui-surface))`;
}

/** Each part in its own colour where it brings one, else in that of the palette. */
export function partColors(palette: Palette, parts: readonly { color?: string | undefined }[]): string[] {
  const colors = paletteColors(palette, parts.length);
  return parts.map(({ color }, at) => color ?? colors[at] ?? baseColor(palette));
}
