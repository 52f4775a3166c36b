import {
  type ChannelOptions,
  logVerbosity,
  Server,
  ServerCredentials,
  type ServerWritableStream,
  type ServiceDefinition,
  setLogVerbosity,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import { listenFault } from '#services/process/listen-fault.ts';
import { SERVER_OPTIONS } from './grpc-options.ts';
import { keepConnectionsWhileDraining } from './keep-while-draining.ts';
import { strictly } from './strict-messages.ts';
import { serverCredentials, type TlsFiles } from './tls.ts';
import type { PackageDefinition } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { readFileSync } from 'node:fs';
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

/** A gRPC server that is listening. */
export type GrpcServer = {
  /** `host:port` that is actually bound. */
  address: string;
  /** Health answers NOT_SERVING from now on; calls are still accepted. */
  stopServing(): void;
  /** Accepts no new calls, lets running ones finish within `graceMs`, then cancels them. */
  close(graceMs: number): Promise<void>;
};

/** How long the status of cancelled calls may take to reach their callers. */
const FORCED_CLOSE_MS = 250;

const OPTION_NAMES = { listen: 'listen', probeListen: 'probeListen' };

type Options = {
  /** `host:port`; port 0 picks a free one. */
  listen: string;
  services: { definition: ServiceDefinition; implementation: UntypedServiceImplementation }[];
  /** Overrides of {@link SERVER_OPTIONS}. */
  channelOptions?: ChannelOptions;
  /** Mutual TLS; without it the traffic is plain text. */
  tls?: TlsFiles | undefined;
  /** `host:port` where only health is served, in plain text: a kubelet has no client certificate. */
  probeListen?: string | undefined;
  /** Environment variables that set the two addresses, for error messages. */
  variables?: { listen: string; probeListen: string };
};

/**
 * Starts a gRPC server with server reflection and `grpc.health.v1`.
 *
 * @throws BadConfiguration naming the variable of an address that cannot be bound
 */
export async function serveGrpc(options: Options): Promise<GrpcServer> {
  const { listen, services, channelOptions = {}, tls, probeListen, variables = OPTION_NAMES } = options;
  keepConnectionsWhileDraining();
  const server = new Server({ ...SERVER_OPTIONS, ...channelOptions });
  for (const { definition, implementation } of services.map(strictly)) server.addService(definition, implementation);
  const names = services.map(({ definition }) => serviceName(definition));
  reflectionOf([...names, 'grpc.health.v1.Health']).addToServer(server);
  // The empty name means the server as a whole.
  const watched = ['', ...names];
  const health = new HealthImplementation(Object.fromEntries(watched.map((name) => [name, 'SERVING'])));
  const letWatchersGo = addHealth(server, health);
  const port = await bind(server, listen, serverCredentials(tls), variables.listen);
  const stopProbes = await serveProbes(health, probeListen, variables.probeListen).catch((error: unknown) => {
    server.forceShutdown();
    throw error;
  });
  const stopServing = (): void => watched.forEach((name) => health.setStatus(name, 'NOT_SERVING'));
  return {
    address: `${listen.slice(0, listen.lastIndexOf(':'))}:${port}`,
    stopServing,
    close: async (graceMs) => {
      stopServing();
      letWatchersGo();
      await shutDown(server, graceMs);
      stopProbes();
    },
  };
}

function serviceName(definition: ServiceDefinition): string {
  const [method] = Object.values(definition);
  return method?.path.split('/')[1] ?? '';
}

async function serveProbes(
  health: HealthImplementation,
  listen: string | undefined,
  variable: string,
): Promise<() => void> {
  if (listen === undefined) return () => undefined;
  const server = new Server();
  health.addToServer(server);
  await bind(server, listen, ServerCredentials.createInsecure(), variable);
  return () => server.forceShutdown();
}

function bind(server: Server, listen: string, credentials: ServerCredentials, variable: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // The library prints a line of its own about an address that is taken, which names no variable.
    setLogVerbosity(logVerbosity.NONE);
    server.bindAsync(listen, credentials, (error, port) => {
      setLogVerbosity(logVerbosity.ERROR);
      if (error === null) resolve(port);
      else reject(listenFault({ host: variable, port: variable }, listen, error));
    });
  });
}

// tryShutdown alone waits forever on an open stream, and forceShutdown on a connection that never sent a byte.
function shutDown(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.forceShutdown();
      setTimeout(resolve, FORCED_CLOSE_MS);
    }, graceMs);
    server.tryShutdown(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

type Watch = ServerWritableStream<unknown, unknown>;

/**
 * Serves health on a server.
 *
 * @returns a function that ends Watch calls: nothing else does, and a closing server would wait for them
 */
function addHealth(server: Server, health: HealthImplementation): () => void {
  const watching = new Set<Watch>();
  const addWatched = (definition: ServiceDefinition, implementation: UntypedServiceImplementation): void => {
    const watch = implementation['watch'] as (call: Watch) => void;
    const watched = (call: Watch): void => {
      watching.add(call);
      call.on('cancelled', () => watching.delete(call));
      watch(call);
    };
    server.addService(definition, { ...implementation, watch: watched });
  };
  // The implementation exposes its handlers only through this call.
  const registrar: Pick<Server, 'addService'> = { addService: addWatched };
  health.addToServer(registrar);
  return () => {
    for (const call of watching) call.emit('error', { code: status.UNAVAILABLE, details: 'The server is closing.' });
    watching.clear();
  };
}

// Built by buf: proto-loader's descriptors lose imports and misname map entries.
const DESCRIPTOR_SETS = ['services.binpb', 'health.binpb'];

/** Server reflection for the services of that name, in all its versions. */
function reflectionOf(serviceNames: string[]): ReflectionService {
  const fileDescriptorProtos = DESCRIPTOR_SETS.flatMap((name) => {
    const bytes = readFileSync(new URL(`../../proto/gen/${name}`, import.meta.url));
    return fromBinary(FileDescriptorSetSchema, bytes).file.map((file) =>
      Buffer.from(toBinary(FileDescriptorProtoSchema, file)),
    );
  });
  // Only the descriptors of this package definition are read by reflection.
  const definition: PackageDefinition = {
    all: { format: 'Protocol Buffer 3 EnumDescriptorProto', type: {}, fileDescriptorProtos },
  };
  return new ReflectionService(definition, { services: serviceNames });
}
