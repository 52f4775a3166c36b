import { afterEach, describe, expect, test } from 'vitest';
import { startModelBackend } from '#tools/model-backend/server.ts';
import { startTestedConsole, type TestedConsole } from './start-console.ts';

let tested: TestedConsole;
afterEach(async () => tested.close());

const compose = async (cookie: string, headers: Record<string, string> = {}): Promise<Response> =>
  tested.call(`/workspaces/${tested.slug}/compose`, { cookie, headers, body: { prompt: 'a contact form' } });

describe('the playground', () => {
  test('composes with a key that stands in no answer and no log, and is revoked at the end', async () => {
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

describe('the console', () => {
  test('without a gateway says so in the playground, and goes on otherwise', async () => {
    tested = await startTestedConsole();
    const cookie = await tested.signIn();
    await tested.stop('gateway');
    const refused = await compose(cookie);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('gateway') as string } });
    expect((await tested.call('/session', { cookie })).status).toBe(200);
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
