import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { spawnService } from '#test/processes/spawn-service.ts';
import { freePort } from '#test/servers/free-port.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, startPostgres } from '#test/servers/postgres-server.ts';
import { connectAccounts } from './accounts-client.ts';
import { startChildAccounts } from './child-accounts.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('start:accounts', () => {
  test('started several times at once on one empty folder comes up each time, with the same token and plans', async () => {
    const DATA_DIR = temporaryFolder();
    const children = await Promise.all([1, 2, 3].map(() => startChildAccounts({ DATA_DIR })));
    const token = readFileSync(join(DATA_DIR, 'admin-token'), 'utf8').trim();
    for (const { address } of children) {
      const client = connectAccounts(address, token);
      expect((await client.admin.listPlans({})).plans).toHaveLength(6);
      client.close();
    }
  });

  test('reports an unreachable database clearly and without its address', async () => {
    const DATABASE_URL = `postgres://user:hunter2@127.0.0.1:${await freePort()}/accounts`;
    const failed = await spawnService('accounts', { DATABASE_URL, ADMIN_TOKEN: 'token' }).catch(String);
    expect(failed).toMatch(/ended with 1:\nthe database cannot be used: .*ECONNREFUSED/);
    expect(failed).not.toContain('hunter2');
  });

  test('exits with 0 on SIGTERM, after running calls', async () => {
    const DATA_DIR = temporaryFolder();
    const child = await startChildAccounts({ DATA_DIR, ADMIN_TOKEN: 'token' });
    const client = connectAccounts(child.address, 'token');
    const acme = await client.tenant();
    const exited = once(child.process, 'exit');
    const claims = Array.from({ length: 50 }, () => client.claim(acme));
    await claims[0];
    child.process.kill('SIGTERM');
    const answers = await Promise.allSettled(claims);
    expect(await exited).toEqual([0, null]);
    client.close();
    const claimed = answers.filter(({ status }) => status === 'fulfilled').length;
    const again = await startChildAccounts({ DATA_DIR, ADMIN_TOKEN: 'token' });
    const after = connectAccounts(again.address, 'token');
    // A call that was cut may have been counted; one that was answered must have been.
    const { reserved } = await after.admin.getUsage({ workspace: acme.slug });
    expect(reserved).toBeGreaterThanOrEqual(claimed);
    expect(claimed).toBeGreaterThanOrEqual(1);
    after.close();
  });
});

describeWith('PostgreSQL', ...POSTGRES_PROGRAMS)('start:accounts on a PostgreSQL that cannot be used', () => {
  test.each<[string, string[], string, RegExp]>([
    [
      'has another encoding',
      ["CREATE DATABASE odd ENCODING 'LATIN1' TEMPLATE template0"],
      '',
      /its encoding is LATIN1\. .*UTF8/,
    ],
    [
      'gives its role no right to make tables',
      ["CREATE ROLE guest LOGIN PASSWORD 'hunter2'", 'CREATE DATABASE odd'],
      'guest:hunter2',
      /permission denied for schema public/,
    ],
    [
      'names a file that is not there',
      ['CREATE DATABASE odd'],
      '?sslmode=verify-full&sslrootcert=/nowhere/ca.crt',
      /no such file/,
    ],
  ])('says which it is and why: it %s', async (_, statements, change, reason) => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const url = new URL(await postgres.newDatabase());
    const client = new Client({ connectionString: url.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    const role = change.includes(':') ? `${change}@` : `${url.username}@`;
    const query = change.startsWith('?') ? change : '';
    const DATABASE_URL = `postgres://${role}${url.host}/odd${query}`;
    const failed = await spawnService('accounts', { DATABASE_URL, ADMIN_TOKEN: 'token' }).catch(String);
    expect(failed).toMatch(/ended with 1:\nthe database cannot be used: the PostgreSQL of DATABASE_URL: /);
    expect(failed).toMatch(reason);
    expect(failed).not.toContain('hunter2');
  });
});
