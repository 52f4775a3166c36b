import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { readConfig } from '#services/gateway/config.ts';
import { startGateway } from '#services/gateway/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { expectError, get, postCompose, readEvents } from '#test/contract/requests.ts';
import { openStream } from './open-stream.ts';
import { type AccountsScript, startScriptedAccounts } from './scripted-accounts.ts';
import { smallCard, startScriptedComposer } from './scripted-composer.ts';
import { silent } from './scripts.ts';

const composer = await startScriptedComposer();
const closings: (() => Promise<void>)[] = [];
beforeEach(() => composer.play(smallCard));
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});
afterAll(() => composer.close());

/** A gateway before accounts that answer by script. */
async function startBefore(script: Partial<AccountsScript>) {
  const accounts = await startScriptedAccounts(script);
  const config = readConfig({
    PORT: '0',
    ACCOUNTS_ADDR: accounts.address,
    COMPOSER_ADDR: composer.address,
    GATEWAY_SHUTDOWN_GRACE_MS: '0',
  });
  const gateway = await startGateway(config, { log: createLogger('gateway', 'silent') });
  closings.push(
    () => accounts.close(),
    () => gateway.close(),
  );
  return { url: gateway.url, apiKey: accounts.apiKey, answered: accounts.answered };
}

const unavailable = (): never => {
  throw new Refusal('SERVICE_UNAVAILABLE');
};

describe('billing', () => {
  test('is done before compose.completed is sent', async () => {
    const { url, apiKey, answered } = await startBefore({ settle: () => setTimeout(300, {}) });
    const stream = await openStream(url, apiKey, { prompt: 'x' });
    await stream.readUntil(/elements\/card/);
    expect(answered).not.toContain('settle');
    expect(await stream.readUntil(/compose\.completed/)).toBeTypeOf('string');
    expect(answered).toContain('settle');
  });

  test('is tried again when its answer was lost: settling twice bills once', async () => {
    let tries = 0;
    const { url, apiKey, answered } = await startBefore({
      settle: () => ((tries += 1) < 3 ? unavailable() : {}),
    });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(events.at(-1)?.type).toBe('compose.completed');
    expect(answered.filter((name) => name === 'settle')).toHaveLength(3);
    expect(answered).not.toContain('release');
  });

  test('that fails permanently is an in-band error, and reservation and key are released', async () => {
    const { url, apiKey, answered } = await startBefore({ settle: unavailable });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'SERVICE_UNAVAILABLE' } });
    expect(answered.at(-1)).toBe('release');
  });

  test('continues when the client leaves meanwhile: it is not released', async () => {
    const { url, apiKey, answered } = await startBefore({ settle: () => setTimeout(400, {}) });
    const stream = await openStream(url, apiKey, { prompt: 'x' });
    await stream.readUntil(/elements\/card/);
    stream.leave();
    await expect.poll(() => answered, { timeout: 5_000 }).toContain('settle');
    await setTimeout(200);
    expect(answered).not.toContain('release');
  });
});

describe('key and reservation', () => {
  test.each([true, false])('are released before a failure is sent (stream %s)', async (stream) => {
    const { url, apiKey, answered } = await startBefore({ release: () => setTimeout(300, {}) });
    composer.play(async function* (request) {
      for await (const event of smallCard(request)) {
        if (event.$case === 'completed') throw new Refusal('COMPOSITION_FAILED');
        yield event;
      }
    });
    const text = await (await postCompose(url, apiKey, { prompt: 'x', stream })).text();
    expect(text).toContain('COMPOSITION_FAILED');
    expect(answered.at(-1)).toBe('release');
  });

  test('that cannot be given back do not hide the failure', async () => {
    const { url, apiKey } = await startBefore({ release: unavailable, settle: unavailable });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'SERVICE_UNAVAILABLE' } });
  });
});

describe('a lease', () => {
  const claimFor = (leaseMs: number): Partial<AccountsScript> => ({
    begin: () => ({ outcome: { $case: 'claimed', value: { generationId: 'gen_1', attemptToken: 'token', leaseMs } } }),
  });

  test('that cannot be renewed ends the composition when it runs out, and cancels the composer', async () => {
    composer.play(silent);
    const { url, apiKey } = await startBefore({ ...claimFor(300), renew: unavailable });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'SERVICE_UNAVAILABLE' } });
    await expect.poll(() => composer.calls.at(-1)?.cancelledAtMs).toBeTypeOf('number');
  });

  test('survives a renewal that fails once', async () => {
    let renewals = 0;
    const renew = (): { leaseMs: number } => ((renewals += 1) === 1 ? unavailable() : { leaseMs: 300 });
    const { url, apiKey } = await startBefore({ ...claimFor(300), renew });
    composer.play(async function* (request) {
      for await (const event of smallCard(request)) {
        if (event.$case === 'completed') await setTimeout(900);
        yield event;
      }
    });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(events.at(-1)?.type).toBe('compose.completed');
    expect(renewals).toBeGreaterThan(4);
  });
});

describe('an answer of accounts without what it must hold is a 500', () => {
  test('whose key it is', async () => {
    const { url, apiKey } = await startBefore({
      authorize: () => ({
        workspace: undefined,
        keyId: '',
        scopes: [],
        paymentPastDue: false,
        plan: undefined,
        generationsRemaining: 0,
        burst: undefined,
      }),
    });
    await expectError(await get(url, '/v1/me', apiKey), 500, 'INTERNAL_SERVER_ERROR');
  });

  test('how it began, and what is replayed', async () => {
    const { url, apiKey } = await startBefore({ begin: () => ({ outcome: undefined }) });
    await expectError(await postCompose(url, apiKey, { prompt: 'x' }), 500, 'INTERNAL_SERVER_ERROR');
    const replay = { $case: 'replay', value: { generationId: 'gen_1', resultJson: '{"model":"m"}' } } as const;
    const other = await startBefore({ begin: () => ({ outcome: replay }) });
    await expectError(await postCompose(other.url, other.apiKey, { prompt: 'x' }), 500, 'INTERNAL_SERVER_ERROR');
  });
});
