import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#test/servers/free-port.ts';
import { type Browsing, startBrowsing } from './browsing.ts';
import { CLIENT_SECRET, type IdentityProvider, type Person, startIdentityProvider } from './identity-provider.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

const ADA: Person = { email: 'Ada@Example.com', email_verified: true, groups: ['chess club'] };
const GRACE: Person = { email: 'grace@example.com', email_verified: true, groups: ['platform team'] };

let tested: TestedConsole;
let provider: IdentityProvider;
beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  provider = await startIdentityProvider(url);
  tested = await startTestedConsole({ console: { CONSOLE_PORT: String(port), ...provider.environment(url) } });
  await tested.admin.setMember(tested.slug, 'ada@example.com', 'developer');
});
beforeEach(() => tested.passTime(60_001));
afterAll(async () => {
  await tested.close();
  await provider.close();
});

const isCallback = (url: string): boolean => url.includes('/api/oidc/callback');
const begin = (): string => `${tested.url}/api/oidc/begin`;

type SessionAnswer = { data: { email: string; isOperator: boolean; workspaces: { slug: string; role: string }[] } };

const sessionOf = async (cookie: string): Promise<SessionAnswer['data'] | number> => {
  const answer = await tested.call('/session', { cookie });
  return answer.status === 200 ? ((await answer.json()) as SessionAnswer).data : answer.status;
};

/** Goes to the provider and back; the address of the callback, not yet opened. */
async function visit(person: Person | undefined, change: (url: URL) => void = () => {}, browser = startBrowsing()) {
  provider.next(person);
  const there = new URL((await browser.open(begin())).headers.get('location') ?? '');
  change(there);
  return { browser, callback: await browser.follow(there.href, isCallback) };
}

async function signIn(person: Person | undefined): Promise<{ browser: Browsing; end: string }> {
  const { browser, callback } = await visit(person);
  return { browser, end: (await browser.open(callback)).headers.get('location') ?? '' };
}

const cookiesAt = (browser: Browsing): string => browser.cookies(tested.url);

describe('signing in at the identity provider', () => {
  test('asks for a code with PKCE, a state and a nonce, new each time', async () => {
    const asked = async (): Promise<URLSearchParams> =>
      new URL((await startBrowsing().open(begin())).headers.get('location') ?? '').searchParams;
    const [one, other] = [await asked(), await asked()];
    expect(Object.fromEntries(one)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)?.length).toBeGreaterThan(30);
      expect(one.get(name)).not.toBe(other.get(name));
    }
    expect(one.get('scope')).toBe('openid email profile');
  });

  test('shows a member the workspaces of their address, with the role that accounts knows', async () => {
    const { browser, end } = await signIn(ADA);
    expect(end).toBe('/');
    expect(await sessionOf(cookiesAt(browser))).toMatchObject({
      email: 'ada@example.com',
      isOperator: false,
      workspaces: [{ slug: tested.slug, role: 'developer' }],
    });
  });

  test('makes members of the operators’ group operators', async () => {
    const { browser } = await signIn(GRACE);
    expect(await sessionOf(cookiesAt(browser))).toMatchObject({ email: 'grace@example.com', isOperator: true });
  });

  test('lets a person without any membership in, who sees nothing', async () => {
    const { browser } = await signIn({ email: 'eve@example.com', email_verified: true });
    expect(await sessionOf(cookiesAt(browser))).toMatchObject({ isOperator: false, workspaces: [] });
  });

  test('leaves the one-time link to the operator of the machine', async () => {
    expect(await sessionOf(await tested.signIn())).toMatchObject({ isOperator: true });
  });

  test('is seen at once in what a member may do when a role changes', async () => {
    const { browser } = await signIn({ email: 'moved@example.com', email_verified: true });
    await tested.admin.setMember(tested.slug, 'moved@example.com', 'viewer');
    expect(await sessionOf(cookiesAt(browser))).toMatchObject({ workspaces: [{ role: 'viewer' }] });
    await tested.admin.removeMember(tested.slug, 'moved@example.com');
    expect(await sessionOf(cookiesAt(browser))).toMatchObject({ workspaces: [] });
  });

  test('writes neither codes nor secrets into the log', async () => {
    const { browser, callback } = await visit(ADA);
    await browser.open(callback);
    await browser.open(callback);
    const { code = '', state = '' } = Object.fromEntries(new URL(callback).searchParams);
    expect(code.length).toBeGreaterThan(10);
    for (const secret of [code, state, CLIENT_SECRET, cookiesAt(browser).split('=')[1] ?? '']) {
      expect(tested.log()).not.toContain(secret);
    }
  });
});

