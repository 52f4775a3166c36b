import { describe, expect, test } from 'vitest';
import { blindRequests } from '#builtin/training/sources.ts';
import { scoreMarked } from './marked-contents.ts';
import { scoreOf } from './coverage.ts';
import { foreignCases, promptCases, unseenCases } from './prompts.ts';

describe('the built-in composer on the prompt collection', () => {
  const scores = promptCases().map((one) => scoreOf(one, () => performance.now()));

  test('composes only valid screens', () => {
    expect(scores.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  test('draws no idle control', () => {
    expect(scores.filter(({ idle }) => idle.length > 0).map(({ prompt, idle }) => [prompt, idle])).toEqual([]);
  });

  test('invents no number', () => {
    expect(scores.filter(({ invented }) => invented.length > 0)).toEqual([]);
  });
});

describe.each([
  ['written by others', foreignCases()],
  ['that were unseen when first measured', unseenCases()],
])('the built-in composer on prompts %s', (_, cases) => {
  const scores = cases.map((one) => scoreOf(one, () => performance.now()));

  test('composes only valid screens that invent no number and draw no idle control', () => {
    const faulty = scores.filter(({ faults, invented, idle }) => faults.length + invented.length + idle.length > 0);
    expect(faulty).toEqual([]);
  });
});

describe('the built-in composer on requests by authors outside its training data', () => {
  const { marked, shown, invalid, invented } = scoreMarked(blindRequests());

  test('shows at least 78 % of what they name', () => {
    expect(shown / marked).toBeGreaterThanOrEqual(0.78);
  });

  test('composes only valid screens that invent no number', () => {
    expect([...invalid, ...invented]).toEqual([]);
  });
});
