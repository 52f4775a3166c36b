import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

function dashboardOf(data: JsonObject, prompt = 'Dashboard of the ferry line') {
  const { elements, state } = builtinSpec(briefOf(prompt, { uiType: 'dashboard', data }));
  const all = (type: string) => Object.values(elements).filter((element) => element.type === type);
  const texts = (value: unknown) => {
    const path = (value as { $state?: string } | undefined)?.$state?.slice(1);
    return path === undefined ? value : (state?.[path] ?? value);
  };
  const tiles = all('Stat').map(({ props }) => [
    props['label'],
    texts(props['delta']),
    texts(props['caption']),
    props['deltaType'],
  ]);
  return { all, tiles };
}

describe('a figure beside what it was before', () => {
  test.each<[string, JsonObject]>([
    ['an object', { tickets: { current: 220, previous: 200 } }],
    ['an object with other words', { tickets: { value: 220, last_week: 200 } }],
    ['two values of one name', { tickets: 220, tickets_previous: 200 }],
  ])('is one tile with the change in percent: %s', (_, data) => {
    const { tiles, all } = dashboardOf(data);
    expect(tiles).toEqual([['Tickets', '+10%', expect.stringMatching(/: 200$/), 'increase']]);
    expect(all('DescriptionList')).toEqual([]);
  });

  test('is written like the figure', () => {
    const data = { waehrung: 'EUR', umsatz: { aktuell: 900.5, vorjahr: 1000.5 } };
    expect(dashboardOf(data, 'Übersicht über den Umsatz der Fähre').tiles).toEqual([
      ['Umsatz', '-10%', 'Vorjahr: €1,000.50', 'decrease'],
    ]);
  });

  test('is no good news when it is more of what nobody wants', () => {
    expect(dashboardOf({ complaints: { value: 8, previous: 4 } }).tiles[0]?.[3]).toBe('neutral');
  });

  test('has no change in percent of nothing', () => {
    expect(dashboardOf({ tickets: { value: 8, previous: 0 } }).tiles[0]?.[1]).toBeUndefined();
  });

  test('is not made of three figures', () => {
    expect(dashboardOf({ bill: { fares: 3, bikes: 4, total: 7 } }).tiles.map(([label]) => label)).toEqual([
      'Fares',
      'Bikes',
      'Total',
    ]);
  });
});

test('tiles fill their rows', () => {
  const figures = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`boats_${'abcdefghij'[at]}`, at]));
  const rows = (count: number) =>
    dashboardOf(figures(count))
      .all('StatGroup')
      .map(({ props, children }) => [props['columns'], children.length]);
  expect(rows(5)).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect(rows(7)).toEqual([
    [4, 4],
    [3, 3],
  ]);
  expect(rows(8)).toEqual([[4, 8]]);
});

describe('a list on a dashboard', () => {
  const days = [14, 15, 16, 17].map((day) => ({ day: `2026-05-${day}`, fares_eur: day * 10.5, riders: day }));

  test('is one chart per unit, and no table when they show all of it', () => {
    const { all } = dashboardOf({ days });
    expect(all('LineChart')).toHaveLength(2);
    expect(all('DataTable')).toEqual([]);
  });

  test('of single events is a table', () => {
    const faults = [
      { date: '2026-02-01', hours: 3 },
      { date: '2026-04-11', hours: 1 },
      { date: '2026-04-12', hours: 7 },
    ];
    const { all } = dashboardOf({ faults });
    expect([all('LineChart').length, all('DataTable').length]).toEqual([0, 1]);
  });

  test('with few rows and more than a chart shows is a table', () => {
    const boats = ['Ada', 'Eos', 'Fen'].map((name, at) => ({ code: `F-${at}`, name, seats: 90 + at }));
    const { all } = dashboardOf({ boats });
    expect([all('BarChart').length, all('DataTable').length]).toEqual([0, 1]);
  });

  test.each<[string, JsonObject[]]>([
    ['fewer than four moments', days.slice(0, 3)],
    ['several records of one moment', days.map((one) => ({ ...one, day: '2026-05-01' }))],
    ['moments in no order', [...days.slice(2), ...days.slice(0, 2)]],
    ['things of which each has a date', days.map((one, at) => ({ ...one, boat: `Boat ${at}`, pier: 'North' }))],
    [
      'things with several measures of which none is asked for',
      ['A', 'B', 'C'].map((pier) => ({ pier, fares_eur: 2, riders: 3 })),
    ],
  ])('is a table without a chart if it holds %s', (_, list) => {
    const { all } = dashboardOf({ list, others: [{ name: 'Ann' }] }, 'Dashboard with the trend');
    expect([...all('LineChart'), ...all('BarChart')]).toEqual([]);
    expect(all('DataTable')).toHaveLength(2);
  });

  test('runs from the first day to the last, and a course may end before the others', () => {
    const months = [
      { month: '2026-04', riders: null, riders_2025: 85 },
      { month: '2026-03', riders: null, riders_2025: 80 },
      { month: '2026-02', riders: 95, riders_2025: 70 },
      { month: '2026-01', riders: 91, riders_2025: 60 },
    ].toReversed();
    const { elements, state } = builtinSpec(
      briefOf('Dashboard of the ferry line', { uiType: 'dashboard', data: { months } }),
    );
    const chart = Object.values(elements).find(({ type }) => type === 'LineChart');
    expect(chart?.props['series']).toHaveLength(2);
    expect(Object.values(state ?? {})).toContainEqual([91, 95]);
    const newestFirst = builtinSpec(briefOf('Dashboard', { uiType: 'dashboard', data: { days: days.toReversed() } }));
    expect(Object.values(newestFirst.state ?? {})).toContainEqual([14, 15, 16, 17]);
  });

  test('stands beside others: an odd chart has a row of its own', () => {
    const piers = ['North', 'South', 'West'].map((name, at) => ({ name, riders: at + 4 }));
    const { all } = dashboardOf({ days, piers });
    expect(all('Grid').map(({ children }) => children.length)).toEqual([2]);
    expect(all('LineChart').length + all('BarChart').length).toBe(3);
  });
});

test.each<[string, JsonObject]>([
  ['of hours', { orders: ['6:00', '7:00', '8:00', '9:00', '10:00'].map((label, value) => ({ label, value })) }],
  ['of months', { revenue: ['Jan', 'Feb', 'Mar'].map((label, value) => ({ label, value })) }],
  ['of places', { sales_by_region: ['North', 'South', 'West'].map((label, value) => ({ label, value })) }],
])('pairs of one measure are a chart, not tiles: %s', (_, data) => {
  const { all, tiles } = dashboardOf({ figures: { late: 7 }, ...data }, 'Overview with a chart, and what is late');
  expect(tiles.map(([label]) => label)).toEqual(['Late']);
  expect([...all('LineChart'), ...all('BarChart')]).toHaveLength(1);
});

test('pairs of one measure that are too few for a chart are tiles', () => {
  const { tiles } = dashboardOf({ months: [{ label: 'Jan', value: 12 }] }, 'Overview of revenue by month');
  expect(tiles.map(([label]) => label)).toEqual([{ $state: '/months/0/label' }]);
});

test('three months of a measure are a chart', () => {
  const verlauf = ['Jan', 'Feb', 'Mär'].map((monat, at) => ({ monat, umsatz: 4000 + at }));
  expect(dashboardOf({ umsatz: 12_450, verlauf }, 'Umsatz-Dashboard für eine Bäckerei').all('LineChart')).toHaveLength(
    1,
  );
});
