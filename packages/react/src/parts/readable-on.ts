/**
 * Black or white, whichever can be read on a fill that a caller chose without a text colour. The browser works it out
 * from the lightness of the fill.
 */
export function readableOn(fill: string | undefined): string | undefined {
  return fill === undefined ? undefined : `oklch(from ${fill} clamp(0, (0.62 - l) * 1000, 1) 0 0)`;
}
