import { credentials, Metadata } from '@grpc/grpc-js';
import { expect, test } from 'vitest';
import { AccountsServiceClient, AccountsServiceService } from '#proto/accounts/v1/accounts.ts';
import { createLogger } from '#services/process/logger.ts';
import { serveGrpc } from './serve-grpc.ts';
import { unaryCall, unaryHandler } from './unary.ts';

test('a unary call that has been answered, or refused, holds neither request nor metadata nor what is below it', async () => {
  const calls: Record<string, unknown>[] = [];
  const handler = unaryHandler<{ generationId: string }, { leaseMs: number }>(
    (request, call) => {
      calls.push(call as unknown as Record<string, unknown>);
      expect(call.metadata.get('x-request-id')).toEqual(['r-1']);
      if (request.generationId === 'none') throw new Error('no such generation');
      return { leaseMs: 7 };
    },
    createLogger('test', 'silent'),
  );
  const server = await serveGrpc({
    listen: '127.0.0.1:0',
    services: [{ definition: AccountsServiceService, implementation: { renew: handler } }],
  });
  const client = new AccountsServiceClient(server.address, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('x-request-id', 'r-1');
  const renew = (generationId: string) =>
    unaryCall(client.renew.bind(client), { generationId, attemptToken: '' }, { timeoutMs: 5_000, metadata });

  expect(await renew('some')).toEqual({ leaseMs: 7 });
  await expect(renew('none')).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call).toMatchObject({ request: undefined, metadata: undefined, call: undefined });
  }
  client.close();
  await server.close(1_000);
});
