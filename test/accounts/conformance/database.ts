import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#services/accounts/storage/database.ts';
import { migrate } from '#services/accounts/storage/migrations.ts';

const LARGEST = 9_007_199_254_740_991;

/** What the Database port guarantees, on every engine. `openNew` opens an empty database. */
export function databaseConformance(openNew: () => Promise<Database>): void {
  async function open(): Promise<Database> {
    const database = await openNew();
    onTestFinished(() => database.close());
    return database;
  }

  async function withNumbers(): Promise<Database> {
    const database = await open();
    await database.query('CREATE TABLE number (value BIGINT NOT NULL UNIQUE CHECK (value >= 0))');
    return database;
  }

  describe('the database', () => {
    test('reads $1 parameters by number, in any order and more than once', async () => {
      const database = await open();
      const sql = 'SELECT CAST($2 AS BIGINT) AS b, CAST($1 AS TEXT) AS a, CAST($2 AS BIGINT) AS c, $3 AS d';
      expect(await database.query(sql, ['ä😀', LARGEST, null])).toEqual([
        { a: 'ä😀', b: LARGEST, c: LARGEST, d: null },
      ]);
    });

    test.each(['transaction', 'unflushed'] as const)('commits all of a %s or nothing', async (kind) => {
      const database = await withNumbers();
      const failing = database[kind](async (transaction) => {
        await transaction.query('INSERT INTO number VALUES (1)');
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await database.query('SELECT * FROM number')).toEqual([]);
      await database[kind](async (transaction) => {
        await transaction.query('INSERT INTO number VALUES (2)');
        await transaction.query('INSERT INTO number VALUES (3)');
      });
      expect(await database.query('SELECT value FROM number')).toEqual([{ value: 2 }, { value: 3 }]);
    });

    test('keeps what a transaction has not committed from everybody else', async () => {
      const database = await withNumbers();
      const reads: Promise<unknown>[] = [];
      await database.transaction(async (transaction) => {
        await transaction.query('INSERT INTO number VALUES (1)');
        reads.push(database.query('SELECT value FROM number'));
        await delay(20);
        await transaction.query('UPDATE number SET value = 2');
      });
      // Before all of it or after all of it.
      expect([[], [{ value: 2 }]]).toContainEqual(await reads[0]);
    });

    test('counts right when many transactions write one row at once', async () => {
      const database = await withNumbers();
      await database.query('INSERT INTO number VALUES (0)');
      const add = () =>
        database.transaction((transaction) =>
          transaction.query('UPDATE number SET value = value + 1 WHERE value < 30 RETURNING value'),
        );
      const granted = (await Promise.all(Array.from({ length: 50 }, add))).flat();
      expect(granted.map(({ value }) => Number(value)).sort((one, other) => one - other)).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      );
    });

    test('rolls back when the commit itself fails, and keeps working', async () => {
      const database = await withNumbers();
      await database.query('CREATE TABLE child (value BIGINT REFERENCES number (value) DEFERRABLE INITIALLY DEFERRED)');
      const orphan = database.transaction((transaction) => transaction.query('INSERT INTO child VALUES (7)'));
      await expect(orphan).rejects.toThrow(/foreign key/i);
      expect(await database.query('SELECT * FROM child')).toEqual([]);
      await database.transaction((transaction) => transaction.query('INSERT INTO number VALUES (1)'));
    });

    test('passes on a violated constraint as a bug of ours, not an outage', async () => {
      const database = await withNumbers();
      await expect(database.query('INSERT INTO number VALUES (-1)')).rejects.toThrow(/check/i);
    });

    test('runs exclusive transactions one after the other', async () => {
      const database = await withNumbers();
      const counts = await Promise.all([1, 2, 3, 4].map((value) => countThenAdd(database, value)));
      expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
    });
  });

  describe('the migrations', () => {
    test('are recorded in order and run once', async () => {
      const database = await open();
      await migrate(database, 1);
      await migrate(database, 2);
      const rows = await database.query('SELECT version, applied_at_ms FROM migration ORDER BY version');
      expect(rows).toEqual([1, 2, 3, 4, 5, 6].map((version) => ({ version, applied_at_ms: 1 })));
    });

    test('lay down guards that the database itself keeps', async () => {
      const database = await open();
      await migrate(database, 1);
      await database.query(`INSERT INTO workspace VALUES ('w', 'W', 'w', NULL, 'active', 1, NULL)`);
      const overCap = database.query(`INSERT INTO workspace_cycle VALUES ('w', 0, 5, 3, 3)`);
      await expect(overCap).rejects.toThrow(/check/i);
      const negative = database.query(`INSERT INTO workspace_cycle VALUES ('w', 0, 5, 0, -1)`);
      await expect(negative).rejects.toThrow(/check/i);
    });
  });
}

/** Counts the numbers, waits, and adds one: only an isolated transaction counts right. */
export function countThenAdd(database: Database, value: number): Promise<number> {
  return database.exclusively(async (transaction) => {
    const [row] = await transaction.query<{ count: number }>('SELECT COUNT(*) AS count FROM number');
    await delay(10);
    await transaction.query('INSERT INTO number VALUES ($1)', [value]);
    return row?.count ?? -1;
  });
}
