import { LIMITS } from '#contract/limits.ts';
import { Refusal } from '#contract/refusal.ts';
import type {
  BeginRequest,
  BeginResponse,
  RecallRequest,
  RecallResponse,
  ReleaseRequest,
  ReleaseResponse,
  RenewRequest,
  RenewResponse,
  SettleRequest,
  SettleResponse,
} from '#proto/accounts/v1/accounts.ts';
import type { AccountsContext } from '../context.ts';
import {
  commitGeneration,
  extendLease,
  releaseGeneration,
  releaseOverdueHolder,
  startGeneration,
  wasCommittedBy,
} from './generation.ts';
import {
  claimKey,
  findStored,
  freeExpiredKey,
  readStored,
  storeResult,
  type IdempotencyClaim,
  type StoredResult,
} from './idempotency.ts';
import { recordFailure, recordInLedger } from './ledger.ts';
import { reservationsReleased } from '../metrics.ts';
import { charge, reserve } from '../quota/quota.ts';
import type { Queryable } from '../storage/database.ts';
import { hexOfSha256 } from '../sha256.ts';
import { countUsage } from './usage.ts';

const NOT_HELD =
  'This request no longer holds its generation: the lease ended, or it was released. Nothing was billed. Retry with backoff.';

const NO_FACTS = { restarts: 0, repairs: 0 };

/**
 * Returns the stored result of the idempotency key, or claims the key and reserves one generation of the month. Only a
 * claim needs quota, so a stored result is replayed even when none is left.
 *
 * @throws Refusal VALIDATION_ERROR, IDEMPOTENCY_KEY_IN_USE or QUOTA_EXCEEDED, with nothing claimed
 */
export async function begin(context: AccountsContext, request: BeginRequest): Promise<BeginResponse> {
  const bodySha256 = hexOfSha256(request.bodySha256, 'body_sha256');
  const { workspaceId, keyId, idempotencyKey } = request;
  if (idempotencyKey !== undefined) requireKeyLength(idempotencyKey);
  const holder = { generationId: `gen_${context.newId()}`, attemptToken: context.newId() };
  const { outcome, tookOver } = await context.database.unflushed(async (transaction): Promise<Begun> => {
    const nowMs = context.now();
    const claim = { workspaceId, bodySha256, generationId: holder.generationId };
    const held =
      idempotencyKey === undefined ? CLAIMED : await claimOrReplay(transaction, { ...claim, idempotencyKey }, nowMs);
    if (held.replay !== undefined) return { outcome: { $case: 'replay', value: held.replay }, tookOver: held.tookOver };
    const cycle = await reserve(transaction, workspaceId, nowMs);
    await startGeneration(transaction, { ...holder, cycle, keyId, leaseUntilMs: nowMs + context.leaseMs, nowMs });
    const value = { ...holder, leaseMs: context.leaseMs };
    return { outcome: { $case: 'claimed', value }, tookOver: held.tookOver };
  });
  if (tookOver) reservationsReleased.inc({ by: 'takeover' });
  return { outcome };
}

type Begun = { outcome: BeginResponse['outcome']; tookOver: boolean };

/** The result that is stored under a key, or, without one, the key is claimed now; `tookOver`: from a holder that is dead. */
type Held = { replay: StoredResult | undefined; tookOver: boolean };

const CLAIMED: Held = { replay: undefined, tookOver: false };

async function claimOrReplay(transaction: Queryable, claim: IdempotencyClaim, nowMs: number): Promise<Held> {
  if (await claimKey(transaction, claim)) return CLAIMED;
  const { workspaceId, idempotencyKey } = claim;
  // An expired holder is dead: its key is free, for any body. If it settles after all, it is refused as released.
  const tookOver = await releaseOverdueHolder(transaction, workspaceId, idempotencyKey, nowMs);
  await freeExpiredKey(transaction, workspaceId, idempotencyKey, nowMs);
  if (await claimKey(transaction, claim)) return { replay: undefined, tookOver };
  return { replay: await readStored(transaction, claim), tookOver };
}

