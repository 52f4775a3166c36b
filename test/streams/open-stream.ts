import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';

/** A compose request whose answer is read only as far as the test asks. */
export type OpenStream = {
  request: ClientRequest;
  response: IncomingMessage;
  /** Reads until the text so far matches, and returns all of it; rejects when the stream ends first. */
  readUntil(pattern: RegExp): Promise<string>;
  /** Reads at least this much in all. */
  readBytes(bytes: number): Promise<void>;
  /** Reads to the end and returns everything; what was cut off ends with a mark. */
  readAll(): Promise<string>;
  /** Hangs up. */
  leave(): void;
};

/** Posts to /v1/compose over a connection of its own and waits for the headers of the answer. Nothing is read until asked. */
export async function openStream(
  url: string,
  apiKey: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const request = postAlone(url, apiKey, body, headers);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  let text = '';
  const readWhile = async (wanting: () => boolean): Promise<void> => {
    while (wanting()) {
      const chunk = response.read() as Buffer | null;
      if (chunk !== null) text += chunk.toString('utf8');
      else if (response.readableEnded || response.closed) throw new Error(`the stream ended: ${text.slice(-500)}`);
      else await nextChange(response);
    }
  };
  const readUntil = async (pattern: RegExp): Promise<string> => {
    await readWhile(() => !pattern.test(text));
    return text;
  };
  return {
    request,
    response,
    readUntil,
    readBytes: (bytes) => readWhile(() => text.length < bytes),
    readAll: async () => {
      await readWhile(() => true).catch(() => undefined);
      return response.complete ? text : `${text}<cut>`;
    },
    leave: () => request.destroy(),
  };
}

function nextChange(response: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const names = ['readable', 'end', 'close'] as const;
    const onChange = (): void => {
      for (const name of names) response.off(name, onChange);
      resolve();
    };
    for (const name of names) response.on(name, onChange);
  });
}

/** Posts to /v1/compose over a connection of its own, which can be destroyed at any time. */
export function postAlone(
  url: string,
  apiKey: string,
  body: object,
  headers: Record<string, string> = {},
): ClientRequest {
  const all = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers };
  const request = httpRequest(`${url}/v1/compose`, { method: 'POST', headers: all, agent: false });
  request.end(JSON.stringify(body));
  return request;
}

/** Names of the events in the text of a stream, in order; comments are left out. */
export function eventNames(text: string): string[] {
  return [...text.matchAll(/^event: (.+)$/gm)].map(([, name]) => name ?? '');
}
