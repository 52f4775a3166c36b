import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { slippedText } from '#evals/mutations/outline-slips.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { corpusAnswers, type CorpusRequest, corpusRequests, inputOf } from './corpus.ts';
import { judgeAnswer, type Judged } from './judge-answer.ts';

const FIRST_SEED = 40_001;
const ROUNDS = 3;

const answers = corpusAnswers();
// The slips are those of outlines, so answers in JSON are left out.
const requests = corpusRequests().filter(({ id }) => !/^\s*[[{]/.test(answers.get(id) ?? '{'));

describe('recorded answers with the slips of small models', async () => {
  const cases = Array.from({ length: ROUNDS }, (_, round) =>
    requests.map((request, index) => ({ request, seed: FIRST_SEED + round * requests.length + index })),
  ).flat();
  const judged: (Judged & { request: CorpusRequest; seed: number; slips: string[] })[] = [];
  for (const { request, seed } of cases) {
    const { text, slips } = slippedText(answers.get(request.id) ?? '', seed);
    judged.push({ request, seed, slips, ...(await judgeAnswer(request, text)) });
  }

  test('contain a slip in every case', () => {
    expect(requests.length).toBeGreaterThan(100);
    expect(judged.filter(({ slips }) => slips.length === 0)).toEqual([]);
  });

  test('give a screen at the first attempt in 99 of 100 cases', () => {
    const failed = judged.filter(({ atFirst }) => !atFirst);
    const report = failed.map(
      ({ id, seed, slips, fault }) => `${id} ${seed}: ${slips.join()}: ${fault ?? 'asked again'}`,
    );
    expect(failed.length / judged.length, report.join('\n')).toBeLessThanOrEqual(0.01);
  });

  test('show 98 % of the contents listed for their requests', () => {
    const missing = judged.flatMap(({ id, seed, slips, missing: some }) =>
      some.map((text) => `${id} ${seed} ${slips.join()}: ${text}`),
    );
    const listed = judged.reduce((sum, { listed: some }) => sum + some, 0);
    expect(missing.length / listed, missing.join('\n')).toBeLessThanOrEqual(0.02);
  });

  test('pass the gate', () => {
    const faults = judged.flatMap(({ request, spec, id, seed }) => {
      const input = inputOf(request);
      const custom = new Map(input.customComponents.map((one) => [one.name, one]));
      const options = {
        definitionOf: (name: string) => custom.get(name) ?? definitionOf(name),
        actions: input.actions,
      };
      return spec === undefined ? [] : validateSpec(spec, options).map(({ message }) => `${id} ${seed}: ${message}`);
    });
    expect(faults).toEqual([]);
  });
});
