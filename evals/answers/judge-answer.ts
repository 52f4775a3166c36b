import type { Spec } from '#contract/spec/spec.ts';
import { compose } from '#services/composer/compose.ts';
import type { Model } from '#services/composer/models/model.ts';
import { newStats, type Stats } from '#services/composer/stats.ts';
import { says, shownBy } from '../quality/shown.ts';
import { inputOf, type CorpusRequest } from './corpus.ts';

/** What came of one answer of a model. */
export type Judged = {
  id: string;
  /** Whether the first answer came to a screen, without another call to the model. */
  atFirst: boolean;
  spec: Spec | undefined;
  /** What of the listed contents is not on the screen. */
  missing: string[];
  listed: number;
  stats: Stats;
  /** Why there is no screen. */
  fault?: string;
};

/** Composes a request with the answer that a model gave to it. A second call to the model gets nothing. */
export async function judgeAnswer(request: CorpusRequest, answer: string): Promise<Judged> {
  const { id, shows } = request;
  const model = answeringOnce(answer);
  const stats = newStats();
  const judged = { id, listed: shows.length, stats };
  try {
    const signal = new AbortController().signal;
    for await (const event of compose(inputOf(request), [model], stats, signal, Date.now)) {
      if (event.type !== 'completed') continue;
      const { spec } = event;
      const shown = shownBy(spec);
      const missing = shows.filter((entry) => !entry.split('|').some((text) => says(shown, spec.state, text)));
      return { ...judged, atFirst: model.calls === 1, spec, missing };
    }
    throw new Error('the composition ended without a result');
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.message : String(thrown);
    return { ...judged, atFirst: false, spec: undefined, missing: shows, fault };
  }
}

function answeringOnce(text: string): Model & { calls: number } {
  const model: Model & { calls: number } = {
    alias: 'recorded',
    deterministic: false,
    prices: undefined,
    calls: 0,
    async *stream() {
      model.calls += 1;
      yield { type: 'text', text: model.calls === 1 ? text : '' };
      yield { type: 'finish', reason: 'stop' };
    },
  };
  return model;
}
