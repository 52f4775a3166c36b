import { Refusal } from '#contract/refusal.ts';
import { readAdminTokenFile } from '#services/rpc/admin-api.ts';

/**
 * The operator's token: ADMIN_TOKEN, or the file that the accounts service wrote in DATA_DIR.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED when there is none
 */
export function readAdminToken(environment: NodeJS.ProcessEnv): string {
  const dataDir = environment.DATA_DIR || '.data';
  const token = environment.ADMIN_TOKEN || readAdminTokenFile(dataDir);
  if (token === undefined) {
    const message = `No admin token in ${dataDir}: start the service once, or set DATA_DIR or ADMIN_TOKEN.`;
    throw new Refusal('AUTHENTICATION_REQUIRED', message);
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new Refusal('AUTHENTICATION_REQUIRED', 'The admin token holds characters that no token has.');
  }
  return token;
}
