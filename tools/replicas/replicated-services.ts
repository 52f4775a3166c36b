import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type Admin, connectAdmin } from '#test/contract/admin.ts';
import { queryPastServices } from '#test/contract/query-past-services.ts';
import type { ServiceOptions, Services } from '#test/contract/services.ts';
import { type Replicas, startReplicas } from './start-replicas.ts';
import { takeTurns } from './take-turns.ts';
import { type ModelBackend, startModelBackend } from '#tools/model-backend/server.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';

/** How long a change may take to reach all replicas; see docs/decisions/0005-keys-burst-windows-and-guesses.md. */
const HEARD_EVERYWHERE_MS = 1_000;

// Callers then take a new connection for each request, and so another gateway.
const NO_KEEP_ALIVE = { KEEP_ALIVE_TIMEOUT_MS: '1000' };

/** All three services as several replicas each; requests go to the gateways in turn, calls of operators to accounts. */
export async function startReplicatedServices(options: ServiceOptions): Promise<Services> {
  const clock = options.startAtMs === undefined ? undefined : { nowMs: options.startAtMs };
  const replicas = await startReplicas({
    ...options,
    gateway: { GATEWAY_SHUTDOWN_GRACE_MS: '0', ...NO_KEEP_ALIVE, ...options.gateway },
    accounts: { ...options.accounts, ...(clock && { HAND_CLOCK_MS: String(clock.nowMs) }) },
    ...(clock && { accountsPreload: new URL('./hand-clock.ts', import.meta.url) }),
  });
  const turns = await takeTurns(replicas.gateway.map(({ address }) => address));
  const admin = connectAdmin(replicas.accountsAddress, replicas.adminToken);
  return {
    url: turns.url,
    admin: waitingAdmin(admin),
    logLines: () =>
      replicas.gateway.flatMap((replica) => replica.lines().map((line) => JSON.parse(line) as Record<string, unknown>)),
    query: (sql, parameters) => {
      const { databaseUrl } = replicas;
      return queryPastServices({ dataDir: '', databaseUrl }, sql, parameters);
    },
    passTime: async (ms) => {
      if (clock === undefined) throw new Error('the clock was not stopped: set startAtMs');
      clock.nowMs += ms;
      await Promise.all([turnClocks(replicas, clock.nowMs), ageBursts(replicas, ms)]);
    },
    stop: async (service) => void (await replicas.stop(service)),
    close: async () => {
      admin.close();
      await replicas.close();
      await turns.close();
    },
  };
}

async function turnClocks({ accounts }: Replicas, nowMs: number): Promise<void> {
  for (const replica of accounts) {
    const { process } = replica.process();
    const moved = once(process, 'message');
    process.send(nowMs);
    await moved;
  }
}

// Redis counts on its own clock, which cannot be moved; making the recorded hits older has the same effect.
const AGE = `
  for _, key in ipairs(redis.call('KEYS', 'uic:burst:*')) do
    for index, time in ipairs(redis.call('LRANGE', key, 0, -1)) do
      redis.call('LSET', key, index - 1, time - ARGV[1])
    end
  end
`;

async function ageBursts({ redis }: Replicas, ms: number): Promise<void> {
  await redis.client.eval(AGE, 0, ms);
}

/** An operator who waits until each change has reached the replicas. */
function waitingAdmin(admin: Admin): Admin {
  const reachedEverywhere = async (change: Promise<void>): Promise<void> => {
    await change;
    await setTimeout(HEARD_EVERYWHERE_MS);
  };
  return {
    ...admin,
    revokeKey: (keyId) => reachedEverywhere(admin.revokeKey(keyId)),
    setPlan: (workspace, tierKey) => reachedEverywhere(admin.setPlan(workspace, tierKey)),
    setBilling: (workspace, status) => reachedEverywhere(admin.setBilling(workspace, status)),
  };
}

/** Replicas that compose with a scripted model. */
export type ReplicasUnderTest = Replicas & {
  admin: Admin;
  backend: ModelBackend;
  /** Base URLs of the gateways. */
  urls: string[];
  /** Makes the model send this many operations, one every so many milliseconds. */
  pace(operations: number, everyMs: number): void;
};

const TIER = 'paced';

/** Starts them for the tests of one file, which closes them: they must exit with 0 whatever the tests did to them. */
export async function replicasUnderTest(
  options: Pick<NonNullable<Parameters<typeof startReplicas>[0]>, 'gateway' | 'accounts' | 'composer'> = {},
): Promise<ReplicasUnderTest> {
  const backend = await startModelBackend();
  const model = { COMPOSE_MODELS: TIER, OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: backend.url };
  const replicas = await startReplicas({ ...options, composer: { ...model, ...options.composer } });
  const admin = connectAdmin(replicas.accountsAddress, replicas.adminToken);
  const pace = (operations: number, everyMs: number): void =>
    backend.script(TIER, findScript(`scripted-paced-${operations}x${everyMs}`)!);
  pace(5, 5);
  const urls = replicas.gateway.map(({ address }) => address);
  const close = async (): Promise<void> => {
    admin.close();
    await replicas.close();
    await backend.close();
  };
  return { ...replicas, admin, backend, urls, pace, close };
}
