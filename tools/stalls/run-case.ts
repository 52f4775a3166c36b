import { Refusal } from '#contract/refusal.ts';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { type ComposeEvent, compose } from '#services/composer/compose.ts';
import { builtinModel, loadBuiltin } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { createPace } from '#services/composer/pace/pace.ts';
import { prepareInTurns } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { SSE_FRAMING, linesFraming } from '#services/gateway/compose/event-framing.ts';
import { yieldToEventLoopEvery } from '#services/process/event-loop.ts';
import { readJson } from '#services/process/json-body.ts';

const EVENT_NAMES = {
  started: 'compose.started',
  operation: 'op',
  restarted: 'compose.restarted',
  completed: 'compose.completed',
} as const;

/** A request, and what a model answers to it: the same in each attempt, in pieces of so many chars. Without an answer the built-in composer composes. */
export type StallCase = { body: string; answer?: string; chunkChars?: number };

/** The outcome of a case. */
export type StallResult = { outcome: string; longestMs: number; processorMs: number };

/** Reads and composes a case as gateway and composer do, and measures the longest turn of the event loop. */
export const runCase = (stall: StallCase): Promise<StallResult> => measured(() => composedOrRefused(stall, 'events'));

/** The same, answered in JSON lines. */
export const runCaseInLines = (stall: StallCase): Promise<StallResult> =>
  measured(() => composedOrRefused(stall, 'lines'));

/** Measures the longest turn of the event loop while work is done; its result is the outcome. */
export async function measured(work: () => Promise<string>): Promise<StallResult> {
  // As a service does when it starts.
  loadBuiltin();
  const startedMs = processorTimeMs();
  const stop = watchTurns();
  const outcome = await work();
  const { longestMs } = stop();
  return { outcome, longestMs, processorMs: processorTimeMs() - startedMs };
}

type WrittenAs = 'events' | 'lines';

async function composedOrRefused(stall: StallCase, writtenAs: WrittenAs): Promise<string> {
  const { body, answer, chunkChars = 4_000 } = stall;
  const model = answer === undefined ? builtinModel('builtin') : sayingModel(answer, chunkChars);
  return composed(body, model, writtenAs).catch((thrown: unknown) => {
    if (thrown instanceof Refusal && thrown.code !== 'INTERNAL_SERVER_ERROR')
      return `${thrown.code}: ${thrown.message}`;
    throw thrown;
  });
}

async function composed(body: string, model: Model, writtenAs: WrittenAs): Promise<string> {
  const request = readComposeRequest(await readJson(Buffer.from(body)));
  const pace = createPace();
  const input = await prepareInTurns(composerRequest(request, 'gen_stall'), pace);
  const yieldToEventLoop = yieldToEventLoopEvery(1, Date.now);
  const framing = writtenAs === 'lines' ? linesFraming(request) : SSE_FRAMING;
  const write = (event: ComposeEvent): void => {
    const name = EVENT_NAMES[event.type];
    const shown = event.type === 'operation' ? { type: 'op', ...event.operation } : event;
    // The last event of the stream is made elsewhere.
    if (event.type !== 'completed') framing.write(name, JSON.stringify(shown));
    else JSON.stringify(event);
  };
  let operations = 0;
  for await (const event of compose(input, {
    tiers: [model],
    stats: newStats(),
    signal: new AbortController().signal,
    now: Date.now,
    pace,
  })) {
    write(event);
    if (event.type === 'operation') operations += 1;
    await yieldToEventLoop();
  }
  return `completed with ${operations} operations`;
}

/** A model that says one text, in pieces that arrive in turns of their own. */
function sayingModel(answer: string, chunkChars: number): Model {
  return { alias: 'saying', deterministic: false, prices: undefined, stream };

  async function* stream({ messages }: Parameters<Model['stream']>[0]): ReturnType<Model['stream']> {
    JSON.stringify(await messages());
    for (let at = 0; at < answer.length; at += chunkChars) {
      await new Promise(setImmediate);
      yield { type: 'text', text: answer.slice(at, at + chunkChars) };
    }
    yield { type: 'finish', reason: 'stop' };
  }
}

/** Measurements of the turns of this process's event loop. */
type Turns = {
  /** The longest turn, in milliseconds of this thread's own processor time or of the clock, whichever is less. */
  longestMs: number;
  turns: number;
};

/**
 * Times every turn of the event loop from now on, in which it keeps the loop turning. Time in which the machine let
 * others run is not counted, so that a busy machine does not look like a stall.
 *
 * @returns a function that stops and returns what was seen
 */
export function watchTurns(): () => Turns {
  let isOver = false;
  let turns = 0;
  let longestMs = 0;
  let [clockMs, processorMs] = [performance.now(), processorTimeMs()];
  const look = (): void => {
    const [clockNowMs, processorNowMs] = [performance.now(), processorTimeMs()];
    longestMs = Math.max(longestMs, Math.min(clockNowMs - clockMs, processorNowMs - processorMs));
    [clockMs, processorMs] = [clockNowMs, processorNowMs];
    turns += 1;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    look();
    isOver = true;
    return { longestMs, turns };
  };
}

/** Processor time that this thread has used so far. */
export function processorTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
