import { Agent, request as httpRequest } from 'node:http';
import { Client, Metadata, type ServiceDefinition, credentials } from '@grpc/grpc-js';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';
import { AccountsServiceService } from '#proto/accounts/v1/accounts.ts';
import { AdminServiceService } from '#proto/accounts/v1/admin.ts';
import { ComposerServiceService } from '#proto/composer/v1/composer.ts';
import { isLargerThan } from '#services/composer/pace/is-larger-than.ts';
import { readConfig as readMcpConfig } from '#services/mcp/config.ts';
import { startMcpServer } from '#services/mcp/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { startTestedConsole } from '#test/console/start-console.ts';
import { mutatePart } from '../mutate-case.ts';
import { type StallResult, measured } from '../run-case.ts';

const DEFINITIONS: Record<string, ServiceDefinition> = {
  accounts: AccountsServiceService,
  admin: AdminServiceService,
  composer: ComposerServiceService,
};

/** All services in this process, each behind its own door. */
export type Doors = {
  /** Sends a message, and measures the longest turn of the event loop until it is answered. */
  run: (stall: DoorCase) => Promise<StallResult>;
  close: () => Promise<void>;
};

/** Starts the services on free ports with a SQLite file of their own; the built-in composer composes. */
export async function startDoors(): Promise<Doors> {
  const services = await startTestedConsole();
  const { admin, gatewayUrl: GATEWAY_URL, composerAddress: COMPOSER_ADDR } = services;
  const tierKey = await admin.newPlan({ rateLimitPerMin: 1_000_000, monthlyGenerations: 1_000_000 });
  const { apiKey, slug } = await admin.newCaller({ tierKey });
  const mcp = await startMcpServer(readMcpConfig({ MCP_PORT: '0', GATEWAY_URL, COMPOSER_ADDR }), {
    log: createLogger('mcp', 'silent'),
    view: '',
  });
  const cookie = await services.signIn();
  const agent = new Agent({ keepAlive: true });
  const grpc = grpcCalls(services.accountsAddress, COMPOSER_ADDR, services.adminToken);
  const json = { 'content-type': 'application/json' };

  return {
    // Work of the caller is done before the clock runs.
    run: (stall) => measured(prepared(stall)),
    close: async () => {
      agent.destroy();
      grpc.close();
      await mcp.close();
      await services.close();
    },
  };

  function prepared({ door, to, message }: DoorCase): () => Promise<string> {
    if (door === 'rpc') return grpc.prepare(to, message as JsonObject);
    if (door === 'mcp') {
      const headers = { ...json, accept: 'application/json, text/event-stream', authorization: `Bearer ${apiKey}` };
      return httpCall(agent, `${mcp.url}/mcp`, 'POST', headers, Buffer.from(JSON.stringify(message)));
    }
    if (door === 'lines') {
      const headers = { ...json, accept: 'application/x-ndjson', authorization: `Bearer ${apiKey}` };
      return httpCall(agent, `${GATEWAY_URL}/v1/compose`, 'POST', headers, Buffer.from(JSON.stringify(message)));
    }
    const [method = '', path = ''] = to.replace(':slug', slug).split(' ');
    const headers = { ...json, origin: services.url, cookie };
    const isGet = method === 'GET';
    const query = isGet ? new URLSearchParams(message as Record<string, string>).toString().slice(0, 12_000) : '';
    const body = isGet ? undefined : Buffer.from(JSON.stringify(message));
    return httpCall(agent, `${services.url}/api${path}${query === '' ? '' : `?${query}`}`, method, headers, body);
  }
}

type Call = () => Promise<string>;

function httpCall(agent: Agent, url: string, method: string, headers: Record<string, string>, body?: Buffer): Call {
  return () =>
    new Promise((resolve) => {
      const call = httpRequest(url, { method, headers, agent }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('close', () => resolve(`${response.statusCode}, ${bytes} bytes`));
      });
      call.on('error', ({ message }) => resolve(message)).end(body);
    });
}

function grpcCalls(accountsAddress: string, composerAddress: string, adminToken: string) {
  const channels = {
    accounts: new Client(accountsAddress, credentials.createInsecure()),
    admin: new Client(accountsAddress, credentials.createInsecure()),
    composer: new Client(composerAddress, credentials.createInsecure()),
  };
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${adminToken}`);
  const asIs = (answer: Buffer): number => answer.length;
  return {
    /** @param to such as `admin.createWorkspace` */
    prepare: (to: string, message: JsonObject): Call => {
      const [service = '', name = ''] = to.split('.');
      const method = DEFINITIONS[service]?.[name];
      const channel = channels[service as keyof typeof channels];
      if (method === undefined || channel === undefined) throw new Error(`there is no method ${to}`);
      const bytes = encoded(method.requestSerialize, message);
      if (bytes === undefined) return async () => 'is no message';
      if (method.responseStream) {
        return () =>
          new Promise((resolve) => {
            const stream = channel.makeServerStreamRequest(method.path, () => bytes, asIs, undefined, metadata);
            let answers = 0;
            stream.on('data', () => (answers += 1)).on('end', () => resolve(`completed, ${answers} answers`));
            stream.on('error', (error) => resolve(error.message));
          });
      }
      return () =>
        new Promise((resolve) =>
          channel.makeUnaryRequest(
            method.path,
            () => bytes,
            asIs,
            undefined,
            metadata,
            (error, length) => resolve(error === null ? `answered, ${length} bytes` : error.message),
          ),
        );
    },
    close: () => {
      for (const channel of Object.values(channels)) channel.close();
    },
  };
}

/** The bytes of a message; undefined for what is none, such as a text where a number belongs. */
function encoded(serialize: (message: unknown) => Buffer, message: JsonObject): Buffer | undefined {
  try {
    return serialize(wireFields(message));
  } catch {
    return undefined;
  }
}

// In a case JSON texts are values, so that they can be mutated, and bytes are texts.
function wireFields(message: JsonObject): object {
  const fields = Object.entries(message).map(([name, value]) => {
    if (name.endsWith('Json')) return [name, JSON.stringify(value)];
    if (name.endsWith('Sha256')) return [name, Buffer.from(value as string)];
    if (name === 'request' || name === 'result') return [name, wireFields(value as JsonObject)];
    if (name === 'actions') return [name, (value as JsonObject[]).map(wireFields)];
    return [name, value];
  });
  return Object.fromEntries(fields) as object;
}

/** The doors beside POST /v1/compose with its events: what they let in differs, the law is the same. */
export const DOORS = ['lines', 'mcp', 'console', 'rpc'] as const;
export type Door = (typeof DOORS)[number];

/** A message to a door: of `console` a method and a path, of `rpc` a service and a method. */
export type DoorCase = { door: Door; to: string; message: JsonObject | Json[] };

// What each door reads of a message before it refuses it, and a little more.
const MAX_CHARS: Record<Door, number> = { lines: 1_000_000, mcp: 1_000_000, console: 40_000, rpc: 4_100_000 };

/** A message with larger parts, or with others. */
export function mutateMessage(before: DoorCase, random: Random): DoorCase {
  const message = structuredClone(before.message);
  for (let times = 0; times <= random.integer(3); times += 1) mutatePart(message, random);
  return isLargerThan(MAX_CHARS[before.door], message) ? before : { ...before, message };
}
