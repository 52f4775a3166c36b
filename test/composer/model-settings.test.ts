import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { say } from '#tools/model-backend/script.ts';
import { unreachableUrl } from '#tools/model-backend/server.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

const HELLO = '{"op":"add","path":"/elements/root","value":{"type":"Text","props":{"text":"Hello"},"children":[]}}\n';

let composer: ComposerUnderTest;
afterEach(() => composer.close());

describe('the settings of a tier', () => {
  test('reach its backend, and those that are absent are not sent', async () => {
    composer = await startComposerUnderTest([
      { model: 'plain' },
      {
        model: 'scripted-good',
        reasoning_effort: 'low',
        temperature: 0.5,
        max_output_tokens: 9_000,
        response_format: { type: 'json_object' },
        notation: 'outline',
      },
    ]);
    composer.backend.script('plain', say('no'));
    await composer.compose({});
    const [plain, set] = composer.backend.requests.map(({ body }) => body);
    expect(plain).toEqual({
      model: 'plain',
      messages: expect.any(Array),
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(set).toEqual({
      ...plain,
      model: 'scripted-good',
      reasoning_effort: 'low',
      temperature: 0.5,
      max_completion_tokens: 9_000,
      response_format: { type: 'json_object' },
    });
  });

  test('bound how long it is waited for', async () => {
    composer = await startComposerUnderTest([
      { model: 'scripted-no-answer', first_token_timeout_ms: 100 },
      { model: 'scripted-silent-middle', silence_timeout_ms: 100 },
      { model: 'scripted-good' },
    ]);
    const { restarts, completed } = await composer.compose({});
    expect(restarts).toEqual(['MODEL_UNAVAILABLE', 'MODEL_UNAVAILABLE']);
    expect(completed?.model).toBe('composer-3');
  });
});

describe('the log line of a composition', () => {
  test('says why a backend could not be used, also when a later tier took over', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const gone = await unreachableUrl();
    composer = await startComposerUnderTest(
      [{ model: 'gone', base_url: gone }, { model: 'scripted-http-401' }, { model: 'builtin' }],
      undefined,
      { log },
    );
    expect((await composer.compose({})).completed?.model).toBe('composer-3');
    await expect.poll(() => lines.some((line) => line.includes('compose finished'))).toBe(true);
    expect(JSON.parse(lines.find((text) => text.includes('compose finished')) ?? '')).toMatchObject({
      attempts: [
        { outcome: 'unavailable', cause: 'the backend cannot be reached (ECONNREFUSED)' },
        { outcome: 'unavailable', cause: 'the backend answered 401' },
        { outcome: 'valid' },
      ],
    });
  });

  test('has the tokens, duration and cost of each attempt', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    composer = await startComposerUnderTest(
      [
        { model: 'mute', usd_per_million_input_tokens: 2, usd_per_million_output_tokens: 10 },
        { model: 'good', alias: 'strong' },
      ],
      undefined,
      { log },
    );
    composer.backend.script('mute', say('', { usage: { prompt_tokens: 1_000, completion_tokens: 50 } }));
    composer.backend.script('good', say(HELLO, { usage: { prompt_tokens: 1_200, completion_tokens: 40 } }));
    await composer.compose({});
    await expect.poll(() => lines.some((line) => line.includes('compose finished'))).toBe(true);
    const line = lines.find((text) => text.includes('compose finished')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      outcome: 'completed',
      inputTokens: 2_200,
      attempts: [
        {
          model: 'composer-1',
          outcome: 'unreadable',
          inputTokens: 1_000,
          outputTokens: 50,
          durationMs: expect.any(Number),
          costUsd: 0.0025,
        },
        { model: 'strong', outcome: 'valid', inputTokens: 1_200, outputTokens: 40, durationMs: expect.any(Number) },
      ],
    });
    expect(JSON.parse(line).attempts[1]).not.toHaveProperty('costUsd');
  });
});
