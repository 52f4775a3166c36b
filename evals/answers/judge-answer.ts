import type { Spec } from '#contract/spec/spec.ts';
import { compose } from '#services/composer/compose.ts';
import type { Model } from '#services/composer/models/model.ts';
import { readQuietly } from '#contract/json/json-pointer.ts';
import { newStats, type Stats } from '#services/composer/stats.ts';
import { shownBy, showsText } from '../quality/shown.ts';
import { inputOf, type CorpusRequest } from './corpus.ts';

/** The result of composing with one recorded answer. */
export type Judged = {
  id: string;
  /** True if the answer gave a screen without another call to the model. */
  atFirst: boolean;
  spec: Spec | undefined;
  /** Listed contents that are not on the screen. */
  missing: string[];
  listed: number;
  stats: Stats;
  /** Why there is no screen. */
  fault?: string;
};

/** Composes a request with a model's recorded answer. Any further call to the model gets an empty answer. */
export async function judgeAnswer(request: CorpusRequest, answer: string): Promise<Judged> {
  const { id, shows } = request;
  const model = answeringOnce(answer);
  const stats = newStats();
  const judged = { id, listed: shows.length, stats };
  try {
    const signal = new AbortController().signal;
    for await (const event of compose(inputOf(request), { tiers: [model], stats, signal, now: Date.now })) {
      if (event.type !== 'completed') continue;
      const { spec } = event;
      const plain = withPlainSpaces(spec);
      const missing = shows.filter((entry) => !entry.split('|').some((text) => isShown(plain, text)));
      return { ...judged, atFirst: model.calls === 1, spec, missing };
    }
    throw new Error('the composition ended without a result');
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.message : String(thrown);
    return { ...judged, atFirst: false, spec: undefined, missing: shows, fault };
  }
}

/** Replaces the various spaces that languages put into "15 %" by plain ones. */
function withPlainSpaces(spec: Spec): Spec {
  return JSON.parse(JSON.stringify(spec).replaceAll(/[\u00a0\u202f\u2009]/g, ' ')) as Spec;
}

/** True if the screen shows a text, a number that rounds to it, or a control with that character limit. */
function isShown(spec: Spec, text: string): boolean {
  const shown = shownBy(spec);
  if (showsText(shown, spec.state, text)) return true;
  const [, decimals] = /^\d+[.,](\d{1,2})$/.exec(text) ?? [];
  if (decimals !== undefined) {
    const read = [...shown.paths].map((path) => readQuietly(spec.state, path));
    const wanted = Number(text.replace(',', '.'));
    return read.flatMap(numbersIn).some((number) => Number(number.toFixed(decimals.length)) === wanted);
  }
  return Object.values(spec.elements).some(
    ({ props: { showCount, maxLength } }) => showCount === true && maxLength === Number(text),
  );
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
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
