import {
  type Server,
  type ServerWritableStream,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { HealthImplementation } from 'grpc-health-check';
import type { PackageDefinition } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { readFileSync } from 'node:fs';
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

type Watch = ServerWritableStream<unknown, unknown>;

/**
 * Serves health on a server.
 *
 * @returns a function that ends Watch calls: nothing else does, and a closing server would wait for them
 */
export function addHealth(server: Server, health: HealthImplementation): () => void {
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
export function reflectionOf(serviceNames: string[]): ReflectionService {
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
