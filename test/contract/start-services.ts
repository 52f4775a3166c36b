import type { ServiceOptions, Services } from './services.ts';

/**
 * Starts everything on free ports, with a database of its own: in this process on a SQLite file, or with
 * TEST_TARGET=replicas as processes of several replicas each, on PostgreSQL and Redis. A suite has to pass on both.
 */
export async function startServices(options: ServiceOptions = {}): Promise<Services> {
  if (process.env['TEST_TARGET'] === 'replicas') {
    const { startReplicatedServices } = await import('#tools/replicas/replicated-services.ts');
    return startReplicatedServices(options);
  }
  const { startInOneProcess } = await import('./start-in-one-process.ts');
  return startInOneProcess(options);
}
