import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { DATABASE_FILE } from '#services/accounts/storage/open-database.ts';
import { startTestedConsole, type TestedConsole } from '#test/console/start-console.ts';
import { startPostgres } from '#test/servers/postgres-server.ts';
import { startBrowser } from '../../cli/draw/browser.ts';
import { FILL, KEYS, ROWS } from './fill.ts';

// How long the console's pages take with a lot of data: `npm run console-pages`. The figures are in docs/bench.md.
const TIMES = 5;
const PLACES = ['usage', 'keys', 'generations', 'members', 'audit'] as const;
const OPERATOR_PLACES = ['workspaces', 'plans', 'changes', 'system'] as const;

const CALLS: Record<string, string> = {
  'usage, month': '/usage',
  'usage, 90 days': '/usage/days?fromMs=FROM&toMs=TO',
  'usage by key, 30 days': '/usage/keys?fromMs=MONTH&toMs=TO',
  'usage by key, 90 days': '/usage/keys?fromMs=FROM&toMs=TO',
  keys: '/keys',
  generations: '/generations',
  'generations of a key': '/generations?keyId=key_7',
  'failed generations': '/generations?outcome=failed',
  members: '/members',
  audit: '/audit',
};

const DAY_MS = 86_400_000;

const [, , ...wanted] = process.argv;
const STORES = ['SQLite', 'PostgreSQL'].filter((store) => wanted.length === 0 || wanted.includes(store));

for (const store of STORES) {
  const postgres = store === 'PostgreSQL' ? await startPostgres() : undefined;
  const url = await postgres?.newDatabase();
  const tested = await startTestedConsole({ accounts: url === undefined ? {} : { DATABASE_URL: url } });
  try {
    const beganMs = Date.now();
    await fill(tested, url);
    console.log(`\n${store}: ${KEYS} keys and ${ROWS} ledger rows, filled in ${seconds(Date.now() - beganMs)}`);
    await timeCalls(tested);
    await timePages(tested);
  } finally {
    await tested.close();
    await postgres?.close();
    rmSync(tested.dataDir, { recursive: true, force: true });
  }
}

async function fill({ dataDir, slug }: TestedConsole, url: string | undefined): Promise<void> {
  const statements = FILL.map((sql) => sql.replaceAll('$SLUG', `'${slug}'`).replaceAll('$NOW', String(Date.now())));
  if (url === undefined) {
    const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
    for (const sql of statements) database.exec(sql);
    return database.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.query('ANALYZE');
  await client.end();
}

async function timeCalls(tested: TestedConsole): Promise<void> {
  const cookie = await tested.signIn();
  const toMs = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
  for (const [name, path] of Object.entries(CALLS)) {
    const query = path
      .replace('FROM', String(toMs - 90 * DAY_MS))
      .replace('MONTH', String(toMs - 30 * DAY_MS))
      .replace('TO', String(toMs));
    const took = await times(async () => {
      const answer = await tested.call(`/workspaces/${tested.slug}${query}`, { cookie });
      if (answer.status !== 200) throw new Error(`${name}: ${await answer.text()}`);
      await answer.text();
    });
    console.log(`  call  ${name.padEnd(24)} ${took}`);
  }
}

async function timePages(tested: TestedConsole): Promise<void> {
  const browser = await startBrowser();
  // The page's policy forbids the script that the wait evaluates.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${tested.url}/sign-in#${tested.newToken()}`);
  await page.waitForURL(`${tested.url}/`);
  for (const place of [...PLACES.map((each) => `${each}/${tested.slug}`), ...OPERATOR_PLACES]) {
    const took = await times(async () => open(page, `${tested.url}/${place}`));
    console.log(`  page  ${place.split('/')[0]?.padEnd(24)} ${took}`);
  }
  await browser.close();
}

/** Waits until everything that the page requests has arrived and is drawn. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    `document.querySelector('main h1, main h2') !== null && document.querySelector('main [role=status]') === null
     && document.querySelector('main table, main [class*=empty]') !== null`,
    undefined,
    { polling: 10 },
  );
}

async function times(work: () => Promise<void>): Promise<string> {
  const took: number[] = [];
  const began = process.cpuUsage();
  for (let count = 0; count < TIMES; count += 1) {
    const beganMs = performance.now();
    await work();
    took.push(performance.now() - beganMs);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const { user, system } = process.cpuUsage(began);
  const processor = seconds((user + system) / 1_000 / TIMES);
  return `median ${seconds(sorted[Math.floor(TIMES / 2)] ?? 0)}, longest ${seconds(sorted.at(-1) ?? 0)}, processor ${processor}`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
