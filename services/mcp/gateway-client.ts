import { type ErrorCode, ERRORS } from '#contract/error-code.ts';
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
  const dataOf = async <Data>(response: Response): Promise<Data> => ((await response.json()) as { data: Data }).data;
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

async function refusalIn(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as { error?: { code?: string; message?: string } };
  const { code = '', message } = body.error ?? {};
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Refusal(Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'SERVICE_UNAVAILABLE', message, {
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  });
}
