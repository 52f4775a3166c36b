import { setTimeout } from 'node:timers/promises';
import { Metadata } from '@grpc/grpc-js';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { ComposeResponse } from '#proto/composer/v1/composer.ts';
import { createLogger } from '#services/process/logger.ts';
import { say } from '#tools/model-backend/script.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

const IMPATIENT = { firstPartMs: 300, silenceMs: 300, totalMs: 3_000 };
const INVENTED = '{"op":"add","path":"/elements/root","value":{"type":"Hologram","props":{},"children":[]}}\n';

let composer: ComposerUnderTest;
afterEach(() => composer.close());

describe('an attempt that fails validation', () => {
  test('restarts on the next tier, which is shown what was wrong, and completes', async () => {
    composer = await startComposerUnderTest(['inventive', 'scripted-good']);
    composer.backend.script('inventive', say(INVENTED));
    const { completed, restarts, folded } = await composer.compose({});
    expect(restarts).toEqual(['catalog_validation_failed']);
    expect(completed?.model).toBe('composer-2');
    expect(JSON.parse(completed?.specJson ?? '')).toEqual(folded);
    expect(JSON.stringify(composer.backend.requests[1]?.body.messages)).toContain('Hologram');
  });

  test('is repeated on the last tier and ends with COMPOSITION_FAILED after two restarts', async () => {
    composer = await startComposerUnderTest(['inventive']);
    composer.backend.script('inventive', say(INVENTED));
    const { refusal, restarts, completed } = await composer.compose({});
    expect(refusal?.code).toBe('COMPOSITION_FAILED');
    expect(restarts).toHaveLength(2);
    expect(completed).toBeUndefined();
    expect(composer.backend.requests).toHaveLength(3);
  });

  test('counts the tokens of all attempts', async () => {
    composer = await startComposerUnderTest(['inventive', 'good']);
    composer.backend.script('inventive', say(INVENTED, { usage: { prompt_tokens: 100, completion_tokens: 10 } }));
    composer.backend.script('good', {
      ...say('{"op":"add","path":"/elements/root","value":{"type":"Text","props":{"text":"Hello"},"children":[]}}'),
      usage: { prompt_tokens: 200, completion_tokens: 20 },
    });
    expect((await composer.compose({})).completed?.usage).toEqual({ inputTokens: 300, outputTokens: 30 });
  });

  test.each([
    ['', 'empty_input'],
    ['I am sorry, I cannot do that.', 'malformed_jsonl'],
  ])('because the answer is %j restarts with reason %s', async (text, reason) => {
    composer = await startComposerUnderTest(['mute', 'scripted-good']);
    composer.backend.script('mute', say(text));
    expect((await composer.compose({})).restarts).toEqual([reason]);
  });
});

describe('a backend that fails', () => {
  test.each([
    'scripted-http-401',
    'scripted-http-429',
    'scripted-http-429-retry-after',
    'scripted-http-503',
    'scripted-reset',
    'scripted-html',
  ])('before it produced anything is passed over while tiers are left (%s)', async (model) => {
    composer = await startComposerUnderTest([model, 'scripted-good']);
    const { completed, restarts } = await composer.compose({});
    expect(restarts).toEqual(['MODEL_UNAVAILABLE']);
    expect(completed?.model).toBe('composer-2');
  });

  test('on every tier ends with MODEL_UNAVAILABLE, each asked once', async () => {
    composer = await startComposerUnderTest(['scripted-http-500', 'scripted-http-404']);
    const { refusal } = await composer.compose({});
    expect(refusal?.code).toBe('MODEL_UNAVAILABLE');
    expect(composer.backend.requests).toHaveLength(2);
  });

  test.each(['scripted-no-answer', 'scripted-silent-start'])(
    'by silence ends with MODEL_UNAVAILABLE (%s)',
    async (model) => {
      composer = await startComposerUnderTest([model], IMPATIENT);
      expect((await composer.compose({})).refusal?.code).toBe('MODEL_UNAVAILABLE');
    },
  );

  test.each(['scripted-silent-middle', 'scripted-cut-end', 'scripted-cut-reset', 'scripted-error-frame'])(
    'in mid-answer restarts (%s)',
    async (model) => {
      composer = await startComposerUnderTest([model, 'scripted-good'], IMPATIENT);
      const { completed, restarts, folded } = await composer.compose({});
      expect(restarts).toEqual(['MODEL_UNAVAILABLE']);
      expect(JSON.parse(completed?.specJson ?? '')).toEqual(folded);
    },
  );

  test('by a word and then silence, or by a trickle without end, restarts', async () => {
    composer = await startComposerUnderTest(['word', 'trickle', 'scripted-good'], {
      firstPartMs: 300,
      silenceMs: 300,
      totalMs: 1_000,
    });
    composer.backend.script('word', { steps: [{ text: '{' }, { silence: true }] });
    composer.backend.script('trickle', {
      steps: Array.from({ length: 100 }, () => [{ text: ' ' }, { delayMs: 50 }]).flat(),
    });
    const { completed, restarts } = await composer.compose({});
    expect(restarts).toEqual(['MODEL_UNAVAILABLE', 'MODEL_UNAVAILABLE']);
    expect(completed?.model).toBe('composer-3');
    await expect.poll(() => composer.backend.requests[1]?.outcome).toBe('aborted');
  });

  test('by a filter in mid-answer has what it left out completed', async () => {
    composer = await startComposerUnderTest(['filtered', 'scripted-good']);
    let calls = 0;
    composer.backend.script('filtered', () =>
      (calls += 1) === 1
        ? say(
            '{"op":"add","path":"/elements/root","value":{"type":"Card","props":{"title":"Hi"},"children":["a"]}}\n{"op":"a',
            {
              finishReason: 'content_filter',
            },
          )
        : say('{"op":"add","path":"/elements/a","value":{"type":"Text","props":{"text":"Hello"},"children":[]}}'),
    );
    const { folded, restarts } = await composer.compose({});
    expect(restarts).toEqual([]);
    expect(folded).toMatchObject({ elements: { root: { children: ['a'] }, a: { type: 'Text' } } });
  });

  test.each(['scripted-runaway', 'scripted-runaway-line', 'scripted-runaway-blank'])(
    'by never ending is cut off (%s)',
    async (model) => {
      composer = await startComposerUnderTest([model, 'scripted-good']);
      const { completed, refusal } = await composer.compose({});
      expect(completed ?? refusal).toBeDefined();
      await expect.poll(() => composer.backend.requests[0]?.outcome).toBe('aborted');
    },
  );
});

