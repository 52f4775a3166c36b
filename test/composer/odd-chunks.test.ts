import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '#services/process/logger.ts';
import type { Step } from '#tools/model-backend/script.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

const LINE = '{"op":"add","path":"/elements/root","value":{"type":"Text","props":{"text":"Hello"},"children":[]}}\n';
const COUNTS = ['-1', '"12"', '1.5', '4294967296', '1e300', '1e999', 'null', '{}', '[7]', 'true', '-0.5', '"-1"'];

let composer: ComposerUnderTest;
const logged: string[] = [];
beforeAll(async () => {
  const log = createLogger('composer', 'info', { write: (line) => void logged.push(line) });
  const timeouts = { firstPartMs: 5_000, silenceMs: 5_000, totalMs: 20_000 };
  composer = await startComposerUnderTest(['odd'], timeouts, { log });
});
afterAll(() => composer.close());

function sse(...chunks: (object | string)[]): Step {
  const text = chunks.map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`).join('');
  return { raw: text };
}

const content = (text: unknown) => ({ choices: [{ index: 0, delta: { content: text } }] });
const STOP = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };

async function composeFrom(...steps: Step[]) {
  composer.backend.script('odd', { steps: [...steps, { cutOff: 'end' }] });
  logged.length = 0;
  const composed = await composer.compose({});
  const finished = logged
    .map((line) => JSON.parse(line) as { msg: string })
    .filter(({ msg }) => msg === 'compose finished');
  expect(finished).toHaveLength(1);
  return composed;
}

describe('a backend that talks nonsense', () => {
  test.each(COUNTS)('about its tokens, %s, is composed with all the same', async (count) => {
    const usage = `{"choices":[],"usage":{"prompt_tokens":${count},"completion_tokens":${count}}}`;
    const { completed, refusal } = await composeFrom(sse(content(LINE), STOP, usage, '[DONE]'));
    expect(refusal).toBeUndefined();
    expect(completed?.usage).toEqual({ inputTokens: 0, outputTokens: 0 });
  });

  test('and reports its tokens in every chunk is counted once', async () => {
    const told = (sum: number) => ({ usage: { prompt_tokens: 7, completion_tokens: sum } });
    const { completed } = await composeFrom(
      sse({ ...content(LINE), ...told(1) }, { ...STOP, ...told(2) }, { choices: [], ...told(3) }, '[DONE]'),
    );
    expect(completed?.usage).toEqual({ inputTokens: 7, outputTokens: 3 });
  });

  test.each<[string, (object | string)[]]>([
    [
      'sends its text in parts',
      [
        content([
          { type: 'text', text: LINE.slice(0, 20) },
          { type: 'text', text: LINE.slice(20) },
        ]),
        STOP,
      ],
    ],
    [
      'sends roles, tool calls and nulls between',
      [
        { choices: [{ index: 0, delta: { role: 'assistant', content: null } }] },
        'null',
        '[]',
        '7',
        { choices: null },
        { choices: [] },
        { choices: [null] },
        { choices: [{ index: 0 }] },
        { choices: [{ index: 0, delta: { tool_calls: [{ index: 0 }] } }] },
        content(LINE),
        { choices: [{ index: 0, delta: null, finish_reason: { type: 'stop' } }], error: null },
        '[DONE] ',
      ],
    ],
    ['says nothing of a finish', [content(LINE), '[DONE]']],
  ])('and %s is composed with all the same', async (_what, chunks) => {
    const { completed, refusal } = await composeFrom(
      { raw: ': a comment\nevent: message\nid: 1\nretry: 5\n\n' },
      sse(...chunks),
    );
    expect(refusal).toBeUndefined();
    expect(completed?.specJson).toContain('Hello');
  });

  test.each<[string, (object | string)[]]>([
    ['with an error', [content(LINE), { error: { message: 'the prompt was: a booking form' } }]],
    ['with what is no JSON', [content(LINE), 'a booking form, said the prompt']],
    ['without an end', [content(LINE)]],
  ])('and breaks off %s ends in a status, without its text in the log', async (_what, chunks) => {
    const { refusal } = await composeFrom(sse(...chunks));
    expect(refusal?.code).toBe('MODEL_UNAVAILABLE');
    expect(logged.join('')).not.toContain('booking');
  });
});
