import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import type { Queryable } from '../storage/database.ts';
import { openSqlite } from '../storage/database-sqlite.ts';
import { migrate } from '../storage/migrations.ts';
import { fillBlocks } from './usage.ts';

const BLOCK_MS = 10 * 86_400_000;

test('blocks are summed up once, those without any usage too', async () => {
  const database = await openSqlite(join(temporaryFolder(), 'test.sqlite'));
  onTestFinished(() => database.close());
  await migrate(database, 1);
  for (const key of ['', 'key_a']) {
    await database.query(
      `INSERT INTO usage_day
         (workspace_id, day_start_ms, key_id, completed, failed, restarts, repairs, input_tokens, output_tokens)
       VALUES ('ws', $1, $2, 3, 0, 0, 0, 5, 7)`,
      [2 * BLOCK_MS, key],
    );
  }
  let writes = 0;
  const counted: Queryable = {
    query: async (sql, parameters) => {
      if (sql.startsWith('INSERT')) writes += 1;
      return database.query(sql, parameters);
    },
  };
  for (const [toMs, expected] of [
    [4 * BLOCK_MS, 4],
    [4 * BLOCK_MS, 4],
    [6 * BLOCK_MS, 6],
  ] as const) {
    await fillBlocks(counted, 'ws', { fromMs: 0, toMs });
    expect(writes).toBe(expected);
  }
  const rows = await database.query('SELECT key_id, completed FROM usage_block WHERE completed > 0 ORDER BY key_id');
  expect(rows).toEqual([
    { key_id: '', completed: 3 },
    { key_id: 'key_a', completed: 3 },
  ]);
});
