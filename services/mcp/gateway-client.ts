import { isErrorCode } from '#contract/error-code.ts';
import { isJsonObject } from '#contract/json/json.ts';
import type { PublicCatalog } from '#contract/public-catalog.ts';
import { Refusal } from '#contract/refusal.ts';

/** The gateway's public API as the MCP server uses it. */
export type GatewayClient = {
  /** POST /v1/compose, buffered, with the caller's own key. @throws Refusal the gateway's */
  compose(request: object, authorization: string, signal: AbortSignal): Promise<ComposeData>;
  /** Checks that a key is active, by GET /v1/me. @throws Refusal */
  checkKey(authorization: string, signal: AbortSignal): Promise<void>;
  /** GET /v1/catalog with this query. @throws Refusal */
  catalog(query: string, signal: AbortSignal): Promise<PublicCatalog>;
  /** A Markdown page. @throws Refusal */
  page(path: string, signal: AbortSignal): Promise<string>;
};

/** `data` of a buffered answer. */
export type ComposeData = { generation_id: string; spec: object; [member: string]: unknown };

/** @param timeoutMs longest composition */
export function connectGateway(baseUrl: string, timeoutMs: number): GatewayClient {
  const call = async (path: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> => {
    const signal = AbortSignal.any([init.signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(`${baseUrl}${path}`, { ...init, signal }).catch((cause: unknown) => {
      init.signal.throwIfAborted();
      throw new Refusal('SERVICE_UNAVAILABLE', 'The service cannot be reached. Nothing was billed; retry.', { cause });
    });
    if (!response.ok) throw await refusalIn(response);
    return response;
  };
  return {
    compose: async (request, authorization, signal) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const body = JSON.stringify({ ...request, stream: false });
      return dataOf(await call('/v1/compose', { method: 'POST', headers, body, signal }));
    },
    checkKey: async (authorization, signal) => {
      await (await call('/v1/me', { headers: { authorization }, signal })).body?.cancel();
    },
    catalog: async (query, signal) => dataOf(await call(`/v1/catalog${query}`, { signal })),
    page: async (path, signal) => (await call(path, { signal })).text(),
  };
}

async function dataOf<Data>(response: Response): Promise<Data> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw notTheGateway(cause);
  });
  if (isJsonObject(body) && isJsonObject(body['data'])) return body['data'] as Data;
  throw notTheGateway(body);
}

function notTheGateway(cause: unknown): Refusal {
  const message = 'The service has not answered as it should: its operator may have to correct GATEWAY_URL.';
  return new Refusal('SERVICE_UNAVAILABLE', message, { cause });
}

async function refusalIn(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, message } = isJsonObject(body) && isJsonObject(body['error']) ? body['error'] : {};
  if (typeof code !== 'string' || !isErrorCode(code)) return notTheGateway(new Error(`status ${response.status}`));
  const retryAfter = response.headers.get('retry-after') ?? '';
  return new Refusal(code, typeof message === 'string' ? message : undefined, {
    ...(/^\d+$/.test(retryAfter) && { retryAfterSeconds: Number(retryAfter) }),
  });
}

/** Dependencies of the tools of one request. */
export type McpContext = {
  gateway: GatewayClient;
  /** The caller's `Authorization` header, forwarded unchanged. */
  authorization: string;
  /** Validates a spec. @throws Refusal when the composer cannot be reached */
  judge: (spec: object, strict: boolean) => Promise<Verdict>;
  /** How often a caller who wants to hear of the progress of a composition does. */
  progressEveryMs: number;
};

/** The result of validating a spec. */
export type Verdict = { valid: boolean; findings: { pointer: string; code: string; message: string }[] };
