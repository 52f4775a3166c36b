import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isApiKey } from '#contract/api-key.ts';
import { ERRORS } from '#contract/error-code.ts';
import { findJsonFault } from '#contract/json/json-fault.ts';
import { LIMITS } from '#contract/limits.ts';
import { fieldRefusal } from '#contract/read-fields.ts';
import { Refusal } from '#contract/refusal.ts';
import { jsonBody } from '#services/process/json-body.ts';
import { VERSION } from '#services/process/version.ts';
import type { McpContext } from './gateway-client.ts';
import { registerPrompts, registerResources } from './resources.ts';
import { registerCatalogTools, registerComposeTools } from './tools.ts';
import { Histogram } from '#services/process/metrics.ts';

/** Most messages of a batch, all of which are answered in one turn of the event loop. Current clients send none. */
const BATCH_MAX_MESSAGES = 5;

/** Dependencies of the endpoint. */
export type McpParts = Pick<McpContext, 'gateway' | 'judge' | 'progressEveryMs'> & {
  log: Logger;
  /** The page that draws a spec. */
  view: string;
  isReady: () => boolean;
};

const INSTRUCTIONS =
  'Composes working user interfaces. Call compose_ui when people are better served by an interface than by text: forms, tables, dashboards, choices. Change one with edit_ui; after an action, next_screen.';

/**
 * The MCP endpoint: Streamable HTTP without sessions, so that any replica can answer any request.
 *
 * Source: Model Context Protocol, "Streamable HTTP".
 */
export function createApp(parts: McpParts): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  app.get(
    '/readyz',
    (_request, response) => void response.status(parts.isReady() ? 200 : 503).json({ ready: parts.isReady() }),
  );
  app.post('/mcp', requireKey, ...jsonBody(LIMITS.bodyMaxBytes), refuseUnsafe, answerMessage(parts));
  app.all('/mcp', (_request, response) =>
    fail(response.set('allow', 'POST'), 405, 'There are no sessions here: send POST.'),
  );
  app.use((_request, response) => fail(response, 404, 'The endpoint is POST /mcp.'));
  const onError: ErrorRequestHandler = (thrown: unknown, _request, response, _next) => {
    const { code, message } = Refusal.from(thrown);
    if (response.headersSent) response.destroy();
    else fail(response, ERRORS[code].httpStatus, `${code}: ${message}`);
  };
  return app.use(onError);
}

// A malformed key is refused here; whether it is active is the gateway's decision.
const requireKey: RequestHandler = (request, response, next) => {
  const [, key = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (isApiKey(key)) return next();
  fail(response.set('www-authenticate', 'Bearer'), 401, 'Send a live key: `Authorization: Bearer uic_live_…`.');
};

// Before anything walks or copies the message.
const refuseUnsafe: RequestHandler = ({ body }, _response, next) => {
  if (Array.isArray(body) && body.length > BATCH_MAX_MESSAGES) {
    const message = `A batch of ${body.length} messages; at most ${BATCH_MAX_MESSAGES} are answered at once, send the others apart.`;
    throw new Refusal('BAD_REQUEST', message);
  }
  const fault = findJsonFault(body);
  if (fault !== undefined) throw fieldRefusal(fault.path, fault.message);
  next();
};

function answerMessage({ log, view, ...parts }: McpParts): RequestHandler {
  return async (request, response) => {
    const startedMs = performance.now();
    const context = { ...parts, authorization: request.headers.authorization ?? '' };
    const server = new McpServer({ name: 'ui-composition', version: VERSION }, { instructions: INSTRUCTIONS });
    registerComposeTools(server, context);
    registerCatalogTools(server, context);
    registerResources(server, view, context);
    registerPrompts(server);
    const transport = new StreamableHTTPServerTransport({});
    response.once('close', () => {
      const outcome = { ...methodOf(request.body), status: response.statusCode };
      countRequest(outcome.method, (performance.now() - startedMs) / 1000);
      log.info({ ...outcome, durationMs: Math.round(performance.now() - startedMs) }, 'message answered');
      // Cancels the composition of a caller that has disconnected.
      void server.close();
    });
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body);
  };
}

const METHODS = new Set([
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/read',
  'resources/templates/list',
  'prompts/list',
  'prompts/get',
]);

// Only known methods: anything that a caller sends would make the label unbounded.
function methodOf(body: unknown): { method: string } {
  const method = (body as { method?: unknown } | undefined)?.method;
  return { method: typeof method === 'string' && METHODS.has(method) ? method : 'other' };
}

function fail(
  response: { status: (code: number) => { json: (body: object) => unknown } },
  status: number,
  message: string,
): void {
  response.status(status).json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
}

const durationSeconds = new Histogram({
  name: 'uic_mcp_message_duration_seconds',
  help: 'Duration of messages to the MCP server, by method.',
  labelNames: ['method'],
  buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120, 240],
});
durationSeconds.zero({ method: 'tools/call' });

/** Records an answered message. */
function countRequest(method: string, seconds: number): void {
  durationSeconds.observe({ method }, seconds);
}
