import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#services/gateway/config.ts';
import { startGateway } from '#services/gateway/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { expectError, get } from '#test/contract/requests.ts';
import { startScriptedAccounts } from '#test/streams/scripted-accounts.ts';
import { exchange, headOf, rawRequest } from './raw-request.ts';

const accounts = await startScriptedAccounts({});
const config = readConfig({ PORT: '0', ACCOUNTS_ADDR: accounts.address, COMPOSER_ADDR: '127.0.0.1:1' });
const gateway = await startGateway({ ...config, shutdownGraceMs: 0 }, { log: createLogger('gateway', 'silent') });
const { apiKey } = accounts;
afterAll(async () => {
  await gateway.close();
  await accounts.close();
});

/** Asks who the key belongs to, with these header lines as they are. */
async function statusWith(...headerLines: string[]): Promise<number> {
  return headOf(await exchange(gateway.url, rawRequest('GET /v1/me', headerLines))).status;
}

describe('an Authorization header', () => {
  test.each([
    ['as documented', [`Authorization: Bearer ${apiKey}`]],
    ['in another case', [`AUTHORIZATION: bEARER ${apiKey}`]],
    ['with more spaces', [`Authorization:   Bearer   ${apiKey}  `]],
  ])('%s is taken', async (_, lines) => {
    expect(await statusWith(...lines)).toBe(200);
  });

  test.each([
    ['with a tab', [`Authorization: Bearer\t${apiKey}`]],
    ['without a space', [`Authorization: Bearer${apiKey}`]],
    ['with quotes', [`Authorization: Bearer "${apiKey}"`]],
    ['with a comma after it', [`Authorization: Bearer ${apiKey}, Bearer ${apiKey}`]],
    ['with another key after it', [`Authorization: Bearer ${apiKey} ${apiKey}`]],
    ['with a scheme before it', [`Authorization: Basic Bearer ${apiKey}`]],
    ['with a space of another alphabet', [`Authorization: Bearer\u00a0${apiKey}`]],
    ['with letters beyond ASCII', [`Authorization: Bearer ${apiKey}\u00e9`]],
    ['with a percent sign', [`Authorization: Bearer ${apiKey}%00`]],
    ['that is empty', ['Authorization:']],
    ['that is sent twice, the same', [`Authorization: Bearer ${apiKey}`, `Authorization: Bearer ${apiKey}`]],
    ['that is sent twice, the good one first', [`Authorization: Bearer ${apiKey}`, 'Authorization: Bearer x']],
    ['that is sent twice, the good one last', ['Authorization: Bearer x', `Authorization: Bearer ${apiKey}`]],
    ['under another name', [`Proxy-Authorization: Bearer ${apiKey}`]],
    ['as a cookie', [`Cookie: authorization=Bearer ${apiKey}`]],
    ['as a key header', [`X-Api-Key: ${apiKey}`]],
    ['of 12 kB', [`Authorization: Bearer ${'a'.repeat(12_000)}`]],
  ])('%s is refused with 401, without a word to accounts', async (_, lines) => {
    const answered = accounts.answered.length;
    expect(await statusWith(...lines)).toBe(401);
    expect(accounts.answered.length).toBe(answered);
  });

  test.each(['\u0000', '\u0007', '\r', '\n x: '])(
    'with the control character %j is invalid HTTP, 400',
    async (control) => {
      expect(await statusWith(`Authorization: Bearer ${apiKey}${control}y`)).toBe(400);
    },
  );

  test('in the query is none', async () => {
    await expectError(
      await get(gateway.url, `/v1/me?authorization=Bearer%20${apiKey}`),
      401,
      'AUTHENTICATION_REQUIRED',
    );
  });
});

describe('guessing keys', () => {
  test('that are malformed costs accounts nothing at all', async () => {
    const answered = accounts.answered.length;
    const guesses = Array.from({ length: 200 }, () => `uic_live_${randomBytes(24).toString('hex')}`);
    const statuses = await Promise.all(guesses.map(async (guess) => (await get(gateway.url, '/v1/me', guess)).status));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(accounts.answered.length).toBe(answered);
  });
});
