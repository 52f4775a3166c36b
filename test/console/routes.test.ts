import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_FILE } from '#services/accounts/storage/open-database.ts';
import { pathOf } from '#services/console/api/route.ts';
import { ROUTES } from '#services/console/app.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

let tested: TestedConsole;
let cookie: string;
beforeAll(async () => {
  tested = await startTestedConsole();
  cookie = await tested.signIn();
});
afterAll(async () => tested.close());

const everyRoute = [
  ...ROUTES.map((route) => [route.method.toUpperCase() as 'GET' | 'POST', pathOf(route)] as const),
  ['POST', '/workspaces/:slug/compose'] as const,
];

const callRoute = async (method: 'GET' | 'POST', path: string, own?: string): Promise<Response> =>
  tested.call(path.replace(':slug', tested.slug), {
    method,
    ...(own === undefined ? {} : { cookie: own }),
    ...(method === 'POST' ? { body: {} } : {}),
  });

type Answer<Data> = { data: Data };
type KeyList = Answer<{ keys: { keyId: string; revokedAtMs?: number }[] }>;

describe.each(everyRoute)('%s %s', (method, path) => {
  test('refuses callers who have not signed in', async () => {
    const answers = [await callRoute(method, path), await callRoute(method, path, 'uic_session=e30.e30')];
    for (const answer of answers) expect(answer.status).toBe(401);
  });

  test('takes no call of another site', async () => {
    if (method === 'GET') return;
    const headers = { origin: 'https://evil.example' };
    const refused = await tested.call(path.replace(':slug', tested.slug), { cookie, body: {}, headers });
    expect(refused.status).toBe(403);
  });
});

describe('a key', () => {
  test('is shown in the answer that mints it and nowhere afterwards', async () => {
    const minted = await tested.call(`/workspaces/${tested.slug}/keys`, { cookie, body: { scopes: ['compose'] } });
    const { apiKey, keyId } = ((await minted.json()) as Answer<{ apiKey: string; keyId: string }>).data;
    expect(apiKey).toMatch(/^uic_live_/);
    const listed = await (await tested.call(`/workspaces/${tested.slug}/keys`, { cookie })).text();
    expect(listed).toContain(keyId);
    expect(listed + tested.log()).not.toContain(apiKey);
  });

  test('is revoked', async () => {
    const { keyId } = await tested.admin.newKey(tested.slug);
    const answer = await tested.call(`/workspaces/${tested.slug}/keys/revoke`, { cookie, body: { keyId } });
    expect(answer.status).toBe(200);
    const { data } = (await (await tested.call(`/workspaces/${tested.slug}/keys`, { cookie })).json()) as KeyList;
    expect(data.keys.find((key) => key.keyId === keyId)?.revokedAtMs).toBeGreaterThan(0);
  });

  test('of another workspace cannot be revoked by its id', async () => {
    const { keyId, slug } = await tested.admin.newCaller();
    const refused = await tested.call(`/workspaces/${tested.slug}/keys/revoke`, { cookie, body: { keyId } });
    expect(refused.status).toBe(404);
    const { data } = (await (await tested.call(`/workspaces/${slug}/keys`, { cookie })).json()) as KeyList;
    expect(data.keys.find((key) => key.keyId === keyId)?.revokedAtMs).toBeUndefined();
  });
});

describe('a workspace', () => {
  test('is found and shown to the operator among however many', async () => {
    const database = new DatabaseSync(join(tested.dataDir, DATABASE_FILE));
    database.exec(`WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 1500)
      INSERT INTO workspace (id, name, slug, billing_status, created_at_ms)
      SELECT 'ws_' || i, 'Many', 'many-' || i, 'active', i FROM number`);
    database.close();
    expect((await tested.call('/workspaces/many-1500/usage', { cookie })).status).toBe(200);
    for (const path of ['/workspaces', '/session']) {
      const { data } = (await (await tested.call(path, { cookie })).json()) as Answer<{ workspaces: object[] }>;
      expect(data.workspaces.length).toBeGreaterThan(1_500);
    }
  });

  test('is made with a name, a slug and a plan, and shows its usage', async () => {
    const body = { name: '<b>Acme</b>', slug: 'acme', tierKey: 'starter' };
    expect((await tested.call('/workspaces', { cookie, body })).status).toBe(200);
    const usage = (await (await tested.call('/workspaces/acme/usage', { cookie })).json()) as Answer<object>;
    expect(usage.data).toMatchObject({ used: 0, limit: expect.any(Number) as number });
  });

  test('with a wrong field is refused with its name', async () => {
    const refused = await tested.call('/workspaces', { cookie, body: { name: 'x', slug: 'y', owner: 'z' } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });
});
