import { expect, test } from 'vitest';
import { signatureOf, strokePath } from './signature.ts';

const SHEET = { width: 200, height: 100, penWidth: 2, penColor: undefined };

test('a drawing counts its strokes and points and holds them in field units', () => {
  const strokes = [
    [
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
    ],
    [{ x: 0.25, y: 0.25 }],
  ];
  const { svg, ...rest } = signatureOf(strokes, SHEET);
  expect(rest).toEqual({ empty: false, strokeCount: 2, pointCount: 3, strokes });
  expect(svg).toContain('<path d="M0 50L200 50"/><path d="M50 25L50 25"/>');
});

test('an empty field is an empty drawing with a valid picture', () => {
  expect(signatureOf([], SHEET)).toMatchObject({ empty: true, strokeCount: 0, pointCount: 0, strokes: [] });
  expect(signatureOf([], SHEET).svg).toMatch(/^<svg [^<]*><g [^<]*><\/g><\/svg>$/);
});

test('nothing in the colour of the pen breaks out of the picture', () => {
  const { svg } = signatureOf([], { ...SHEET, penColor: '"><script>&' });
  expect(svg).toContain('stroke="&quot;&gt;&lt;script&gt;&amp;"');
});

test('a stroke without points has no line', () => {
  expect(strokePath([], 10, 10)).toBe('');
});
