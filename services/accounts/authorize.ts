import { Refusal } from '#contract/refusal.ts';
import type { AuthorizeRequest, AuthorizeResponse } from '#proto/accounts/v1/accounts.ts';
import { readScopes } from './api-key.ts';
import type { AccountsContext } from './context.ts';
import type { Queryable } from './database.ts';
import { WITHOUT_PLAN } from './plans.ts';
import { cycleStartMs, generationsRemaining } from './quota.ts';
import { hexOfSha256 } from './sha256.ts';

type PrincipalRow = {
  key_id: string;
  scopes_json: string;
  expires_at_ms: number | null;
  revoked_at_ms: number | null;
  workspace_id: string;
  name: string;
  slug: string;
  billing_status: string;
  tier_key: string | null;
  monthly_generations: number | null;
  rate_limit_per_min: number | null;
  inline_components_limit: number | null;
  used: number;
};

/**
 * Says who a key belongs to and what it may do, and counts the request against the key's burst window. Only an active
 * key has a window. Payment and scopes are reported, not judged.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED for a key that is not known, revoked or expired; RATE_LIMITED with the seconds
 *   to wait
 *
 * Source: service spec, "Authentication" and "Limits › Burst limit".
 */
export async function authorize(context: AccountsContext, request: AuthorizeRequest): Promise<AuthorizeResponse> {
  const nowMs = context.now();
  const principal = await findPrincipal(context.database, hexOfSha256(request.keySha256, 'key_sha256'), nowMs);
  const plan = {
    tierKey: principal.tier_key ?? undefined,
    monthlyGenerations: principal.monthly_generations ?? WITHOUT_PLAN.monthlyGenerations,
    rateLimitPerMin: principal.rate_limit_per_min ?? WITHOUT_PLAN.rateLimitPerMin,
    inlineComponentsLimit: principal.inline_components_limit ?? WITHOUT_PLAN.inlineComponentsLimit,
  };
  const { admitted, state } = await context.burstWindow.hit(principal.key_id, plan.rateLimitPerMin);
  if (!admitted) throw rateLimited(state);
  return {
    workspace: { id: principal.workspace_id, name: principal.name, slug: principal.slug },
    keyId: principal.key_id,
    scopes: readScopes(principal.scopes_json),
    paymentPastDue: principal.billing_status === 'past_due',
    plan,
    generationsRemaining: generationsRemaining(plan.monthlyGenerations, principal.used),
    burst: state,
  };
}

async function findPrincipal(database: Queryable, keySha256: string, nowMs: number): Promise<PrincipalRow> {
  const [row] = await database.query<PrincipalRow>(
    `SELECT api_key.id AS key_id, api_key.scopes_json, api_key.expires_at_ms, api_key.revoked_at_ms,
            workspace.id AS workspace_id, workspace.name, workspace.slug, workspace.billing_status,
            plan.tier_key, plan.monthly_generations, plan.rate_limit_per_min, plan.inline_components_limit,
            COALESCE(cycle.used, 0) AS used
     FROM api_key
     JOIN workspace ON workspace.id = api_key.workspace_id
     LEFT JOIN plan ON plan.tier_key = workspace.tier_key
     LEFT JOIN workspace_cycle cycle ON cycle.workspace_id = workspace.id AND cycle.cycle_start_ms = $2
     WHERE api_key.sha256 = $1`,
    [keySha256, cycleStartMs(nowMs)],
  );
  if (row === undefined) throw rejected('This API key is not known. Check that it was copied whole.');
  if (row.revoked_at_ms !== null) throw rejected('This API key was revoked. Use another one.');
  if (row.expires_at_ms !== null && row.expires_at_ms <= nowMs) {
    throw rejected(`This API key expired at ${new Date(row.expires_at_ms).toISOString()}. Use another one.`);
  }
  return row;
}

function rejected(message: string): Refusal {
  return new Refusal('AUTHENTICATION_REQUIRED', message);
}

function rateLimited(burst: { limit: number; remaining: number; resetSeconds: number }): Refusal {
  const message = `This key is limited to ${burst.limit} requests in any 60 seconds. Retry in ${burst.resetSeconds} s.`;
  return new Refusal('RATE_LIMITED', message, { retryAfterSeconds: burst.resetSeconds, burst });
}
