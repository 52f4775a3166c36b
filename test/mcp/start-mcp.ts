import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { readConfig as readComposerConfig } from '#services/composer/config.ts';
import { startComposer } from '#services/composer/server.ts';
import { readConfig } from '#services/mcp/config.ts';
import { startMcpServer } from '#services/mcp/server.ts';
import { createLogger } from '#services/process/logger.ts';
import type { Services } from '#test/contract/services.ts';
import { buildView } from './build-view.ts';
import { startServices } from '#test/contract/start-services.ts';

/** The MCP server with the real services behind it. */
export type TestedMcp = {
  /** Address of the endpoint. */
  endpoint: string;
  services: Services;
  /** The official client, with this key; of this server, or of another one. */
  connect: (apiKey: string, url?: string) => Promise<Client>;
  close: () => Promise<void>;
};

/** Starts everything on free ports; the built-in composer composes. */
export async function startTestedMcp(): Promise<TestedMcp> {
  const log = createLogger('test', 'silent');
  const composerConfig = readComposerConfig({ COMPOSER_LISTEN: '127.0.0.1:0', COMPOSE_MODELS: 'builtin' });
  const composer = await startComposer(composerConfig, { log });
  const services = await startServices({ composerAddress: composer.address });
  const mcp = await startMcpServer(
    readConfig({ MCP_PORT: '0', GATEWAY_URL: services.url, COMPOSER_ADDR: composer.address }),
    { log, view: await buildView() },
  );
  const clients: Client[] = [];
  return {
    endpoint: `${mcp.url}/mcp`,
    services,
    connect: async (apiKey, url = mcp.url) => {
      const client = new Client({ name: 'test', version: '1.0.0' });
      const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
      const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit });
      await client.connect(transport);
      clients.push(client);
      return client;
    },
    close: async () => {
      for (const client of clients) await client.close();
      await mcp.close();
      await services.close();
      await composer.close(0);
    },
  };
}
