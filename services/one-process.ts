import { startConsole } from '#services/console/server.ts';
import { startAccounts } from '#services/accounts/server.ts';
import { describeTiers } from '#services/composer/models/tiers.ts';
import { startComposer } from '#services/composer/server.ts';
import { startGateway } from '#services/gateway/server.ts';
import { closeOnSignal, runMain } from '#services/process/run-main.ts';
import { createLogger } from '#services/process/logger.ts';
import { serveMetrics } from '#services/process/metrics.ts';
import { startTogether, warnOfMisspelt } from '#services/process/read-environment.ts';
import { startTracing } from '#services/process/tracing.ts';
import { readConfigOfAll } from './config-of-all.ts';
import { welcome } from './welcome.ts';

const CLOSING =
  '\nClosing. Streams that are running may end first; Ctrl-C again, in two seconds or later, ends at once.\n';

// All services in one process, over real gRPC on loopback, with the embedded defaults.
await runMain(async () => {
  const config = readConfigOfAll();
  const logOf = (service: string) => createLogger(service, config.gateway.logLevel);
  const services = [config.gateway, config.composer, config.accounts, config.console];
  warnOfMisspelt(
    services.flatMap(({ misspelt }) => misspelt),
    logOf('one-process'),
  );
  const stopTracing = await startTracing('all', config.gateway.tracing, logOf('one-process'));
  const accountsStart = startAccounts(config.accounts, { log: logOf('accounts') });
  const composerStart = startComposer(config.composer, { log: logOf('composer') });
  const gatewayStart = Promise.allSettled([accountsStart, composerStart]).then(([accounts, composer]) => {
    // If one of them fails to start, this process exits; until then the others report their own errors.
    const accountsAddress = 'value' in accounts ? accounts.value.address : config.accounts.listen;
    const composerAddress = 'value' in composer ? composer.value.address : config.composer.listen;
    return startGateway({ ...config.gateway, accountsAddress, composerAddress }, { log: logOf('gateway') });
  });
  // The console needs the admin token, which accounts creates at its first start. Nothing waits for the console.
  const consoleStart = Promise.all([accountsStart, gatewayStart, composerStart]).then(([accounts, gateway, composer]) =>
    config.console.isOn
      ? startConsole(
          {
            ...config.console,
            accountsAddress: accounts.address,
            composerAddress: composer.address,
            gatewayUrl: gateway.url,
          },
          { log: logOf('console') },
        )
      : undefined,
  );
  const metricsStart = serveMetrics('all', config.gateway.host, config.gateway.metricsPort);
  const [accounts, composer, gateway, console, stopMetrics] = await startTogether([
    accountsStart,
    composerStart,
    gatewayStart,
    consoleStart,
    metricsStart,
  ]);

  closeOnSignal(
    [
      ['console', () => console?.close()],
      ['gateway', () => gateway.close()],
      ['composer', () => composer.close(0)],
      ['accounts', () => accounts.close()],
      ['traces', stopTracing],
      ['metrics', stopMetrics],
    ],
    logOf('one-process'),
    config.console.shutdownGraceMs + config.gateway.drainMs + config.gateway.shutdownGraceMs + 20_000,
    () => process.stdout.write(CLOSING),
  );
  const tiers = describeTiers(config.composer.tiers);
  process.stdout.write(welcome(gateway.url, await accounts.firstKey(), tiers, console?.signInUrl()));
});
