import { Client, credentials, type ServiceError, status } from '@grpc/grpc-js';
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '#contract/refusal.ts';
import { ComposerServiceService, ValidateSpecResponse } from '#proto/composer/v1/composer.ts';
import { refusalOf } from './refusal-status.ts';
import { type GrpcServer, serveGrpc } from './serve-grpc.ts';
import { unaryHandler } from './unary.ts';

const NOT_UTF8 = Uint8Array.of(0x61, 0xff, 0xfe);
const CUT_OFF = Uint8Array.of(0xe2, 0x82);
const OVERLONG = Uint8Array.of(0xc0, 0x80);
const SURROGATE = Uint8Array.of(0xed, 0xa0, 0x80);
const PROMPT = 2;
const PRIOR_SPEC = 8;
const ACTION = 6;
const PROFILE = 15;

let server: GrpcServer;
let client: Client;
const seen: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  const compose = (call: { request: { prompt: string }; end(): void }): void => {
    seen.push(call.request.prompt);
    call.end();
  };
  const validateSpec = unaryHandler(() => ({ valid: true, findings: [] }), log);
  const check = unaryHandler(() => ({}), log);
  server = await serveGrpc({
    listen: '127.0.0.1:0',
    services: [{ definition: ComposerServiceService, implementation: { compose, validateSpec, check } }],
  });
  client = new Client(server.address, credentials.createInsecure());
});

afterAll(async () => {
  client.close();
  await server.close(0);
});

const bytesField = (field: number, bytes: Uint8Array): Uint8Array =>
  new BinaryWriter().tag(field, 2).bytes(bytes).finish();

/** What the server says to bytes of a message. */
function sent(method: 'Compose' | 'ValidateSpec' | 'Check', message: Uint8Array): Promise<ServiceError | undefined> {
  const path = `/composer.v1.ComposerService/${method}`;
  const bytes = (): Buffer => Buffer.from(message);
  return new Promise((resolve) => {
    if (method === 'Compose') {
      const stream = client.makeServerStreamRequest(path, bytes, String, undefined);
      stream
        .on('error', (error: ServiceError) => resolve(error))
        .on('end', () => resolve(undefined))
        .resume();
    } else {
      const read = (answer: Buffer): ValidateSpecResponse => ValidateSpecResponse.decode(answer);
      client.makeUnaryRequest(path, bytes, read, undefined, (error) => resolve(error ?? undefined));
    }
  });
}

async function refused(...message: Parameters<typeof sent>): Promise<Refusal> {
  const error = await sent(...message);
  expect(error?.code).toBe(status.INVALID_ARGUMENT);
  return refusalOf(error);
}

test.each([
  ['bytes of no character', NOT_UTF8],
  ['a character that is cut off', CUT_OFF],
  ['a character that is written too long', OVERLONG],
  ['half a surrogate pair', SURROGATE],
])('a text that is not UTF-8 is refused, not altered: %s', async (_, bytes) => {
  expect(await refused('Compose', bytesField(PROMPT, bytes))).toMatchObject({
    code: 'BAD_REQUEST',
    message: '`prompt` is not valid UTF-8.',
    field: 'prompt',
  });
});

test.each([
  ['JSON text', 'prior_spec_json', bytesField(PRIOR_SPEC, NOT_UTF8)],
  [
    'a part of a message in a list',
    'actions[1].name',
    concat(bytesField(ACTION, bytesField(1, Buffer.from('a'))), bytesField(ACTION, bytesField(1, NOT_UTF8))),
  ],
  ['a member of a list', 'component_profile.components[0]', bytesField(PROFILE, bytesField(1, NOT_UTF8))],
])('the place is named: %s', async (_, field, message) => {
  expect(await refused('Compose', message)).toMatchObject({ code: 'BAD_REQUEST', field });
});

test('unary methods, and messages in messages, refuse the same', async () => {
  expect(await refused('ValidateSpec', bytesField(1, NOT_UTF8))).toMatchObject({ field: 'spec_json' });
  expect(await refused('Check', bytesField(1, bytesField(PROMPT, NOT_UTF8)))).toMatchObject({
    field: 'request.prompt',
  });
});

test('bytes that are no message are the fault of the caller', async () => {
  for (const method of ['Compose', 'ValidateSpec'] as const) {
    const refusal = await refused(method, Uint8Array.of(0x12, 0x7f, 0x61));
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', message: 'The request is not a message of this method.' });
  }
});

test('a message of very many fields is refused before it is read whole', async () => {
  const writer = new BinaryWriter();
  for (let count = 0; count < 30_000; count += 1) writer.tag(ACTION, 2).bytes(new Uint8Array());
  const refusal = await refused('Compose', writer.finish());
  expect(refusal.message).toBe('The request has too many fields.');
});

test('every valid text arrives as it was sent, U+FFFD and a byte order mark too', async () => {
  const text = `\uFEFF\uFFFD é 中 😀 ${'a'.repeat(100)} \u0000`;
  expect(await sent('Compose', bytesField(PROMPT, Buffer.from(text)))).toBeUndefined();
  expect(seen).toContain(text);
});

function concat(...parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
