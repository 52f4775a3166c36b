import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJsonReader, type Reading } from '#services/composer/answer/json-reader.ts';

/** The expected reading of an answer: its operations, and the number of unreadable pieces by reason. */
type Expected = { ending?: 'complete' | 'cut'; operations: unknown[]; unreadable: Record<string, number> };

const FOLDER = new URL('./', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length));

describe.each(NAMES)('%s', (name) => {
  const bytes = readFileSync(new URL(`${name}.txt`, FOLDER));
  const expected = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Expected;
  const whole = read([bytes], expected.ending);

  test('is read as expected', () => {
    expect(whole.flatMap((reading) => (reading.type === 'operation' ? [reading.operation] : []))).toEqual(
      expected.operations,
    );
    expect(countUnreadable(whole)).toEqual(expected.unreadable);
  });

  test('is read the same byte by byte', () => {
    expect(
      read(
        Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)),
        expected.ending,
      ),
    ).toEqual(whole);
  });

  test('is read the same wherever it is cut', () => {
    const places = fc.uniqueArray(fc.nat(bytes.length), { maxLength: 40 });
    fc.assert(
      fc.property(places, (cuts) => {
        expect(read(cutAt(bytes, cuts), expected.ending)).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });
});

test('there are at least 60 recorded answers', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(60);
});

function read(pieces: readonly Uint8Array[], ending: Expected['ending']): Reading[] {
  const reader = createJsonReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const readings = pieces.flatMap((piece) => reader.push(decoder.decode(piece, { stream: true })));
  return [...readings, ...reader.push(decoder.decode()), ...reader.end(ending)];
}

function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const bounds = [0, ...[...places].sort((a, b) => a - b), bytes.length];
  return bounds.slice(1).map((end, index) => bytes.subarray(bounds[index], end));
}

function countUnreadable(readings: readonly Reading[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reading of readings) {
    if (reading.type === 'operation') continue;
    const reason = reading.type === 'runaway' ? 'runaway' : reading.reason;
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}
