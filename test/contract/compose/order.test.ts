import { afterAll, expect, test } from 'vitest';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { expectError, get, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, startAtMs: Date.now() });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

test('POST /v1/compose checks key, burst, payment, scope, body, components, idempotency, quota, in this order', async () => {
  const tierKey = await admin.newPlan({ monthlyGenerations: 1, rateLimitPerMin: 3, inlineComponentsLimit: 0 });
  const { slug, apiKey } = await admin.newCaller({ tierKey });
  const scopeless = await admin.newKey(slug, { scopes: [] });
  const freshWindow = (): Promise<void> => services.passTime(60_000);
  const keyed = { 'idempotency-key': 'k' };
  const unknownField = { prompt: 'x', colour: 1, custom_components: [{}] };
  const component = { prompt: 'x', custom_components: [{}] };
  // Quota spent and idempotency key taken, for all that follows.
  await readEvents(await postCompose(url, apiKey, { prompt: 'first' }, keyed));
  await admin.setBilling(slug, 'past_due');

  // Every request below is also wrong in everything that is checked later.
  await expectError(await postCompose(url, 'no-key', unknownField, keyed), 401, 'AUTHENTICATION_REQUIRED');
  for (let used = 0; used < 3; used += 1) await get(url, '/v1/me', scopeless.apiKey);
  await expectError(await postCompose(url, scopeless.apiKey, unknownField, keyed), 429, 'RATE_LIMITED');
  await freshWindow();
  await expectError(await postCompose(url, scopeless.apiKey, unknownField, keyed), 402, 'PAYMENT_REQUIRED');
  await admin.setBilling(slug, 'active');
  await expectError(await postCompose(url, scopeless.apiKey, unknownField, keyed), 403, 'FORBIDDEN');
  await expectError(await postCompose(url, apiKey, unknownField, keyed), 400, 'BAD_REQUEST');
  await expectError(await postCompose(url, apiKey, component, keyed), 403, 'FEATURE_LIMIT');
  await freshWindow();
  await expectError(await postCompose(url, apiKey, { prompt: 'other' }, keyed), 422, 'VALIDATION_ERROR');
  await expectError(await postCompose(url, apiKey, { prompt: 'other' }), 429, 'QUOTA_EXCEEDED');
  expect(composer.calls).toHaveLength(1);
});
