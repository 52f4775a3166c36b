import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { allFacts, allRecords } from './data-shape.ts';
import { readData } from './read-data.ts';
import { progressColumns, progressPairs } from './progress.ts';

const pairsIn = (data: JsonObject) =>
  progressPairs(allFacts(readData(data))).map(({ done, whole }) => [done.key, whole.key]);

describe('what has been reached of a whole', () => {
  test.each<[string, JsonObject, string[][]]>([
    ['raised of a goal', { goal_pence: 900000, raised_pence: 120000 }, [['raised_pence', 'goal_pence']]],
    [
      'two quotas',
      { seats_used: 6, seats_total: 10, gb_used: 3, gb_max: 5 },
      [
        ['seats_used', 'seats_total'],
        ['gb_used', 'gb_max'],
      ],
    ],
    ['a bare name beside the whole', { beds_total: 6, occupied: 4, cleaning: 1 }, [['occupied', 'beds_total']]],
    ['German', { plaetze_gesamt: 20, plaetze_belegt: 18 }, [['plaetze_belegt', 'plaetze_gesamt']]],
    ['French', { heures_prevues: 600, heures_realisees: 342 }, [['heures_realisees', 'heures_prevues']]],
    [
      'objects of money',
      { objetivo: { importe: 150, moneda: 'EUR' }, recaudado: { importe: 93.5, moneda: 'EUR' } },
      [['recaudado', 'objetivo']],
    ],
    ['an object that is named a goal', { monthly_goal: { visits: 180, reached: 124 } }, [['reached', 'visits']]],
  ])('is a pair: %s', (_, data, pairs) => {
    expect(pairsIn(data)).toEqual(pairs);
  });

  test.each<[string, JsonObject]>([
    ['of another measure', { distance_km_max: 90, fuel_used: 3 }],
    ['of nothing', { seats_total: 0, seats_used: 0 }],
    ['of parts of a bill', { subtotal: 90, tax: 9, total: 99 }],
  ])('is no pair %s', (_, data) => {
    expect(pairsIn(data)).toEqual([]);
  });
});

describe('what each record has of how much', () => {
  const columnsIn = (row: JsonObject) => {
    const [set] = allRecords(readData({ rows: [{ name: 'A', ...row }] }));
    return progressColumns(set?.columns ?? []).map((pair) => pair.map(({ key }) => key));
  };

  test.each<[string, JsonObject, string[][]]>([
    ['by a word for the most', { palabras: 410, palabras_max: 900 }, [['palabras', 'palabras_max']]],
    ['by two words', { unitsMade: 61, unitsTarget: 64, scrapUnits: 3 }, [['unitsMade', 'unitsTarget']]],
    ['not between two limits', { temp: 4, temp_min: 2, temp_max: 8 }, []],
    ['not of other things', { pages: 4, words_max: 900 }, []],
  ])('is a pair of columns: %s', (_, row, pairs) => {
    expect(columnsIn(row)).toEqual(pairs);
  });
});
