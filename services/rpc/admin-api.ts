import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Metadata that names the user on whose behalf the admin API is called. Not proof of identity, since the token is shared. */
export const ACTOR_METADATA = 'x-admin-actor';

/**
 * Name of the file in the data folder that holds the admin token, readable only by the service's own user. The admin CLI
 * and the console read the token from it.
 */
export const ADMIN_TOKEN_FILE = 'admin-token';

/** The admin token that accounts wrote into its data folder; undefined when there is none. */
export function readAdminTokenFile(dataDir: string): string | undefined {
  try {
    const token = readFileSync(join(dataDir, ADMIN_TOKEN_FILE), 'utf8').trim();
    return token === '' ? undefined : token;
  } catch {
    return undefined;
  }
}
