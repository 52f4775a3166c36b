import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type AccountsServiceServer, AccountsServiceService } from '#proto/accounts/v1/accounts.ts';
import { AdminServiceService } from '#proto/accounts/v1/admin.ts';
import { serveGrpc } from '#services/rpc/serve-grpc.ts';
import { unaryHandler } from '#services/rpc/unary.ts';
import { closeAll } from '#services/process/run-main.ts';
import { adminHandlers } from './admin/admin.ts';
import { readOrMakeAdminToken } from './admin/admin-token.ts';
import { authorize } from './keys/authorize.ts';
import type { AccountsConfig } from './config.ts';
import type { AccountsContext } from './context.ts';
import { firstKey } from './keys/first-key.ts';
import { startKeyUse } from './keys/key-use.ts';
import { begin, recall, release, renew, settle } from './generations/lifecycle.ts';
import { countBegin, timeSettle } from './metrics.ts';
import { openStores } from './storage/open-stores.ts';
import { requireStorable } from './storage/storable-text.ts';
import { startSweeper } from './generations/sweeper.ts';

const DAY_MS = 86_400_000;

/** A running accounts service. */
export type Accounts = {
  /** `host:port` that is actually bound. */
  address: string;
  adminToken: string;
  /** See {@link firstKey}. */
  firstKey(): Promise<string | undefined>;
  /** Accepts no new calls, lets running ones finish within the grace period, then closes the stores. */
  close(): Promise<void>;
};

type Surroundings = { log: Logger; now?: () => number; newId?: () => string };

/**
 * Starts the accounts service: opens its stores, then answers calls.
 *
 * @param surroundings `now` in epoch milliseconds and `newId`, a UUID, default to the real ones
 * @throws Error when the data folder or the database cannot be used, or the address cannot be bound
 */
export async function startAccounts(
  config: AccountsConfig,
  { log, now = Date.now, newId = randomUUID }: Surroundings,
): Promise<Accounts> {
  const adminToken = config.adminToken ?? readOrMakeAdminToken(config.dataDir);
  const stores = await openStores(config, log, now);
  const keyUse = startKeyUse(stores.database, now, log);
  const { leaseMs, ledgerMetadataDays } = config;
  const ledgerMetadataMs = ledgerMetadataDays * DAY_MS;
  const context: AccountsContext = { ...stores, keyUse, leaseMs, ledgerMetadataMs, now, newId, log };
  try {
    const server = await serveGrpc({
      listen: config.listen,
      probeListen: config.probeListen,
      variables: { listen: 'ACCOUNTS_LISTEN', probeListen: 'ACCOUNTS_PROBE_LISTEN' },
      tls: config.tls,
      services: [
        { definition: AccountsServiceService, implementation: accountsHandlers(context) },
        { definition: AdminServiceService, implementation: adminHandlers(context, adminToken) },
      ],
    });
    const stopSweeper = startSweeper(context, config);
    const closings = [
      ['sweeper', stopSweeper],
      ['accounts server', () => server.close(config.shutdownGraceMs)],
      ['key use', () => keyUse.close()],
      ['stores', () => stores.close()],
    ] as const;
    return {
      address: server.address,
      adminToken,
      firstKey: () => firstKey(context),
      close: () => closeAll(closings, log),
    };
  } catch (error) {
    await keyUse.close();
    await stores.close();
    throw error;
  }
}

function accountsHandlers(context: AccountsContext): AccountsServiceServer {
  const { log } = context;
  return {
    authorize: unaryHandler((request) => authorize(context, request), log),
    begin: storing((request) => countBegin(begin(context, request))),
    recall: storing((request) => recall(context, request)),
    renew: storing((request) => renew(context, request)),
    settle: storing((request) => timeSettle(settle(context, request))),
    release: storing((request) => release(context, request)),
  };

  function storing<Request extends object, Response>(answer: (request: Request) => Promise<Response>) {
    return unaryHandler((request: Request) => {
      requireStorable(request);
      return answer(request);
    }, log);
  }
}
