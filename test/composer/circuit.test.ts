import { afterEach, describe, expect, test } from 'vitest';
import { register } from 'prom-client';
import { valueOfSeries } from '#test/metrics/value-of-series.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

const IMPATIENT = { firstPartMs: 500, silenceMs: 2_000, totalMs: 5_000 };
// For answers that are no timeout, however busy the machine is.
const PATIENT = { firstPartMs: 5_000, silenceMs: 5_000, totalMs: 20_000 };
const COOL_DOWN_MS = 15_000;

let clockMs = 1_000_000;
let composer: ComposerUnderTest;
afterEach(() => composer.close());

async function start(models: string[], timeouts = IMPATIENT): Promise<void> {
  composer = await startComposerUnderTest(models, timeouts, { now: () => clockMs });
}

async function failThreeTimes(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await composer.compose({});
  expect(composer.backend.requests.filter(({ body }) => body.model === 'scripted-no-answer')).toHaveLength(3);
}

describe('a backend that failed three times in a row', () => {
  test('is not asked any more: the next tier takes over at once', async () => {
    await start(['scripted-no-answer', 'scripted-good']);
    await failThreeTimes();
    const { completed, restarts } = await composer.compose({});
    expect(restarts).toEqual(['MODEL_UNAVAILABLE']);
    expect(completed?.model).toBe('composer-2');
    expect(composer.backend.requests.map(({ body }) => body.model).slice(-2)).toEqual([
      'scripted-good',
      'scripted-good',
    ]);
  });

  test('on the only tier ends with MODEL_UNAVAILABLE without a call', async () => {
    await start(['scripted-no-answer']);
    await failThreeTimes();
    expect((await composer.compose({})).refusal?.code).toBe('MODEL_UNAVAILABLE');
    expect(composer.backend.requests).toHaveLength(3);
  });

  test('without costing a timeout is still called when there is no other tier, and its recovery is noticed at once', async () => {
    await start(['first', 'second'], PATIENT);
    const failing = { steps: [{ status: 500, body: { error: { message: 'broken' } } }] };
    composer.backend.script('first', failing);
    composer.backend.script('second', failing);
    for (let count = 0; count < 4; count += 1) {
      expect((await composer.compose({})).refusal?.code).toBe('MODEL_UNAVAILABLE');
    }
    expect(composer.backend.requests).toHaveLength(8);
    composer.backend.script('first', {
      steps: [
        { text: '{"op":"add","path":"/elements/root","value":{"type":"Text","props":{"text":"Hello"},"children":[]}}' },
      ],
    });
    const { completed, restarts } = await composer.compose({});
    expect([completed?.model, restarts]).toEqual(['composer-1', []]);
  });

  test('counts as open until it has cooled down, even if nobody composes', async () => {
    await start(['scripted-no-answer']);
    const open = async () => valueOfSeries(await register.metrics(), 'uic_composer_circuit_open{tier="composer-1"}');
    expect(await open()).toBe(0);
    await failThreeTimes();
    expect(await open()).toBe(1);
    clockMs += COOL_DOWN_MS;
    expect(await open()).toBe(0);
  });

  test('is probed by one request after the cool-down, and used again when it answers', async () => {
    await start(['scripted-no-answer', 'scripted-good']);
    await failThreeTimes();
    clockMs += COOL_DOWN_MS;
    composer.backend.script('scripted-no-answer', { steps: [{ delayMs: 50 }, { silence: true }] });
    await Promise.all([composer.compose({}), composer.compose({}), composer.compose({})]);
    const asked = () => composer.backend.requests.filter(({ body }) => body.model === 'scripted-no-answer');
    expect(asked()).toHaveLength(4);

    clockMs += COOL_DOWN_MS;
    composer.backend.script('scripted-no-answer', {
      steps: [
        { text: '{"op":"add","path":"/elements/root","value":{"type":"Text","props":{"text":"Hello"},"children":[]}}' },
      ],
    });
    for (let count = 0; count < 2; count += 1) {
      expect((await composer.compose({})).completed?.model).toBe('composer-1');
    }
  });

  test('stays in use when the callers left before it could answer', async () => {
    await start(['scripted-no-answer', 'scripted-good']);
    for (let count = 1; count <= 4; count += 1) {
      const call = composer.client.compose({ generationId: '', prompt: 'a form', actions: [], includeSpec: false });
      call.on('error', () => {});
      await expect.poll(() => composer.backend.requests.length).toBe(count);
      call.cancel();
      await expect.poll(() => composer.backend.requests[count - 1]?.outcome).toBe('aborted');
    }
  });
});

describe('a backend that refuses single requests as malformed', () => {
  test('is still asked by the others', async () => {
    await start(['picky']);
    composer.backend.script('picky', { steps: [{ status: 400, body: { error: { message: 'too long' } } }] });
    for (let count = 0; count < 4; count += 1) await composer.compose({});
    expect(composer.backend.requests).toHaveLength(4);
  });
});
