import { closeOnSignal } from '#services/process/close-on-signal.ts';
import { createLogger } from '#services/process/logger.ts';
import { runMain } from '#services/process/run-main.ts';
import { readConfig } from './config.ts';
import { startAccounts } from './server.ts';

await runMain(async () => {
  const config = readConfig();
  const log = createLogger('accounts', config.logLevel);
  const accounts = await startAccounts(config, { log });
  log.info({ address: accounts.address }, 'accounts service listens');
  // The database closes last; leave it a second beyond what running calls get.
  closeOnSignal([['accounts', () => accounts.close()]], log, config.shutdownGraceMs + 1_000);
});
