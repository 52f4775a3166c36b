import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get } from '#test/contract/requests.ts';
import type { Services } from '#test/contract/services.ts';
import { startServices } from '#test/contract/start-services.ts';
import { fuzzInProcess } from './fuzz/fuzz-in-process.ts';
import { fuzzOverHttp } from './fuzz/fuzz-over-http.ts';

const IN_PROCESS = 20_000;
const OVER_HTTP = 600;
/** Single milliseconds are usual; the bound distinguishes bounded effort from a hang on a busy machine. */
const SLOWEST_MS = 1_000;

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

describe('hostile bodies', () => {
  test('are accepted or refused, quickly, and touch no prototype', () => {
    const tally = fuzzInProcess(1, IN_PROCESS);
    expect(tally.faults).toEqual([]);
    expect(tally.prototypesTouched).toBe(false);
    expect(tally.slowestMs).toBeLessThan(SLOWEST_MS);
    // Both sides were reached.
    expect(tally.outcomes['accepted']).toBeGreaterThan(IN_PROCESS / 50);
    expect(tally.outcomes['BAD_REQUEST']).toBeGreaterThan(IN_PROCESS / 4);
  }, 120_000);

  test('over HTTP never get a 5xx, bill what they complete, and leave the services well', async () => {
    const tierKey = await services.admin.newPlan({ monthlyGenerations: 1_000_000, rateLimitPerMin: 1_000_000 });
    const { apiKey, slug } = await services.admin.newCaller({ tierKey });
    const tally = await fuzzOverHttp(services.url, apiKey, { firstSeed: 1, bodies: OVER_HTTP });
    expect(tally.faults).toEqual([]);
    expect(await services.admin.usage(slug)).toMatchObject({ used: tally.outcomes['200 completed'], reserved: 0 });
    expect((await get(services.url, '/v1/me', apiKey)).status).toBe(200);
  }, 120_000);
});
