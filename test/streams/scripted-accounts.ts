import { randomBytes } from 'node:crypto';
import { formatApiKey } from '#contract/api-key.ts';
import {
  type AccountsServiceServer,
  AccountsServiceService,
  type AuthorizeRequest,
  type AuthorizeResponse,
  type BeginRequest,
  type BeginResponse,
  type RecallRequest,
  type RecallResponse,
  type ReleaseRequest,
  type ReleaseResponse,
  type RenewRequest,
  type RenewResponse,
  type SettleRequest,
  type SettleResponse,
} from '#proto/accounts/v1/accounts.ts';
import { serveGrpc } from '#services/rpc/serve-grpc.ts';
import { unaryHandler } from '#services/rpc/unary.ts';
import { createLogger } from '#services/process/logger.ts';

type Answer<Request, Response> = (request: Request) => Promise<Response> | Response;

/** How accounts answers; what is thrown ends the call as it would in the real service. */
export type AccountsScript = {
  authorize: Answer<AuthorizeRequest, AuthorizeResponse>;
  begin: Answer<BeginRequest, BeginResponse>;
  recall: Answer<RecallRequest, RecallResponse>;
  renew: Answer<RenewRequest, RenewResponse>;
  settle: Answer<SettleRequest, SettleResponse>;
  release: Answer<ReleaseRequest, ReleaseResponse>;
};

/** Accounts whose every answer is scripted, for what the real service does only by accident: delays, lost answers. */
export type ScriptedAccounts = {
  address: string;
  /** Names of the calls as they were answered, in order. */
  answered: string[];
  /** A key that has the right form. */
  apiKey: string;
  close(): Promise<void>;
};

/** What accounts answers unless the script says otherwise. */
export const WILLING: AccountsScript = {
  authorize: () => ({
    workspace: { id: 'ws_1', name: 'Workspace', slug: 'workspace' },
    keyId: 'key_1',
    scopes: ['compose'],
    paymentPastDue: false,
    plan: { tierKey: 'scale', monthlyGenerations: 10, rateLimitPerMin: 60, inlineComponentsLimit: 20 },
    generationsRemaining: 10,
    burst: { limit: 60, remaining: 59, resetSeconds: 0 },
  }),
  begin: () => ({
    outcome: { $case: 'claimed', value: { generationId: 'gen_1', attemptToken: 'token', leaseMs: 30_000 } },
  }),
  recall: () => ({ replay: undefined }),
  renew: () => ({ leaseMs: 30_000 }),
  settle: () => ({}),
  release: () => ({}),
};

/** Starts scripted accounts on a free port; what the script leaves out is answered willingly. */
export async function startScriptedAccounts(script: Partial<AccountsScript>): Promise<ScriptedAccounts> {
  const log = createLogger('scripted-accounts', 'silent');
  const answered: string[] = [];
  const answers = { ...WILLING, ...script };
  const handler = <Request, Response>(name: string, answer: Answer<Request, Response>) =>
    unaryHandler<Request, Response>(async (request) => {
      try {
        return await answer(request);
      } finally {
        answered.push(name);
      }
    }, log);
  const implementation: AccountsServiceServer = {
    authorize: handler('authorize', answers.authorize),
    begin: handler('begin', answers.begin),
    recall: handler('recall', answers.recall),
    renew: handler('renew', answers.renew),
    settle: handler('settle', answers.settle),
    release: handler('release', answers.release),
  };
  const server = await serveGrpc({
    listen: '127.0.0.1:0',
    services: [{ definition: AccountsServiceService, implementation }],
  });
  return {
    address: server.address,
    answered,
    apiKey: formatApiKey(randomBytes(32)),
    close: () => server.close(0),
  };
}
