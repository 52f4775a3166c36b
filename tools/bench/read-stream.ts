import { once } from 'node:events';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { Target } from './bench-services.ts';

/** One frame of an event stream, and when its last byte arrived, in epoch milliseconds with fractions. */
export type Frame = { text: string; atMs: number };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Epoch milliseconds with fractions; the same clock in every process of the machine. */
export function clockMs(): number {
  return performance.timeOrigin + performance.now();
}

/** Composes through the service and hands over each frame as it arrives. */
export function readCompose(
  { url, apiKey }: Target,
  body: object,
  onFrame: (frame: Frame) => void,
  signal?: AbortSignal,
): Promise<void> {
  return readStream(`${url}/v1/compose`, bearer(apiKey), body, onFrame, signal);
}

/**
 * Asks for a chat completion as a stream, of the backend itself or of a gateway in front of it, and hands over each
 * frame as it arrives.
 *
 * @param url base URL, with `/v1`
 */
export function readChat(
  url: string,
  body: object,
  onFrame: (frame: Frame) => void,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  return readStream(`${url}/chat/completions`, { ...bearer('any-text'), ...headers }, body, onFrame);
}

function bearer(key: string): OutgoingHttpHeaders {
  return { authorization: `Bearer ${key}` };
}

async function readStream(
  url: string,
  headers: OutgoingHttpHeaders,
  body: object,
  onFrame: (frame: Frame) => void,
  signal?: AbortSignal,
): Promise<void> {
  const call = request(url, {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(signal !== undefined && { signal }),
  });
  call.end(JSON.stringify(body));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  let rest = '';
  for await (const text of response.setEncoding('utf8') as AsyncIterable<string>) {
    const atMs = clockMs();
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) onFrame({ text: frame, atMs });
  }
}
