import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DATABASE_FILE } from '#services/accounts/storage/open-database.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

// More than a page, so that the file is read in several.
const ROWS = 2_345;

let tested: TestedConsole;
let cookie: string;
beforeAll(async () => {
  tested = await startTestedConsole();
  cookie = await tested.signIn();
  const composed = await tested.call(`/workspaces/${tested.slug}/compose`, {
    cookie,
    body: { prompt: 'a contact form', metadata: { note: '=cmd(), "quoted"' } },
  });
  await composed.text();
  const database = new DatabaseSync(join(tested.dataDir, DATABASE_FILE));
  const copies = `WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < ${ROWS - 1})`;
  const rest = 'workspace_id, cycle_start_ms, key_id';
  database.exec(`${copies} INSERT INTO generation
    SELECT id || n, ${rest}, state, attempt_token || n, lease_until_ms, created_at_ms FROM generation, counter`);
  database.exec(`${copies} INSERT INTO ledger (generation_id, ${rest}, model, operation_count, input_tokens, output_tokens,
      metadata_json, billed_at_ms)
    SELECT generation_id || n, ${rest}, model, operation_count, n, 0, NULL, billed_at_ms - n FROM ledger, counter`);
  database.close();
});
afterAll(async () => tested.close());

const linesOf = async (path: string): Promise<string[]> => {
  const answer = await tested.call(path, { cookie });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.text()).trimEnd().split('\r\n');
};

test('the ledger is a file of every billed generation, oldest first, each once', async () => {
  const [headings, ...rows] = await linesOf(`/workspaces/${tested.slug}/ledger.csv`);
  expect(headings).toMatch(/^generation_id,billed_at,month,key_id,model,.*,metadata$/);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(ROWS);
  const times = rows.map((row) => row.split(',')[1] ?? '');
  expect(times).toEqual(times.toSorted());
  expect(rows.at(-1)).toContain('"{""note"":""=cmd(), \\""quoted\\""""}"');
});

test('the audit is a file of the changes that the filters name, and holds no key', async () => {
  const body = { scopes: ['compose'], label: '=HYPERLINK("x")' };
  const minted = (await (await tested.call(`/workspaces/${tested.slug}/keys`, { cookie, body })).json()) as {
    data: { apiKey: string };
  };
  const [headings, ...rows] = await linesOf(`/workspaces/${tested.slug}/audit.csv?action=CreateKey`);
  expect(headings).toBe('id,at,actor,action,workspace_id,target,before,after');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.includes(',CreateKey,'))).toBe(true);
  expect(rows.join()).not.toContain(minted.data.apiKey);
  expect((await linesOf('/audit.csv')).length).toBeGreaterThan(rows.length);
});

test('a filter that is wrong is refused before a file begins', async () => {
  const refused = await tested.call(`/workspaces/${tested.slug}/ledger.csv?fromMs=5&toMs=5`, { cookie });
  expect([refused.status, refused.headers.get('content-disposition')]).toEqual([400, null]);
});

test('rows with much metadata come in as many pages as it takes', async () => {
  const database = new DatabaseSync(join(tested.dataDir, DATABASE_FILE));
  database.exec(`UPDATE ledger SET metadata_json = '{"note":"' || replace(hex(zeroblob(10000)), '0', 'x') || '"}'`);
  database.close();
  const rows = (await linesOf(`/workspaces/${tested.slug}/ledger.csv`)).slice(1);
  expect(rows).toHaveLength(ROWS);
  expect(rows.every((row) => row.length > 20_000)).toBe(true);
});

test('a reader who leaves ends the reading: no page is asked for that nobody takes, and no connection stays', async () => {
  const pagesRead = (): number => tested.log().split('"action":"ExportLedger"').length - 1;
  const before = pagesRead();
  const gone = new AbortController();
  const headers = { cookie };
  const url = `${tested.url}/api/workspaces/${tested.slug}/ledger.csv`;
  const download = await fetch(url, { headers, signal: gone.signal });
  await download.body?.getReader().read();
  gone.abort();
  const all = Math.ceil((ROWS * 20_000) / (2 * 1024 * 1024));
  await vi.waitFor(async () => {
    const read = pagesRead();
    await delay(100);
    expect(pagesRead()).toBe(read);
  });
  expect(pagesRead() - before).toBeGreaterThan(0);
  expect(pagesRead() - before).toBeLessThan(all / 2);
  // Closing waits for every open connection.
  const beganMs = performance.now();
  await tested.stop('console');
  expect(performance.now() - beganMs).toBeLessThan(5_000);
});