/**
 * Returns the stored result of the idempotency key for exactly these bytes, if there is one; claims nothing.
 *
 * @throws Refusal IDEMPOTENCY_KEY_IN_USE
 */
export async function recall(context: AccountsContext, request: RecallRequest): Promise<RecallResponse> {
  const bodySha256 = hexOfSha256(request.bodySha256, 'body_sha256');
  const { workspaceId, idempotencyKey } = request;
  requireKeyLength(idempotencyKey);
  return { replay: await findStored(context.database, { workspaceId, idempotencyKey, bodySha256 }, context.now()) };
}

/**
 * Renews a running generation's lease. An expired lease may still be renewed as long as nobody has taken it over.
 *
 * @throws Refusal SERVICE_UNAVAILABLE when the token no longer holds the generation
 */
export async function renew(context: AccountsContext, holder: RenewRequest): Promise<RenewResponse> {
  const leaseUntilMs = context.now() + context.leaseMs;
  if (!(await context.database.unflushed((transaction) => extendLease(transaction, holder, leaseUntilMs)))) {
    throw new Refusal('SERVICE_UNAVAILABLE', NOT_HELD);
  }
  return { leaseMs: context.leaseMs };
}

/**
 * Bills a generation: ledger row, reserved to used, stored result, all in one transaction. A second call with the same
 * token succeeds and changes nothing.
 *
 * @throws Refusal SERVICE_UNAVAILABLE, with nothing billed, when the token no longer holds the generation
 */
export async function settle(context: AccountsContext, request: SettleRequest): Promise<SettleResponse> {
  return context.database.transaction(async (transaction) => {
    const committed = await commitGeneration(transaction, request);
    if (committed === undefined) {
      if (await wasCommittedBy(transaction, request)) return {};
      throw new Refusal('SERVICE_UNAVAILABLE', NOT_HELD);
    }
    const nowMs = context.now();
    await recordInLedger(transaction, {
      ...request,
      ...committed,
      metadataJson: request.metadataJson,
      facts: request.facts,
      billedAtMs: nowMs,
    });
    await storeResult(transaction, request.generationId, request.resultJson, nowMs);
    await charge(transaction, committed.cycle);
    const { workspaceId } = committed.cycle;
    const { inputTokens, outputTokens, facts: { restarts, repairs } = NO_FACTS } = request;
    const counts = { completed: 1, failed: 0, restarts, repairs, inputTokens, outputTokens };
    await countUsage(transaction, { workspaceId, keyId: committed.keyId, ...counts }, nowMs);
    return {};
  });
}

/**
 * Releases reservation and key and records the failure, if the request has one. Does nothing when the token no longer
 * holds the generation.
 */
export async function release(context: AccountsContext, request: ReleaseRequest): Promise<ReleaseResponse> {
  const { generationId, failure } = request;
  const released = await context.database.unflushed(async (transaction) => {
    const owner = await releaseGeneration(transaction, request);
    if (owner !== undefined && failure !== undefined) {
      const endedAtMs = context.now();
      const { restarts, repairs } = failure.facts ?? NO_FACTS;
      await recordFailure(transaction, { ...failure, ...owner, generationId, endedAtMs });
      const counts = { completed: 0, failed: 1, restarts, repairs, inputTokens: 0, outputTokens: 0 };
      await countUsage(transaction, { ...owner, ...counts }, endedAtMs);
    }
    return owner !== undefined;
  });
  if (released) reservationsReleased.inc({ by: 'holder' });
  return {};
}

function requireKeyLength(idempotencyKey: string): void {
  if (idempotencyKey !== '' && idempotencyKey.length <= LIMITS.idempotencyKeyMaxChars) return;
  const message = `\`Idempotency-Key\` must have 1 to ${LIMITS.idempotencyKeyMaxChars} characters.`;
  throw new Refusal('BAD_REQUEST', message, { field: 'Idempotency-Key' });
}
