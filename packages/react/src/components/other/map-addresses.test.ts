import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveMap, mapLink } from './map-addresses.ts';

test('the frame of a live map lies around its pin, whatever the place and zoom', () => {
  const place = fc.record({
    lat: fc.double({ min: -84, max: 84, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 21 }), ({ lat, lng }, zoom) => {
      const box = new URL(liveMap({ lat, lng }, zoom)).searchParams.get('bbox') ?? '';
      const [west = NaN, south = NaN, east = NaN, north = NaN] = box.split(',').map(Number);
      expect(west).toBeLessThan(east);
      expect(south).toBeLessThan(north);
      expect(lng).toBeGreaterThanOrEqual(west - 1e-5);
      expect(lng).toBeLessThanOrEqual(east + 1e-5);
      expect(lat).toBeGreaterThanOrEqual(south - 1e-5);
      expect(lat).toBeLessThanOrEqual(north + 1e-5);
    }),
  );
});

test('a place without a point is searched by its words', () => {
  expect(new URL(mapLink(undefined, 'Pier 4 & Quay', 14)).searchParams.get('query')).toBe('Pier 4 & Quay');
  expect(mapLink({ lat: 38.7, lng: -9.17 }, 'Pier 4', 15)).toMatch(/#map=15\/38\.7\/-9\.17$/);
});
