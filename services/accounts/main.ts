import { closeOnSignal, runMain } from '#services/process/run-main.ts';
import { createLogger } from '#services/process/logger.ts';
import { serveMetrics } from '#services/process/metrics.ts';
import { warnOfMisspelt } from '#services/process/read-environment.ts';
import { startTracing } from '#services/process/tracing.ts';
import { readConfig } from './config.ts';
import { startAccounts } from './server.ts';

await runMain(async () => {
  const config = readConfig();
  const log = createLogger('accounts', config.logLevel);
  warnOfMisspelt(config.misspelt, log);
  const stopTracing = await startTracing('accounts', config.tracing, log);
  const accounts = await startAccounts(config, { log });
  const stopMetrics = await serveMetrics('accounts', undefined, config.metricsPort);
  closeOnSignal(
    [
      ['accounts', () => accounts.close()],
      ['traces', stopTracing],
      ['metrics', stopMetrics],
    ],
    log,
    // The stores close last; they get a second more than running calls.
    config.shutdownGraceMs + 1_000,
  );
  log.info({ address: accounts.address }, 'accounts service listens');
});
