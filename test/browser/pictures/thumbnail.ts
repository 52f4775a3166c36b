import { PNG } from 'pngjs';

/** A small grey picture, one byte a pixel: enough to see a broken layout, too little to see how a font is smoothed. */
export type Thumbnail = { width: number; height: number; pixels: Uint8Array };

/** A part of a picture, in its own pixels. */
export type Region = { top: number; height: number };

const SHADES = 16;

/** A part of a picture, made smaller by a whole factor: each pixel is the mean of a square, in 16 shades. */
export function thumbnailOf(picture: PNG, { top, height }: Region, factor: number): Thumbnail {
  const width = Math.floor(picture.width / factor);
  const rows = Math.max(1, Math.floor(height / factor));
  const pixels = new Uint8Array(width * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      pixels[row * width + column] = meanGrey(picture, column * factor, top + row * factor, factor);
    }
  }
  return { width, height: rows, pixels };
}

function meanGrey({ data, width, height }: PNG, left: number, top: number, side: number): number {
  let sum = 0;
  for (let y = top; y < Math.min(height, top + side); y += 1) {
    for (let x = left; x < left + side; x += 1) {
      const at = (y * width + x) * 4;
      sum += 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    }
  }
  const step = 255 / (SHADES - 1);
  return Math.round(Math.round(sum / (side * side) / step) * step);
}

/** Thumbnails of one width below one another, as a PNG. */
export function encodeStack(thumbnails: readonly Thumbnail[]): Buffer {
  const width = thumbnails[0]?.width ?? 1;
  const pixels = Buffer.concat(thumbnails.map((one) => one.pixels));
  const stack = new PNG({ width, height: pixels.length / width });
  for (const [at, grey] of pixels.entries()) stack.data.set([grey, grey, grey, 255], at * 4);
  return PNG.sync.write(stack, { colorType: 0, deflateLevel: 9 });
}

/** The thumbnails of a stack again, given their heights. */
export function decodeStack(png: Buffer, heights: readonly number[]): Thumbnail[] {
  const { width, data } = PNG.sync.read(png);
  let top = 0;
  return heights.map((height) => {
    const start = top * width;
    top += height;
    return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, at) => data[(start + at) * 4]!) };
  });
}
