import { describe, expect, test } from 'vitest';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { compose, type ComposeEvent } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { createPace } from '#services/composer/pace/pace.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { processorTimeMs } from '#tools/stalls/run-case.ts';

const BUDGET_MS = 50;

/** A model whose answer takes more processor time than a composition may have. */
function endless(alias: string, deterministic: boolean): Model {
  return {
    alias,
    deterministic,
    prices: undefined,
    async *stream({ pace }) {
      yield {
        type: 'text',
        text: '{"op":"add","path":"/elements/root","value":{"type":"Text","props":{"text":"a"}}}\n',
      };
      for (;;) await pace.run(() => work(BUDGET_MS));
    },
  };
}

function work(ms: number): void {
  const endMs = processorTimeMs() + ms;
  while (processorTimeMs() < endMs);
}

async function eventsOf(...tiers: Model[]): Promise<ComposeEvent[]> {
  const input = prepare(composerRequest(readComposeRequest({ prompt: 'A contact form' }), 'gen_slow'));
  const pace = createPace(undefined, BUDGET_MS);
  return Array.fromAsync(
    compose(input, { tiers, stats: newStats(), signal: new AbortController().signal, now: Date.now, pace }),
  );
}

describe('an answer that takes too much processor time', () => {
  test('of a model is abandoned for the next tier, which has its own time budget', async () => {
    const events = await eventsOf(endless('slow', false), builtinModel('builtin'));
    expect(events.filter(({ type }) => type === 'restarted')).toEqual([
      { type: 'restarted', model: 'builtin', reasonCode: 'resource_limit' },
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'completed', model: 'builtin' });
  });

  test('of a model ends in COMPOSITION_FAILED where no tier is left', async () => {
    await expect(eventsOf(endless('slow', false))).rejects.toMatchObject({ code: 'COMPOSITION_FAILED' });
  }, 30_000);

  test('of the built-in composer is a fault of the request, which would take as long again', async () => {
    await expect(eventsOf(endless('builtin', true))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
