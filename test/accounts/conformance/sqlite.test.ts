import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openSqlite } from '#services/accounts/storage/database-sqlite.ts';
import { accountsUnderTest } from '../accounts-under-test.ts';
import { accountsConformance } from './accounts.ts';
import { databaseConformance } from './database.ts';
import { lifecycleConformance } from './lifecycle.ts';

describe('on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  databaseConformance(() => openSqlite(join(folder, randomUUID())));
  accountsConformance(accountsUnderTest);
  lifecycleConformance(() => openSqlite(join(folder, randomUUID())), 300);
});
