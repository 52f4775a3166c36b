import type { ComponentProfile } from '#proto/accounts/v1/accounts.ts';
import { readComponentProfile, readScopes } from './api-key.ts';
import type { Queryable } from '../storage/database.ts';
import { type Plan, WITHOUT_PLAN } from '../quota/plans.ts';

/** Who a key belongs to and what it may do, at the time of the lookup. */
export type Principal = {
  keyId: string;
  scopes: string[];
  /** Undefined: the key may use every component. */
  componentProfile: ComponentProfile | undefined;
  expiresAtMs: number | undefined;
  revokedAtMs: number | undefined;
  workspace: { id: string; name: string; slug: string };
  paymentPastDue: boolean;
  /** {@link WITHOUT_PLAN} when none is attached. */
  plan: Omit<Plan, 'tierKey'> & { tierKey: string | undefined };
};

/** Looks keys up. */
export type Principals = {
  /** The principal of a key by the key's SHA-256 in hex; undefined for a key that was never minted. */
  find(keySha256: string): Promise<Principal | undefined>;
  /** To be called after a change to a key, a plan or a workspace: invalidates cached principals. */
  changed(): Promise<void>;
};

type PrincipalRow = {
  key_id: string;
  scopes_json: string;
  component_profile_json: string | null;
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
};

/** Looks every key up in the database, without a cache. */
export function principalsIn(database: Queryable): Principals {
  return { find: (keySha256) => findPrincipal(database, keySha256), changed: async () => {} };
}

/** Reads a key's principal from the database; revoked and expired keys are included. */
async function findPrincipal(database: Queryable, keySha256: string): Promise<Principal | undefined> {
  const [row] = await database.query<PrincipalRow>(
    `SELECT api_key.id AS key_id, api_key.scopes_json, api_key.component_profile_json,
            api_key.expires_at_ms, api_key.revoked_at_ms,
            workspace.id AS workspace_id, workspace.name, workspace.slug, workspace.billing_status,
            plan.tier_key, plan.monthly_generations, plan.rate_limit_per_min, plan.inline_components_limit
     FROM api_key
     JOIN workspace ON workspace.id = api_key.workspace_id
     LEFT JOIN plan ON plan.tier_key = workspace.tier_key
     WHERE api_key.sha256 = $1`,
    [keySha256],
  );
  return row && read(row);
}

function read(row: PrincipalRow): Principal {
  return {
    keyId: row.key_id,
    scopes: readScopes(row.scopes_json),
    componentProfile: readComponentProfile(row.component_profile_json),
    expiresAtMs: row.expires_at_ms ?? undefined,
    revokedAtMs: row.revoked_at_ms ?? undefined,
    workspace: { id: row.workspace_id, name: row.name, slug: row.slug },
    paymentPastDue: row.billing_status === 'past_due',
    plan: {
      tierKey: row.tier_key ?? undefined,
      monthlyGenerations: row.monthly_generations ?? WITHOUT_PLAN.monthlyGenerations,
      rateLimitPerMin: row.rate_limit_per_min ?? WITHOUT_PLAN.rateLimitPerMin,
      inlineComponentsLimit: row.inline_components_limit ?? WITHOUT_PLAN.inlineComponentsLimit,
    },
  };
}