describe('a stream', () => {
  test('begins before the model has said anything', async () => {
    composer = await startComposerUnderTest(['scripted-no-answer']);
    const call = composer.client.compose({ generationId: '', prompt: 'a form', actions: [], includeSpec: false });
    call.on('error', () => {});
    const first = await new Promise<ComposeResponse>((resolve) => call.once('data', resolve));
    expect(first.event?.$case).toBe('started');
    call.cancel();
  });

  test('that its reader leaves ends the call to the model within a second', async () => {
    composer = await startComposerUnderTest(['scripted-paced-1000x20']);
    const call = composer.client.compose({ generationId: '', prompt: 'a form', actions: [], includeSpec: false });
    call.on('error', () => {});
    await new Promise((resolve) => call.once('data', resolve));
    await expect.poll(() => composer.backend.requests.length).toBe(1);
    call.cancel();
    await expect.poll(() => composer.backend.requests[0]?.outcome, { timeout: 1_000 }).toBe('aborted');
  });

  test('that nobody reads ends cleanly too: the running attempt is in the log', async () => {
    const lines: string[] = [];
    const log = createLogger('composer', 'info', { write: (line) => void lines.push(line) });
    composer = await startComposerUnderTest(['flood'], undefined, { log });
    const flood = Array.from({ length: 100 }, (_, index) => {
      const value = Array.from({ length: 3_000 }, (__, step) => (step + 1) * (index + 7)).join(' ');
      return `${JSON.stringify({ op: 'add', path: `/state/n${index}`, value })}\n`;
    });
    composer.backend.script('flood', { steps: [{ text: flood.join('') }, { silence: true }], chunkChars: 50_000 });
    const call = composer.client.compose({ generationId: '', prompt: 'a form', actions: [], includeSpec: false });
    call.on('error', () => {});
    await new Promise((resolve) => call.once('readable', resolve));
    await setTimeout(300);
    call.cancel();
    const finished = () => lines.filter((line) => line.includes('compose finished'));
    await expect.poll(finished).toHaveLength(1);
    const { outcome, attempts } = JSON.parse(finished()[0] ?? '') as {
      outcome: string;
      attempts: { outcome: string }[];
    };
    expect([outcome, attempts.at(-1)?.outcome]).toEqual(['cancelled', 'abandoned']);
  });
});

test("a composition's log line has the request and the trace of its caller, and neither where there is none", async () => {
  const lines: string[] = [];
  const log = createLogger('composer', 'info', { write: (line) => void lines.push(line) });
  composer = await startComposerUnderTest(['builtin'], undefined, { log });
  const metadata = new Metadata();
  metadata.set('x-request-id', 'req-42');
  metadata.set('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
  const request = { generationId: '', prompt: 'a form', actions: [], includeSpec: false };
  for (const sent of [metadata, new Metadata()]) await composer.client.compose(request, sent).toArray();
  const finished = () =>
    lines.filter((line) => line.includes('compose finished')).map((line) => JSON.parse(line) as object);
  await expect.poll(finished).toHaveLength(2);
  expect(finished()[0]).toMatchObject({ requestId: 'req-42', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' });
  for (const name of ['requestId', 'traceId']) expect(finished()[1]).not.toHaveProperty(name);
});

describe('any text whatever', () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(
      INVENTED,
      '```',
      '{"op":"add","path":"/elements/root","value":',
      '{"ops":[',
      '[',
      '}',
      '<think>',
      '\r\n',
      '\\',
    ),
    fc
      .record({
        op: fc.constantFrom('add', 'replace', 'remove', 'move', 'copy', 'test', 'x'),
        path: fc.constantFrom(
          '',
          '/',
          '/root',
          '/state',
          '/elements',
          '/elements/root',
          '/elements/a/props',
          '/__proto__/x',
          '/elements/__proto__',
          'x',
        ),
        from: fc.constantFrom('/elements/root', '/state'),
        value: fc.jsonValue(),
      })
      .map((operation) => `${JSON.stringify(operation)}\n`),
  );

  test('ends in a valid spec or in one refusal', async () => {
    composer = await startComposerUnderTest(['any']);
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (texts) => {
        composer.backend.script('any', say(texts.join('')));
        const { completed, refusal, folded } = await composer.compose({});
        if (completed === undefined) expect(refusal?.code).toBe('COMPOSITION_FAILED');
        else expect(JSON.parse(completed.specJson ?? '')).toEqual(folded);
        expect(({} as { x?: unknown }).x).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
