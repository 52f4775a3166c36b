import { describe, expect, test } from 'vitest';
import { scoreOf } from './coverage.ts';
import { promptCases } from './prompts.ts';

describe('the built-in composer on the prompt collection', () => {
  const scores = promptCases().map((one) => scoreOf(one, () => performance.now()));

  test('composes only valid screens', () => {
    expect(scores.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  test('shows at least 95 % of what each archetype is to show', () => {
    const shares = Object.entries(Object.groupBy(scores, ({ archetype }) => archetype)).map(
      ([archetype, group = []]) => {
        const listed = group.reduce((sum, score) => sum + score.listed, 0);
        const missing = group.reduce((sum, score) => sum + score.missing.length, 0);
        return { archetype, share: (listed - missing) / listed };
      },
    );
    expect(shares.filter(({ share }) => share < 0.95)).toEqual([]);
  });

  test('draws no control that does nothing', () => {
    expect(scores.filter(({ idle }) => idle.length > 0).map(({ prompt, idle }) => [prompt, idle])).toEqual([]);
  });

  test('invents no number', () => {
    expect(scores.filter(({ invented }) => invented.length > 0)).toEqual([]);
  });
});
