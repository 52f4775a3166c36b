import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChunk, readChunks } from './read-chunks.ts';

async function* bodyOf(...reads: string[]): AsyncGenerator<Uint8Array> {
  for (const read of reads) yield new TextEncoder().encode(read);
}

function readWhole(answer: unknown) {
  return readChunks(bodyOf('\ufeff', '\n', JSON.stringify(answer, null, 1)));
}

async function contentsOf(body: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const reads: string[][] = [];
  for await (const chunks of readChunks(body)) {
    reads.push(chunks.map(({ text }) => text));
  }
  return reads;
}

function event(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
}

describe('reading the chunks of a streamed completion', () => {
  test('gives those together that arrive together, and waits for the rest of a cut one', async () => {
    const [half, rest] = [event('three').slice(0, 20), event('three').slice(20)];
    const body = bodyOf(event('one') + event('two') + half, rest + event('four'));
    expect(await contentsOf(body)).toEqual([
      ['one', 'two'],
      ['three', 'four'],
    ]);
  });

  test('ends at [DONE], whatever follows, which counts as the finish reason when there was none', async () => {
    expect(await contentsOf(bodyOf(`${event('one')}data: [DONE]\n\n${event('two')}`))).toEqual([['one', '']]);
    const finish = 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\n';
    for (const [told, reason] of [
      ['', 'stop'],
      [finish, 'length'],
    ] as const) {
      const { value } = await readChunks(bodyOf(`${event('one')}${told}data: [DONE]\n\n`)).next();
      expect(value?.map(({ finishReason }) => finishReason)).toEqual([undefined, reason]);
    }
  });

  test('treats a completion that was not streamed as one chunk', async () => {
    const whole = {
      model: 'small',
      choices: [{ index: 0, message: { role: 'assistant', content: 'ü' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 2 },
    };
    const chunks = readWhole(whole);
    expect((await chunks.next()).value).toEqual([
      { text: 'ü', usage: { inputTokens: 1, outputTokens: 2 }, finishReason: 'stop', model: 'small' },
    ]);
    await expect(readWhole({ error: { message: 'overloaded' } }).next()).rejects.toThrow(Error);
    await expect(readWhole([]).next()).rejects.toThrow(Error);
  });

  test('reads chunks a line each, as some backends send them without the form of events', async () => {
    const lines = `${event('one')}${event('two')}`.replaceAll('data: ', '').replaceAll('\n\n', '\n');
    expect(await contentsOf(bodyOf(lines.slice(0, 50), lines.slice(50)))).toEqual([['one', 'two']]);
  });

  test('stops reading the body when its reader stops', async () => {
    let isStopped = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield new TextEncoder().encode(event('one'));
      } finally {
        isStopped = true;
      }
    }
    for await (const chunks of readChunks(endless())) if (chunks.length > 0) break;
    expect(isStopped).toBe(true);
  });

  test('reads the last event although no blank line ends it', async () => {
    const finish = 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}';
    for (const [last, reason] of [
      [finish, 'length'],
      [`${finish}\n`, 'length'],
      ['data: [DONE]', 'stop'],
    ] as const) {
      const reasons: (string | undefined)[] = [];
      for await (const chunks of readChunks(bodyOf(event('one'), last))) {
        reasons.push(...chunks.map(({ finishReason }) => finishReason));
      }
      expect(reasons).toEqual([undefined, reason]);
    }
  });

  test('skips events that hold nothing', async () => {
    expect(await contentsOf(bodyOf(`data:\n\n${event('one')}data: \n\n${event('two')}`))).toEqual([['one', 'two']]);
  });

  test.each([
    ['a chunk that is no JSON', 'data: {"choices":\n\n'],
    ['a chunk that reports an error', 'data: {"error":{"message":"overloaded"}}\n\n'],
    ['a chunk that is an error', 'data: {"object":"error","message":"overloaded","code":500}\n\n'],
    ['an event that is called an error', 'event: error\ndata: {"message":"overloaded"}\n\n'],
  ])('gives what came before %s, then throws', async (_what, faulty) => {
    const chunks = readChunks(bodyOf(event('one') + faulty + event('two')));
    expect((await chunks.next()).value).toHaveLength(1);
    await expect(chunks.next()).rejects.toThrow(Error);
  });

  test('gives up on an event without end', async () => {
    const endless = `data: ${'x'.repeat(600_000)}`;
    await expect(contentsOf(bodyOf(endless, endless, endless))).rejects.toThrow(Error);
  });

  test('yields nothing for an empty body or one that is not an event stream', async () => {
    expect(await contentsOf(bodyOf('<html><body>Bad gateway</body></html>'))).toEqual([]);
    expect(await contentsOf(bodyOf())).toEqual([]);
  });
});

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
