import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Name of the file in the data folder that holds the admin token. Readable by the service's own user only; the operator's
 * command line and the console find the token there.
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
