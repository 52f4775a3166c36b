import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import type { Database, Queryable } from './database.ts';
import { openSqlite } from './database-sqlite.ts';

async function open(path = join(temporaryFolder(), 'test.sqlite')): Promise<Database> {
  const database = await openSqlite(path);
  onTestFinished(() => database.close());
  return database;
}

async function withNumbers(path?: string): Promise<Database> {
  const database = await open(path);
  await database.query('CREATE TABLE number (value BIGINT NOT NULL UNIQUE CHECK (value >= 0))');
  return database;
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

describe('the SQLite database', () => {
  test('reads $1 parameters by number, in any order and more than once', async () => {
    const database = await open();
    expect(await database.query('SELECT $2 AS b, $1 AS a, $2 AS c', ['x', 9_007_199_254_740_991])).toEqual([
      { a: 'x', b: 9_007_199_254_740_991, c: 9_007_199_254_740_991 },
    ]);
  });

  test('makes plain queries and other transactions wait for an open transaction', async () => {
    const database = await withNumbers();
    const counts: number[] = [];
    const countThenAdd = async (value: number): Promise<void> =>
      database.transaction(async (transaction) => {
        const rows = await transaction.query('SELECT value FROM number');
        counts.push(rows.length);
        await tick();
        await transaction.query('INSERT INTO number VALUES ($1)', [value]);
      });
    const work = [countThenAdd(1), countThenAdd(2), database.query('SELECT value FROM number'), countThenAdd(3)];
    const [, , between] = await Promise.all(work);
    expect(counts).toEqual([0, 1, 2]);
    expect(between).toHaveLength(2);
  });

  test('is SERVICE_UNAVAILABLE when the disk is full, keeps what it had, and works again when there is room', async () => {
    const database = await withNumbers();
    await database.query('CREATE TABLE document (json TEXT)');
    await database.query('INSERT INTO number VALUES (1)');
    await database.query('PRAGMA max_page_count = 20');
    const tooMuch = database.transaction(async (transaction) => {
      await transaction.query('INSERT INTO number VALUES (2)');
      await transaction.query('INSERT INTO document VALUES ($1)', ['x'.repeat(1_000_000)]);
    });
    await expect(tooMuch).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await database.query('PRAGMA max_page_count = 1000000');
    await database.transaction((transaction) => transaction.query('INSERT INTO number VALUES (3)'));
    expect(await database.query('SELECT value FROM number')).toEqual([{ value: 1 }, { value: 3 }]);
  });

  test('is SERVICE_UNAVAILABLE while another process holds the file', async () => {
    const path = join(temporaryFolder(), 'test.sqlite');
    const database = await withNumbers(path);
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    await expect(database.query('INSERT INTO number VALUES (1)')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    other.exec('ROLLBACK');
    other.close();
    await database.query('INSERT INTO number VALUES (1)');
  });

  test('has its commits on the disk: write-ahead log, full synchronisation', async () => {
    const database = await open();
    expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    // 2 is FULL.
    expect(await database.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  });

  test('leaves the disk to a later commit only while an unflushed transaction runs, also one that fails', async () => {
    const database = await withNumbers(join(temporaryFolder(), 'test.sqlite'));
    const level = (transaction: Queryable) => transaction.query('PRAGMA synchronous');
    // 1 is NORMAL: the log is written at each commit, and on the disk with the next one that is flushed.
    expect(await database.unflushed(level)).toEqual([{ synchronous: 1 }]);
    const failing = database.unflushed((transaction) => transaction.query('INSERT INTO number VALUES (NULL, 1)'));
    await expect(failing).rejects.toThrow();
    expect(await database.transaction(level)).toEqual([{ synchronous: 2 }]);
  });
});
