import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

/** Statuses whose answer has no body, not even an empty one. Source: Fetch standard, "null body status". */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The SDK's requests over Node's own HTTP client, with connections kept alive. The built-in `fetch` holds on to what
 * was sent, a prompt of 40 kB as text and as bytes, until the answer has been read to its end, and takes longer to
 * start: see docs/decisions/0046.
 *
 * @throws Error when the backend cannot be reached, or `signal` aborts
 */
export async function post(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const message = await send(new URL(url instanceof Request ? url.url : url), init);
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(bodyOf(message), { status: message.statusCode ?? 0, headers });
}

function send(url: URL, { method = 'POST', headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { method, headers: Object.fromEntries(new Headers(headers)), ...(signal && { signal }) };
    // It stays: what breaks after the first byte of the answer is told here too.
    const call = request(url, options, resolve).on('error', reject);
    call.end(body);
  });
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> | null {
  if (!WITHOUT_BODY.has(message.statusCode ?? 0)) return Readable.toWeb(message);
  message.resume();
  return null;
}
