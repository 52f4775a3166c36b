import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { corpusAnswers, corpusRequests, inputOf } from './corpus.ts';
import { goodAnswer } from '#evals/mutations/answer.ts';
import { linesOf } from '#evals/mutations/write-answer.ts';
import { judgeAnswer } from './judge-answer.ts';

const answers = corpusAnswers();
const requests = corpusRequests();

describe('the recorded answer of a frontier model', async () => {
  const judged = await Promise.all(
    requests.map(async (request) => judgeAnswer(request, answers.get(request.id) ?? '')),
  );
  const listed = judged.reduce((sum, { listed: some }) => sum + some, 0);

  test('exists for every request', () => {
    expect(requests.length).toBeGreaterThanOrEqual(120);
    expect(requests.filter(({ id }) => !answers.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('gives a screen at the first attempt in 99 of 100 cases', () => {
    const failed = judged.filter(({ atFirst }) => !atFirst).map(({ id, fault }) => `${id}: ${fault ?? 'asked again'}`);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(judged.length * 0.01);
  });

  test('shows 98 % of the contents listed for its request', () => {
    const missing = judged.flatMap(({ id, missing: some }) => some.map((text) => `${id}: ${text}`));
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(listed * 0.02);
  });

  test('invents a fact in at most 5 of 100 cases', () => {
    const invented = judged.filter(({ stats }) => stats.inventedFacts > 0).map(({ id }) => id);
    // Mostly values that a request asks to compute from facts in its text; views can only read `data`.
    expect(invented.length, invented.join()).toBeLessThanOrEqual(judged.length * 0.05);
  });

  test('has no unreadable part', () => {
    expect(judged.filter(({ stats }) => stats.unreadable > 0).map(({ id }) => id)).toEqual([]);
  });

  test('takes at most 40 % of the tokens of the same screen written as operations, not counting what views compute', () => {
    let [outline, operations] = [0, 0];
    for (const [index, request] of requests.entries()) {
      const { spec } = judged[index]!;
      const input = inputOf(request);
      if (spec === undefined || input.mode === 'edit') continue;
      const answer = answers.get(request.id) ?? '';
      const computed = new Set([...answer.matchAll(/^@?\/(\w+)[^\s=:]*:=/gm)].map(([, name]) => name));
      const good = goodAnswer({ name: request.id, input, spec });
      const state = Object.fromEntries(Object.entries(good.state).filter(([name]) => !computed.has(name)));
      outline += encode(answer).length;
      operations += encode(linesOf({ ...good, state }).join('\n')).length;
    }
    expect(operations).toBeGreaterThan(50_000);
    expect(outline / operations).toBeLessThanOrEqual(0.4);
  });

  test('passes the gate', () => {
    const faults = requests.flatMap((request, index) => {
      const { spec, id } = judged[index]!;
      const input = inputOf(request);
      const custom = new Map(input.customComponents.map((one) => [one.name, one]));
      const options = {
        definitionOf: (name: string) => custom.get(name) ?? definitionOf(name),
        actions: input.actions,
      };
      return spec === undefined ? [] : validateSpec(spec, options).map(({ message }) => `${id}: ${message}`);
    });
    expect(faults).toEqual([]);
  });
});
