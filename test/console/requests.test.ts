import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

let tested: TestedConsole;
let cookie: string;
beforeAll(async () => {
  tested = await startTestedConsole();
  cookie = await tested.signIn();
});
afterAll(async () => tested.close());

describe('a call that changes something', () => {
  const changing = ['/sign-in', '/sign-out', '/workspaces/default/compose'];

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['an opaque origin', { origin: 'null' }],
    ['a site that a browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['nobody who says so', { origin: '' }],
  ])('is refused from %s', async (_, headers) => {
    for (const path of changing) {
      const refused = await tested.call(path, { cookie, headers, body: { prompt: 'x', token: tested.newToken() } });
      expect([path, refused.status]).toEqual([path, 403]);
      expect(await refused.text()).toContain(
        `page of the console at ${tested.url}. If people open it at another address`,
      );
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as %s, which any page may send',
    async (type) => {
      for (const path of changing) {
        const refused = await tested.call(path, { cookie, headers: { 'content-type': type }, body: 'token=x' });
        expect([path, refused.status]).toEqual([path, 400]);
      }
    },
  );

  test('is refused without Origin and Sec-Fetch-Site', async () => {
    const { status } = await fetch(`${tested.url}/api/sign-out`, { method: 'POST', headers: { cookie } });
    expect(status).toBe(403);
  });
});

describe('an address in the browser', () => {
  const status = (path: string): Promise<[number | undefined, string | undefined]> =>
    new Promise((resolve, reject) => {
      // fetch would correct the address.
      const { hostname, port } = new URL(tested.url);
      httpRequest({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['content-type']]);
      })
        .on('error', reject)
        .end();
    });

  // Without built pages the console says so, as a page.
  test.each(['/keys/%zz', '/%', '/keys/%ff', '/keys/%00', '/..%2f..%2fetc/passwd', '/%c0%ae%c0%ae/', '/.hidden'])(
    'that cannot be decoded, or leads out, is a page like any other: %s',
    async (path) => {
      const [[code, type], [ordinary]] = await Promise.all([status(path), status('/keys')]);
      expect([code, type]).toEqual([ordinary, 'text/html; charset=utf-8']);
    },
  );

  test.each(['/assets/none.js', '/assets/%zz', '/assets/', '/assets/..%2f..%2fpackage.json'])(
    'of a file that is not there is no failure of ours: %s',
    async (path) => {
      expect(await status(path)).toEqual([404, 'text/plain; charset=utf-8']);
      expect(tested.log()).not.toContain('console call failed');
    },
  );
});

describe('every answer', () => {
  test.each([
    '/',
    '/playground',
    '/sign-in',
    '/assets/nothing.js',
    '/api/session',
    '/api/nothing',
    '/livez',
    '/readyz',
  ])('of %s keeps frames, foreign scripts and sniffing out', async (path) => {
    const { headers } = await fetch(`${tested.url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('of the API is kept by no cache', async () => {
    for (const path of ['/session', '/sign-in', '/nothing']) {
      expect((await tested.call(path, { cookie })).headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each(['//evil.example', '/%2f%2fevil.example', '/\\evil.example', '/sign-in?next=https://evil.example'])(
    'to %s leads nowhere else',
    async (path) => {
      const answer = await fetch(`${tested.url}${path}`, { redirect: 'manual' });
      expect(answer.headers.get('location')).toBeNull();
    },
  );
});

describe('a body', () => {
  test.each([
    ['no JSON', '{'],
    ['another shape', '{"token":1}'],
    ['a field too many', '{"token":"x","next":"y"}'],
    ['one that is too long', JSON.stringify({ token: 'x'.repeat(10_000) })],
  ])('of %s is refused in the envelope', async (_, body) => {
    tested.passTime(60_001);
    const refused = await tested.call('/sign-in', { body });
    expect([400, 401]).toContain(refused.status);
    expect(await refused.json()).toMatchObject({ success: false, error: { code: expect.any(String) as string } });
  });
});

describe('probes', () => {
  test('say that the console is up', async () => {
    for (const path of ['/livez', '/readyz']) expect((await fetch(`${tested.url}${path}`)).status).toBe(200);
  });
});

describe('a call that cannot work is refused with the field, as the API names it', () => {
  test.each<[string, object | undefined, string]>([
    ['/workspaces', {}, '`name` is required.'],
    ['/workspaces', { name: 'A', slug: 'a-b', nme: 1 }, 'Unknown field `nme`; did you mean `name`?'],
    ['/workspaces', [], 'The body must be an object, not an array.'],
    [
      '/plans',
      { tierKey: 'A b', monthlyGenerations: 1, rateLimitPerMin: 1, inlineComponentsLimit: 1 },
      '`tierKey` must',
    ],
    ['/workspaces/:slug/keys', { scopes: ['compos'] }, '`scopes[0]` is "compos"; allowed are `compose`.'],
    [
      '/workspaces/:slug/keys',
      { scopes: [], label: 'z'.repeat(501) },
      '`label` has 501 chars; at most 500 are allowed.',
    ],
    ['/workspaces/:slug/keys', { scopes: [], expiresAtMs: 5 }, '`expiresAtMs` must be a time to come'],
    ['/workspaces/:slug/members', { email: 'a@b.example', role: 'king' }, '`role` is "king"; allowed are `owner`,'],
    ['/workspaces/:slug/delete', { confirmSlug: 'no' }, '`confirmSlug` must be'],
    ['/workspaces/:slug/usage/days', undefined, '`fromMs` must be a whole number.'],
    ['/workspaces/:slug/usage/days?fromMs=0&toMs=99999999999999', undefined, '`toMs` must be at most 400 days after'],
    ['/workspaces/:slug/keys?pageSize=201', undefined, '`pageSize` is 201; at most 200 is allowed.'],
    ['/workspaces/%zz/keys', undefined, 'The address holds a broken escape; write "%" as "%25".'],
  ])('%s %j', async (path, body, message) => {
    const refused = await tested.call(path.replace(':slug', tested.slug), { cookie, ...(body && { body }) });
    const { error } = (await refused.json()) as { error: { code: string; message: string } };
    expect([refused.status, error.code]).toEqual([400, 'BAD_REQUEST']);
    expect(error.message.startsWith(message) ? message : error.message).toBe(message);
  });
});
