import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { BenchServices } from './bench-services.ts';

/** One frame of an event stream, and when its last byte arrived, in epoch milliseconds with fractions. */
export type Frame = { text: string; atMs: number };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Epoch milliseconds with fractions; the same clock in every process of the machine. */
export function clockMs(): number {
  return performance.timeOrigin + performance.now();
}

/** Composes through the service and hands over each frame as it arrives. */
export function readCompose(
  { url, apiKey }: BenchServices,
  body: object,
  onFrame: (frame: Frame) => void,
  signal?: AbortSignal,
): Promise<void> {
  return readStream(`${url}/v1/compose`, apiKey, body, onFrame, signal);
}

/** Reads the backend's own answer, without our service, and hands over each frame as it arrives. */
export function readBackend(
  { backendUrl }: BenchServices,
  model: string,
  onFrame: (frame: Frame) => void,
): Promise<void> {
  const body = { model, stream: true, messages: [{ role: 'user', content: 'A page of texts' }] };
  return readStream(`${backendUrl}/chat/completions`, 'any-text', body, onFrame);
}

async function readStream(
  url: string,
  apiKey: string,
  body: object,
  onFrame: (frame: Frame) => void,
  signal?: AbortSignal,
): Promise<void> {
  const call = request(url, {
    method: 'POST',
    agent,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
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
