import { expect, test } from 'vitest';
import { recallOfPrompts } from './prompt-recall.ts';

const recalls = await recallOfPrompts();

// Slightly below the output of `npm run quality -- described` on 2026-11-22.
test.each([
  ['answers of frontier models', 0.83],
  ['prompts written by others', 0.86],
  ['unseen prompts', 0.92],
])('the prompt fully describes most components that its answer uses: %s', (collection, least) => {
  const recall = recalls.find((one) => one.collection === collection)!;
  expect(recall.uses).toBeGreaterThan(90);
  expect(recall.full / recall.uses).toBeGreaterThanOrEqual(least);
});
