import { credentials, Metadata, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import {
  type AccountsServiceServer,
  AccountsServiceClient,
  AccountsServiceService,
} from '#proto/accounts/v1/accounts.ts';
import { createLogger } from '#services/process/logger.ts';
import { refusalOf } from './refusal-status.ts';
import { type GrpcServer, serveGrpc } from './serve-grpc.ts';
import { unaryCall, unaryHandler } from './unary.ts';

let answer: () => Promise<{ leaseMs: number }>;
let server: GrpcServer;
let client: AccountsServiceClient;
const logLines: string[] = [];
const log = createLogger('test', 'info', { write: (line) => void logLines.push(line) });

beforeAll(async () => {
  const bare: AccountsServiceServer['release'] = (_call, callback) => callback({ code: status.PERMISSION_DENIED });
  server = await serveGrpc({
    listen: '127.0.0.1:0',
    services: [
      {
        definition: AccountsServiceService,
        implementation: { renew: unaryHandler(() => answer(), log), release: bare },
      },
    ],
  });
  client = new AccountsServiceClient(server.address, credentials.createInsecure());
});

afterAll(async () => {
  client.close();
  await server.close(1_000);
});

const holder = { generationId: 'gen_1', attemptToken: 'token' };

function renew(timeoutMs = 5_000, metadata = new Metadata()): Promise<{ leaseMs: number }> {
  return unaryCall(client.renew.bind(client), holder, { timeoutMs, metadata });
}

describe('a unary call', () => {
  test('resolves with the answer', async () => {
    answer = async () => ({ leaseMs: 7 });
    expect(await renew()).toEqual({ leaseMs: 7 });
  });

  test('rejects with the very refusal that the handler threw', async () => {
    const burst = { limit: 5, remaining: 0, resetSeconds: 12 };
    answer = async () => {
      throw new Refusal('RATE_LIMITED', 'Too many – wait.', {
        field: 'key',
        retryAfterSeconds: 12,
        burst,
        cause: 'secret',
      });
    };
    await expect(renew()).rejects.toMatchObject({
      name: 'Refusal',
      code: 'RATE_LIMITED',
      message: 'Too many – wait.',
      field: 'key',
      retryAfterSeconds: 12,
      burst,
    });
  });

  test('carries the canonical gRPC status of the code, for callers that know no detail', async () => {
    answer = async () => {
      throw new Refusal('IDEMPOTENCY_KEY_IN_USE');
    };
    await expect(renew()).rejects.toMatchObject({ cause: { code: status.ABORTED } });
  });

  test('hides an unexpected error from the caller and logs it with method, request id and trace', async () => {
    answer = async () => {
      throw new Error('password is hunter2');
    };
    logLines.length = 0;
    const metadata = new Metadata();
    metadata.set('x-request-id', 'req-42');
    metadata.set('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
    const refusal = await renew(5_000, metadata).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect(JSON.stringify(refusal)).not.toContain('hunter2');
    expect(logLines).toHaveLength(1);
    expect(JSON.parse(logLines[0]!)).toMatchObject({
      err: { message: 'password is hunter2' },
      method: '/accounts.v1.AccountsService/Renew',
      requestId: 'req-42',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    });
  });

  test('survives a handler that rejects: the next call is answered', async () => {
    answer = () => Promise.reject(new Error('boom'));
    await expect(renew()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    answer = async () => ({ leaseMs: 1 });
    expect(await renew()).toEqual({ leaseMs: 1 });
  });

  test('carries a message that holds half a surrogate pair, instead of never answering', async () => {
    answer = async () => {
      throw new Refusal('BAD_REQUEST', 'unknown field `\ud800`', { field: '\udc00' });
    };
    await expect(renew()).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'unknown field `\ufffd`',
      field: '\ufffd',
    });
  });

  test('carries a huge message cut, instead of breaking the connection', async () => {
    answer = async () => {
      throw new Refusal('BAD_REQUEST', 'é'.repeat(500_000), { field: 'x'.repeat(500_000) });
    };
    const refusal = Refusal.from(await renew().catch((error: unknown) => error));
    expect(refusal.code).toBe('BAD_REQUEST');
    expect(refusal.message).toMatch(/^é{100,}…$/);
    expect(refusal.field).toMatch(/^x{100,}…$/);
  });

  test('is SERVICE_UNAVAILABLE when the time is over', async () => {
    answer = () => new Promise(() => undefined);
    await expect(renew(50)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('is SERVICE_UNAVAILABLE when nothing listens', async () => {
    const nobody = new AccountsServiceClient('127.0.0.1:1', credentials.createInsecure());
    const call = unaryCall(nobody.renew.bind(nobody), holder, { timeoutMs: 5_000 });
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    nobody.close();
  });

  test('is INTERNAL_SERVER_ERROR when the callee answers any other status without a detail', async () => {
    const call = unaryCall(client.release.bind(client), holder, { timeoutMs: 5_000 });
    await expect(call).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  test('is INTERNAL_SERVER_ERROR when its own request cannot be written', async () => {
    const call = unaryCall(
      client.settle.bind(client),
      {
        ...holder,
        model: 'm',
        operationCount: -1,
        inputTokens: 0,
        outputTokens: 0,
        resultJson: undefined,
        metadataJson: undefined,
      },
      { timeoutMs: 5_000 },
    );
    await expect(call).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });
});

describe('refusalOf', () => {
  test.each([status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED])(
    'reads status %i without a detail as SERVICE_UNAVAILABLE',
    (code) => {
      const error = Object.assign(new Error('gone'), { code, details: 'gone', metadata: new Metadata() });
      expect(refusalOf(error).code).toBe('SERVICE_UNAVAILABLE');
    },
  );

  test('reads a detail that is not a detail as none', () => {
    const metadata = new Metadata();
    metadata.set('error-detail-bin', Buffer.from([255, 255, 255]));
    const error = Object.assign(new Error('odd'), { code: status.INVALID_ARGUMENT, details: '', metadata });
    expect(refusalOf(error).code).toBe('INTERNAL_SERVER_ERROR');
  });

  test('reads a code outside the public table as INTERNAL_SERVER_ERROR', () => {
    const metadata = new Metadata();
    // Field 1, a string of four characters.
    metadata.set('error-detail-bin', Buffer.from('\x0a\x04NOPE'));
    const error = Object.assign(new Error('odd'), { code: status.INVALID_ARGUMENT, details: '', metadata });
    expect(refusalOf(error).code).toBe('INTERNAL_SERVER_ERROR');
  });
});
