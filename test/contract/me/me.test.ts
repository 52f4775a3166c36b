import { afterAll, describe, expect, test } from 'vitest';
import { dataOf, expectError, get, postCompose, readEvents } from '../requests.ts';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

describe('GET /v1/me answers 200', () => {
  test('with workspace and plan in camelCase', async () => {
    const { apiKey, workspaceId, slug } = await admin.newCaller({ tierKey: 'hobby' });
    expect(await dataOf(await get(url, '/v1/me', apiKey))).toEqual({
      workspace: { id: workspaceId, name: expect.stringMatching(/^Workspace/) as string, slug },
      plan: {
        tierKey: 'hobby',
        monthlyGenerations: 3_000,
        rateLimitPerMin: 60,
        generationsRemaining: 3_000,
        inlineComponentsLimit: 10,
      },
    });
  });

  test.each([
    ['free', 500],
    ['hobby', 3_000],
    ['starter', 12_000],
    ['pro', 60_000],
    ['scale', 200_000],
    ['enterprise', Number.MAX_SAFE_INTEGER],
  ])('with the monthly generations of plan %s', async (tierKey, monthlyGenerations) => {
    const { apiKey } = await admin.newCaller({ tierKey });
    const { plan } = await dataOf(await get(url, '/v1/me', apiKey));
    expect(plan).toMatchObject({ tierKey, monthlyGenerations, generationsRemaining: monthlyGenerations });
  });

  test('with tierKey null when no plan is attached', async () => {
    const { apiKey } = await admin.newCaller({ tierKey: null });
    const { plan } = await dataOf(await get(url, '/v1/me', apiKey));
    expect(plan).toMatchObject({ tierKey: null });
  });

  test('with one generation fewer after a validated success, and not after a failure or a replay', async () => {
    const { apiKey } = await admin.newCaller({ tierKey: 'hobby' });
    const keyed = { 'idempotency-key': 'k' };
    await readEvents(await postCompose(url, apiKey, { prompt: 'x' }, keyed));
    await readEvents(await postCompose(url, apiKey, { prompt: 'x' }, keyed));
    await expectError(await postCompose(url, apiKey, {}), 400, 'BAD_REQUEST');
    const { plan } = await dataOf(await get(url, '/v1/me', apiKey));
    expect(plan).toMatchObject({ generationsRemaining: 2_999 });
  });

  test('as the smoke test for any active key: without the compose scope, and with the payment past due', async () => {
    const { apiKey, slug } = await admin.newCaller({ scopes: [] });
    await admin.setBilling(slug, 'past_due');
    await dataOf(await get(url, '/v1/me', apiKey));
  });
});

describe('GET /v1/me refuses', () => {
  test('a bad key with 401 AUTHENTICATION_REQUIRED', async () => {
    await expectError(await get(url, '/v1/me'), 401, 'AUTHENTICATION_REQUIRED');
    await expectError(await get(url, '/v1/me', 'uic_live_nonsense'), 401, 'AUTHENTICATION_REQUIRED');
  });

  test('a key beyond its burst limit with 429 RATE_LIMITED', async () => {
    const { apiKey } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 1 }) });
    await dataOf(await get(url, '/v1/me', apiKey));
    const refused = await get(url, '/v1/me', apiKey);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectError(refused, 429, 'RATE_LIMITED');
  });
});
