import {
  type Server,
  type ServerWritableStream,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { HealthImplementation } from 'grpc-health-check';

type Watch = ServerWritableStream<unknown, unknown>;

/**
 * Serves health on a server.
 *
 * @returns how to let those go who watch it: their calls end by nothing else, and a server that closes would wait for
 *   them as for any other
 */
export function addHealth(server: Server, health: HealthImplementation): () => void {
  const watching = new Set<Watch>();
  const addNoted = (definition: ServiceDefinition, implementation: UntypedServiceImplementation): void => {
    const watch = implementation['watch'] as (call: Watch) => void;
    const noted = (call: Watch): void => {
      watching.add(call);
      call.on('cancelled', () => watching.delete(call));
      watch(call);
    };
    server.addService(definition, { ...implementation, watch: noted });
  };
  // The implementation keeps its handlers to itself but for this one call.
  const registrar: Pick<Server, 'addService'> = { addService: addNoted };
  health.addToServer(registrar);
  return () => {
    for (const call of watching) call.emit('error', { code: status.UNAVAILABLE, details: 'The server is closing.' });
    watching.clear();
  };
}
