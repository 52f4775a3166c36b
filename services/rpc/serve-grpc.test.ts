import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import { credentials, loadPackageDefinition, status, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { protoPath as healthProto } from 'grpc-health-check';
import { afterEach, describe, expect, test } from 'vitest';
import { AccountsServiceClient, AccountsServiceService } from '#proto/accounts/v1/accounts.ts';
import { createLogger } from '#services/process/logger.ts';
import { type GrpcServer, serveGrpc } from './serve-grpc.ts';
import { unaryCall, unaryHandler } from './unary.ts';

const reflectionProto = join(
  dirname(createRequire(import.meta.url).resolve('@grpc/reflection')),
  '../proto/grpc/reflection/v1/reflection.proto',
);
const Health = clientOf(healthProto, 'grpc.health.v1.Health');
const Reflection = clientOf(reflectionProto, 'grpc.reflection.v1.ServerReflection');
const log = createLogger('test', 'silent');
const closings: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function serve(renew: () => Promise<{ leaseMs: number }> = async () => ({ leaseMs: 1 })): Promise<GrpcServer> {
  const server = await serveGrpc({
    listen: '127.0.0.1:0',
    services: [{ definition: AccountsServiceService, implementation: { renew: unaryHandler(renew, log) } }],
  });
  closings.push(() => server.close(0));
  return server;
}

function clientOf(protoFile: string, name: string): ServiceClientConstructor {
  const found = name
    .split('.')
    .reduce<unknown>(
      (scope, part) => (scope as Record<string, unknown>)[part],
      loadPackageDefinition(loadSync(protoFile, { enums: String })),
    );
  return found as ServiceClientConstructor;
}

function connect(Client: ServiceClientConstructor, address: string) {
  const client = new Client(address, credentials.createInsecure());
  closings.push(() => client.close());
  return client;
}

function healthOf(address: string, service: string): Promise<{ status: string }> {
  const client = connect(Health, address);
  return unaryCall(client.check!.bind(client), { service }, { timeoutMs: 5_000 }) as Promise<{ status: string }>;
}

describe('serveGrpc', () => {
  test('answers health checks for the server and for each service by name', async () => {
    const server = await serve();
    for (const name of ['', 'accounts.v1.AccountsService']) {
      expect(await healthOf(server.address, name)).toEqual({ status: 'SERVING' });
    }
    server.stopServing();
    for (const name of ['', 'accounts.v1.AccountsService']) {
      expect(await healthOf(server.address, name)).toEqual({ status: 'NOT_SERVING' });
    }
  });

  test('describes its services by reflection', async () => {
    const { address } = await serve();
    const client = connect(Reflection, address);
    const call = client.serverReflectionInfo!();
    call.write({ listServices: '' });
    const [answer] = await once(call, 'data');
    call.end();
    await once(call.resume(), 'end');
    const names = answer.listServicesResponse.service.map(({ name }: { name: string }) => name);
    expect(names).toContain('accounts.v1.AccountsService');
  });

  test('serves health alone, in clear text, where probes look for it', async () => {
    const free = await serve();
    await free.close(0);
    const server = await serveGrpc({ listen: '127.0.0.1:0', services: [], probeListen: free.address });
    closings.push(() => server.close(0));
    expect(await healthOf(free.address, '')).toEqual({ status: 'SERVING' });
    const reflection = connect(Reflection, free.address).serverReflectionInfo!();
    const [error] = await once(reflection, 'error');
    expect(error).toMatchObject({ code: status.UNIMPLEMENTED });
    server.stopServing();
    expect(await healthOf(free.address, '')).toEqual({ status: 'NOT_SERVING' });
  });

  test('names the address that it could not bind', async () => {
    const { address } = await serve();
    const again = serveGrpc({ listen: address, services: [] });
    await expect(again).rejects.toThrow(`${address} is taken by another process`);
  });

  test('ends health watches when it closes, and does not wait for them', async () => {
    const server = await serve();
    const watch = connect(Health, server.address).watch!({ service: '' });
    const seen: string[] = [];
    const ended = once(watch, 'error');
    watch.on('data', (answer: { status: string }) => seen.push(answer.status));
    await expect.poll(() => seen).toEqual(['SERVING']);
    await server.close(60_000);
    expect(await ended).toMatchObject([{ code: status.UNAVAILABLE }]);
    expect(seen).toEqual(['SERVING', 'NOT_SERVING']);
  });

  test('lets a running call end when it closes, and takes no new one', async () => {
    let finish: (answer: { leaseMs: number }) => void = () => undefined;
    const started = Promise.withResolvers<void>();
    const server = await serve(() => {
      started.resolve();
      return new Promise((resolve) => (finish = resolve));
    });
    const client = new AccountsServiceClient(server.address, credentials.createInsecure());
    closings.push(() => client.close());
    const holder = { generationId: '', attemptToken: '' };
    const running = unaryCall(client.renew.bind(client), holder, { timeoutMs: 5_000 });
    await started.promise;
    const closed = server.close(5_000);
    finish({ leaseMs: 9 });
    expect(await running).toEqual({ leaseMs: 9 });
    await closed;
    const late = unaryCall(client.renew.bind(client), holder, { timeoutMs: 5_000 });
    await expect(late).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('closes despite a connection that sends nothing', async () => {
    const server = await serve();
    const silent = createConnection(Number(server.address.split(':')[1]), '127.0.0.1');
    closings.push(() => silent.destroy());
    await once(silent, 'connect');
    await server.close(50);
  });

  test('cuts a call that outlives the grace, which its caller sees as SERVICE_UNAVAILABLE', async () => {
    const started = Promise.withResolvers<void>();
    const server = await serve(() => {
      started.resolve();
      return new Promise(() => undefined);
    });
    const client = new AccountsServiceClient(server.address, credentials.createInsecure());
    closings.push(() => client.close());
    const stuck = unaryCall(client.renew.bind(client), { generationId: '', attemptToken: '' }, { timeoutMs: 10_000 });
    const refused = expect(stuck).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await started.promise;
    await server.close(50);
    await refused;
  });
});
