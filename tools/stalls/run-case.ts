import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import { compose } from '#services/composer/compose.ts';
import { yieldToEventLoopEvery } from '#services/composer/pace/yield-to-event-loop.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { createPace } from '#services/composer/pace/pace.ts';
import { prepareInTurns } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { readJson } from '#services/process/parse-json.ts';
import { processorTimeMs, watchTurns } from './watch-turns.ts';

/** A request, and what a model answers to it: the same in each attempt, in pieces of so many chars. Without an answer the built-in composer composes. */
export type StallCase = { body: string; answer?: string; chunkChars?: number };

/** What a case came to. */
export type StallResult = { outcome: string; longestMs: number; processorMs: number };

/** Reads and composes a case as gateway and composer do, and measures the longest turn of the event loop. */
export async function runCase({ body, answer, chunkChars = 4_000 }: StallCase): Promise<StallResult> {
  const model = answer === undefined ? builtinModel('builtin') : sayingModel(answer, chunkChars);
  const startedMs = processorTimeMs();
  const stop = watchTurns();
  const outcome = await composed(body, model).catch((thrown: unknown) => {
    if (thrown instanceof Refusal && thrown.code !== 'INTERNAL_SERVER_ERROR')
      return `${thrown.code}: ${thrown.message}`;
    throw thrown;
  });
  const { longestMs } = stop();
  return { outcome, longestMs, processorMs: processorTimeMs() - startedMs };
}

async function composed(body: string, model: Model): Promise<string> {
  const request = readComposeRequest(await readJson(Buffer.from(body)));
  const pace = createPace();
  const input = await prepareInTurns(composerRequest(request, 'gen_stall'), pace);
  const yieldToEventLoop = yieldToEventLoopEvery(1, Date.now);
  let operations = 0;
  for await (const event of compose(input, [model], newStats(), new AbortController().signal, Date.now, pace)) {
    JSON.stringify(event);
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
