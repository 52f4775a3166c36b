import { readConfig as readAccountsConfig } from '#services/accounts/config.ts';
import { readConfig as readConsoleConfig } from '#services/console/config.ts';
import { readConfig as readComposerConfig } from '#services/composer/config.ts';
import { readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { TLS_VARIABLES } from '#services/rpc/tls.ts';
import { BadConfiguration, readTogether, setVariables } from '#services/process/read-environment.ts';

const WITHOUT_TLS =
  'TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE are for services in processes of their own. ' +
  'This start runs all three in one process, which talk over loopback: unset them.';

/**
 * Reads the settings of all services, for one process that runs them.
 *
 * @throws BadConfiguration naming every setting at fault in any of them at once, never a value
 */
export function readConfigOfAll(environment: NodeJS.ProcessEnv = process.env) {
  // The three call each other by a loopback address, which no certificate is made out to.
  const usesTls = Object.keys(TLS_VARIABLES).some((name) => name in setVariables(environment));
  const withoutTls = Object.fromEntries(Object.entries(environment).filter(([name]) => !(name in TLS_VARIABLES)));
  return readTogether({
    accounts: () => readAccountsConfig(withoutTls),
    composer: () => readComposerConfig(withoutTls),
    gateway: () => readGatewayConfig(withoutTls),
    console: () => readConsoleConfig(withoutTls),
    tls: () => {
      if (usesTls) throw new BadConfiguration([WITHOUT_TLS]);
    },
  });
}
