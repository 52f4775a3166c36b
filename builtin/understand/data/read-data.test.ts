import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { readData } from './read-data.ts';

describe('readData', () => {
  test('sorts data into facts, lists of records, lists of values and groups, each with its state pointer', () => {
    const group = readData({ total: 5, orders: [{ id: 1 }], tags: ['a'], owner: { name: 'Ada' } });
    expect(group.facts).toEqual([
      {
        key: 'total',
        pointer: '/total',
        label: 'Total',
        value: 5,
        kind: 'number',
        format: { as: 'number', decimals: 0 },
      },
    ]);
    expect(group.records[0]).toMatchObject({ key: 'orders', pointer: '/orders', label: 'Orders' });
    expect(group.lists).toEqual([{ key: 'tags', pointer: '/tags', label: 'Tags', values: ['a'] }]);
    expect(group.groups[0]?.facts[0]).toMatchObject({ pointer: '/owner/name' });
  });

  test('finds units only when a key or the records name them', () => {
    const columns = (rows: JsonObject[]) => readData({ rows }).records[0]?.columns;
    expect(columns([{ price_eur: 1, weightKg: 2, size: 3 }])).toMatchObject([
      { format: { currency: 'EUR' } },
      { format: { unit: 'kg' } },
      { key: 'size' },
    ]);
    expect(columns([{ price: 1, currency: 'USD' }])?.[0]).toMatchObject({ format: { currency: 'USD' } });
    expect(
      columns([
        { price: 1, currency: 'USD' },
        { price: 2, currency: 'EUR' },
      ])?.[0],
    ).toMatchObject({ format: { currencyKey: 'currency' } });
  });

  test('reads a total of what is a share in each record as a share', () => {
    const sites = [
      { name: 'A', load: 0.81 },
      { name: 'B', load: 0.43 },
    ];
    const { groups } = readData({ sites, totals: { load: 0.7, sites: 2 } });
    expect(groups[0]?.facts).toMatchObject([{ kind: 'percent', format: { isFraction: true } }, { kind: 'number' }]);
  });

  test('reads "kw" as a calendar week beside other facts, and as kilowatts in a record', () => {
    const { facts, records } = readData({ kw: 42, chargers: [{ name: 'A', kw: 11 }] }, 'de');
    expect(facts).toMatchObject([{ label: 'KW', format: { as: 'text' } }]);
    expect(records[0]?.columns[1]?.format).toMatchObject({ as: 'number', unit: 'kW' });
    expect(readData({ kw: 150 }, 'de').facts[0]?.format).toMatchObject({ unit: 'kW' });
  });

  test('leaves out members that would reach a prototype', () => {
    expect(
      readData(JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "ok": 3}') as JsonObject).facts.map(
        ({ key }) => key,
      ),
    ).toEqual(['ok']);
  });

  test('leaves out members with names too long for a pointer', () => {
    const long = 'n'.repeat(300);
    const { facts, groups, records } = readData({
      [long]: { [long]: 3.5, ok: 1 },
      rows: [{ id: 1, [long]: 'a', ['m'.repeat(490)]: 'b' }],
      ['l'.repeat(300)]: [{ id: 1, [long]: 'a' }],
      ['t'.repeat(600)]: 2,
    });
    expect(facts).toEqual([]);
    expect(groups.flatMap((group) => group.facts.map(({ key }) => key))).toEqual(['ok']);
    expect(records.map(({ columns }) => columns.map(({ key }) => key))).toEqual([['id', long], ['id']]);
  });
});
