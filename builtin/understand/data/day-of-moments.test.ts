import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { allRecords } from './data-shape.ts';
import { readData } from './read-data.ts';

const visits = (...starts: string[]) => ({ visits: starts.map((start, at) => ({ name: `V${at}`, start })) });
const [NINE, TEN, NEXT] = ['2026-03-03T09:00:00Z', '2026-03-03T10:30:00Z', '2026-03-04T09:00:00Z'];

test.each<[string, JsonObject, true | undefined]>([
  ['of the day that the data names', { date: '2026-03-03', ...visits(NINE, TEN) }, true],
  ['of the day that it is now', { now: '2026-03-03T08:00:00Z', ...visits(NINE, TEN) }, true],
  ['of a day that nothing else names', visits(NINE, TEN), undefined],
  ['of another day than the one that is named', { date: '2026-03-02', ...visits(NINE, TEN) }, undefined],
  ['of several days', { date: '2026-03-03', ...visits(NINE, NEXT) }, undefined],
])('moments %s are written with their time alone, or not', (_, data, isOfDay) => {
  const [set] = allRecords(readData(data));
  const column = set?.columns.find(({ key }) => key === 'start');
  expect(column?.format).toEqual({ as: 'dateTime', isLocal: false, ...(isOfDay && { isOfDay }) });
});
