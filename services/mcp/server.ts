import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { answerConnectionErrors, closeServer, listen, urlOf } from '#services/process/http-server.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import { unaryCall } from '#services/rpc/unary.ts';
import { Metadata } from '@grpc/grpc-js';
import { ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import { createApp } from './app.ts';
import type { McpConfig } from './config.ts';
import { connectGateway } from './gateway-client.ts';
import { readView } from './resources.ts';

const JUDGE_TIMEOUT_MS = 5_000;

/** Well within the minute after which many clients give a call up that says nothing. */
const PROGRESS_EVERY_MS = 10_000;

/** An MCP server that is listening. */
export type McpHttpServer = {
  /** Base URL; the endpoint is at `/mcp`. */
  url: string;
  close(): Promise<void>;
};

/** Parts that tests replace, besides the log. */
type Parts = { log: Logger; view?: string; progressEveryMs?: number };

/**
 * Starts the MCP server. The gateway and the composer need not be running yet.
 *
 * @throws BadConfiguration when the address cannot be bound
 */
export async function startMcpServer(
  config: McpConfig,
  { log, view = readView(), progressEveryMs = PROGRESS_EVERY_MS }: Parts,
): Promise<McpHttpServer> {
  const composer = connectClient(ComposerServiceClient, config.composerAddress, config.tls);
  let isReady = true;
  const app = createApp({
    log,
    view,
    progressEveryMs,
    gateway: connectGateway(config.gatewayUrl, config.composeTimeoutMs),
    judge: async (spec, strict) => {
      const request = { specJson: JSON.stringify(spec), strict };
      const options = { timeoutMs: JUDGE_TIMEOUT_MS, metadata: new Metadata() };
      const { valid, findings } = await unaryCall(composer.validateSpec.bind(composer), request, options);
      return { valid, findings: findings.map(({ pointer, code, message }) => ({ pointer, code, message })) };
    },
    isReady: () => isReady,
  });
  const server = createServer(app);
  answerConnectionErrors(server);
  await listen(server, config, { host: 'HOST', port: 'MCP_PORT' });
  return {
    url: urlOf(server, config.host),
    close: async () => {
      isReady = false;
      await closeServer(server, config.composeTimeoutMs);
      composer.close();
    },
  };
}
