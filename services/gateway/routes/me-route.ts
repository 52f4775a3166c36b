import type { Me } from '#contract/envelope.ts';
import type { Accounts } from '../clients/accounts-client.ts';
import { authorizeCaller, type Caller } from '../http/authorize-caller.ts';
import { sendData } from '../http/envelope.ts';
import type { Route } from '../http/request-context.ts';

/**
 * GET /v1/me: the workspace behind a key and what its plan includes. It is the smoke test for keys, so it answers for
 * any active key, regardless of scopes and payment.
 *
 * Source: service spec, "GET /v1/me".
 */
export function meRoute(accounts: Accounts): Route {
  return async (context) => {
    const caller = await authorizeCaller(accounts, context, { skipUsage: false });
    sendData(context.response, JSON.stringify(meOf(caller)));
  };
}

function meOf({ workspace, plan, generationsRemaining }: Caller): Me {
  const { tierKey = null, monthlyGenerations, rateLimitPerMin, inlineComponentsLimit } = plan;
  return {
    workspace: { id: workspace.id, name: workspace.name, slug: workspace.slug },
    plan: { tierKey, monthlyGenerations, rateLimitPerMin, generationsRemaining, inlineComponentsLimit },
  };
}
