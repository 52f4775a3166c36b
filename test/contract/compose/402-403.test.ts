import { afterAll, describe, expect, test } from 'vitest';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

const body = { prompt: 'x' };
const components = (count: number): object => ({
  prompt: 'x',
  custom_components: Array.from({ length: count }, (_, index) => ({ name: `C${index}` })),
});

describe('POST /v1/compose refuses with 402 PAYMENT_REQUIRED', () => {
  test('while the payment is past due, and goes on once it is paid', async () => {
    const { apiKey, slug } = await admin.newCaller();
    await admin.setBilling(slug, 'past_due');
    await expectError(await postCompose(url, apiKey, body), 402, 'PAYMENT_REQUIRED');
    await admin.setBilling(slug, 'active');
    await readEvents(await postCompose(url, apiKey, body));
  });

  test('even a replay', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const headers = { 'idempotency-key': 'k' };
    await readEvents(await postCompose(url, apiKey, body, headers));
    await admin.setBilling(slug, 'past_due');
    await expectError(await postCompose(url, apiKey, body, headers), 402, 'PAYMENT_REQUIRED');
  });
});

describe('POST /v1/compose refuses with 403 FORBIDDEN', () => {
  test('a key without the scope compose, naming it', async () => {
    const { apiKey } = await admin.newCaller({ scopes: [] });
    expect(await expectError(await postCompose(url, apiKey, body), 403, 'FORBIDDEN')).toContain('`compose`');
  });
});

describe('POST /v1/compose refuses with 403 FEATURE_LIMIT', () => {
  test('more inline components than the plan allows, naming the limit, and takes as many as it allows', async () => {
    const tierKey = await admin.newPlan({ inlineComponentsLimit: 2 });
    const { apiKey } = await admin.newCaller({ tierKey });
    await readEvents(await postCompose(url, apiKey, components(2)));
    const message = await expectError(await postCompose(url, apiKey, components(3)), 403, 'FEATURE_LIMIT');
    expect(message).toBe('`custom_components` has 3 entries; the plan allows at most 2. Send fewer or upgrade.');
  });

  test('any inline component on a plan that does not include them', async () => {
    const tierKey = await admin.newPlan({ inlineComponentsLimit: 0 });
    const { apiKey } = await admin.newCaller({ tierKey });
    await readEvents(await postCompose(url, apiKey, components(0)));
    const message = await expectError(await postCompose(url, apiKey, components(1)), 403, 'FEATURE_LIMIT');
    expect(message).toContain('the plan does not include any');
  });
});
