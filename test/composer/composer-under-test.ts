import { credentials } from '@grpc/grpc-js';
import { type Logger, pino } from 'pino';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import { readOperation } from '#contract/json/operation.ts';
import {
  type Completed,
  ComposerServiceClient,
  type ComposeRequest,
  type ComposeResponse,
  type Operation,
} from '#proto/composer/v1/composer.ts';
import { readConfig } from '#services/composer/config.ts';
import { readTiers } from '#services/composer/models/tiers.ts';
import { startComposer } from '#services/composer/server.ts';
import { refusalOf } from '#services/rpc/refusal-status.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type ModelBackend, startModelBackend } from '#tools/model-backend/server.ts';

/** Everything one Compose call answered, sorted; `refusal` when it ended with a status. */
export type Composed = {
  events: ComposeResponse[];
  /** Operations since the last start or restart. */
  operations: Operation[];
  restarts: string[];
  completed: Completed | undefined;
  refusal: Refusal | undefined;
  /** The operations folded over the base that the request names. */
  folded: Json;
};

export type ComposerUnderTest = {
  backend: ModelBackend;
  client: ComposerServiceClient;
  compose(request: Partial<ComposeRequest>): Promise<Composed>;
  close(): Promise<void>;
};

type Surroundings = { now?: () => number; log?: Logger; maxActive?: number };

/** Starts a composer whose tiers are models of a scripted backend; `builtin` is the built-in composer. */
export async function startComposerUnderTest(
  models: string[] | { model: string; [setting: string]: unknown }[],
  timeouts = { firstPartMs: 5_000, silenceMs: 5_000, totalMs: 20_000 },
  { now = Date.now, log = pino({ level: 'silent' }), maxActive = 100 }: Surroundings = {},
): Promise<ComposerUnderTest> {
  const backend = await startModelBackend();
  const source = models.every((model) => typeof model === 'string') ? models.join(',') : JSON.stringify(models);
  const tiers = readTiers(source, { apiKey: 'scripted', baseUrl: backend.url, timeouts }, {});
  const config = readConfig({ COMPOSER_LISTEN: '127.0.0.1:0', COMPOSER_MAX_ACTIVE: String(maxActive) });
  const server = await startComposer({ ...config, tiers }, { log, now });
  const client = new ComposerServiceClient(server.address, credentials.createInsecure());
  return {
    backend,
    client,
    compose: (request) => collect(client, request),
    async close() {
      client.close();
      await server.close(0);
      await backend.close();
    },
  };
}

const EMPTY_REQUEST: ComposeRequest = {
  generationId: 'gen_test',
  prompt: 'a booking form',
  actions: [],
  includeSpec: true,
};

async function collect(client: ComposerServiceClient, request: Partial<ComposeRequest>): Promise<Composed> {
  const events: ComposeResponse[] = [];
  let refusal: Refusal | undefined;
  try {
    const stream = client.compose({ ...EMPTY_REQUEST, ...request }) as AsyncIterable<ComposeResponse>;
    for await (const event of stream) events.push(event);
  } catch (error) {
    refusal = refusalOf(error);
  }
  const cases = events.flatMap(({ event }) => event ?? []);
  const lastStart = cases.findLastIndex(({ $case }) => $case === 'started' || $case === 'restarted');
  const operations = cases.slice(lastStart + 1).flatMap((event) => (event.$case === 'operation' ? event.value : []));
  const base = request.mode === 'edit' ? (JSON.parse(request.priorSpecJson ?? '{}') as Json) : {};
  return {
    events,
    operations,
    restarts: cases.flatMap((event) => (event.$case === 'restarted' ? event.value.reasonCode : [])),
    completed: cases.flatMap((event) => (event.$case === 'completed' ? event.value : [])).at(-1),
    refusal,
    folded: foldOperations(base, operations.map(operationOf)),
  };
}

function operationOf({ op, path, valueJson, from }: Operation) {
  return readOperation({
    op,
    path,
    ...(valueJson !== undefined && { value: JSON.parse(valueJson) as Json }),
    ...(from !== undefined && { from }),
  });
}
