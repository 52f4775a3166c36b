import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { createAnswerReader } from '../read-answer.ts';
import type { Reading } from '../reading.ts';

const outline = { definitionOf: definitionLookup([]), isTaken: () => false };

function read(text: string, piece = text.length): Reading[] {
  const reader = createAnswerReader({ outline, mayRepeat: true });
  const readings: Reading[] = [];
  for (let at = 0; at < text.length; at += Math.max(1, piece))
    readings.push(...reader.push(text.slice(at, at + piece)));
  return [...readings, ...reader.end()];
}

const PARTS =
  'Stack|Button|DataTable|Foo|card|\n|\n  |\n\t|  | |"|\'|“|”|\\|=|:=|:|/a|@/b|.c|.|/|@|>|>save(|move>go(|)|(|[|]|{|}|,|&|!|if=|for=|#a|-#a|gap=md|true|5|-1|columns=[{key:id,label:"No."}]|```|<think>|</think>|{"op":"add","path":"/state/x","value":1}|__proto__=1|/__proto__=1|é|中|😀|\u2028|\u0000|null'.split(
    '|',
  );

describe('the outline reader', () => {
  test('reads whatever comes, the same wherever it is cut', () => {
    const text = fc.array(fc.constantFrom(...PARTS), { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat({ max: 9 }), (hostile, piece) => {
        expect(read(hostile, piece + 1)).toStrictEqual(read(hostile));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['quotes that open texts', 'Text "' + '="'.repeat(60_000)],
    ['blanks', `Text "a${' '.repeat(120_000)}`],
    ['brackets', 'Text x=' + '['.repeat(120_000)],
    ['braces', 'Text x=' + '{a:'.repeat(40_000)],
    ['quotes with words', 'Text "' + ' a "b'.repeat(25_000)],
    ['params', 'Button >save(' + 'a=,'.repeat(40_000)],
    ['conditions', 'Text if=' + '!/a&'.repeat(30_000)],
    ['names', `Text ${'a '.repeat(60_000)}`],
    ['lines broken in brackets', 'Text x=[\n' + 'a,\n'.repeat(40_000)],
    ['deeper lines', Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}Stack`).join('\n')],
    ['words before any answer', 'Here it is '.repeat(20_000)],
  ])('takes time in proportion to a long text of %s', (_, text) => {
    const startedMs = process.cpuUsage().user / 1000;
    read(text, 4_096);
    expect(process.cpuUsage().user / 1000 - startedMs).toBeLessThan(2_000);
  });
});
