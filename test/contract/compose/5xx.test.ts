import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { add, smallCard, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { expectError, get, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
const { apiKey, slug } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});
beforeEach(() => composer.play(smallCard));

const FAILURES: [ErrorCode, Error][] = [
  ['COMPOSITION_FAILED', new Refusal('COMPOSITION_FAILED', 'No valid interface came of it.')],
  ['MODEL_UNAVAILABLE', new Refusal('MODEL_UNAVAILABLE', 'The model does not answer.')],
  ['INTERNAL_SERVER_ERROR', new TypeError('undefined is not a function at secret-file.ts:7')],
  // What only the composer can find wrong with a request, it reports before it starts.
  ['BAD_REQUEST', new Refusal('BAD_REQUEST', '`prior_spec` has no root.')],
  ['INVALID_MANIFEST', new Refusal('INVALID_MANIFEST', '`custom_components[0]` has no name.')],
  ['CUSTOM_SLICE_TOO_LARGE', new Refusal('CUSTOM_SLICE_TOO_LARGE', 'Gauge 9,000 chars, Dial 8,000 chars.')],
];

describe.each(FAILURES)('a composer that fails with %s', (code, error) => {
  test.each([true, false])(`before it started answers with the status of the code (stream %s)`, async (stream) => {
    composer.play(() => failingAtOnce(error));
    const message = await expectError(
      await postCompose(url, apiKey, { prompt: 'x', stream }),
      ERRORS[code].httpStatus,
      code,
    );
    expect(message).toBe(error instanceof Refusal ? error.message : ERRORS.INTERNAL_SERVER_ERROR.sentence);
    expect(await admin.usage(slug)).toMatchObject({ used: 0, reserved: 0 });
  });

  test('in mid-stream answers with one terminal error event, unbilled', async () => {
    composer.play(async function* () {
      yield STARTED;
      yield add('/root', 'a');
      throw error;
    });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(events.map(({ type }) => type)).toEqual(['compose.started', 'op', 'error']);
    expect(events.at(-1)).toEqual({
      type: 'error',
      error: { code, message: error instanceof Refusal ? error.message : ERRORS.INTERNAL_SERVER_ERROR.sentence },
    });
    expect(await admin.usage(slug)).toMatchObject({ used: 0, reserved: 0 });
  });

  test('in the midst of a buffered compose answers with the status of the code', async () => {
    composer.play(async function* () {
      yield STARTED;
      yield add('/root', 'a');
      throw error;
    });
    const response = await postCompose(url, apiKey, { prompt: 'x', stream: false });
    await expectError(response, ERRORS[code].httpStatus, code);
    expect(await admin.usage(slug)).toMatchObject({ used: 0, reserved: 0 });
  });
});

describe('a composer that breaks the rules', () => {
  test('by ending without completing is a 500, in-band once the stream is open', async () => {
    composer.play(async function* () {
      yield STARTED;
    });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'INTERNAL_SERVER_ERROR' } });
    await expectError(await postCompose(url, apiKey, { prompt: 'x', stream: false }), 500, 'INTERNAL_SERVER_ERROR');
    expect(await admin.usage(slug)).toMatchObject({ used: 0, reserved: 0 });
  });

  test('by sending operations before it started is a 500', async () => {
    composer.play(async function* () {
      yield add('/root', 'a');
    });
    await expectError(await postCompose(url, apiKey, { prompt: 'x' }), 500, 'INTERNAL_SERVER_ERROR');
  });
});

describe('a service that is out of reach', () => {
  test('is 503 SERVICE_UNAVAILABLE: a composer that was never there', async () => {
    const lonely = await startServices({ composerAddress: '127.0.0.1:1' });
    const caller = await lonely.admin.newCaller();
    await expectError(await postCompose(lonely.url, caller.apiKey, { prompt: 'x' }), 503, 'SERVICE_UNAVAILABLE');
    expect(await lonely.admin.usage(caller.slug)).toMatchObject({ used: 0, reserved: 0 });
    await lonely.close();
  });

  test('is 503 SERVICE_UNAVAILABLE, never a key problem: accounts, during authentication', async () => {
    const lonely = await startServices({ composerAddress: composer.address, gateway: { ACCOUNTS_TIMEOUT_MS: '300' } });
    const caller = await lonely.admin.newCaller();
    await lonely.stop('accounts');
    await expectError(await postCompose(lonely.url, caller.apiKey, { prompt: 'x' }), 503, 'SERVICE_UNAVAILABLE');
    await expectError(await get(lonely.url, '/v1/me', caller.apiKey), 503, 'SERVICE_UNAVAILABLE');
    expect((await get(lonely.url, '/v1/health')).status).toBe(200);
    await lonely.close();
  });

  test('is an unbilled in-band error: accounts, when it comes to billing', async () => {
    const lonely = await startServices({ composerAddress: composer.address, gateway: { ACCOUNTS_TIMEOUT_MS: '300' } });
    const caller = await lonely.admin.newCaller();
    composer.play(async function* (request) {
      for await (const event of smallCard(request)) {
        if (event.$case === 'completed') await lonely.stop('accounts');
        yield event;
      }
    });
    const events = await readEvents(await postCompose(lonely.url, caller.apiKey, { prompt: 'x' }));
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'SERVICE_UNAVAILABLE' } });
    expect(events.filter(({ type }) => type === 'compose.completed')).toEqual([]);
    await lonely.close();
  });
});

/** A composer that refuses before it has started. */
async function* failingAtOnce(failure: Error): AsyncGenerator<never> {
  yield* [];
  throw failure;
}
