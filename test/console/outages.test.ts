import { afterEach, describe, expect, test } from 'vitest';
import { VERSION } from '#services/process/version.ts';
import { startModelBackend } from '#tools/model-backend/server.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

let tested: TestedConsole;
afterEach(async () => tested.close());

const compose = async (cookie: string, headers: Record<string, string> = {}): Promise<Response> =>
  tested.call(`/workspaces/${tested.slug}/compose`, { cookie, headers, body: { prompt: 'a contact form' } });

describe('the playground', () => {
  test('composes with a key that is in no answer and no log, and is revoked at the end', async () => {
    tested = await startTestedConsole();
    const cookie = await tested.signIn();
    const answer = await compose(cookie);
    const text = await answer.text();
    expect(text).toMatch(/event: compose\.completed\n/);
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    await tested.stop('console');
    const told = text + JSON.stringify([...answer.headers]) + tested.log();
    expect(told).not.toMatch(/uic_live_/);
    expect(tested.log()).toMatch(/"action":"RevokeKey"|revokeKey/i);
  });

  test('goes on with a new key when its key was revoked, and mints one for calls that come together', async () => {
    tested = await startTestedConsole();
    const cookie = await tested.signIn();
    const playgroundKeys = async () => {
      const answer = await tested.call(`/workspaces/${tested.slug}/keys`, { cookie });
      const { data } = (await answer.json()) as { data: { keys: { keyId: string; label?: string }[] } };
      return data.keys.filter(({ label }) => label === 'Playground');
    };
    await Promise.all([compose(cookie), compose(cookie), compose(cookie)]);
    const minted = await playgroundKeys();
    expect(minted).toHaveLength(1);
    const body = { keyId: minted[0]!.keyId };
    expect(await tested.call(`/workspaces/${tested.slug}/keys/revoke`, { cookie, body })).toMatchObject({
      status: 200,
    });
    const answers = await Promise.all([compose(cookie), compose(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await playgroundKeys()).toHaveLength(2);
  });

  test('passes refusals of the gateway on, with their status and code', async () => {
    tested = await startTestedConsole();
    const cookie = await tested.signIn();
    const refused = await tested.call(`/workspaces/${tested.slug}/compose`, { cookie, body: { prompt: '' } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });

  test('lets a running stream come to its end when the console closes', async () => {
    const backend = await startModelBackend();
    tested = await startTestedConsole({
      composer: { OPENAI_API_KEY: 'x', OPENAI_BASE_URL: backend.url, COMPOSE_MODELS: 'scripted-paced-30x50' },
    });
    const answer = await compose(await tested.signIn());
    const closed = tested.stop('console');
    expect(await answer.text()).toMatch(/event: compose\.completed\ndata: .*\n\n$/);
    await closed;
    await expect(fetch(`${tested.url}/readyz`)).rejects.toThrow('fetch failed');
    await backend.close();
  });
});

describe('the system page', () => {
  test('shows versions, models and circuits, and which service does not answer', async () => {
    tested = await startTestedConsole({
      composer: {
        OPENAI_API_KEY: 'secret-of-the-backend',
        OPENAI_BASE_URL: 'http://user:pass@127.0.0.1:1/v1',
        COMPOSE_MODELS: '[{"model":"gpt-5-mini","alias":"swift"},{"model":"builtin","alias":"plain"}]',
      },
    });
    const cookie = await tested.signIn();
    const system = async (): Promise<string> => (await tested.call('/system', { cookie })).text();
    const all = await system();
    expect(JSON.parse(all)).toMatchObject({
      data: {
        services: ['gateway', 'composer', 'accounts', 'console'].map((name) => ({ name, version: VERSION })),
        tiers: [
          { alias: 'swift', model: 'gpt-5-mini', host: '127.0.0.1:1', circuit: 'closed' },
          { alias: 'plain', model: 'builtin', host: '', circuit: 'closed' },
        ],
      },
    });
    expect(all).not.toMatch(/problem|secret|pass/);
    const seen = await (await tested.call(`/workspaces/${tested.slug}/composer`, { cookie })).text();
    expect(seen).toContain('{"alias":"swift","isBuiltin":false,"circuit":"closed"}');
    expect(seen).not.toContain('gpt-5-mini');
    // Three failures in a row open the circuit of the first.
    for (let count = 0; count < 3; count += 1) await (await compose(cookie)).text();
    expect(await system()).toContain('"host":"127.0.0.1:1","circuit":"open"');
    for (const service of ['gateway', 'composer', 'accounts'] as const) await tested.stop(service);
    const { data } = JSON.parse(await system()) as { data: { services: { problem?: string }[] } };
    expect(data.services.map(({ problem }) => problem !== undefined)).toEqual([true, true, true, false]);
  });
});

describe('the console', () => {
  test('without a gateway says so in the playground, and works otherwise', async () => {
    tested = await startTestedConsole();
    const cookie = await tested.signIn();
    await tested.stop('gateway');
    const refused = await compose(cookie);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('gateway') as string } });
    expect((await tested.call('/session', { cookie })).status).toBe(200);
    const composer = await tested.call(`/workspaces/${tested.slug}/composer`, { cookie });
    expect(await composer.json()).toMatchObject({ data: { problem: 'The gateway does not answer.' } });
  });

  test('without accounts says which service is missing, and stays up', async () => {
    tested = await startTestedConsole();
    const cookie = await tested.signIn();
    await tested.stop('accounts');
    const refused = await tested.call('/session', { cookie });
    expect(refused.status).toBe(503);
    const { error } = (await refused.json()) as { error: { code: string; message: string } };
    expect(error).toEqual({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('accounts service') });
    expect(error.message).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
    expect((await fetch(`${tested.url}/readyz`)).status).toBe(200);
  });
});
