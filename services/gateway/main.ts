import { closeOnSignal, runMain } from '#services/process/run-main.ts';
import { createLogger } from '#services/process/logger.ts';
import { serveMetrics } from '#services/process/metrics.ts';
import { warnOfMisspelt } from '#services/process/read-environment.ts';
import { startTracing } from '#services/process/tracing.ts';
import { readConfig } from './config.ts';
import { startGateway } from './server.ts';

await runMain(async () => {
  const config = readConfig();
  const log = createLogger('gateway', config.logLevel);
  warnOfMisspelt(config.misspelt, log);
  const stopTracing = await startTracing('gateway', config.tracing, log);
  const gateway = await startGateway(config, { log });
  const stopMetrics = await serveMetrics('gateway', config.host, config.metricsPort);
  closeOnSignal(
    [
      ['gateway', () => gateway.close()],
      ['traces', stopTracing],
      ['metrics', stopMetrics],
    ],
    log,
    config.drainMs + config.shutdownGraceMs + 10_000,
  );
  log.info({ url: gateway.url }, 'gateway ready');
});
