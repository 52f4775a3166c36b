import {
  type ChannelOptions,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import { reflectionOf } from './reflection.ts';

/** A gRPC server that is listening. */
export type GrpcServer = {
  /** `host:port` as it really is bound. */
  address: string;
  /** Health answers NOT_SERVING from now on; calls are still taken. */
  stopServing(): void;
  /** Takes no new calls, lets running ones end within `graceMs`, then cuts them. */
  close(graceMs: number): Promise<void>;
};

type Options = {
  /** `host:port`; port 0 takes a free one. */
  listen: string;
  services: { definition: ServiceDefinition; implementation: UntypedServiceImplementation }[];
  channelOptions?: ChannelOptions;
};

/**
 * Starts a gRPC server with server reflection and `grpc.health.v1`.
 *
 * @throws Error when the address cannot be bound
 */
export async function serveGrpc({ listen, services, channelOptions = {} }: Options): Promise<GrpcServer> {
  const server = new Server(channelOptions);
  for (const { definition, implementation } of services) server.addService(definition, implementation);
  const names = services.map(({ definition }) => serviceName(definition));
  reflectionOf([...names, 'grpc.health.v1.Health']).addToServer(server);
  // The empty name stands for the server as a whole.
  const watched = ['', ...names];
  const health = new HealthImplementation(Object.fromEntries(watched.map((name) => [name, 'SERVING'])));
  health.addToServer(server);
  const port = await bind(server, listen);
  const stopServing = (): void => watched.forEach((name) => health.setStatus(name, 'NOT_SERVING'));
  return {
    address: `${listen.slice(0, listen.lastIndexOf(':'))}:${port}`,
    stopServing,
    close: (graceMs) => {
      stopServing();
      return shutDown(server, graceMs);
    },
  };
}

function serviceName(definition: ServiceDefinition): string {
  const [method] = Object.values(definition);
  return method?.path.split('/')[1] ?? '';
}

function bind(server: Server, listen: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(listen, ServerCredentials.createInsecure(), (error, port) => {
      if (error === null) resolve(port);
      else reject(new Error(`cannot listen on ${listen}: ${error.message}`, { cause: error }));
    });
  });
}

// tryShutdown alone waits for ever on an open stream.
function shutDown(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.forceShutdown(), graceMs);
    server.tryShutdown(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
