import { describe, expect, test } from 'vitest';
import { readTiers } from './tiers.ts';

const TIMEOUTS = { firstPartMs: 1, silenceMs: 2, totalMs: 3 };
const BACKEND = { apiKey: 'key', baseUrl: 'http://localhost/v1', timeouts: TIMEOUTS };

const read = (tiers: unknown, environment = {}) => readTiers(JSON.stringify(tiers), BACKEND, environment);

describe('COMPOSE_MODELS', () => {
  test('as names takes key, address and timeouts from the backend', () => {
    expect(readTiers('small, large', BACKEND, {})).toEqual([
      expect.objectContaining({
        kind: 'openai',
        alias: 'composer-1',
        model: 'small',
        apiKey: 'key',
        timeouts: TIMEOUTS,
      }),
      expect.objectContaining({ alias: 'composer-2', model: 'large', baseUrl: 'http://localhost/v1' }),
    ]);
  });

  test('absent is the built-in composer, or two models when there is a key', () => {
    expect(readTiers(undefined, { ...BACKEND, apiKey: undefined }, {})).toEqual([
      { kind: 'builtin', alias: 'composer-1' },
    ]);
    expect(readTiers(' ', BACKEND, {})).toHaveLength(2);
  });

  test('as JSON sets everything tier by tier', () => {
    const [tier] = read(
      [
        {
          model: 'local',
          alias: 'fast',
          base_url: 'http://127.0.0.1:8000/v1',
          api_key_env: 'LOCAL_KEY',
          reasoning_effort: 'minimal',
          temperature: 0.2,
          max_output_tokens: 8000,
          first_token_timeout_ms: 10,
          silence_timeout_ms: 20,
          total_timeout_ms: 30,
          response_format: { type: 'json_schema', json_schema: { name: 'operations' } },
          usd_per_million_input_tokens: 0.25,
          usd_per_million_output_tokens: 2,
        },
      ],
      { LOCAL_KEY: 'local key' },
    );
    expect(tier).toEqual({
      kind: 'openai',
      alias: 'fast',
      model: 'local',
      baseUrl: 'http://127.0.0.1:8000/v1',
      apiKey: 'local key',
      reasoningEffort: 'minimal',
      temperature: 0.2,
      maxOutputTokens: 8000,
      notation: 'operations',
      responseFormat: { type: 'json_schema', json_schema: { name: 'operations' } },
      prices: { usdPerMillionInputTokens: 0.25, usdPerMillionOutputTokens: 2 },
      timeouts: { firstPartMs: 10, silenceMs: 20, totalMs: 30 },
    });
  });

  test('with faults names each tier and field, and no value', () => {
    const faulty = [
      { model: 'good' },
      { model: 'bad', temperature: 'sk-secret', top_p: 1, total_timeout_ms: 0 },
      { model: 'dear', usd_per_million_input_tokens: 1 },
      { model: 'odd', response_format: { type: 'yaml' } },
    ];
    expect(() => read(faulty)).toThrow('tier 2, field "temperature"');
    expect(() => read(faulty)).toThrow('tier 2, field "total_timeout_ms"');
    expect(() => read(faulty)).toThrow('tier 2: Unrecognized key: "top_p"');
    expect(() => read(faulty)).toThrow('tier 3, field "usd_per_million_output_tokens"');
    expect(() => read(faulty)).toThrow('tier 4, field "response_format.type"');
    expect(() => read(faulty)).not.toThrow('sk-secret');
  });

  test('of the built-in composer takes a name, and refuses by name each setting that nothing would heed', () => {
    expect(read([{ model: 'builtin', alias: 'floor' }])).toEqual([{ kind: 'builtin', alias: 'floor' }]);
    const faulty = [{ model: 'good' }, { model: 'builtin', temperature: 0.2, total_timeout_ms: 5 }];
    expect(() => read(faulty)).toThrow('tier 2, field "temperature": The built-in composer has no such setting.');
    expect(() => read(faulty)).toThrow('tier 2, field "total_timeout_ms"');
  });

  test.each([
    ['[{"model":"sk-secret"', 'not valid JSON'],
    [',', 'names no model'],
    ['{"model":"a"}', 'Write names with commas, or a JSON array'],
    ['"a,b"', 'Write names with commas, or a JSON array'],
    ['a b', 'Write names with commas, or a JSON array'],
    ['[{"model":"a"},{"model":"b","api_key_env":"NOT_SET"}]', 'tier 2 ("b") needs a key in NOT_SET'],
    ['[{"model":"a","api_key_env":"BLANK"}]', 'tier 1 ("a") needs a key in BLANK'],
    ['[{"model":"a","api_key_env":"DOTS"}]', 'needs a key in DOTS of ASCII characters only'],
    ['[{"model":"a","api_key_env":"TWO_LINES"}]', 'needs a key in TWO_LINES of ASCII characters only'],
  ])('%j is refused: %s', (text, reason) => {
    const environment = { BLANK: ' \n', DOTS: 'sk-secret…', TWO_LINES: 'sk-secret\nx' };
    expect(() => readTiers(text, BACKEND, environment)).toThrow(reason);
    expect(() => readTiers(text, BACKEND, environment)).not.toThrow('sk-secret');
  });

  test('take a key without the line break that files end in', () => {
    const [tier] = readTiers('[{"model":"a","api_key_env":"FILE"}]', BACKEND, { FILE: 'key of a file\n' });
    expect(tier).toMatchObject({ apiKey: 'key of a file' });
  });
});
