import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChunk } from './read-chunk.ts';

const ODD = [null, 0, -1, 1.5, Number.NaN, 2 ** 32, 1e300, '', '12', true, [], {}, [[]], [null], [1], { a: { b: [] } }];
const SILENT = { text: '', usage: undefined, finishReason: undefined, model: undefined };

function contentOf(content: unknown): string {
  return readChunk({ choices: [{ delta: { content } }] }).text;
}

describe('a chunk of an answer', () => {
  test.each(ODD)('that is %j is ignored', (value) => {
    expect(readChunk(value)).toEqual(SILENT);
  });

  test.each(['choices', 'usage', 'model'])('with odd %s reports none of it', (name) => {
    for (const value of ODD.filter((odd) => typeof odd !== 'string'))
      expect(readChunk({ [name]: value })).toEqual(SILENT);
  });

  test('with odd deltas, contents and finish reasons is ignored', () => {
    for (const odd of ODD.filter((each) => each !== '12')) {
      expect(readChunk({ choices: [{ delta: odd }] })).toEqual(SILENT);
      expect(readChunk({ choices: [{ delta: { role: 'assistant', content: odd } }] })).toEqual(SILENT);
      expect(readChunk({ choices: [{ finish_reason: odd }] })).toEqual(SILENT);
    }
    const call = { index: 0, function: { name: 'draw', arguments: '{' } };
    expect(readChunk({ choices: [{ delta: { content: null, tool_calls: [call] } }] })).toEqual(SILENT);
  });

  test.each([
    ['a text', 'Hi', 'Hi'],
    [
      'a list of text parts',
      [
        { type: 'text', text: 'H' },
        { type: 'text', text: 'i' },
      ],
      'Hi',
    ],
    [
      'texts and thoughts',
      [{ type: 'thinking', text: 'hm' }, { type: 'output_text', text: 'Hi' }, { refusal: 'no' }],
      'Hi',
    ],
    ['bare texts', ['H', null, 'i'], 'Hi'],
    ['one part', { type: 'text', text: 'Hi' }, 'Hi'],
    ['a text with a value', [{ type: 'text', text: { value: 'Hi' } }], 'Hi'],
  ])('gives its content as %s', (_what, content, text) => {
    expect(contentOf(content)).toBe(text);
  });

  test('is read where a backend keeps the whole message, or a bare text', () => {
    expect(readChunk({ choices: [{ message: { content: 'Hi' } }] }).text).toBe('Hi');
    expect(readChunk({ choices: [{ text: 'Hi' }] }).text).toBe('Hi');
  });

  test('of several choices gives the first', () => {
    const choices = [
      { index: 1, delta: { content: 'no' } },
      { index: 0, delta: { content: 'yes' } },
    ];
    expect(readChunk({ choices }).text).toBe('yes');
  });

  test.each([-1, 1.5, '12', 2 ** 32, 1e300, Number.POSITIVE_INFINITY, null, {}, [7], true])(
    'counts no tokens for %j',
    (count) => {
      expect(readChunk({ usage: { prompt_tokens: count, completion_tokens: 3 } }).usage).toEqual({
        inputTokens: undefined,
        outputTokens: 3,
      });
    },
  );

  test.each([{ message: 'overloaded' }, 'overloaded', { code: 1 }, true])(
    'that reports the error %j throws',
    (error) => {
      expect(() => readChunk({ error })).toThrow('the backend broke off with an error');
    },
  );

  test('may be any JSON', () => {
    const odd = fc.jsonValue();
    const choice = fc.record({ delta: odd, message: odd, finish_reason: odd, index: odd }, { requiredKeys: [] });
    const chunk = fc.record({ choices: fc.oneof(odd, fc.array(choice)), usage: odd, model: odd }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(odd, chunk), (value) => {
        if (value !== null && typeof value === 'object' && 'error' in value) return;
        expect(typeof readChunk(value).text).toBe('string');
      }),
    );
  });
});
