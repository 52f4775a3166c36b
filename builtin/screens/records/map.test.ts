import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

function mapOf(data: JsonObject, actions: JsonObject[] = []) {
  const brief = briefOf('Map of our bikes', { uiType: 'map', data, actions: actions as [] });
  const { elements } = builtinSpec(brief);
  const all = (type: string) => Object.values(elements).filter((element) => element.type === type);
  return { all, markers: all('MapView').flatMap(({ props }) => props['markers'] as JsonObject[]) };
}

const at = (pointer: string) => ({ $state: pointer });

describe('records with a place', () => {
  test.each<[string, JsonObject, string, string]>([
    ['in the record', { lat: 52.1, lng: 4.3 }, '/bikes/0/lat', '/bikes/0/lng'],
    ['in an object', { position: { lat: 52.1, lon: 4.3 } }, '/bikes/0/position/lat', '/bikes/0/position/lon'],
    [
      'further in',
      { dock: { geo: { latitude: 52.1, longitude: 4.3 } } },
      '/bikes/0/dock/geo/latitude',
      '/bikes/0/dock/geo/longitude',
    ],
    [
      'in GeoJSON',
      { geometry: { type: 'Point', coordinates: [4.3, 52.1] } },
      '/bikes/0/geometry/coordinates/1',
      '/bikes/0/geometry/coordinates/0',
    ],
    ['in a pair', { coords: [52.1, 4.3] }, '/bikes/0/coords/0', '/bikes/0/coords/1'],
  ])('have a marker each, wherever it is: %s', (_, place, lat, lng) => {
    const { markers } = mapOf({ bikes: [{ id: 'B-1', name: 'Red', ...place }] });
    expect(markers).toEqual([expect.objectContaining({ label: at('/bikes/0/name'), lat: at(lat), lng: at(lng) })]);
  });

  test('stand on one map with single places, and those without a place are listed all the same', () => {
    const bikes = [
      { id: 'B-1', name: 'Red', position: { lat: 52.1, lng: 4.3 } },
      { id: 'B-2', name: 'Blue', position: null },
    ];
    const { markers, all } = mapOf({ bikes, workshop: { name: 'Pump House', location: { lat: 52, lng: 4.2 } } });
    expect(markers.map(({ label }) => label)).toEqual([at('/workshop/name'), at('/bikes/0/name')]);
    expect(all('MapEmbed')).toEqual([]);
    expect(all('DataTable').map(({ props }) => props['rows'])).toEqual([at('/bikes')]);
  });

  test('of several kinds have different tones, with a legend', () => {
    const { markers, all } = mapOf({
      bikes: [{ id: 'B-1', name: 'Red', lat: 52.1, lng: 4.3 }],
      docks: [{ id: 'D-1', name: 'Square', lat: 52.2, lng: 4.4 }],
    });
    expect(new Set(markers.map(({ tone }) => tone)).size).toBe(2);
    expect(all('Badge').map(({ props }) => [props['text'], props['tone']])).toEqual([
      ['Bikes', markers[0]?.['tone']],
      ['Docks', markers[1]?.['tone']],
    ]);
  });
});

const BIKES = [
  { id: 'B-1', name: 'Red', st: 'BROKEN', lat: 52.1, lng: 4.3 },
  { id: 'B-2', name: 'Blue', st: 'FREE', lat: 52.2, lng: 4.4 },
];

test('the state of a record is the tone of its marker, with a legend', () => {
  const { markers, all } = mapOf({ bikes: BIKES });
  expect(markers.map(({ tone }) => tone)).toEqual(['critical', 'success']);
  expect(all('Badge').map(({ props }) => [props['text'], props['tone']])).toEqual([
    ['Broken', 'critical'],
    ['Free', 'success'],
  ]);
});

test('a picked marker leaves only the row of its record, with its buttons', () => {
  const params = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
  const { all } = mapOf({ bikes: BIKES }, [{ name: 'collect_bike', params }]);
  const path = { $state: '/selectedPlace' };
  const shown = all('Stack').flatMap(({ visible }) => (visible === undefined ? [] : [visible]));
  expect(all('MapView')[0]?.props['selectedId']).toEqual({ $bindState: '/selectedPlace' });
  expect(shown).toEqual(
    expect.arrayContaining([
      { ...path, not: true },
      { $item: 'id', eq: path },
    ]),
  );
});

test('records are not titled by what many of them lack', () => {
  const bikes = [
    { plate: 'RX-1', rider: { name: 'Ida' }, lat: 52.1, lng: 4.3 },
    { plate: 'RX-2', rider: null, lat: 52.2, lng: 4.4 },
  ];
  expect(mapOf({ bikes }).markers.map(({ label }) => label)).toEqual([at('/bikes/0/plate'), at('/bikes/1/plate')]);
});
