import type { IncomingMessage } from 'node:http';
import { isApiKey } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';

/**
 * The API key in a request's `Authorization` header. Form and checksum are checked here, so that typing errors and
 * careless guesses cost no call.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED when it is missing, sent twice, not a Bearer credential, or no key
 *
 * Source: service spec, "Authentication"; RFC 9110, section 11.1 (the scheme's case does not matter).
 */
export function bearerKey({ headersDistinct }: IncomingMessage): string {
  const [authorization, ...others] = headersDistinct['authorization'] ?? [];
  if (authorization === undefined) throw refused('The `Authorization` header is missing');
  // A proxy may have judged by one of them, and nobody knows by which.
  if (others.length > 0) throw refused('The `Authorization` header must be sent once');
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (key === undefined) throw refused('The `Authorization` header is not of the form `Bearer <API_KEY>`');
  if (!isApiKey(key)) throw refused('The API key is malformed: check that it was copied whole');
  return key;
}

function refused(fault: string): Refusal {
  return new Refusal('AUTHENTICATION_REQUIRED', `${fault}. Send an active key as \`Authorization: Bearer <API_KEY>\`.`);
}
