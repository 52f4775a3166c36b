import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ComposeRequest } from '#contract/compose-request.ts';
import { readComposeRequest } from '#contract/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import type { BeginResponse, Plan } from '#proto/accounts/v1/accounts.ts';
import { answerBuffered } from './answer-buffered.ts';
import { answerWithReplay } from './answer-replay.ts';
import { answerWithStream } from './answer-stream.ts';
import { authorizeCaller, type Caller, requireComposeRight } from './authorize-caller.ts';
import { composerRequest, jsonOf } from './composer-request.ts';
import type { Gateway } from './gateway.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { readJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import { type GatewayHandler, type GatewayResponse, since } from './request-facts.ts';

/**
 * POST /v1/compose, in this order: key, burst, payment, scope, body, the plan's component limit, idempotency, quota,
 * compose. Whatever is refused on the way is thrown, for the error response.
 *
 * Source: service spec, "POST /v1/compose" and "Errors", rules 3 and 4.
 */
export function composeRoute(gateway: Gateway): GatewayHandler {
  return (request, response) => (response.locals.work = answerCompose(gateway, request, response));
}

async function answerCompose(gateway: Gateway, request: IncomingMessage, response: GatewayResponse): Promise<void> {
  const { accounts, composer, ongoing, config } = gateway;
  const signal = ongoing.watch(response);
  const caller = await authorizeCaller(accounts, request, response, { skipUsage: true });
  requireComposeRight(caller);
  const key = idempotencyKey(request);
  const bytes = await readBody(request, config.bodyTimeoutMs);
  const body = readComposeRequest(await readJson(bytes));
  requireComponentRoom(body, caller.plan);
  signal.throwIfAborted();
  const begun = await begin(gateway, caller, key, bytes, response);
  const { pingIntervalMs, slowReaderTimeoutMs } = config;
  const answer = { response, signal, pingIntervalMs, slowReaderTimeoutMs };
  if (begun.$case === 'replay') return answerWithReplay(begun.value, answer);
  const claimed = begun.value;
  const generation = {
    accounts,
    composer,
    claimed,
    request: composerRequest(body, claimed.generationId),
    metadataJson: jsonOf(body.metadata),
    origin: response.locals,
    signal,
  };
  const answerOnce = body.stream === false ? answerBuffered : answerWithStream;
  await answerOnce(generation, key !== undefined, answer);
}

async function begin(
  { accounts }: Gateway,
  { workspace, keyId }: Caller,
  key: string | undefined,
  bytes: Buffer,
  response: GatewayResponse,
): Promise<NonNullable<BeginResponse['outcome']>> {
  const startedMs = performance.now();
  const bodySha256 = hash('sha256', bytes, 'buffer');
  const request = { workspaceId: workspace.id, keyId, idempotencyKey: key, bodySha256 };
  const { outcome } = await accounts.begin(request, response.locals);
  if (outcome === undefined) throw Refusal.from(new Error('accounts began without an outcome'));
  const { generationId } = outcome.value;
  const beginMs = since(startedMs);
  Object.assign(response.locals, { generationId, beginMs });
  response.set('x-generation-id', generationId);
  response.set('server-timing', `auth;dur=${response.locals.authorizeMs}, quota;dur=${beginMs}`);
  return outcome;
}

function requireComponentRoom({ custom_components: components = [] }: ComposeRequest, plan: Plan): void {
  const limit = plan.inlineComponentsLimit;
  if (components.length <= limit) return;
  const allowed = limit === 0 ? 'the plan does not include any' : `the plan allows at most ${limit}`;
  const message = `\`custom_components\` has ${components.length} entries; ${allowed}. Send fewer or upgrade.`;
  throw new Refusal('FEATURE_LIMIT', message, { field: 'custom_components' });
}
