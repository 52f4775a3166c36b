import { type Admin, connectAdmin } from '#test/contract/admin.ts';
import { type ModelBackend, startModelBackend } from '#tools/model-backend/server.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import { type Replicas, startReplicas } from './start-replicas.ts';

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
