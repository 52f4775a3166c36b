import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { misspeltSettings } from './read-environment.ts';

const text = z.string().optional();
const Settings = z.object({
  HOST: text,
  PORT: text,
  OPENAI_API_KEY: text,
  COMPOSE_MODELS: text,
  METRICS_PORT: text,
  TLS_CERT_FILE: text,
});
const found = (environment: NodeJS.ProcessEnv) =>
  misspeltSettings(Settings, environment).map(({ variable, meant }) => `${variable} is ${meant}`);

describe('misspelt settings', () => {
  test.each([
    ['COMPOSE_MODEL', 'COMPOSE_MODELS'],
    ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
    ['openai_api_key', 'OPENAI_API_KEY'],
    ['METRICS-PORT', 'METRICS_PORT'],
    ['PROT', 'PORT'],
  ])('%s is found, as %s', (variable, meant) => {
    expect(found({ [variable]: 'x' })).toEqual([`${variable} is ${meant}`]);
  });

  test('are not those of other programs, nor empty ones, nor settings themselves', () => {
    const others = {
      HOME: '/',
      PATH: '/',
      HOSTNAME: 'h',
      OPENAI_ORG_ID: 'o',
      TERM: 'xterm',
      SSL_CERT_FILE: '/a.pem',
      APP_PORT: '1',
    };
    expect(found({ ...others, COMPOSE_MODEL: ' ', PORT: '80' })).toEqual([]);
  });

  test('are not the variables with keys that COMPOSE_MODELS names', () => {
    const models = JSON.stringify([{ model: 'a', api_key_env: 'OPENAI_API_KEY2' }]);
    expect(found({ OPENAI_API_KEY2: 'k', COMPOSE_MODELS: models })).toEqual([]);
  });
});
