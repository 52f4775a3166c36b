import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { allRecords } from './data-shape.ts';
import { readData } from './read-data.ts';
import { titleColumn } from './record-roles.ts';

test.each<[string, JsonObject[], string]>([
  [
    'its number before a state of something else',
    [
      { number: '204', floor: 2, guest: 'checked_out' },
      { number: '207', floor: 2, guest: 'staying' },
    ],
    'number',
  ],
  [
    'its step before a bare id',
    [
      { id: 'a1', run: 'build_image' },
      { id: 'a2', run: 'run_tests' },
    ],
    'run',
  ],
])('a record is called by %s', (_, rows, key) => {
  const [set] = allRecords(readData({ rows }));
  expect(set && titleColumn(set)?.key).toBe(key);
});
