import { expect, test } from 'vitest';
import { layOut, smoothPath } from './graph-layout.ts';

const box = (id: string) => ({ id, width: 100, height: 40 });
const arrow = (from: string, to: string) => ({ from, to, label: '' });

test('boxes of one rank do not overlap, and ranks follow the direction', () => {
  const { boxes } = layOut([box('a'), box('b'), box('c')], [arrow('a', 'b'), arrow('a', 'c')], 'LR');
  const [a, b, c] = boxes;
  expect(a!.x + 100).toBeLessThan(b!.x);
  expect(b!.x).toBe(c!.x);
  expect(Math.abs(b!.y - c!.y)).toBeGreaterThanOrEqual(40);
});

test('a circle, an arrow to its own box, equal ids and unknown ends are no trouble', () => {
  const boxes = [box('a'), box('b'), box('a')];
  const arrows = [arrow('a', 'b'), arrow('b', 'a'), arrow('a', 'a'), arrow('a', 'x')];
  const { boxes: placed, arrows: led } = layOut(boxes, arrows, 'TB');
  expect(placed).toHaveLength(3);
  expect(led).toHaveLength(3);
  expect(led.every(({ path }) => path.startsWith('M') && !path.includes('NaN'))).toBe(true);
});

test('no boxes make an empty picture', () => {
  expect(layOut([], [], 'TB').boxes).toEqual([]);
});

test('two points make a straight line', () => {
  expect(
    smoothPath([
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ]),
  ).toBe('M0 0L5 5');
  expect(smoothPath([])).toBe('');
});

test('a graph without nodes takes no room', () => {
  expect(layOut([], [arrow('a', 'b')], 'LR')).toEqual({ width: 0, height: 0, boxes: [], arrows: [] });
});
