import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from '../storage/database.ts';

/** How the API represents "unlimited": a number, so that comparisons work. Equals `Number.MAX_SAFE_INTEGER`. */
export const UNLIMITED_GENERATIONS = 9_007_199_254_740_991;

/** What a workspace may use. */
export type Plan = {
  tierKey: string;
  /** Generations per calendar month (UTC); {@link UNLIMITED_GENERATIONS} for no cap. */
  monthlyGenerations: number;
  /** Requests per key in any 60 seconds. */
  rateLimitPerMin: number;
  /** Most `custom_components` in one request; 0 when the plan does not include them. */
  inlineComponentsLimit: number;
};

/**
 * The plans of a new database. The operator's `plan upsert` changes them permanently. Monthly generations come from the
 * spec; requests per minute and inline components are our choice.
 *
 * Source: service spec, "Limits › Monthly quota".
 */
export const INITIAL_PLANS: readonly Plan[] = [
  { tierKey: 'free', monthlyGenerations: 500, rateLimitPerMin: 30, inlineComponentsLimit: 5 },
  { tierKey: 'hobby', monthlyGenerations: 3_000, rateLimitPerMin: 60, inlineComponentsLimit: 10 },
  { tierKey: 'starter', monthlyGenerations: 12_000, rateLimitPerMin: 120, inlineComponentsLimit: 20 },
  { tierKey: 'pro', monthlyGenerations: 60_000, rateLimitPerMin: 300, inlineComponentsLimit: 20 },
  { tierKey: 'scale', monthlyGenerations: 200_000, rateLimitPerMin: 600, inlineComponentsLimit: 20 },
  {
    tierKey: 'enterprise',
    monthlyGenerations: UNLIMITED_GENERATIONS,
    rateLimitPerMin: 1_200,
    inlineComponentsLimit: 20,
  },
];

/**
 * Limits without a plan: nothing can be composed, but the key can be tried on `/v1/me` as often as on the smallest plan.
 */
export const WITHOUT_PLAN: Omit<Plan, 'tierKey'> = {
  monthlyGenerations: 0,
  rateLimitPerMin: 30,
  inlineComponentsLimit: 0,
};

const TIER_KEY = /^[a-z][a-z0-9_-]{0,39}$/;
// Limits the memory of one key's burst window.
const RATE_LIMIT_PER_MIN_MAX = 1_000_000;
const INLINE_COMPONENTS_LIMIT_MAX = 20;

type PlanRow = {
  tier_key: string;
  monthly_generations: number;
  rate_limit_per_min: number;
  inline_components_limit: number;
};

const COLUMNS = 'tier_key, monthly_generations, rate_limit_per_min, inline_components_limit';

/** All plans, smallest first. */
export async function listPlans(database: Queryable): Promise<Plan[]> {
  const rows = await database.query<PlanRow>(`SELECT ${COLUMNS} FROM plan ORDER BY monthly_generations, tier_key`);
  return rows.map(read);
}

function read(row: PlanRow): Plan {
  return {
    tierKey: row.tier_key,
    monthlyGenerations: row.monthly_generations,
    rateLimitPerMin: row.rate_limit_per_min,
    inlineComponentsLimit: row.inline_components_limit,
  };
}

/**
 * Adds a plan or replaces an existing one, effective with the next request of its workspaces.
 *
 * @returns the plan as it was before, if there was one
 * @throws Refusal BAD_REQUEST naming the field that is out of range
 */
export async function upsertPlan(transaction: Queryable, plan: Plan): Promise<Plan | undefined> {
  if (!TIER_KEY.test(plan.tierKey)) {
    const message = '`tier_key` must be 1 to 40 lower-case letters, digits, hyphens and underscores; a letter first.';
    throw new Refusal('BAD_REQUEST', message, { field: 'tier_key' });
  }
  requireWhole('monthly_generations', plan.monthlyGenerations, 0, UNLIMITED_GENERATIONS);
  // With 0 every request would be refused with advice to retry in a minute.
  requireWhole('rate_limit_per_min', plan.rateLimitPerMin, 1, RATE_LIMIT_PER_MIN_MAX);
  requireWhole('inline_components_limit', plan.inlineComponentsLimit, 0, INLINE_COMPONENTS_LIMIT_MAX);
  // Holds the row, so that nobody changes it in between.
  const [before] = await transaction.query<PlanRow>(
    `UPDATE plan SET tier_key = tier_key WHERE tier_key = $1 RETURNING ${COLUMNS}`,
    [plan.tierKey],
  );
  await transaction.query(
    `INSERT INTO plan (${COLUMNS})
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (tier_key) DO UPDATE SET monthly_generations = excluded.monthly_generations,
       rate_limit_per_min = excluded.rate_limit_per_min, inline_components_limit = excluded.inline_components_limit`,
    [plan.tierKey, plan.monthlyGenerations, plan.rateLimitPerMin, plan.inlineComponentsLimit],
  );
  return before && read(before);
}

/** @throws Refusal BAD_REQUEST, with the plans that exist, when this one does not */
export async function requirePlan(database: Queryable, tierKey: string): Promise<void> {
  const known = (await listPlans(database)).map((plan) => plan.tierKey);
  if (known.includes(tierKey)) return;
  const message = `\`tier_key\`: no plan "${tierKey}". There are: ${known.join(', ')}.`;
  throw new Refusal('BAD_REQUEST', message, { field: 'tier_key' });
}

function requireWhole(field: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new Refusal('BAD_REQUEST', `\`${field}\` must be a whole number from ${min} to ${max}.`, { field });
}
