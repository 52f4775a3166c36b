import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Replica, ServiceName } from '#test/processes/start-replica.ts';
import { describeWith } from '#test/servers/installed.ts';
import { NGINX_PROGRAMS, startNginx } from '#test/servers/nginx-server.ts';
import { keepComposing } from '#tools/replicas/keep-composing.ts';
import { NEEDED_PROGRAMS } from '#tools/replicas/needed-programs.ts';
import { type ReplicasUnderTest, replicasUnderTest } from '#tools/replicas/replicated-services.ts';
import { takeTurns } from '#tools/replicas/take-turns.ts';

/** A rollout continues when the last replica has been ready for a while and all callers know it; see `minReadySeconds`. */
const READY_FOR_MS = 1_000;
/** Longer than it takes either end of a connection to send its next keepalive. */
const LONG_STREAM_MS = 14_000;

describeWith(
  'nginx, PostgreSQL or Redis',
  ...NGINX_PROGRAMS,
  ...NEEDED_PROGRAMS,
)('while one replica after another is restarted under load', () => {
  let replicas: ReplicasUnderTest;
  beforeAll(async () => {
    replicas = await replicasUnderTest();
    replicas.pace(8, 50);
  }, 60_000);
  afterAll(() => replicas.close(), 60_000);

  type Front = { url: string; close(): Promise<void>; leaveOut?(url: string): void; takeIn?(url: string): void };

  /** Ends each replica with SIGTERM and starts it again; gives the exit codes, how the streams ended, and the bill. */
  async function roll(front: Front, all: Replica[]) {
    const limits = { rateLimitPerMin: 100_000, monthlyGenerations: 100_000 };
    const caller = await replicas.admin.newCaller({ tierKey: await replicas.admin.newPlan(limits) });
    const load = keepComposing(front.url, caller.apiKey, 12);
    const codes: (number | null)[] = [];
    for (const replica of all) {
      const before = load.ended();
      await expect.poll(() => load.ended() - before, { timeout: 15_000 }).toBeGreaterThan(10);
      front.leaveOut?.(replica.address);
      codes.push(await replica.process().stop('SIGTERM'));
      await replica.restart();
      front.takeIn?.(replica.address);
      await setTimeout(READY_FOR_MS);
    }
    const ends = await load.stop();
    const { used, reserved } = await replicas.admin.usage(caller.slug);
    await front.close();
    return { codes: new Set(codes), ends, used, reserved };
  }

  test.each<ServiceName>(['gateway', 'composer', 'accounts'])(
    '(%s) every stream completes and is billed once, behind a balancer that hears of it first',
    async (service) => {
      const { codes, ends, used, reserved } = await roll(await takeTurns(replicas.urls), replicas[service]);
      expect(codes).toEqual(new Set([0]));
      expect(ends).toEqual({ completed: used });
      expect([used > 10, reserved]).toEqual([true, 0]);
    },
    60_000,
  );

  test('(gateway) no stream is cut or lost, also behind nginx, which hears nothing', async () => {
    const { codes, ends, used, reserved } = await roll(await startNginx(replicas.urls), replicas.gateway);
    expect(codes).toEqual(new Set([0]));
    // A request on a connection that closes at this moment is answered by nginx itself.
    const { SERVICE_UNAVAILABLE: refused = 0, ...others } = ends;
    expect(others).toEqual({ completed: used });
    expect(refused).toBeLessThan(used / 10);
    expect(reserved).toBe(0);
  }, 60_000);

  test('(composer) streams that run for long yet are not cut either', async () => {
    const everyMs = 200;
    replicas.pace(LONG_STREAM_MS / everyMs, everyMs);
    const caller = await replicas.admin.newCaller();
    const loads = replicas.urls.map((url) => keepComposing(url, caller.apiKey, 4));
    await setTimeout(2_000);
    const composer = replicas.composer[0]!;
    const code = composer.process().stop('SIGTERM');
    const ends = await Promise.all(loads.map((load) => load.stop()));
    expect(ends).toEqual(replicas.urls.map(() => ({ completed: 4 })));
    expect(await code).toBe(0);
    await composer.restart();
  }, 60_000);
});
