import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { errorBody, modelsBody, play } from './play.ts';
import type { ChatRequestBody, ReceivedRequest, ScriptSource } from './script.ts';
import { findScript, SCRIPTS } from './scripts/script-by-name.ts';

const REQUESTS_KEPT = 10_000;

/** A running scripted backend. */
export type ModelBackend = {
  /** Base URL as clients of OpenAI want it, such as `http://127.0.0.1:40123/v1`. */
  url: string;
  /** The chat completion requests received, oldest first; the latest 10,000 are kept. */
  requests: ReceivedRequest[];
  /** Adds or replaces the script of a model name. */
  script(model: string, source: ScriptSource): void;
  /** Breaks all open connections and frees the port. */
  close(): Promise<void>;
};

/** Where to listen (0: any free port), and scripts of one's own by model name, before those that come with it. */
type Options = { port?: number; scripts?: Record<string, ScriptSource> };

/**
 * Starts an OpenAI-compatible server on 127.0.0.1 whose models answer by script: `POST /v1/chat/completions`, as a
 * stream or whole, and `GET /v1/models`. The model name chooses the script; an unknown name is answered with 404, as
 * OpenAI does.
 */
export async function startModelBackend({ port = 0, scripts = {} }: Options = {}): Promise<ModelBackend> {
  const own = new Map<string, ScriptSource>(Object.entries(scripts));
  const requests: ReceivedRequest[] = [];

  const server = createServer((request, response) => {
    route(request, response).catch((thrown: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, errorBody(String(thrown), 'invalid_request_error'));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (model, source) => void own.set(model, source),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = `${request.method} ${request.url?.split('?')[0]}`;
    if (path === 'POST /v1/chat/completions') return chat(request, response);
    if (path === 'GET /v1/models') return sendJson(response, 200, modelsBody([...own.keys(), ...SCRIPTS.keys()]));
    sendJson(response, 404, errorBody(`Unknown request URL: ${path}.`, 'invalid_request_error', 'unknown_url'));
  }

  async function chat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = record(request, (await json(request)) as ChatRequestBody);
    const source = own.get(received.body.model) ?? findScript(received.body.model);
    if (source === undefined) {
      received.outcome = 'answered';
      const message = `The model \`${received.body.model}\` does not exist.`;
      return sendJson(response, 404, errorBody(message, 'invalid_request_error', 'model_not_found'));
    }
    const left = new AbortController();
    response.on('close', () => left.abort());
    const script = typeof source === 'function' ? source(received) : source;
    const head = { id: `chatcmpl-${requests.length}`, created: Math.floor(received.receivedAtMs / 1000) };
    try {
      received.outcome = await play({
        script,
        request: received,
        response,
        head: { ...head, model: received.body.model },
        signal: left.signal,
      });
    } catch (thrown) {
      if (!left.signal.aborted) throw thrown;
      received.outcome = 'aborted';
    } finally {
      received.endedAtMs = Date.now();
    }
  }

  function record(request: IncomingMessage, body: ChatRequestBody): ReceivedRequest {
    const received: ReceivedRequest = {
      headers: request.headers,
      body,
      receivedAtMs: Date.now(),
      outcome: 'running',
      endedAtMs: undefined,
      charsSent: 0,
    };
    requests.push(received);
    if (requests.length > REQUESTS_KEPT) requests.shift();
    return received;
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A base URL where nothing listens, so that connecting to it is refused. */
export async function unreachableUrl(): Promise<string> {
  const backend = await startModelBackend();
  await backend.close();
  return backend.url;
}
