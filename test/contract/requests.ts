import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import { ComposeEvent } from '#contract/compose-event.ts';
import type { ErrorCode } from '#contract/error-code.ts';

type Body = string | Uint8Array<ArrayBuffer> | object;

/** Calls POST /v1/compose. A body that is no text or bytes is sent as JSON. Headers set to null are left out. */
export function postCompose(
  url: string,
  apiKey: string | undefined,
  body: Body,
  headers: Record<string, string | null> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const all = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    ...headers,
  };
  const sent = Object.entries(all).filter((header): header is [string, string] => header[1] !== null);
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return fetch(`${url}/v1/compose`, {
    method: 'POST',
    headers: Object.fromEntries(sent),
    body: bytes,
    ...(signal !== undefined && { signal }),
  });
}

/** Calls GET on any path, with a key if there is one. */
export function get(url: string, path: string, apiKey?: string): Promise<Response> {
  return fetch(`${url}${path}`, { headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` } });
}

/** Expects the error envelope with exactly this status and code, and returns its message. */
export async function expectError(response: Response, status: number, code: ErrorCode): Promise<string> {
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toEqual([
    status,
    { success: false, error: { message: expect.any(String) as string, code } },
  ]);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  if (code !== 'RATE_LIMITED') expect(response.headers.get('retry-after')).toBeNull();
  const { error } = JSON.parse(text) as { error: { message: string } };
  return error.message;
}

/** Reads an event stream to its end. Every event is checked against the contract, and its name against its `type`. */
export async function readEvents(response: Response): Promise<ComposeEvent[]> {
  const events: ComposeEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}

/** The events of a stream as they arrive. */
export async function* eventsOf(response: Response): AsyncGenerator<ComposeEvent, void, undefined> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const waiting: ComposeEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const parsed = ComposeEvent.parse(JSON.parse(data));
      expect(parsed.type).toBe(event);
      waiting.push(parsed);
    },
    onError: (error) => {
      throw error;
    },
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* waiting.splice(0);
  }
}

/** `data` of a success envelope. */
export async function dataOf(response: Response, status = 200): Promise<Record<string, unknown>> {
  const body = (await response.json()) as { success: boolean; data: Record<string, unknown> };
  expect([response.status, body]).toEqual([status, { success: true, data: expect.any(Object) as object }]);
  return body.data;
}
