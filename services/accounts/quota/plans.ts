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
