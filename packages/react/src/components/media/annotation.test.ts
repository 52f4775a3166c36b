import { describe, expect, it } from 'vitest';
import { boundsOf, freshId, markFrom, placeWithin, type Annotation } from './annotation.ts';

const pin = markFrom('pin', [{ x: 0.2, y: 0.3 }], 'a') as Annotation;

describe('a mark', () => {
  it('is a pin or text where the pointer was lifted', () => {
    expect(pin).toMatchObject({ id: 'a', kind: 'pin', x: 0.2, y: 0.3 });
    expect(
      markFrom(
        'text',
        [
          { x: 0.1, y: 0.1 },
          { x: 0.5, y: 0.6 },
        ],
        'b',
      ),
    ).toMatchObject({ x: 0.5, y: 0.6, label: '' });
  });

  it('is a box drawn in any direction', () => {
    const box = markFrom(
      'box',
      [
        { x: 0.6, y: 0.5 },
        { x: 0.2, y: 0.1 },
      ],
      'c',
    );
    expect(box).toMatchObject({ x: 0.2, y: 0.1, w: 0.4, h: 0.4 });
  });

  it('is not made of a mere press, where it needs an extent', () => {
    expect(markFrom('box', [{ x: 0.2, y: 0.2 }], 'd')).toBeUndefined();
    expect(markFrom('freehand', [{ x: 0.2, y: 0.2 }], 'd')).toBeUndefined();
    expect(markFrom('pin', [], 'd')).toBeUndefined();
  });

  it('is bounded by its points', () => {
    const stroke = markFrom(
      'freehand',
      [
        { x: 0.1, y: 0.4 },
        { x: 0.3, y: 0.2 },
        { x: 0.2, y: 0.5 },
      ],
      'e',
    ) as Annotation;
    expect(boundsOf(stroke)).toEqual({ x: 0.1, y: 0.2, w: 0.2, h: 0.3 });
    expect(boundsOf(pin)).toEqual({ x: 0.2, y: 0.3, w: 0, h: 0 });
  });

  it('gets an id that none has', () => {
    expect(freshId([])).toBe('mark-1');
    expect(freshId([{ ...pin, id: 'mark-2' }])).toBe('mark-3');
  });

  it('stays within the picture', () => {
    expect(placeWithin(-0.2, 1.7)).toEqual({ x: 0, y: 1 });
    expect(placeWithin(0.123456, 0.5)).toEqual({ x: 0.1235, y: 0.5 });
  });
});
