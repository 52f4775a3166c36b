import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#services/console/api/route.ts';
import { ROUTES } from '#services/console/app.ts';
import { createSessions } from '#services/console/sign-in/session.ts';
import { createSigner } from '#services/console/sign-in/signing.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

const CALLERS = ['operator', 'owner', 'developer', 'viewer', 'stranger', 'nobody'] as const;
type Caller = (typeof CALLERS)[number];

const NOT_FOUND = 404;
const FORBIDDEN = 403;
const PASSES = 'passes';

// Read as a table: who gets what. A stranger is a member of another workspace only.
const ALL = [PASSES, PASSES, PASSES, PASSES, NOT_FOUND, 401];
const COMPOSE = [PASSES, PASSES, PASSES, FORBIDDEN, NOT_FOUND, 401];
const OWNERS = [PASSES, PASSES, FORBIDDEN, FORBIDDEN, NOT_FOUND, 401];
const OPERATOR = [PASSES, FORBIDDEN, FORBIDDEN, FORBIDDEN, NOT_FOUND, 401];
const SERVICE = [PASSES, FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN, 401];

const TABLE: Record<string, readonly (number | string)[]> = {
  'GET /workspaces': SERVICE,
  'POST /workspaces': SERVICE,
  'GET /plans': SERVICE,
  'POST /plans': SERVICE,
  'GET /audit': SERVICE,
  'GET /audit.csv': SERVICE,
  'GET /system': SERVICE,
  'POST /workspaces/:slug/plan': OPERATOR,
  'POST /workspaces/:slug/billing': OPERATOR,
  'POST /workspaces/:slug/delete': OPERATOR,
  'GET /workspaces/:slug/usage': ALL,
  'GET /workspaces/:slug/usage/days?fromMs=0&toMs=1': ALL,
  'GET /workspaces/:slug/usage/keys?fromMs=0&toMs=1': ALL,
  'GET /workspaces/:slug/keys': COMPOSE,
  'POST /workspaces/:slug/keys': COMPOSE,
  'POST /workspaces/:slug/keys/revoke': COMPOSE,
  'POST /workspaces/:slug/compose': COMPOSE,
  'GET /workspaces/:slug/generations': COMPOSE,
  'GET /workspaces/:slug/composer': COMPOSE,
  'GET /workspaces/:slug/members': OWNERS,
  'POST /workspaces/:slug/members': OWNERS,
  'POST /workspaces/:slug/members/remove': OWNERS,
  'GET /workspaces/:slug/audit': OWNERS,
  'GET /workspaces/:slug/audit.csv': OWNERS,
  'GET /workspaces/:slug/ledger.csv': OWNERS,
};

let tested: TestedConsole;
const cookies = new Map<Caller, string>();
beforeAll(async () => {
  tested = await startTestedConsole();
  const other = await tested.admin.newCaller();
  for (const role of ['owner', 'developer', 'viewer'] as const) {
    await tested.admin.setMember(tested.slug, `${role}@example.com`, role);
  }
  // Owner of the other one: what somebody may do there is nothing here.
  await tested.admin.setMember(other.slug, 'stranger@example.com', 'owner');
  const sessions = createSessions(createSigner(tested.adminToken), { isSecure: false, now: Date.now });
  for (const caller of CALLERS) {
    if (caller === 'nobody') continue;
    const email = caller === 'operator' ? undefined : `${caller}@example.com`;
    const isOperator = caller === 'operator';
    cookies.set(caller, sessions.begin({ email, isOperator }).split(';')[0] ?? '');
  }
});
afterAll(async () => tested.close());

async function call(route: string, caller: Caller): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const cookie = cookies.get(caller);
  return tested.call(path.replace(':slug', tested.slug), {
    method: method as 'GET' | 'POST',
    ...(cookie === undefined ? {} : { cookie }),
    ...(method === 'POST' ? { body: {} } : {}),
  });
}

test('the table has every route', () => {
  const declared = ROUTES.map((route) => `${route.method.toUpperCase()} ${pathOf(route)}`);
  const listed = Object.keys(TABLE).map((route) => route.split('?')[0]);
  expect(new Set(listed)).toEqual(new Set([...declared, 'POST /workspaces/:slug/compose']));
});

describe.each(Object.entries(TABLE))('%s', (route, expected) => {
  test.each(CALLERS.map((caller, index) => [caller, expected[index]] as const))('%s: %s', async (caller, outcome) => {
    const answer = await call(route, caller);
    const text = await answer.text();
    // An empty body is refused for what it lacks, by those routes alone that the caller may use.
    if (outcome === PASSES) expect([200, 400]).toContain(answer.status);
    else expect(answer.status).toBe(outcome);
    if (caller === 'stranger' || caller === 'nobody') expect(text).not.toContain('Workspace 1');
  });
});

describe('a member', () => {
  const at = (path: string, caller: Caller, body?: object): Promise<Response> =>
    tested.call(`/workspaces/${tested.slug}${path}`, { cookie: cookies.get(caller) ?? '', ...(body && { body }) });

  test('who owns a workspace invites, changes and removes members, never the last owner', async () => {
    const email = 'new@example.com';
    expect((await at('/members', 'owner', { email, role: 'viewer' })).status).toBe(200);
    expect((await at('/members', 'owner', { email, role: 'developer' })).status).toBe(200);
    expect(await (await at('/members', 'owner')).text()).toContain('"email":"new@example.com","role":"developer"');
    expect((await at('/members/remove', 'owner', { email })).status).toBe(200);
    const last = await at('/members/remove', 'owner', { email: 'owner@example.com' });
    expect([last.status, await last.text()]).toEqual([400, expect.stringContaining('only owner')]);
  });

  test('mints keys in their own name, and revokes none of another workspace', async () => {
    const minted = await at('/keys', 'developer', { scopes: ['compose'], label: 'CI' });
    expect(minted.status).toBe(200);
    const { keys } = ((await (await at('/keys', 'developer')).json()) as { data: { keys: object[] } }).data;
    expect(keys[0]).toMatchObject({ label: 'CI', createdBy: 'developer@example.com' });
    const { keyId } = await tested.admin.newCaller();
    expect((await at('/keys/revoke', 'developer', { keyId })).status).toBe(404);
  });

  test('cannot make themselves the operator', async () => {
    for (const role of ['operator', 'admin', '__proto__']) {
      expect((await at('/members', 'owner', { email: 'owner@example.com', role })).status).toBe(400);
    }
  });

  test('sees in the audit the changes of their workspace alone', async () => {
    await tested.admin.newCaller();
    const { entries } = (
      (await (await at('/audit', 'owner')).json()) as { data: { entries: { workspaceId: string }[] } }
    ).data;
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ workspaceId }) => workspaceId)).size).toBe(1);
  });

  test('sees no workspace of others in the session', async () => {
    const session = await tested.call('/session', { cookie: cookies.get('viewer') ?? '' });
    const { workspaces } = ((await session.json()) as { data: { workspaces: object[] } }).data;
    expect(workspaces).toEqual([expect.objectContaining({ slug: tested.slug, role: 'viewer' })]);
  });
});
