import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsAround, degreeText, gridLines, placeOn } from './map-scale.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('every place lies within the bounds that are fitted around the places', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const bounds = boundsAround(places);
      for (const one of places) {
        const at = placeOn(bounds, one);
        expect(at).toBeDefined();
        expect(at!.x).toBeLessThanOrEqual(1.000001);
        expect(at!.y).toBeLessThanOrEqual(1.000001);
      }
      const { meridians, parallels } = gridLines(bounds);
      expect(meridians.length + parallels.length).toBeLessThan(20);
    }),
  );
});

test('bounds that cross the date line hold what lies on both sides of it', () => {
  const bounds = { west: 170, east: -170, south: -10, north: 10 };
  expect(placeOn(bounds, { lat: 0, lng: 175 })).toEqual({ x: 0.25, y: 0.5 });
  expect(placeOn(bounds, { lat: 0, lng: -175 })).toEqual({ x: 0.75, y: 0.5 });
  expect(placeOn(bounds, { lat: 0, lng: 0 })).toBeUndefined();
  expect(gridLines(bounds).meridians).toEqual([170, 175, 180, 185, 190]);
  expect(degreeText(185, ['E', 'W'])).toBe('175° W');
});

test('what is north or south of the bounds is left out', () => {
  const bounds = { west: 0, east: 10, south: 0, north: 10 };
  expect(placeOn(bounds, { lat: 11, lng: 5 })).toBeUndefined();
  expect(placeOn(bounds, { lat: -1, lng: 5 })).toBeUndefined();
});
