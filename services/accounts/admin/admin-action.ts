import type { ServerUnaryCall } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { withoutKeys } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import { ACTOR_METADATA } from '#services/rpc/admin-api.ts';

const ACTOR_MAX_CHARS = 120;
const LOGGED_MAX_CHARS = 200;
const LOGGED_MAX_ITEMS = 20;

// Fields that identify the target of an action; never the key itself, which only the response holds.
const TARGET_FIELDS = [
  'workspace',
  'workspaceId',
  'slug',
  'tierKey',
  'status',
  'keyId',
  'label',
  'email',
  'role',
  'scopes',
  'expiresAtMs',
  'plan',
] as const;

type Call = Pick<ServerUnaryCall<object, object>, 'getPath' | 'getPeer' | 'metadata' | 'request'>;

/**
 * Runs an admin call and logs it in one line: who, what, which target, and the outcome. An outage is described for the
 * operator, who can act on it.
 */
export async function asAdminAction<Response extends object>(
  call: Call,
  { log, storeName }: { log: Logger; storeName: string },
  work: () => Promise<Response>,
): Promise<Response> {
  const line = { action: actionOf(call), actor: actorOf(call), peer: call.getPeer() };
  try {
    const response = await work();
    log.info({ ...line, target: targetOf({ ...call.request, ...response }) }, 'admin action');
    return response;
  } catch (thrown) {
    const refusal = Refusal.from(thrown);
    log.warn({ ...line, target: targetOf(call.request), code: refusal.code }, 'admin action failed');
    throw forOperator(refusal, storeName);
  }
}

/** The name of the called method. */
export function actionOf(call: Pick<Call, 'getPath'>): string {
  return call.getPath().split('/').at(-1) ?? '';
}

/** The user on whose behalf a call is made, as the client claims. */
export function actorOf({ metadata }: Pick<Call, 'metadata'>): string {
  const [claimed] = metadata.get(ACTOR_METADATA);
  return typeof claimed === 'string' && claimed !== '' ? withoutKeys(claimed.slice(0, ACTOR_MAX_CHARS)) : 'admin token';
}

function targetOf(fields: object): object {
  const entries = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && (TARGET_FIELDS as readonly string[]).includes(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, shortened(value)]));
}

// What is refused for its length is logged too.
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LOGGED_MAX_ITEMS).map(shortened);
  return typeof value === 'string' ? withoutKeys(value.slice(0, LOGGED_MAX_CHARS)) : value;
}

function forOperator(refusal: Refusal, storeName: string): Refusal {
  const { code, cause } = refusal;
  if (code !== 'SERVICE_UNAVAILABLE' || cause === undefined) return refusal;
  const message = `The accounts service runs, but ${storeName} cannot be used: ${reasonOf(cause)}.`;
  return new Refusal(code, message, { cause });
}

/** The driver's error message, or its code: a name with several addresses fails without a message. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message !== '' || !('code' in cause) ? cause.message : String(cause.code);
}
