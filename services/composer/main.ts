import { closeOnSignal, runMain } from '#services/process/run-main.ts';
import { createLogger } from '#services/process/logger.ts';
import { serveMetrics } from '#services/process/metrics.ts';
import { warnOfMisspelt } from '#services/process/read-environment.ts';
import { startTracing } from '#services/process/tracing.ts';
import { readConfig } from './config.ts';
import { startComposer } from './server.ts';

/** Longest time that running compositions may take to finish after SIGTERM. */
const GRACE_MS = 240_000;

await runMain(async () => {
  const config = readConfig();
  const log = createLogger('composer', config.logLevel);
  warnOfMisspelt(config.misspelt, log);
  const stopTracing = await startTracing('composer', config.tracing, log);
  const server = await startComposer(config, { log });
  const stopMetrics = await serveMetrics('composer', undefined, config.metricsPort);
  closeOnSignal(
    [
      ['composer', () => server.close(GRACE_MS)],
      ['traces', stopTracing],
      ['metrics', stopMetrics],
    ],
    log,
    GRACE_MS + 5_000,
  );
  log.info({ address: server.address }, 'composer ready');
});
