import { POSTGRES_PROGRAMS } from '#test/servers/postgres-server.ts';
import { REDIS_PROGRAMS } from '#test/servers/redis-server.ts';

/** What must be installed for replicas to be started. */
export const NEEDED_PROGRAMS = [...POSTGRES_PROGRAMS, ...REDIS_PROGRAMS];
