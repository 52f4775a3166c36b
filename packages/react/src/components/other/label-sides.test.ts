import { expect, test } from 'vitest';
import { labelSides } from './label-sides.ts';

test('a label stands after its dot, and before it near the end of the sheet', () => {
  expect(
    labelSides([
      { x: 0.2, y: 0.5, chars: 8 },
      { x: 0.9, y: 0.2, chars: 8 },
    ]),
  ).toEqual(['after', 'before']);
});

test('labels of dots beside each other do not cover each other or a dot', () => {
  const sides = labelSides([
    { x: 0.4, y: 0.5, chars: 10 },
    { x: 0.45, y: 0.52, chars: 10 },
    { x: 0.7, y: 0.9, chars: 10 },
  ]);
  expect(sides[0]).not.toBe('after');
  expect(new Set(sides.slice(0, 2)).size).toBe(2);
});

test('a label without room is not shown, and neither is an empty one', () => {
  const crowd = Array.from({ length: 12 }, (_, at) => ({ x: 0.5 + at / 2000, y: 0.5, chars: 12 }));
  const sides = labelSides(crowd);
  expect(sides.filter((side) => side !== undefined).length).toBeLessThan(6);
  expect(labelSides([{ x: 0.5, y: 0.5, chars: 0 }])).toEqual([undefined]);
});
