import { afterAll, describe, expect, test } from 'vitest';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { expectError, get, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const startAtMs = Date.UTC(2026, 10, 21);
const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, startAtMs });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

const body = { prompt: 'x' };
const keyed = { 'idempotency-key': 'key-1' };

describe('the burst limit', () => {
  test('refuses with 429 RATE_LIMITED and Retry-After; whoever waits that long is let in', async () => {
    const { apiKey } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 2 }) });
    await readEvents(await postCompose(url, apiKey, body));
    await services.passTime(20_000);
    await readEvents(await postCompose(url, apiKey, body));
    const refused = await postCompose(url, apiKey, body);
    const seconds = Number(refused.headers.get('retry-after'));
    // 40 at once; where Redis' clock counts, what the requests took is gone from it.
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(40);
    await expectError(refused, 429, 'RATE_LIMITED');
    await services.passTime(seconds * 500);
    await expectError(await postCompose(url, apiKey, body), 429, 'RATE_LIMITED');
    await services.passTime(seconds * 500);
    await readEvents(await postCompose(url, apiKey, body));
  });

  test('counts malformed requests, failures of every kind, replays and /v1/me', async () => {
    const { apiKey, slug } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 6 }) });
    await readEvents(await postCompose(url, apiKey, body, keyed));
    await readEvents(await postCompose(url, apiKey, body, keyed));
    await expectError(await postCompose(url, apiKey, '{'), 400, 'BAD_REQUEST');
    await admin.setBilling(slug, 'past_due');
    await expectError(await postCompose(url, apiKey, body), 402, 'PAYMENT_REQUIRED');
    expect((await get(url, '/v1/me', apiKey)).status).toBe(200);
    await expectError(await postCompose(url, apiKey, { prompt: 'y' }, keyed), 402, 'PAYMENT_REQUIRED');
    await expectError(await get(url, '/v1/me', apiKey), 429, 'RATE_LIMITED');
  });

  test('comes before payment, scope, body and replay', async () => {
    const { apiKey, slug } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 1 }) });
    await readEvents(await postCompose(url, apiKey, body, keyed));
    await expectError(await postCompose(url, apiKey, body, keyed), 429, 'RATE_LIMITED');
    await admin.setBilling(slug, 'past_due');
    await expectError(await postCompose(url, apiKey, '{', { 'content-type': 'text/plain' }), 429, 'RATE_LIMITED');
  });

  test('is per key: another key of the workspace has its own window', async () => {
    const { apiKey, slug } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 1 }) });
    const other = await admin.newKey(slug);
    await readEvents(await postCompose(url, apiKey, body));
    await expectError(await postCompose(url, apiKey, body), 429, 'RATE_LIMITED');
    await readEvents(await postCompose(url, other.apiKey, body));
  });

  test('is on every answer to a valid key', async () => {
    const { apiKey } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 2 }) });
    const first = await get(url, '/v1/me', apiKey);
    expect(first.headers.get('ratelimit-policy')).toBe('"burst";q=2;w=60');
    expect(first.headers.get('ratelimit')).toBe('"burst";r=1;t=0');
    const second = await postCompose(url, apiKey, '{');
    expect(second.headers.get('ratelimit')).toMatch(/^"burst";r=0;t=(60|5\d)$/);
    const third = await get(url, '/v1/me', apiKey);
    expect(third.status).toBe(429);
    expect(third.headers.get('ratelimit')).toMatch(/^"burst";r=0;t=(60|5\d)$/);
    expect(third.headers.get('x-ratelimit-limit-requests')).toBe('2');
  });
});

describe('the monthly quota', () => {
  test('refuses with 429 QUOTA_EXCEEDED, without Retry-After, until the next month', async () => {
    const { apiKey, slug } = await admin.newCaller({ tierKey: await admin.newPlan({ monthlyGenerations: 2 }) });
    await readEvents(await postCompose(url, apiKey, body));
    await readEvents(await postCompose(url, apiKey, body));
    await expectError(await postCompose(url, apiKey, body), 429, 'QUOTA_EXCEEDED');
    expect(await admin.usage(slug)).toMatchObject({ used: 2, reserved: 0, limit: 2 });
    await services.passTime(Date.UTC(2026, 11, 1) - startAtMs);
    await readEvents(await postCompose(url, apiKey, body));
  });

  test('is lifted at once by an upgrade', async () => {
    const { apiKey, slug } = await admin.newCaller({ tierKey: await admin.newPlan({ monthlyGenerations: 0 }) });
    await expectError(await postCompose(url, apiKey, body), 429, 'QUOTA_EXCEEDED');
    await admin.setPlan(slug, await admin.newPlan({ monthlyGenerations: 1 }));
    await readEvents(await postCompose(url, apiKey, body));
  });

  test('is no obstacle to finding out that a request is malformed or a key reused', async () => {
    const { apiKey } = await admin.newCaller({ tierKey: await admin.newPlan({ monthlyGenerations: 1 }) });
    await readEvents(await postCompose(url, apiKey, body, keyed));
    await expectError(await postCompose(url, apiKey, {}), 400, 'BAD_REQUEST');
    await expectError(await postCompose(url, apiKey, { prompt: 'y' }, keyed), 422, 'VALIDATION_ERROR');
  });

  test('grants exactly what is left to 200 composes at once', async () => {
    const { apiKey, slug } = await admin.newCaller({ tierKey: await admin.newPlan({ monthlyGenerations: 5 }) });
    // A caller that is asked to retry, as may happen on a busy machine, does so.
    const answer = async (): Promise<string> => {
      const text = await (await postCompose(url, apiKey, body)).text();
      return text.includes('"code":"SERVICE_UNAVAILABLE"') ? answer() : text;
    };
    const texts = await Promise.all(Array.from({ length: 200 }, answer));
    expect(texts.filter((text) => text.includes('event: compose.completed'))).toHaveLength(5);
    expect(texts.filter((text) => text.includes('"code":"QUOTA_EXCEEDED"'))).toHaveLength(195);
    expect(await admin.usage(slug)).toMatchObject({ used: 5, reserved: 0 });
  });
});
