import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allTags, f1, measure, recall } from './measuring/measure.ts';
import { tag } from '../understand/learned/tagger.ts';
import { committedFile, committedWeights } from '../understand/learned/weights.ts';
import { readMarked } from './marked-text.ts';
import { blindRequests, digestOfInputs, openings, trainingRequests } from './sources.ts';
import { trainWeights } from './train.ts';

describe('The committed weights', () => {
  test('are up to date with the training sentences and feature code; if not, run `npm run train`', () => {
    expect(committedFile().inputs).toBe(digestOfInputs());
  });

  test('take at most 1.5 MB', () => {
    expect(statSync(new URL('../understand/learned/weights.bin', import.meta.url)).size).toBeLessThanOrEqual(1_500_000);
  });

  test('reach the minimum scores on requests by writers who contributed no training sentences', () => {
    const understood = measure(committedWeights(), blindRequests(), true);
    expect(f1(allTags(understood))).toBeGreaterThanOrEqual(0.6);
    expect(recall(understood.labels)).toBeGreaterThanOrEqual(0.6);
  });

  test('tag any text without throwing, even an empty one', () => {
    for (const text of ['', ' ', '\n\n', '🙂🙂', ':'.repeat(4000), 'a,'.repeat(2000), 'x'.repeat(4000)])
      expect(Array.isArray(tag(committedWeights().tagger, text, 'form'))).toBe(true);
  });
});

describe('Training', () => {
  test('is deterministic: the same requests give the same weights', async () => {
    const requests = trainingRequests().slice(0, 30);
    const sentences = { requests, typed: [], openings: openings().slice(0, 30), edits: [] };
    expect(JSON.stringify(await trainWeights(sentences, ''))).toBe(JSON.stringify(await trainWeights(sentences, '')));
  }, 120_000);

  test('produces weights from marked requests alone', async () => {
    const requests = readMarked('form | en | form with [field:name] and [field:town]\n'.repeat(8), 'requests');
    const weights = await trainWeights({ requests, typed: [], openings: [], edits: [] }, '');
    expect(weights.tagger.parts.labels.weights.length).toBeGreaterThan(0);
  }, 60_000);
});
