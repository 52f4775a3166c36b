import { afterAll, describe, expect, test } from 'vitest';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const startAtMs = Date.now();
const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, startAtMs });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

const body = { prompt: 'x' };
const withAuthorization = (authorization: string): Promise<Response> =>
  postCompose(url, undefined, body, { authorization });

describe('POST /v1/compose refuses with 401 AUTHENTICATION_REQUIRED', () => {
  test('no Authorization header, and says how to send one', async () => {
    const response = await postCompose(url, undefined, body);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await expectError(response, 401, 'AUTHENTICATION_REQUIRED')).toBe(
      'The `Authorization` header is missing. Send an active key as `Authorization: Bearer <API_KEY>`.',
    );
  });

  test('a key without the Bearer prefix, or with another scheme', async () => {
    const { apiKey } = await admin.newCaller();
    await expectError(await withAuthorization(apiKey), 401, 'AUTHENTICATION_REQUIRED');
    await expectError(await withAuthorization(`Basic ${apiKey}`), 401, 'AUTHENTICATION_REQUIRED');
    await expectError(await withAuthorization(`Bearer${apiKey}`), 401, 'AUTHENTICATION_REQUIRED');
    await expectError(await withAuthorization(`Bearer ${apiKey} ${apiKey}`), 401, 'AUTHENTICATION_REQUIRED');
  });

  test('a malformed key: wrong prefix, wrong checksum, a character missing', async () => {
    const { apiKey } = await admin.newCaller();
    const last = apiKey.at(-1) === 'a' ? 'b' : 'a';
    for (const key of ['nonsense', apiKey.replace('live', 'test'), apiKey.slice(0, -1) + last, apiKey.slice(0, -1)]) {
      const message = await expectError(await postCompose(url, key, body), 401, 'AUTHENTICATION_REQUIRED');
      expect(message).toMatch(/malformed/);
    }
  });

  test('an unknown well-formed key', async () => {
    const other = await startServices({ composerAddress: composer.address });
    const { apiKey } = await other.admin.newCaller();
    await other.close();
    await expectError(await postCompose(url, apiKey, body), 401, 'AUTHENTICATION_REQUIRED');
  });

  test('a revoked key, from the next request on', async () => {
    const { apiKey, keyId } = await admin.newCaller();
    await readEvents(await postCompose(url, apiKey, body));
    await admin.revokeKey(keyId);
    await expectError(await postCompose(url, apiKey, body), 401, 'AUTHENTICATION_REQUIRED');
  });

  test('a key from the millisecond it expires on', async () => {
    const { apiKey } = await admin.newCaller({ expiresAtMs: startAtMs + 60_000 });
    await readEvents(await postCompose(url, apiKey, body));
    await services.passTime(60_000);
    await expectError(await postCompose(url, apiKey, body), 401, 'AUTHENTICATION_REQUIRED');
  });

  test('before it looks at the body', async () => {
    await expectError(
      await postCompose(url, undefined, '{', { 'content-type': 'text/plain' }),
      401,
      'AUTHENTICATION_REQUIRED',
    );
  });
});

describe('POST /v1/compose takes the key', () => {
  test.each(['Bearer', 'bearer', 'BEARER', 'Bearer  '])(
    'after "%s": the case of the scheme and extra spaces do not matter',
    async (scheme) => {
      const { apiKey } = await admin.newCaller();
      await readEvents(await withAuthorization(`${scheme} ${apiKey}`));
    },
  );
});
