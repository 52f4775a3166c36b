import { closeOnSignal, runMain } from '#services/process/run-main.ts';
import { createLogger } from '#services/process/logger.ts';
import { serveMetrics } from '#services/process/metrics.ts';
import { warnOfMisspelt } from '#services/process/read-environment.ts';
import { readConfig } from './config.ts';
import { startMcpServer } from './server.ts';

await runMain(async () => {
  const config = readConfig();
  const log = createLogger('mcp', config.logLevel);
  warnOfMisspelt(config.misspelt, log);
  const server = await startMcpServer(config, { log });
  const stopMetrics = await serveMetrics('mcp', config.host, config.metricsPort);
  closeOnSignal(
    [
      ['mcp', () => server.close()],
      ['metrics', stopMetrics],
    ],
    log,
    config.composeTimeoutMs + 10_000,
  );
  log.info({ url: `${server.url}/mcp` }, 'mcp server ready');
});
