import pixelmatch from 'pixelmatch';
import type { Thumbnail } from './thumbnail.ts';

/** Lengths may differ by that many pixels of a thumbnail, or by that share, before a layout counts as another. */
const HEIGHT_SLACK = 3;
const HEIGHT_SHARE = 0.03;
/** Minimum distance of two differing shades, 0 to 1: two of the 16 shades, more than the edge of a letter varies. */
const THRESHOLD = 0.08;
/** Of the pixels that are not background, that share may differ. */
const PIXEL_SHARE = 0.08;
/** Fewer pixels than these are a letter or a line, never a layout. */
const PIXEL_SLACK = 24;

/** How a picture differs from the accepted one, in words; undefined when they show the same. */
export function difference(accepted: Thumbnail, drawn: Thumbnail): string | undefined {
  if (drawn.width !== accepted.width) return `${drawn.width} wide instead of ${accepted.width}`;
  const longer = Math.abs(drawn.height - accepted.height);
  if (longer > Math.max(HEIGHT_SLACK, accepted.height * HEIGHT_SHARE)) {
    return `${drawn.height} high instead of ${accepted.height}, in pixels of the thumbnail`;
  }
  const height = Math.min(drawn.height, accepted.height);
  const [one, other] = [colours(accepted, height), colours(drawn, height)];
  const different = pixelmatch(one, other, undefined, accepted.width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  const inked = Math.max(ink(accepted), ink(drawn));
  if (different <= Math.max(PIXEL_SLACK, inked * PIXEL_SHARE)) return undefined;
  return `${different} of ${inked} pixels differ`;
}

function colours({ width, pixels }: Thumbnail, height: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const grey = pixels[at]!;
    rgba.set([grey, grey, grey, 255], at * 4);
  }
  return rgba;
}

// Background is the most common shade.
function ink({ pixels }: Thumbnail): number {
  const counts = new Map<number, number>();
  for (const grey of pixels) counts.set(grey, (counts.get(grey) ?? 0) + 1);
  return pixels.length - Math.max(0, ...counts.values());
}
