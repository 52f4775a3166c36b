import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway in front of the real one that passes on one event of a stream at a time. */
export type SteppedGateway = {
  url: string;
  /** Passes the next event on; false when the stream has ended. */
  step: () => Promise<boolean>;
  /** Passes everything on as it comes from now on. */
  letGo: () => void;
  close: () => void;
};

/** @param gatewayUrl the real gateway; every event is its own */
export async function startSteppedGateway(gatewayUrl: string): Promise<SteppedGateway> {
  let isStepping = true;
  let waiting = Promise.withResolvers<(() => boolean) | undefined>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
      const { authorization = '' } = request.headers;
      const answer = await fetch(`${gatewayUrl}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body.length === 0 ? {} : { body }),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      const text = await answer.text();
      if (!isStepping || request.method !== 'POST') return void response.end(text);
      const events = text.split(/(?<=\n\n)/);
      response.flushHeaders();
      waiting.resolve(() => {
        const event = events.shift();
        if (event === undefined) response.end();
        else response.write(event);
        return event !== undefined;
      });
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    step: async () => {
      const next = await waiting.promise;
      const isGoingOn = next?.() ?? false;
      if (!isGoingOn) waiting = Promise.withResolvers();
      return isGoingOn;
    },
    letGo: () => void (isStepping = false),
    close: () => void server.close(),
  };
}
