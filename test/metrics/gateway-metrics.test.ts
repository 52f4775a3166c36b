import { register } from 'prom-client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError, get, postCompose, readEvents } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';
import { openStream } from '#test/streams/open-stream.ts';
import { smallCard, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { flood, silent } from '#test/streams/scripts.ts';
import { valueOfSeries } from './value-of-series.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
const caller = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});
beforeEach(() => composer.play(smallCard));

/** How much a series has grown, or is, as scraped: `name{label="value"}`; 0 when there is none. */
async function valueOf(series: string): Promise<number> {
  return valueOfSeries(await register.metrics(), series) ?? 0;
}

/** Expects that a series grows by one while `work` runs, or soon after. */
async function expectCounted(series: string, work: () => Promise<unknown>): Promise<void> {
  const before = await valueOf(series);
  await work();
  await expect.poll(() => valueOf(series), { timeout: 5_000 }).toBe(before + 1);
}

const compose = async (headers = {}, body: object = { prompt: 'x' }): Promise<string> =>
  (await postCompose(url, caller.apiKey, body, headers)).text();

describe('requests are counted', () => {
  test.each([
    ['http_server_request_duration_seconds_count{route="/v1/compose",code="200"}'],
    ['uic_gateway_composes_total{outcome="completed"}'],
    ['uic_gateway_first_operation_seconds_count'],
  ])('%s by a composition', async (series) => {
    await expectCounted(series, compose);
  });

  test('by route and status, unknown paths all as one', async () => {
    await expectCounted('http_server_request_duration_seconds_count{route="/v1/me",code="401"}', () =>
      get(url, '/v1/me'),
    );
    await expectCounted('http_server_request_duration_seconds_count{route="none",code="404"}', () =>
      get(url, '/v1/anything/else'),
    );
  });

  test('by error code, whether it was a status or stood in a stream', async () => {
    await expectCounted('uic_gateway_errors_total{code="BAD_REQUEST"}', () => compose({}, {}));
    composer.play(async function* (request) {
      for await (const event of smallCard(request)) {
        if (event.$case === 'completed') throw new Error('broken');
        yield event;
      }
    });
    await expectCounted('uic_gateway_errors_total{code="INTERNAL_SERVER_ERROR"}', () => compose());
  });

  test('when a key exceeds its burst limit', async () => {
    const tierKey = await admin.newPlan({ rateLimitPerMin: 1 });
    const { apiKey } = await admin.newCaller({ tierKey });
    await get(url, '/v1/me', apiKey);
    await expectCounted('uic_gateway_burst_refusals_total', async () =>
      expectError(await get(url, '/v1/me', apiKey), 429, 'RATE_LIMITED'),
    );
  });

  test('when an idempotency key is met again: replayed, still running, or with another body', async () => {
    const keyed = { 'idempotency-key': 'metrics' };
    await compose(keyed);
    await expectCounted('uic_gateway_idempotency_total{result="hit"}', () => compose(keyed));
    await expectCounted('uic_gateway_idempotency_total{result="mismatch"}', () => compose(keyed, { prompt: 'y' }));
    composer.play(silent);
    const running = await openStream(url, caller.apiKey, { prompt: 'x' }, { 'idempotency-key': 'running' });
    await expectCounted('uic_gateway_idempotency_total{result="conflict"}', () =>
      compose({ 'idempotency-key': 'running' }),
    );
    running.leave();
  });
});

describe('streams are counted', () => {
  test('while they are open, and as aborted when their client leaves', async () => {
    await expect.poll(() => valueOf('uic_gateway_streams_active')).toBe(0);
    composer.play(silent);
    const stream = await openStream(url, caller.apiKey, { prompt: 'x' });
    expect(await valueOf('uic_gateway_streams_active')).toBe(1);
    await expectCounted('uic_gateway_upstream_aborts_total{reason="client_gone"}', async () => stream.leave());
    await expect.poll(() => valueOf('uic_gateway_streams_active')).toBe(0);
  });

  test('with the restarts that are sent to clients', async () => {
    composer.play(async function* (request) {
      yield { $case: 'started', value: { model: 'small' } };
      yield { $case: 'restarted', value: { model: 'large', reasonCode: 'SCHEMA' } };
      for await (const event of smallCard(request)) if (event.$case !== 'started') yield event;
    });
    await expectCounted('uic_gateway_restarts_total{reason="SCHEMA"}', async () =>
      readEvents(await postCompose(url, caller.apiKey, { prompt: 'x' })),
    );
  });

  test('with the time that they wait for a reader', async () => {
    composer.play(flood(256 * 1024));
    const before = await valueOf('uic_gateway_backpressure_seconds_total');
    const stream = await openStream(url, caller.apiKey, { prompt: 'x' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    stream.leave();
    await expect.poll(() => valueOf('uic_gateway_backpressure_seconds_total')).toBeGreaterThan(before);
  });
});

test('no series names a key, a workspace or a generation', async () => {
  const text = await register.metrics();
  expect(text).toContain('uic_gateway_composes_total');
  for (const secret of [caller.apiKey, caller.keyId, caller.workspaceId, caller.slug, 'gen_']) {
    expect(text).not.toContain(secret);
  }
});
