import { describe, expect, test } from 'vitest';
import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { newStats } from '#services/composer/stats.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { parseJson } from '#services/process/json-body.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { hostileBody } from '#test/security/fuzz/hostile-body.ts';

const BODIES = 6_000;

/** The compose input of a request that is accepted. */
function briefFrom(seed: number): ComposeInput | undefined {
  try {
    return prepare(composerRequest(readComposeRequest(parseJson(hostileBody(createRandom(seed)))), 'gen_hostile'));
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}

describe('a request that is let in', () => {
  test('is composed by the built-in composer, however odd its names and values are', async () => {
    const failed: number[] = [];
    let composed = 0;
    for (let seed = 1; seed <= BODIES; seed += 1) {
      const input = briefFrom(seed);
      if (input === undefined) continue;
      try {
        const { signal } = new AbortController();
        for await (const { type } of compose(input, {
          tiers: [builtinModel('builtin')],
          stats: newStats(),
          signal,
          now: Date.now,
        }))
          if (type === 'completed') composed += 1;
      } catch {
        failed.push(seed);
      }
    }
    expect(failed).toEqual([]);
    expect(composed).toBeGreaterThan(BODIES / 20);
  }, 120_000);
});
