import { readFileSync } from 'node:fs';
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import type { PackageDefinition } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';

// Built by buf: what proto-loader makes of the sources loses imports and misnames map entries.
const DESCRIPTOR_SETS = ['services.binpb', 'health.binpb'];

/** Server reflection for the services of that name, in all its versions. */
export function reflectionOf(serviceNames: string[]): ReflectionService {
  const fileDescriptorProtos = DESCRIPTOR_SETS.flatMap((name) => {
    const bytes = readFileSync(new URL(`../../proto/gen/${name}`, import.meta.url));
    return fromBinary(FileDescriptorSetSchema, bytes).file.map((file) =>
      Buffer.from(toBinary(FileDescriptorProtoSchema, file)),
    );
  });
  // A package definition in form only: reflection reads nothing of it but the descriptors.
  const definition: PackageDefinition = {
    all: { format: 'Protocol Buffer 3 EnumDescriptorProto', type: {}, fileDescriptorProtos },
  };
  return new ReflectionService(definition, { services: serviceNames });
}
