import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAdmin } from '#test/contract/admin.ts';
import { freePort } from '#test/servers/free-port.ts';
import { type PinnedProcess, startPinned, TELLS_MEMORY } from './pinned-process.ts';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { composePrompt } from '#services/composer/prompt/prompt.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';

/** The one-process start under load, with keys, burst window, quota and ledger on, and the scripted backend behind it. */
export type BenchServices = {
  /** Base address, such as `http://127.0.0.1:40123`. */
  url: string;
  apiKey: string;
  service: PinnedProcess;
  /** Base URL of the scripted backend, with `/v1`. */
  backendUrl: string;
  stop(): Promise<void>;
};

/** The core that the measured processes share. */
export const SERVICE_CORE = 0;
const LOAD_CORE = 1;
const ADMIN_TOKEN = 'bench';
const ROOMY = { monthlyGenerations: 1_000_000_000, rateLimitPerMin: 1_000_000, inlineComponentsLimit: 20 };

/**
 * Starts the services on one core and the scripted backend on another, in processes of their own.
 *
 * @param models tiers as COMPOSE_MODELS takes them
 */
async function startBenchServices(models: string): Promise<BenchServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-bench-'));
  const [accountsPort, composerPort] = [await freePort(), await freePort()];
  const backend = await startPinned(LOAD_CORE, 'tools/model-backend/main.ts', {}, /(http:\S+\/v1)$/);
  const backendUrl = backend.ready[1] ?? '';
  const service = await startPinned(
    SERVICE_CORE,
    'services/one-process.ts',
    {
      PORT: '0',
      ACCOUNTS_LISTEN: `127.0.0.1:${accountsPort}`,
      COMPOSER_LISTEN: `127.0.0.1:${composerPort}`,
      DATA_DIR: dataDir,
      ADMIN_TOKEN,
      LOG_LEVEL: 'error',
      COMPOSE_MODELS: models,
      OPENAI_API_KEY: 'any-text',
      OPENAI_BASE_URL: backendUrl,
    },
    /ready at (http:\S+)/,
    { nodeArguments: ['-r', './scripts/require-node.cjs'] },
  );
  return {
    url: service.ready[1] ?? '',
    apiKey: await makeKey(`127.0.0.1:${accountsPort}`),
    service,
    backendUrl,
    async stop() {
      await service.stop();
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a measurement against freshly started services, and always stops them. */
export async function withServices<Result>(
  models: string,
  measure: (services: BenchServices) => Promise<Result>,
): Promise<Result> {
  const services = await startBenchServices(models);
  try {
    return await measure(services);
  } finally {
    await services.stop();
  }
}

/** Where to send compose requests, and a key for them. */
export type Target = Pick<BenchServices, 'url' | 'apiKey'>;

/** The services as three processes that can report their live memory. */
export type SeparateServices = Target & { processes: { [name in 'gateway' | 'composer' | 'accounts']: PinnedProcess } };

/** Runs a measurement against the services as three processes on one core, and always stops them. */
export async function withSeparateServices<Result>(
  models: string,
  measure: (services: SeparateServices) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-bench-'));
  const [accountsAddress, composerAddress] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const backend = await startPinned(LOAD_CORE, 'tools/model-backend/main.ts', {}, /(http:\S+\/v1)$/);
  const environment = {
    PORT: '0',
    ACCOUNTS_LISTEN: accountsAddress,
    ACCOUNTS_ADDR: accountsAddress,
    COMPOSER_LISTEN: composerAddress,
    COMPOSER_ADDR: composerAddress,
    DATA_DIR: dataDir,
    ADMIN_TOKEN,
    COMPOSE_MODELS: models,
    OPENAI_API_KEY: 'any-text',
    OPENAI_BASE_URL: backend.ready[1] ?? '',
  };
  const start = (name: string) =>
    startPinned(SERVICE_CORE, `services/${name}/main.ts`, environment, READY_LINE, TELLS_MEMORY);
  const processes = {
    accounts: await start('accounts'),
    composer: await start('composer'),
    gateway: await start('gateway'),
  };
  try {
    return await measure({ url: processes.gateway.ready[1] ?? '', apiKey: await makeKey(accountsAddress), processes });
  } finally {
    for (const one of [...Object.values(processes), backend]) await one.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What a service logs when it is ready; the gateway's line has the address. */
const READY_LINE = /(?:"url":"(http:[^"]+)".*)?"msg":"[^"]*(?:ready|listens)"/;

async function makeKey(accountsAddress: string): Promise<string> {
  const admin = connectAdmin(accountsAddress, ADMIN_TOKEN);
  const caller = await admin.newCaller({ tierKey: await admin.newPlan(ROOMY) });
  admin.close();
  return caller.apiKey;
}

/** What the composer asks a model for a prompt, so that a model read directly has as much to take in. */
export function modelRequest(model: string, prompt: string): object {
  const input = prepare(composerRequest(readComposeRequest({ prompt }), 'bench'));
  return { model, stream: true, stream_options: { include_usage: true }, messages: composePrompt(input, []) };
}
