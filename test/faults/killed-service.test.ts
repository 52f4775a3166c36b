import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ComposeEvent } from '#contract/compose-event.ts';
import { eventsOf, postCompose, readEvents } from '#test/contract/requests.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import { LEASE_MS, startThreeServices, type ThreeServices } from '#test/processes/three-services.ts';

const MODEL = 'paced';
const REQUEST = { prompt: 'a long page' };
const isTerminal = ({ type }: ComposeEvent): boolean => type === 'compose.completed' || type === 'error';

let services: ThreeServices;
beforeAll(async () => {
  services = await startThreeServices(MODEL);
});
beforeEach(() => pace(60, 50));
afterAll(() => services.close());

/** Makes the model send this many operations, one every so many milliseconds. */
function pace(operations: number, everyMs: number): void {
  services.backend.script(MODEL, findScript(`scripted-paced-${operations}x${everyMs}`)!);
}

/** Composes, kills a service when the stream is under way, and gives what the client saw until its end. */
async function killDuring(service: 'gateway' | 'composer' | 'accounts', key: string) {
  const caller = await services.admin.newCaller();
  const response = await postCompose(services.url(), caller.apiKey, REQUEST, { 'idempotency-key': key });
  const seen: ComposeEvent[] = [];
  let broken = false;
  try {
    for await (const event of eventsOf(response)) {
      seen.push(event);
      if (seen.length === 8) await services.process(service).stop('SIGKILL');
    }
  } catch {
    broken = true;
  }
  return { caller, seen, broken };
}

async function retryUntilTaken(apiKey: string, key: string): Promise<ComposeEvent[]> {
  pace(5, 5);
  const giveUpAtMs = Date.now() + 60_000;
  for (;;) {
    const response = await postCompose(services.url(), apiKey, REQUEST, { 'idempotency-key': key });
    if (response.status === 200) return readEvents(response);
    expect([409, 503]).toContain(response.status);
    if (Date.now() > giveUpAtMs) throw new Error(`the key is still refused with ${response.status}`);
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, LEASE_MS / 5));
  }
}

describe('a service that is killed during a stream', () => {
  test.each(['composer', 'accounts'] as const)(
    '(%s) ends it with one terminal error, bills nothing, and the key works again within a minute',
    async (service) => {
      const { caller, seen, broken } = await killDuring(service, `killed-${service}`);
      expect(broken).toBe(false);
      expect(seen.filter(isTerminal)).toHaveLength(1);
      expect(seen.at(-1)).toMatchObject({ type: 'error', error: { code: 'SERVICE_UNAVAILABLE' } });
      await services.restart(service);
      const retried = await retryUntilTaken(caller.apiKey, `killed-${service}`);
      expect(retried.at(-1)).toMatchObject({ type: 'compose.completed', validated: true });
      expect(retried.at(-1)).not.toHaveProperty('replayed');
      // The admin's connection may still wait to be made again.
      const usage = () => services.admin.usage(caller.slug);
      await expect.poll(usage, { timeout: 10_000 }).toMatchObject({ used: 1, reserved: 0 });
    },
    90_000,
  );

  test('(gateway) closes the socket, bills nothing, and the key works again within a minute', async () => {
    const { caller, seen, broken } = await killDuring('gateway', 'killed-gateway');
    expect(broken).toBe(true);
    expect(seen.some(isTerminal)).toBe(false);
    await expect.poll(() => services.backend.requests.at(-1)?.outcome, { timeout: 5_000 }).toBe('aborted');
    await services.restart('gateway');
    const retried = await retryUntilTaken(caller.apiKey, 'killed-gateway');
    expect(retried.at(-1)).toMatchObject({ type: 'compose.completed' });
    expect(await services.admin.usage(caller.slug)).toMatchObject({ used: 1, reserved: 0 });
  }, 90_000);
});

describe('a service that is frozen during a stream', () => {
  test('(composer) ends it with one terminal error, not with a hang', async () => {
    const caller = await services.admin.newCaller();
    const response = await postCompose(services.url(), caller.apiKey, REQUEST);
    const seen: ComposeEvent[] = [];
    for await (const event of eventsOf(response)) {
      seen.push(event);
      if (seen.length === 8) services.process('composer').process.kill('SIGSTOP');
    }
    services.process('composer').process.kill('SIGCONT');
    expect(seen.at(-1)).toMatchObject({ type: 'error', error: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await services.admin.usage(caller.slug)).toMatchObject({ used: 0, reserved: 0 });
  }, 90_000);
});
