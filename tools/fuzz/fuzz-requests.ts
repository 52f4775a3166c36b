import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { readOperation } from '#contract/json/operation.ts';
import type { ServiceOptions } from '#test/contract/services.ts';
import { startServices } from '#test/contract/start-services.ts';
import { startModelBackend } from '#tools/model-backend/server.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { answerFor, fareInProcess, faultsOfSpec, plausibleModel } from './compose-in-process.ts';
import { requestBody } from './request-body.ts';
import { SAYS_OWN_WORD } from './words.ts';

/** The outcome of many plausible requests. */
export type RequestStats = {
  requests: number;
  /** How often a request ended how. */
  outcomes: Record<string, number>;
  /** Requests that failed though they could work, or whose answer breaks a promise; by the seed that makes each. */
  faults: RequestFault[];
  /** Requests that were cut short while others used the processor, and did well alone. */
  shortOfTime: RequestFault[];
  /** Lines of the logs, and those that hold a word of the callers'. */
  logLines: number;
  indiscreetLines: string[];
};

export type RequestFault = { seed: number; tier: Tier; fault: string };

export type Tier = 'builtin' | 'model';

/** Called with what a run finds, as soon as it finds it. */
export type RequestObserver = {
  onFault?: (kind: 'fault' | 'short of time' | 'in a log', report: string) => void;
  onProgress?: (stats: RequestStats) => void;
};

const AT_ONCE = 4;
/** Of so many requests one is sent to a model, too. */
const MODEL_EVERY = 4;
/** What ends a request that could work when the machine has no time for it. */
const SHORT_OF_TIME = /SERVICE_UNAVAILABLE|processor time|no answer/;

/**
 * Sends the plausible requests of so many seeds in a row to the real services, in this process: each to the built-in
 * composer, some to a scripted model, too. Reads along what the services log.
 */
export async function fuzzRequests(
  firstSeed: number,
  count: number,
  { onFault = () => undefined, onProgress = () => undefined }: RequestObserver = {},
): Promise<RequestStats> {
  const stats: RequestStats = {
    requests: 0,
    outcomes: {},
    faults: [],
    shortOfTime: [],
    logLines: 0,
    indiscreetLines: [],
  };
  const onLogLine = (line: string): void => {
    stats.logLines += 1;
    if (!SAYS_OWN_WORD.test(line)) return;
    stats.indiscreetLines.push(line);
    onFault('in a log', line);
  };
  const backend = await startModelBackend({ scripts: { plausible: answerFor } });
  const model = { COMPOSE_MODELS: 'plausible', OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: backend.url };
  const senders = {
    builtin: await sender({ composer: { COMPOSE_MODELS: 'builtin' }, onLogLine }),
    model: await sender({ composer: model, onLogLine }),
  };
  const again: RequestFault[] = [];
  let next = firstSeed;
  const work = async (): Promise<void> => {
    while (next < firstSeed + count) {
      const seed = next;
      next += 1;
      for (const tier of seed % MODEL_EVERY === 0 ? (['builtin', 'model'] as const) : (['builtin'] as const)) {
        const { outcome, faults } = await senders[tier].send(requestBody(createRandom(seed)));
        stats.requests += 1;
        stats.outcomes[outcome] = (stats.outcomes[outcome] ?? 0) + 1;
        for (const fault of faults) {
          if (SHORT_OF_TIME.test(fault)) again.push({ seed, tier, fault });
          else await report({ seed, tier, fault });
        }
      }
      if ((seed - firstSeed) % 500 === 499) onProgress(stats);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const cut of again) await sendAlone(cut);
  await Promise.all([senders.builtin.close(), senders.model.close(), backend.close()]);
  return stats;

  async function report(found: RequestFault): Promise<void> {
    // The services keep the cause to themselves.
    const composer = found.tier === 'model' ? plausibleModel : undefined;
    const inProcess = (await fareInProcess(requestBody(createRandom(found.seed)), composer)).faults;
    const fault = [found.fault, ...inProcess.map((cause) => `in process: ${cause}`)].join('\n  ');
    stats.faults.push({ ...found, fault });
    onFault('fault', `seed ${found.seed}, ${found.tier}: ${fault}`);
  }

  // A request that times out only while others run, and not alone, failed because of the machine.
  async function sendAlone(cut: RequestFault): Promise<void> {
    const { faults } = await senders[cut.tier].send(requestBody(createRandom(cut.seed)));
    for (const fault of faults) await report({ ...cut, fault: `${fault} (alone; before: ${cut.fault})` });
    if (faults.length > 0) return;
    stats.shortOfTime.push(cut);
    onFault('short of time', `seed ${cut.seed}, ${cut.tier}: ${cut.fault}`);
  }
}

type Fared = { outcome: string; faults: string[] };

async function sender(options: ServiceOptions) {
  const services = await startServices(options);
  const tierKey = await services.admin.newPlan({ monthlyGenerations: 10_000_000, rateLimitPerMin: 1_000_000 });
  const { apiKey } = await services.admin.newCaller({ tierKey });
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  return {
    close: () => services.close(),
    async send(body: JsonObject): Promise<Fared> {
      try {
        const response = await fetch(`${services.url}/v1/compose`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        const text = await response.text();
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        return isStream ? fareOfStream(body, text) : fareOfEnvelope(body, response.status, text);
      } catch (thrown) {
        return { outcome: 'no answer', faults: [`no answer: ${describe(thrown)}`] };
      }
    },
  };
}

function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error ? `${thrown.message}, ${thrown.cause.message}` : thrown.message;
}

type Answer = {
  data?: { validated?: boolean; spec: Json; operation_count: number };
  error?: { code: string; message: string };
};

function fareOfEnvelope(body: JsonObject, status: number, text: string): Fared {
  const { data, error } = JSON.parse(text) as Answer;
  if (data !== undefined) return { outcome: 'completed', faults: faultsOf(body, data.validated, data.spec) };
  const { code = 'none', message = '' } = error ?? {};
  const outcome = `${status} ${code}`;
  // No everyday request takes more processor time than there is for one.
  if (status >= 500 || message.includes('processor time')) return { outcome, faults: [`${outcome} ${message}`] };
  return { outcome, faults: message.includes('`') ? [] : [`${outcome} names no field: ${message}`] };
}

function fareOfStream(body: JsonObject, text: string): Fared {
  const lines = text.split('\n').filter((line) => line.startsWith('data: '));
  const events = lines.map((line) => JSON.parse(line.slice('data: '.length)) as JsonObject);
  const last = events.at(-1) ?? {};
  if (last['type'] !== 'compose.completed')
    return { outcome: 'stream ended in an error', faults: [JSON.stringify(last)] };
  const start = events.findLastIndex(({ type }) => type === 'compose.started' || type === 'compose.restarted');
  const operations = events.slice(start + 1, -1).map(({ type: _type, ...operation }) => readOperation(operation));
  const base = body['mode'] === 'edit' ? (structuredClone(body['prior_spec']) as Json) : {};
  const said = last['operation_count'];
  const faults =
    said === operations.length ? [] : [`${JSON.stringify(said)} operations are said, ${operations.length} came`];
  const spec = foldOperations(base, operations);
  return { outcome: 'completed', faults: [...faults, ...faultsOf(body, last['validated'], spec)] };
}

function faultsOf(body: JsonObject, validated: unknown, spec: Json): string[] {
  return [...(validated === true ? [] : ['it is not validated']), ...faultsOfSpec(body, spec)];
}
