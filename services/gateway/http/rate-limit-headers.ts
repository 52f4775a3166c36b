import { LIMITS } from '#contract/limits.ts';
import type { BurstState, Refusal } from '#contract/refusal.ts';

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

/** Headers that tell a refused caller when to retry: `Retry-After`, and the burst window where that is the reason. */
export function retryHeaders({ retryAfterSeconds, burst }: Refusal): Record<string, string> {
  return {
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    ...(burst !== undefined && rateLimitHeaders(burst)),
  };
}
