import { Refusal } from '#contract/refusal.ts';
import { VERSION } from '#services/process/version.ts';
import { nothing, operatorRoute, workspaceRoute } from './route.ts';

const GATEWAY_TIMEOUT_MS = 3_000;

/** A service as the system page shows it; `problem` is set when it does not answer. */
type ServiceState = { name: string; version?: string; details?: string; problem?: string };

/** The running services and the configured models. */
export const systemRoutes = [
  operatorRoute({
    method: 'get',
    path: '/system',
    input: nothing,
    answer: async ({ accounts, actor, composer, gatewayUrl }) => {
      const composing = stateOf('composer', async () => {
        const { version, catalogVersion, tiers } = await composer.getStatus();
        return { version, details: `catalog ${catalogVersion}`, tiers };
      });
      const [gateway, composerState, accountsState] = await Promise.all([
        stateOf('gateway', async () => {
          const { version, catalogVersion } = await gatewayHealth(gatewayUrl());
          return { version, details: `catalog ${catalogVersion}` };
        }),
        composing,
        stateOf('accounts', async () => {
          const { version, storeName } = await accounts.getStatus(actor, {});
          return { version, details: storeName };
        }),
      ]);
      const { tiers = [], ...composed } = composerState;
      const self: ServiceState = { name: 'console', version: VERSION };
      return { services: [gateway, composed, accountsState, self], tiers };
    },
  }),
  workspaceRoute({
    method: 'get',
    path: '/composer',
    roles: ['operator', 'owner', 'developer'],
    input: nothing,
    // The backend's address is for the operator only. A missing setting shows before anybody composes.
    answer: async ({ composer, gatewayUrl }) => {
      const [gateway, { tiers = [], problem }] = await Promise.all([
        stateOf('gateway', async () => gatewayHealth(gatewayUrl())),
        stateOf('composer', async () => composer.getStatus()),
      ]);
      return {
        tiers: tiers.map(({ alias, model, circuit }) => ({ alias, isBuiltin: model === 'builtin', circuit })),
        problem: gateway.problem ?? problem,
      };
    },
  }),
];

async function stateOf<Answer extends object>(
  name: string,
  ask: () => Promise<Answer>,
): Promise<ServiceState & Partial<Answer>> {
  try {
    return { name, ...(await ask()) };
  } catch (thrown) {
    return { name, problem: Refusal.from(thrown).message } as ServiceState & Partial<Answer>;
  }
}

async function gatewayHealth(gatewayUrl: string): Promise<{ version: string | undefined; catalogVersion: string }> {
  const unreached = (cause: unknown): never => {
    throw new Refusal('SERVICE_UNAVAILABLE', 'The gateway does not answer.', { cause });
  };
  const signal = AbortSignal.timeout(GATEWAY_TIMEOUT_MS);
  const answer = await fetch(`${gatewayUrl}/v1/health`, { signal }).catch(unreached);
  const body = (await answer.json().catch(unreached)) as { data?: { catalog_version?: string } };
  // A gateway of the previous release does not report its version.
  return {
    version: answer.headers.get('x-service-version') ?? undefined,
    catalogVersion: body.data?.catalog_version ?? 'unknown',
  };
}
