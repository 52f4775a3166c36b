import { closeOnSignal, runMain } from '#services/process/run-main.ts';
import { createLogger } from '#services/process/logger.ts';
import { serveMetrics } from '#services/process/metrics.ts';
import { warnOfMisspelt } from '#services/process/read-environment.ts';
import { readConfig } from './config.ts';
import { startConsole } from './server.ts';

await runMain(async () => {
  const config = readConfig();
  const log = createLogger('console', config.logLevel);
  warnOfMisspelt(config.misspelt, log);
  const server = await startConsole(config, { log });
  const stopMetrics = await serveMetrics('console', config.host, config.metricsPort);
  closeOnSignal(
    [
      ['console', () => server.close()],
      ['metrics', stopMetrics],
    ],
    log,
    config.shutdownGraceMs + 20_000,
  );
  log.info({ url: server.url }, 'console ready');
  // With an identity provider nobody needs a link.
  if (config.oidc === undefined) process.stdout.write(`\nSign in once within the hour: ${server.signInUrl()}\n\n`);
});
