import { readConfig as readAccountsConfig } from '#services/accounts/config.ts';
import { startAccounts } from '#services/accounts/server.ts';
import { readConfig as readComposerConfig } from '#services/composer/config.ts';
import { startComposer } from '#services/composer/server.ts';
import { readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { startGateway } from '#services/gateway/server.ts';
import { closeOnSignal } from '#services/process/close-on-signal.ts';
import { createLogger } from '#services/process/logger.ts';
import { runMain } from '#services/process/run-main.ts';
import { serveMetrics } from '#services/process/metrics-server.ts';
import { welcome } from './welcome.ts';

const WITHOUT_TLS =
  'Bad configuration\nTLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE are for services in processes of their own. ' +
  'This start runs all three in one process, which talk over loopback: unset them.';

const CLOSING =
  '\nClosing. Streams that are running may end first; Ctrl-C again, in two seconds or later, ends at once.\n';

// All three services in one process, over real gRPC on loopback, with the embedded defaults.
await runMain(async () => {
  const accountsConfig = readAccountsConfig();
  const composerConfig = readComposerConfig();
  const gatewayConfig = readGatewayConfig();
  // The three call each other by a loopback address, which no certificate is made out to.
  if (gatewayConfig.tls !== undefined) throw new Error(WITHOUT_TLS);

  const logOf = (service: string) => createLogger(service, gatewayConfig.logLevel);
  const accounts = await startAccounts(accountsConfig, { log: logOf('accounts') });
  const composer = await startComposer(composerConfig, { log: logOf('composer') });
  const gateway = await startGateway(
    { ...gatewayConfig, accountsAddress: accounts.address, composerAddress: composer.address },
    { log: logOf('gateway') },
  );
  const stopMetrics = await serveMetrics(gatewayConfig.host, gatewayConfig.metricsPort);

  closeOnSignal(
    [
      ['gateway', () => gateway.close()],
      ['composer', () => composer.close(0)],
      ['accounts', () => accounts.close()],
      ['metrics', stopMetrics],
    ],
    logOf('one-process'),
    gatewayConfig.drainMs + gatewayConfig.shutdownGraceMs + 20_000,
    () => process.stdout.write(CLOSING),
  );
  process.stdout.write(welcome(gateway.url, await accounts.firstKey()));
});
