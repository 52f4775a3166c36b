import type { Me } from '#contract/me.ts';
import type { Accounts } from '../clients/accounts-client.ts';
import { authorizeCaller, type Caller } from '../http/authorize-caller.ts';
import type { GatewayHandler } from '../telemetry/request-facts.ts';
import { sendData } from '../http/success-response.ts';

/**
 * GET /v1/me: who a key belongs to and what its plan holds. As the smoke test for keys it answers for any active key,
 * whatever its scopes and its workspace's payments.
 *
 * Source: service spec, "GET /v1/me".
 */
export function meRoute(accounts: Accounts): GatewayHandler {
  return async (request, response) => {
    sendData(response, JSON.stringify(meOf(await authorizeCaller(accounts, request, response, { skipUsage: false }))));
  };
}

function meOf({ workspace, plan, generationsRemaining }: Caller): Me {
  const { tierKey = null, monthlyGenerations, rateLimitPerMin, inlineComponentsLimit } = plan;
  return {
    workspace: { id: workspace.id, name: workspace.name, slug: workspace.slug },
    plan: { tierKey, monthlyGenerations, rateLimitPerMin, generationsRemaining, inlineComponentsLimit },
  };
}
