import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { CompositionError } from './errors.ts';
import { pauseMs } from './retry.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const failed = (code: string): Response => Response.json({ error: { code, message: code } }, { status: 409 });
const completed = (): Response => {
  const event = { type: 'compose.completed', generation_id: 'gen_1', replayed: true };
  return new Response(`data: ${JSON.stringify(event)}\n\n`, { headers: { 'content-type': 'text/event-stream' } });
};

/** Composes with a service that gives these answers in turn, the last one again and again. */
async function outcomeOf(answers: readonly (() => Response)[], maxRetries: number) {
  let calls = 0;
  const fetch = async (): Promise<Response> => answers[Math.min(calls++, answers.length - 1)]!();
  const client = createClient({ apiKey: 'any', baseUrl: 'http://service.test', fetch, maxRetries });
  const outcome = client.compose({ prompt: 'a form' }).result.then(
    () => 'completed',
    (error: unknown) => (error as CompositionError).code,
  );
  await vi.advanceTimersByTimeAsync(600_000);
  return { outcome: await outcome, calls };
}

describe('a composition that still runs under the same key', () => {
  test('is waited for as long as one may take, and replayed', async () => {
    const running = Array.from({ length: 40 }, () => () => failed('IDEMPOTENCY_KEY_IN_USE'));
    expect(await outcomeOf([...running, completed], 4)).toMatchObject({ outcome: 'completed', calls: 41 });
  });

  test('does not use up the tries for failures', async () => {
    const running = Array.from({ length: 10 }, () => () => failed('IDEMPOTENCY_KEY_IN_USE'));
    const down = (): Response => failed('SERVICE_UNAVAILABLE');
    expect(await outcomeOf([...running, down, ...running, down, completed], 2)).toMatchObject({ outcome: 'completed' });
  });

  test('is not waited for without end, nor by those who want no retries', async () => {
    const running = [() => failed('IDEMPOTENCY_KEY_IN_USE')];
    expect(await outcomeOf(running, 4)).toMatchObject({ outcome: 'IDEMPOTENCY_KEY_IN_USE', calls: 71 });
    expect(await outcomeOf(running, 0)).toMatchObject({ outcome: 'IDEMPOTENCY_KEY_IN_USE', calls: 1 });
  });
});

test('a failure is tried again as often as the client allows, with growing pauses', () => {
  const error = new CompositionError('SERVICE_UNAVAILABLE', 'down');
  const pauses = [0, 1, 2, 3].map((tries) => pauseMs(error, tries, 4));
  expect(pauses.map((pause, tries) => pause! >= 250 * 2 ** tries && pause! <= 500 * 2 ** tries)).not.toContain(false);
  expect(pauseMs(error, 4, 4)).toBeUndefined();
});
