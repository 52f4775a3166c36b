import { readFileSync } from 'node:fs';
import { TLS_VARIABLES } from '#services/rpc/tls.ts';
import { SHARED_VARIABLES } from '#services/process/settings.ts';
import { ROOT } from './dockerfile.ts';

type Service = 'gateway' | 'composer' | 'accounts' | 'console' | 'mcp';

/** Names of the environment variables that a service reads, from the schema in its config.ts. */
export function settingsOf(service: Service): string[] {
  const source = readFileSync(`${ROOT}services/${service}/config.ts`, 'utf8');
  const [, schema = ''] = /const Environment = z\s*\.object\(\{\n(.*?)\n *\}\)/s.exec(source) ?? [];
  return [...schema.matchAll(/^ {2,4}([A-Z][A-Z_]+):/gm)]
    .map(([, name = '']) => name)
    .concat(Object.keys({ ...TLS_VARIABLES, ...SHARED_VARIABLES }));
}

/** What `cli/admin.ts`, which operators run in the pods of accounts, reads besides. */
export const ADMIN_SETTINGS = ['ACCOUNTS_ADDR'];

/** The service that a command such as `services/gateway/main.ts` starts. */
export function serviceOf(command: readonly string[] | undefined): Service | undefined {
  const [, service] =
    /^services\/(gateway|composer|accounts|console|mcp)\/main\.ts$/.exec(command?.join(' ') ?? '') ?? [];
  return service as Service | undefined;
}
