import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ModelUnavailable } from './model.ts';

/** Where a backend is, and the key that it knows us by. */
export type Backend = { baseUrl: string; apiKey: string };

/** Statuses that judge the one request, such as a prompt too long for the model, and say nothing about the backend. */
const REFUSED_CALL = new Set<unknown>([400, 413, 422]);

/**
 * Asks a backend for a chat completion, over a connection that is kept for the next call.
 *
 * @param body the request as JSON text
 * @returns the answer from its first byte on, with a status of success; what breaks later is thrown by who reads it
 * @throws ModelUnavailable when the backend cannot be reached or answers with another status; it does not repeat the
 *   backend's own words, in which the key or the prompt may stand
 * @throws Error when `signal` aborts
 *
 * Source: OpenAI API reference, "Create chat completion".
 */
export async function postChat(backend: Backend, body: string, signal: AbortSignal): Promise<IncomingMessage> {
  const answer = await send(backend, body, signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new ModelUnavailable('the backend cannot be reached', { cause });
  });
  const { statusCode: status = 0 } = answer;
  if (status >= 200 && status < 300) return answer;
  // Nobody reads on, and an error page may have no end.
  answer.destroy();
  throw new ModelUnavailable(`the backend answered ${status}`, { refusedCall: REFUSED_CALL.has(status) });
}

function send({ baseUrl, apiKey }: Backend, body: string, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/chat/completions`;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'ui-composition-service',
  };
  return new Promise((resolve, reject) => {
    // The listener stays: what breaks after the first byte of the answer is told here too.
    const call = request(url, { method: 'POST', headers, signal }, resolve).on('error', reject);
    call.end(body);
  });
}
