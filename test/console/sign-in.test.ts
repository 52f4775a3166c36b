import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSessions } from '#services/console/sign-in/session.ts';
import { signInToken } from '#services/console/sign-in/sign-in-link.ts';
import { createSigner } from '#services/console/sign-in/signing.ts';
import { runCli } from '#test/cli/run-cli.ts';
import { cookieOf, startTestedConsole, type TestedConsole } from './start-console.ts';

let tested: TestedConsole;
beforeAll(async () => {
  tested = await startTestedConsole();
});
// Past the limit of attempts a minute.
beforeEach(() => tested.passTime(60_001));
afterAll(async () => tested.close());

const signInWith = async (token: string, cookie?: string): Promise<Response> =>
  tested.call('/sign-in', { body: { token }, ...(cookie === undefined ? {} : { cookie }) });

const HOUR_MS = 3_600_000;

describe('a sign-in link', () => {
  test('signs the operator in', async () => {
    const cookie = await tested.signIn();
    const answer = (await (await tested.call('/session', { cookie })).json()) as { data: { isOperator: boolean } };
    expect(answer.data.isOperator).toBe(true);
  });

  test('printed by `admin sign-in-link` signs in, too', async () => {
    const environment = { DATA_DIR: tested.dataDir, CONSOLE_URL: tested.url };
    const { stdout, code } = await runCli('admin', ['--json', 'sign-in-link'], environment);
    const { url } = JSON.parse(stdout) as { url: string };
    expect([code, url.startsWith(`${tested.url}/sign-in#`)]).toEqual([0, true]);
    expect((await signInWith(new URL(url).hash.slice(1))).status).toBe(200);
  });

  test('works once', async () => {
    const token = tested.newToken();
    expect((await signInWith(token)).status).toBe(200);
    const again = await signInWith(token);
    expect([again.status, again.headers.getSetCookie()]).toEqual([401, []]);
  });

  test('works once for all replicas of the console together, also after one of them has started again', async () => {
    const signInAt = async (replica: { url: string }, token: string): Promise<number> => {
      const headers = { origin: replica.url, 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify({ token }) };
      return (await fetch(`${replica.url}/api/sign-in`, sent)).status;
    };
    const second = await tested.startReplica();
    const third = await tested.startReplica();
    const tokens = Array.from({ length: 4 }, () => tested.newToken());
    // At the same time: exactly one of them signs in.
    const raced = await Promise.all(
      tokens.map(async (token) => Promise.all([tested, second].map(async (replica) => signInAt(replica, token)))),
    );
    expect(raced.map((statuses) => statuses.toSorted((one, other) => one - other))).toEqual(
      tokens.map(() => [200, 401]),
    );
    await second.close();
    // One that knows of none of this, as after a restart.
    expect(await signInAt(third, tokens[0] ?? '')).toBe(401);
    expect(await signInAt(third, tested.newToken())).toBe(200);
    await third.close();
  });

  test.each([
    ['made an hour ago', () => linkOf(tested.adminToken, Date.now() - HOUR_MS - 1)],
    ['signed with another token', () => linkOf('another token', Date.now())],
    ['with a letter changed', () => tested.newToken().replace(/^.{9}/, (head) => head.toUpperCase())],
    ['with the signature cut off', () => tested.newToken().split('.')[0] ?? ''],
    ['that is a session in disguise', async () => (await tested.signIn()).split('=')[1] ?? ''],
    ['that is empty', () => ''],
  ])('is refused when it is one %s', async (_, token) => {
    const refused = await signInWith(await token());
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    expect(await refused.json()).toMatchObject({ error: { code: 'AUTHENTICATION_REQUIRED' } });
  });

  test('is in no log, used or refused', async () => {
    const token = tested.newToken();
    await signInWith(token);
    await signInWith(token);
    expect(tested.log()).toContain('signed in');
    expect(tested.log()).not.toContain(token.slice(0, 20));
    expect(tested.log()).not.toContain(tested.adminToken);
  });
});

describe('a session', () => {
  test('is a cookie that scripts and other sites cannot use, new at every sign-in', async () => {
    const planted = 'uic_session=planted';
    const [first] = (await signInWith(tested.newToken(), planted)).headers.getSetCookie();
    const [second] = (await signInWith(tested.newToken(), planted)).headers.getSetCookie();
    expect(first).toMatch(/^uic_session=(?!planted)[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/i);
    expect(second).not.toBe(first);
  });

  test('over https cannot be planted by a neighbouring host nor be sent in the clear', () => {
    const sessions = createSessions(createSigner('secret'), { isSecure: true, now: Date.now });
    expect(sessions.begin({ email: undefined, isOperator: true })).toMatch(/^__Host-uic_session=.+; Path=\/;.*Secure/);
    const value = /=([^;]+)/.exec(sessions.begin({ email: undefined, isOperator: true }))?.[1];
    expect(sessions.read(`uic_session=${value}`)).toBeUndefined();
  });

  test.each([
    ['signed with another secret', () => sessionOf('another secret', Date.now())],
    ['that is over', () => sessionOf(tested.adminToken, Date.now() - 12 * HOUR_MS - 1)],
    ['made up', () => 'uic_session=e30.e30'],
    ['that is a link in disguise', () => `uic_session=${tested.newToken()}`],
  ])('is refused when it is one %s', async (_, cookie) => {
    const refused = await tested.call('/session', { cookie: cookie() });
    expect(refused.status).toBe(401);
  });

  test('ends in the browser at signing out', async () => {
    const cookie = await tested.signIn();
    const [ended] = (await tested.call('/sign-out', { cookie, body: {} })).headers.getSetCookie();
    expect(ended).toMatch(/^uic_session=; Max-Age=0/);
  });
});

describe('signing in', () => {
  test('is limited to ten attempts a minute', async () => {
    const own = await startTestedConsole();
    const attempt = async (): Promise<number> => (await own.call('/sign-in', { body: { token: 'guess' } })).status;
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push(await attempt());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    // Not even with a valid link.
    const valid = await own.call('/sign-in', { body: { token: own.newToken() } });
    expect([valid.status, cookieOf(valid)]).toEqual([429, '']);
    await own.close();
  });

  test.each([
    ['0', ['203.0.113.1', '203.0.113.2'], 429],
    ['1', ['203.0.113.1', '203.0.113.2'], 401],
    ['1', ['203.0.113.1', '203.0.113.1'], 429],
    // What the caller wrote itself stands before what the proxy adds.
    ['1', ['10.0.0.1, 203.0.113.1', '10.0.0.2, 203.0.113.1'], 429],
    ['1', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'], 429],
    ['1', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 401],
    ['1', ['::ffff:203.0.113.1', '203.0.113.1'], 429],
  ])('behind %s trusted proxies, eleven attempts from %s end with %i', async (hops, [many = '', last = ''], status) => {
    const own = await startTestedConsole({ console: { CONSOLE_TRUSTED_HOPS: hops } });
    const attempt = async (address: string): Promise<number> =>
      (await own.call('/sign-in', { body: { token: 'guess' }, headers: { 'x-forwarded-for': address } })).status;
    for (let count = 0; count < 10; count += 1) expect(await attempt(many)).toBe(401);
    expect(await attempt(last)).toBe(status);
    await own.close();
  });
});

function linkOf(secret: string, atMs: number): string {
  return signInToken(createSigner(secret), `nonce-${atMs}`, atMs);
}

function sessionOf(secret: string, atMs: number): string {
  const sessions = createSessions(createSigner(secret), { isSecure: false, now: () => atMs });
  return sessions.begin({ email: undefined, isOperator: true }).split(';')[0] ?? '';
}
