import { isApiKey } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Access } from './compose-events.ts';

const DEFAULT_BASE_URL = 'http://127.0.0.1:8080';

/**
 * Where the service is and with which key to call it, from UIC_BASE_URL and UIC_API_KEY; an empty variable counts as
 * unset.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED without a key, or with what cannot be one; BAD_REQUEST for what is no address
 */
export function readAccess(environment: NodeJS.ProcessEnv): Access {
  const apiKey = environment['UIC_API_KEY'] ?? '';
  const baseUrl = environment['UIC_BASE_URL'] || DEFAULT_BASE_URL;
  if (apiKey === '') throw noKey('Set UIC_API_KEY to a live key; the first start of the service prints one.');
  if (!isApiKey(apiKey)) throw noKey('UIC_API_KEY is not an API key. Check that it was copied whole.');
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new Refusal('BAD_REQUEST', `UIC_BASE_URL must be an address such as ${DEFAULT_BASE_URL}.`);
  }
  return { apiKey, baseUrl: baseUrl.replace(/\/+$/, '') };
}

function noKey(message: string): Refusal {
  return new Refusal('AUTHENTICATION_REQUIRED', message);
}
