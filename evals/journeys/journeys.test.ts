import { expect, test } from 'vitest';
import { readPointer } from '#contract/json/json-pointer.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { shownBy } from '#evals/quality/shown.ts';
import { JOURNEYS } from './journeys.ts';

test.each(JOURNEYS)(
  'after $actionContext.action, "$prompt"',
  ({ prompt, actionContext, data = {}, actions = [], has, words = [], reads = [] }) => {
    const input = briefOf(prompt, { mode: 'continue_journey', actionContext, data, actions });
    const spec = builtinSpec(input);
    expect(faultsOf(spec, input)).toEqual([]);
    const shown = shownBy(spec);
    const present = (entry: string) => entry.split('|').some((type) => shown.components.has(type));
    expect(has.filter((entry) => (entry.startsWith('!') ? present(entry.slice(1)) : !present(entry)))).toEqual([]);
    const shownText = shown.words.join('\n').toLowerCase();
    expect(words.filter((text) => !shownText.includes(text.toLowerCase()))).toEqual([]);
    const isRead = (path: string) => [...shown.paths].some((one) => one === path || path.startsWith(`${one}/`));
    // A line may hold several values at once.
    const lines = [...shown.paths]
      .map((path) => readPointer(spec.state, path))
      .filter((one) => typeof one === 'string');
    const isTold = (path: string) => lines.some((line) => line.includes(String(readPointer(spec.state, path))));
    expect(reads.filter((path) => !isRead(path) && !isTold(path))).toEqual([]);
    // The state keeps what the user entered.
    expect(spec.state).toMatchObject({ ...actionContext.params, ...data });
  },
);
