import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { COMPOSE_SCOPE, isApiKey } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import type { AuthorizeResponse, Plan, Workspace } from '#proto/accounts/v1/accounts.ts';
import type { Accounts } from '../clients.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { type RequestContext, since } from './request-context.ts';

/** Who is calling, and what they may do. */
export type Caller = Omit<AuthorizeResponse, 'workspace' | 'plan' | 'burst'> & { workspace: Workspace; plan: Plan };

/**
 * Authenticates the caller and counts the request against the key's burst window, before anything else in the request is
 * examined.
 *
 * @param skipUsage whether accounts may leave `generationsRemaining` unread
 * @throws Refusal AUTHENTICATION_REQUIRED, RATE_LIMITED, or SERVICE_UNAVAILABLE when accounts cannot answer
 *
 * Source: service spec, "Errors", rule 4: the burst limit comes before anything else in the pipeline.
 */
export async function authorizeCaller(
  accounts: Accounts,
  { request, response, origin, facts }: RequestContext,
  { skipUsage }: { skipUsage: boolean },
): Promise<Caller> {
  const startedMs = performance.now();
  const keySha256 = hash('sha256', bearerKey(request), 'buffer');
  const authorized = await accounts.authorize({ keySha256, skipUsage }, origin);
  const { workspace, plan, burst, ...caller } = authorized;
  if (workspace === undefined || plan === undefined || burst === undefined) {
    throw Refusal.from(new Error('accounts answered without workspace, plan or burst window'));
  }
  response.set(rateLimitHeaders(burst));
  Object.assign(facts, { workspaceId: workspace.id, keyId: caller.keyId, authorizeMs: since(startedMs) });
  return { ...caller, workspace, plan };
}

/**
 * Checks that the caller may compose.
 *
 * @throws Refusal PAYMENT_REQUIRED, then FORBIDDEN
 *
 * Source: service spec, "Authentication", rules 5 and 7.
 */
export function requireComposeRight({ paymentPastDue, scopes }: Caller): void {
  if (paymentPastDue) throw new Refusal('PAYMENT_REQUIRED');
  if (!scopes.includes(COMPOSE_SCOPE)) {
    throw new Refusal('FORBIDDEN', 'This key lacks the scope `compose`. Use a key that has it.');
  }
}

/**
 * The API key in a request's `Authorization` header. Form and checksum are checked here, so that typos and random
 * guesses cost no RPC.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED when it is missing, sent twice, not a Bearer credential, or not an API key
 *
 * Source: service spec, "Authentication"; RFC 9110, section 11.1 (the scheme's case does not matter).
 */
function bearerKey({ headersDistinct }: IncomingMessage): string {
  const [authorization, ...others] = headersDistinct['authorization'] ?? [];
  if (authorization === undefined) throw refused('The `Authorization` header is missing');
  // A proxy may have checked one of them, and there is no telling which.
  if (others.length > 0) throw refused('The `Authorization` header must be sent once');
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (key === undefined) throw refused('The `Authorization` header is not of the form `Bearer <API_KEY>`');
  if (!isApiKey(key)) throw refused('The API key is malformed: check that it was copied whole');
  return key;
}

function refused(fault: string): Refusal {
  return new Refusal('AUTHENTICATION_REQUIRED', `${fault}. Send an active key as \`Authorization: Bearer <API_KEY>\`.`);
}
