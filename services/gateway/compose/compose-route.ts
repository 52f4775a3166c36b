import { hash } from 'node:crypto';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import type { BeginResponse } from '#proto/accounts/v1/accounts.ts';
import type { Accounts } from '../clients.ts';
import { answerBuffered, answerWithReplay, answerWithStream } from './answer.ts';
import { authorizeCaller, type Caller, requireComposeRight } from '../http/authorize-caller.ts';
import { composerRequest, jsonOf } from './composer-request.ts';
import type { Gateway } from '../gateway.ts';
import { readJson } from '#services/process/json-body.ts';
import { readBody } from '../http/read-body.ts';
import { refusalBeforeBegin } from './refusals-before-begin.ts';
import { linesFraming, SSE_FRAMING, wantsLines } from './event-framing.ts';
import { type RequestContext, type Route, since } from '../http/request-context.ts';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#contract/limits.ts';

/**
 * POST /v1/compose, in this order: key, burst, payment, scope, body, the plan's component limit, the
 * composer's check of the body, idempotency, quota, compose. A result stored for exactly these bytes is
 * replayed even when the component limit or the composer's check refuses. Refusals are thrown.
 *
 * Source: service spec, "POST /v1/compose" and "Errors", rules 3 and 4.
 */
export function composeRoute(gateway: Gateway): Route {
  return async (context) => {
    context.work = answerCompose(gateway, context);
    await context.work;
  };
}

async function answerCompose(gateway: Gateway, context: RequestContext): Promise<void> {
  const { request, response, origin } = context;
  const { accounts, composer, inFlight, config } = gateway;
  const signal = inFlight.watch(response);
  const caller = await authorizeCaller(accounts, context, { skipUsage: true });
  requireComposeRight(caller);
  const key = idempotencyKey(request);
  const bytes = await readBody(request, config.bodyTimeoutMs);
  const body = readComposeRequest(await readJson(bytes));
  const refusal = await refusalBeforeBegin(body, caller, composer, context);
  signal.throwIfAborted();
  const claim = { caller, key, bodySha256: hash('sha256', bytes, 'buffer') };
  const askedMs = performance.now();
  const begun = await (refusal === undefined ? begin(accounts, claim, context) : recall(accounts, claim, context));
  if (begun === undefined) throw refusal;
  const { pingIntervalMs, slowReaderTimeoutMs } = config;
  const framing = wantsLines(request.headers.accept) ? linesFraming(body) : SSE_FRAMING;
  const answer = { context, signal, framing, pingIntervalMs, slowReaderTimeoutMs };
  if (begun.$case === 'replay') return answerWithReplay(begun.value, answer);
  const claimed = begun.value;
  const generation = {
    accounts,
    composer,
    claimed,
    askedMs,
    request: composerRequest(body, claimed.generationId, caller.componentProfile),
    metadataJson: jsonOf(body.metadata),
    origin,
    signal,
  };
  const answerOnce = body.stream === false ? answerBuffered : answerWithStream;
  await answerOnce(generation, key !== undefined, answer);
}

/** Who claims a generation, under which key and for which body. */
type Claim = { caller: Caller; key: string | undefined; bodySha256: Buffer };
type Begun = NonNullable<BeginResponse['outcome']>;

async function begin(
  accounts: Accounts,
  { caller: { workspace, keyId }, key, bodySha256 }: Claim,
  context: RequestContext,
): Promise<Begun> {
  const startedMs = performance.now();
  const request = { workspaceId: workspace.id, keyId, idempotencyKey: key, bodySha256 };
  const { outcome } = await accounts.begin(request, context.origin);
  if (outcome === undefined) throw Refusal.from(new Error('accounts began without an outcome'));
  recordBegun(outcome, startedMs, context);
  return outcome;
}

/** The result stored for a request that is refused before Begin, if there is one. */
async function recall(
  accounts: Accounts,
  { caller: { workspace }, key, bodySha256 }: Claim,
  context: RequestContext,
): Promise<Begun | undefined> {
  if (key === undefined) return undefined;
  const startedMs = performance.now();
  const request = { workspaceId: workspace.id, idempotencyKey: key, bodySha256 };
  const { replay } = await accounts.recall(request, context.origin);
  if (replay === undefined) return undefined;
  const outcome: Begun = { $case: 'replay', value: replay };
  recordBegun(outcome, startedMs, context);
  return outcome;
}

function recordBegun({ value: { generationId } }: Begun, startedMs: number, { response, facts }: RequestContext): void {
  const beginMs = since(startedMs);
  const { authorizeMs, checkMs } = facts;
  Object.assign(facts, { generationId, beginMs });
  response.set('x-generation-id', generationId);
  const checked = checkMs === undefined ? '' : `check;dur=${checkMs}, `;
  response.set('server-timing', `auth;dur=${authorizeMs}, ${checked}quota;dur=${beginMs}`);
}

/**
 * The caller's `Idempotency-Key`, or undefined when there is none.
 *
 * @throws Refusal BAD_REQUEST when it is empty, longer than 255 chars, or sent more than once
 *
 * Source: service spec, "POST /v1/compose", request headers.
 */
function idempotencyKey(request: IncomingMessage): string | undefined {
  const keys = request.headersDistinct['idempotency-key'];
  if (keys === undefined) return undefined;
  const [key = ''] = keys;
  if (keys.length > 1) throw badIdempotencyKey('must be sent once');
  if (key === '') throw badIdempotencyKey('is empty; send 1 to 255 chars, or no such header');
  if (key.length > LIMITS.idempotencyKeyMaxChars) {
    throw badIdempotencyKey(`has ${key.length} chars; at most ${LIMITS.idempotencyKeyMaxChars} are allowed`);
  }
  return key;
}

function badIdempotencyKey(predicate: string): Refusal {
  return new Refusal('BAD_REQUEST', `\`Idempotency-Key\` ${predicate}.`, { field: 'Idempotency-Key' });
}