describe('a sign-in fails', () => {
  const altered = (name: string) => (url: URL) => url.searchParams.set(name, 'A'.repeat(43));

  test.each<[string, string, () => Promise<{ browser: Browsing; callback: string }>]>([
    ['when somebody declines', 'cancelled', async () => visit(undefined)],
    ['without an e-mail address', 'no-email', async () => visit({ groups: ['platform team'] })],
    ['with an unverified address', 'unverified-email', async () => visit({ ...GRACE, email_verified: false })],
    ['with an address of which nothing is said', 'unverified-email', async () => visit({ email: 'ada@example.com' })],
    ['with another nonce in the ID token', 'refused', async () => visit(ADA, altered('nonce'))],
    ['with another PKCE challenge', 'refused', async () => visit(ADA, altered('code_challenge'))],
    ['with another state', 'not-begun', async () => visit(ADA, altered('state'))],
    ['from another issuer', 'refused', async () => inCallback('iss', 'https://evil.example')],
    ['with a made-up code', 'refused', async () => inCallback('code', 'made-up')],
    ['with no state', 'not-begun', async () => inCallback('state', undefined)],
    ['in a browser that has not begun it', 'not-begun', async () => inOtherBrowser()],
    ['with a code that another browser was given', 'refused', async () => withOtherCode()],
    ['with what is kept changed', 'not-begun', async () => withPlanted('e30.e30')],
    ['with a session in place of what is kept', 'not-begun', async () => withPlanted(await sessionText())],
  ])('%s: %s', async (_, problem, prepare) => {
    const { browser, callback } = await prepare();
    const answer = await browser.open(callback);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sign-in?problem=${problem}`]);
    expect(cookiesAt(browser)).not.toContain('uic_session');
    // What was kept is over, however it ended.
    expect(cookiesAt(browser)).toBe('');
  });

  test('when it takes longer than ten minutes', async () => {
    const { browser, callback } = await visit(ADA);
    tested.passTime(600_001);
    expect((await browser.open(callback)).headers.get('location')).toBe('/sign-in?problem=not-begun');
  });

  test('when the callback is opened a second time, even with the cookie of the first', async () => {
    const { browser, callback } = await visit(ADA);
    const kept = cookiesAt(browser);
    expect((await browser.open(callback)).headers.get('location')).toBe('/');
    const thief = startBrowsing();
    thief.plant(tested.url, kept);
    expect((await thief.open(callback)).headers.get('location')).toBe('/sign-in?problem=not-begun');
    expect(cookiesAt(thief)).toBe('');
  });

  test('past sixty visits a minute from one address', async () => {
    const browser = startBrowsing();
    const ends: (string | null)[] = [];
    for (let count = 0; count < 61; count += 1) ends.push((await browser.open(begin())).headers.get('location'));
    expect(ends[59]).toContain(provider.issuer);
    expect(ends[60]).toBe('/sign-in?problem=too-many');
  });
});

describe('a session from the provider', () => {
  test('is always new: neither a planted nor a previous session continues', async () => {
    const { browser, callback } = await visit(ADA);
    browser.plant(tested.url, 'uic_session=planted');
    await browser.open(callback);
    const first = cookiesAt(browser);
    expect(first).toMatch(/^uic_session=(?!planted)/);
    // Another person at the same browser.
    browser.forget(provider.issuer);
    const again = await visit(GRACE, undefined, browser);
    await browser.open(again.callback);
    expect(cookiesAt(browser)).not.toBe(first);
    expect(await sessionOf(cookiesAt(browser))).toMatchObject({ email: 'grace@example.com' });
  });

  test('begins at the console’s own front page, wherever an address says to go', async () => {
    const browser = startBrowsing();
    provider.next(ADA);
    const callback = await browser.follow(
      `${begin()}?next=https://evil.example&redirect_uri=https://evil.example`,
      isCallback,
    );
    expect(callback.startsWith(`${tested.url}/api/oidc/callback?`)).toBe(true);
    const end = await browser.open(`${callback}&next=//evil.example&to=https://evil.example`);
    expect(end.headers.get('location')).toBe('/');
  });

  test('ends here at signing out, and says where it ends at the provider', async () => {
    const { browser } = await signIn(ADA);
    const answer = await tested.call('/sign-out', { cookie: cookiesAt(browser), body: {} });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^uic_session=; Max-Age=0/);
    const { data } = (await answer.json()) as { data: { continueAt: string } };
    const there = new URL(data.continueAt);
    expect([there.origin, there.searchParams.get('post_logout_redirect_uri')]).toEqual([
      provider.issuer,
      `${tested.url}/sign-in`,
    ]);
    expect((await startBrowsing().open(there.href)).status).toBe(200);
  });

  test('that a link began ends here alone', async () => {
    const answer = await tested.call('/sign-out', { cookie: await tested.signIn(), body: {} });
    expect(await answer.json()).toEqual({ success: true, data: {} });
  });
});

describe('without the provider', () => {
  test('signing in says that it does not answer, and works once it does', async () => {
    const [port, providerPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const environment = { ...provider.environment(url), OIDC_ISSUER: `http://127.0.0.1:${providerPort}` };
    const own = await startTestedConsole({ console: { CONSOLE_PORT: String(port), ...environment } });
    const browser = startBrowsing();
    const [ownBegin, early] = [`${own.url}/api/oidc/begin`, '/sign-in?problem=unreachable'];
    expect((await browser.open(ownBegin)).headers.get('location')).toBe(early);
    expect((await own.call('/sign-in')).status).toBe(200);
    const late = await startIdentityProvider(url, providerPort);
    late.next(ADA);
    expect(await browser.follow(ownBegin, (here) => here === `${url}/`)).toBe(`${url}/`);
    expect(browser.cookies(url)).toContain('uic_session=');
    await own.close();
    await late.close();
  });
});

async function inCallback(name: string, value: string | undefined) {
  const { browser, callback } = await visit(ADA);
  const url = new URL(callback);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return { browser, callback: url.href };
}

async function inOtherBrowser() {
  return { browser: startBrowsing(), callback: (await visit(ADA)).callback };
}

async function withOtherCode() {
  const [own, other] = [await visit(ADA), await visit(GRACE)];
  const url = new URL(own.callback);
  url.searchParams.set('code', new URL(other.callback).searchParams.get('code') ?? '');
  return { browser: own.browser, callback: url.href };
}

async function withPlanted(value: string) {
  const { browser, callback } = await visit(ADA);
  browser.plant(tested.url, `uic_oidc=${value}`);
  return { browser, callback };
}

async function sessionText(): Promise<string> {
  return (await tested.signIn()).split('=')[1] ?? '';
}
