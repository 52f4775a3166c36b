import { type BurstState, Refusal } from '#contract/refusal.ts';
import type { AuthorizeRequest, AuthorizeResponse } from '#proto/accounts/v1/accounts.ts';
import type { AccountsContext } from '../context.ts';
import { burstRefusals } from '../metrics.ts';
import type { Principal } from './principal.ts';
import { generationsRemaining, readUsed } from '../quota/quota.ts';
import { hexOfSha256 } from '../sha256.ts';

/**
 * Identifies a key's owner and permissions, and counts the request against the key's burst window. Only an active key has
 * a window. Payment and scopes are reported for the gateway to judge.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED for an unknown, revoked or expired key; RATE_LIMITED with the seconds to wait
 *
 * Source: service spec, "Authentication" and "Limits › Burst limit".
 */
export async function authorize(context: AccountsContext, request: AuthorizeRequest): Promise<AuthorizeResponse> {
  const principal = await context.principals.find(hexOfSha256(request.keySha256, 'key_sha256'));
  const { keyId, scopes, workspace, paymentPastDue, plan, componentProfile } = requireActive(principal, context.now());
  const { admitted, state } = await context.burstWindow.hit(keyId, plan.rateLimitPerMin);
  if (!admitted) {
    burstRefusals.inc();
    throw rateLimited(state);
  }
  context.keyUse.note(keyId);
  const remaining = request.skipUsage ? 0 : await readRemaining(context, workspace.id, plan.monthlyGenerations);
  return {
    workspace,
    keyId,
    scopes,
    paymentPastDue,
    plan,
    generationsRemaining: remaining,
    burst: state,
    ...(componentProfile && { componentProfile }),
  };
}

async function readRemaining({ database, now }: AccountsContext, workspaceId: string, limit: number): Promise<number> {
  return generationsRemaining(limit, await readUsed(database, workspaceId, now()));
}

function requireActive(principal: Principal | undefined, nowMs: number): Principal {
  if (principal === undefined) throw rejected('This API key is not known. Check that it was copied whole.');
  if (principal.revokedAtMs !== undefined) throw rejected('This API key was revoked. Use another one.');
  if (principal.expiresAtMs !== undefined && principal.expiresAtMs <= nowMs) {
    throw rejected(`This API key expired at ${new Date(principal.expiresAtMs).toISOString()}. Use another one.`);
  }
  return principal;
}

function rejected(message: string): Refusal {
  return new Refusal('AUTHENTICATION_REQUIRED', message);
}

function rateLimited(burst: BurstState): Refusal {
  const message = `This key is limited to ${burst.limit} requests in any 60 seconds. Retry in ${burst.resetSeconds} s.`;
  return new Refusal('RATE_LIMITED', message, { retryAfterSeconds: burst.resetSeconds, burst });
}
