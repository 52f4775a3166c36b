import type { BurstState } from '#contract/refusal.ts';
import { LIMITS } from '#contract/limits.ts';

const WINDOW_SECONDS = LIMITS.burstWindowMs / 1000;

/**
 * Headers with a key's burst window, so that clients can slow down before they are refused.
 *
 * Source: IETF draft-ietf-httpapi-ratelimit-headers-11; the `x-ratelimit-…-requests` trio is what existing clients of
 * model APIs read.
 */
export function rateLimitHeaders({ limit, remaining, resetSeconds }: BurstState): Record<string, string> {
  return {
    'RateLimit-Policy': `"burst";q=${limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"burst";r=${remaining};t=${resetSeconds}`,
    'x-ratelimit-limit-requests': String(limit),
    'x-ratelimit-remaining-requests': String(remaining),
    'x-ratelimit-reset-requests': `${resetSeconds}s`,
  };
}
