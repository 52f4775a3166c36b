import { describe, expect, test } from 'vitest';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { stepsFor } from './steps.ts';

function steps(...titles: readonly (readonly [title: string, ...fields: string[]])[]) {
  const u = understand(briefOf('A wizard'));
  const fieldOf = (label: string) => ({ name: label, label, kind: 'text' as const, required: false });
  const named = titles.map(([title, ...fields]) => ({ title, fields: fields.map(fieldOf) }));
  const whole = { ...u, parts: { ...u.parts, steps: named } } satisfies Understanding;
  return stepsFor(whole, []).map(({ title, fields, isReview }) => [title, fields.length, isReview]);
}

describe('a step', () => {
  test('that begins with a word for a review and repeats it asks for nothing', () => {
    expect(steps(['Date', 'Date'], ['Check everything and book', 'Check everything', 'Book'])).toEqual([
      ['Date', 1, false],
      ['Check everything and book', 0, true],
    ]);
  });

  test('that ends in a review keeps its fields', () => {
    const [first] = steps(['Business and review', 'Business'], ['Summary']);
    expect(first).toEqual(['Business and review', 1, false]);
  });

  test('whose title was cut in a bracket is called by what stands before it', () => {
    expect(steps(['Date', 'Date'], ['Extras (boxes', 'Boxes'])[1]).toEqual(['Extras', 1, false]);
  });
});
