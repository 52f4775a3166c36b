import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#services/accounts/storage/database.ts';
import { DATABASE_FILE, openDatabase } from '#services/accounts/storage/open-database.ts';
import { cycleStartMs } from '#services/accounts/quota/quota.ts';
import { createLogger } from '#services/process/logger.ts';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import { type Books, readBooks, readReserved, watchCaps } from './books.ts';

const MONTH_MS = cycleStartMs(Date.now());

describe('the check of the books', () => {
  const quotas = new Map([['w', 2]]);
  const bill = (id: string, request: string) =>
    `INSERT INTO generation VALUES ('${id}', 'w', ${MONTH_MS}, 'k', 'committed', 't', 1, 1);
     INSERT INTO ledger (generation_id, workspace_id, cycle_start_ms, key_id, model, operation_count, input_tokens, output_tokens, metadata_json, billed_at_ms)
     VALUES ('${id}', 'w', ${MONTH_MS}, 'k', 'm', 1, 1, 1, '{"request":"${request}"}', 1);`;

  /** A database in which two generations are billed and none runs, and then what the statements do to it. */
  async function booksAfter(statements: string): Promise<{ database: Database; books: Books }> {
    const dataDir = temporaryFolder();
    const settings = { dataDir, databaseUrl: undefined, databasePoolSize: 1 };
    const database = await openDatabase(settings, createLogger('test', 'silent'), 1);
    onTestFinished(() => database.close());
    const file = new DatabaseSync(join(dataDir, DATABASE_FILE));
    file.exec(`PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
      INSERT INTO workspace_cycle VALUES ('w', ${MONTH_MS}, 5, 2, 0); ${bill('gen_1', 'a')} ${bill('gen_2', 'b')}`);
    file.exec(statements);
    file.close();
    return { database, books: await readBooks(database, quotas) };
  }

  test('finds nothing in books that are in order', async () => {
    const { database, books } = await booksAfter('');
    expect(books).toEqual({
      billed: new Map([
        ['a', ['gen_1']],
        ['b', ['gen_2']],
      ]),
      overCap: 0,
      wrongCounters: 0,
    });
    expect(await readReserved(database, quotas)).toBe(0);
  });

  test('sees a bill beyond the quota, and a request billed twice', async () => {
    const { books } = await booksAfter(bill('gen_3', 'a'));
    expect(books).toMatchObject({ overCap: 1, wrongCounters: 1 });
    expect(books.billed.get('a')).toEqual(['gen_1', 'gen_3']);
  });

  test('sees a counter that is one too low or too high', async () => {
    const { books } = await booksAfter('UPDATE workspace_cycle SET used = used - 1');
    expect(books.wrongCounters).toBe(1);
    const { books: leaking } = await booksAfter('UPDATE workspace_cycle SET reserved = reserved + 1');
    expect(leaking.wrongCounters).toBe(1);
  });

  test('sees a reservation that was never released', async () => {
    const { database } = await booksAfter(`UPDATE generation SET state = 'reserved' WHERE id = 'gen_1'`);
    expect(await readReserved(database, quotas)).toBe(1);
  });

  test('sees a quota exceeded for a moment, even where the database allows more', async () => {
    const { database } = await booksAfter('');
    const stop = watchCaps(database, quotas);
    await database.query('UPDATE workspace_cycle SET reserved = 1');
    await delay(100);
    await database.query('UPDATE workspace_cycle SET reserved = 0');
    const { samples, overCap } = await stop();
    expect(overCap).toBeGreaterThan(0);
    expect(samples).toBeGreaterThan(overCap);
  });
});
