import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

function screenOf(data: JsonObject, prompt: string, uiType: 'dashboard' | 'detail_view' = 'detail_view') {
  const { elements, state } = builtinSpec(briefOf(prompt, { uiType, data }));
  const all = (type: string) => Object.values(elements).flatMap((one) => (one.type === type ? [one.props] : []));
  const told = (value: unknown) => state?.[(value as { $state: string }).$state.slice(1)];
  const charts = all('LineChart').map(({ series, xLabels, yAxisTitle }) => ({
    series: (series as JsonObject[]).map(({ name, points }) => [name, told(points)]),
    labels: told(xLabels) as string[],
    yAxisTitle,
  }));
  return { all, charts, messages: all('InlineMessage').map(({ message }) => told(message)) };
}

const READINGS = [
  { at: '2026-03-11T18:00:00+01:00', c: 7 },
  { at: '2026-03-11T21:00:00+01:00', c: 9.3 },
  { at: '2026-03-12T00:00:00+01:00', c: 8.6 },
  { at: '2026-03-12T02:45:00+01:00', c: null },
  { at: '2026-03-12T06:00:00+01:00', c: 6 },
];
const SHIPMENT = { waybill: 'CC-1', origin: 'Leiden', destination: 'Oslo', allowed_c: { min: 2, max: 8 } };

describe('readings over time', () => {
  const full = READINGS.filter(({ c }) => c !== null);

  test('are a line with unit and readable times on a page about one thing, and no table', () => {
    const { charts, all } = screenOf({ shipment: SHIPMENT, readings: full }, 'A shipment with its temperature curve');
    expect(charts[0]?.series[0]).toEqual(['Readings', [7, 9.3, 8.6, 6]]);
    expect(charts[0]?.yAxisTitle).toBe('°C');
    expect(charts[0]?.labels[1]).toBe('Mar 11, 9:00 PM');
    expect([...all('DataTable'), ...all('SearchInput')]).toEqual([]);
  });

  test('have the limits of the data as level lines, and name the values outside', () => {
    const { charts, messages } = screenOf(
      { shipment: SHIPMENT, readings: full },
      'A shipment with its temperature curve',
    );
    expect(charts[0]?.series.slice(1)).toEqual([
      ['Min', [2, 2, 2, 2]],
      ['Max', [8, 8, 8, 8]],
    ]);
    expect(messages).toEqual([expect.stringMatching(/^Outside the limits: 9\.3 °C \(.*9:00 PM\) · 8\.6 °C \(/)]);
  });

  test('say nothing where all are within the limits', () => {
    const readings = full.map((one) => ({ ...one, c: 5 }));
    expect(screenOf({ shipment: SHIPMENT, readings }, 'A shipment with its temperature curve').messages).toEqual(['']);
  });

  test('have no limits of another measure', () => {
    const data = { station: { name: 'Weir', pressure_max: 80, river: 'Aire' }, readings: full };
    expect(screenOf(data, 'Temperature at the weir').charts[0]?.series.length).toBe(1);
  });

  test('with a gap are composed all the same', () => {
    expect(() => screenOf({ shipment: SHIPMENT, readings: READINGS }, 'A shipment')).not.toThrow();
  });
});

test('a rate differs from before in points, and from a target that nobody wants to exceed by being missed', () => {
  const data = { leakage_rate: 0.184, leakage_rate_prev_month: 0.197, target_rate: 0.17, bursts: 37, repairs: 12 };
  const { elements, state } = builtinSpec(briefOf('Leakage report', { uiType: 'dashboard', data }));
  const [tile] = Object.values(elements).filter(({ props }) => props['label'] === 'Leakage rate');
  const told = (name: string) =>
    state?.[(tile?.props[name] as { $state?: string } | undefined)?.$state?.slice(1) ?? ''];
  expect([told('delta'), tile?.props['deltaType']]).toEqual(['-1.3 pts', 'neutral']);
  expect(told('caption')).toBe('Previous month: 19.7% · Target rate: 17% (missed)');
});

test('figures that are read from afar are large, with two numbers instead of a bar', () => {
  const data = { trips_planned: 18, trips_done: 15, cars: 611, bikes: 40 };
  const { all } = screenOf(data, 'Figures of the day, big and readable from afar', 'dashboard');
  expect(all('Stat').map(({ label, size }) => [label, size])).toContainEqual(['Trips done', 'lg']);
  expect(all('Progress')).toEqual([]);
});
