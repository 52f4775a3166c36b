import { describe, expect, test } from 'vitest';
import { scoreOf } from './coverage.ts';
import { foreignCases, promptCases, unseenCases } from './prompts.ts';

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

describe.each([
  ['written by others', foreignCases()],
  ['unseen when they were first measured', unseenCases()],
])('the built-in composer on prompts %s', (_, cases) => {
  const scores = cases.map((one) => scoreOf(one, () => performance.now()));

  test('composes only valid screens that invent no number and draw no idle control', () => {
    const faulty = scores.filter(({ faults, invented, idle }) => faults.length + invented.length + idle.length > 0);
    expect(faulty).toEqual([]);
  });

  test('shows at least 95 % of what is listed', () => {
    const listed = scores.reduce((sum, score) => sum + score.listed, 0);
    const missing = scores.flatMap((score) => score.missing);
    expect(1 - missing.length / listed, missing.join(', ')).toBeGreaterThanOrEqual(0.95);
  });
});
