import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { difference } from './difference.ts';
import { decodeStack, encodeStack, thumbnailOf, type Thumbnail } from './thumbnail.ts';

type Box = { left: number; top: number; width: number; height: number; grey: number };

function picture(boxes: readonly Box[], height = 400): Thumbnail {
  const png = new PNG({ width: 600, height });
  png.data.fill(255);
  for (const { left, top, width, height: rows, grey } of boxes) {
    for (let y = top; y < top + rows; y += 1) {
      for (let x = left; x < left + width; x += 1) png.data.set([grey, grey, grey, 255], (y * 600 + x) * 4);
    }
  }
  return thumbnailOf(png, { top: 0, height }, 4);
}

const field = (top: number): Box => ({ left: 20, top, width: 400, height: 40, grey: 200 });
const button = (left: number): Box => ({ left, top: 200, width: 120, height: 40, grey: 60 });
const letters = (offset: number): Box[] =>
  Array.from({ length: 30 }, (_, at) => ({ left: 24 + at * 9 + offset, top: 32, width: 2, height: 12, grey: 110 }));
const accepted = picture([field(20), field(80), button(20), ...letters(0)]);

describe('a picture', () => {
  test('is the accepted one when its letters are smoothed otherwise, or stand a pixel further', () => {
    expect(difference(accepted, picture([field(20), field(80), button(20), ...letters(1)]))).toBeUndefined();
    const shifted = picture([field(20), field(81), button(20), ...letters(0)]);
    expect(difference(accepted, shifted)).toBeUndefined();
  });

  test.each([
    ['a control has moved', [field(20), field(80), button(300)], 400],
    ['a control is gone', [field(20), field(80)], 400],
    ['one covers the other', [field(20), field(40), button(20)], 400],
    ['it has become higher', [field(20), field(80), button(20)], 440],
  ])('is another when %s', (_, boxes, height) => {
    expect(difference(accepted, picture([...boxes, ...letters(0)], height))).toMatch(/differ|high/);
  });

  test('comes out of a stack as it went in', () => {
    const low = picture([button(40)], 240);
    expect(decodeStack(encodeStack([accepted, low]), [accepted.height, low.height])).toEqual([accepted, low]);
  });
});
