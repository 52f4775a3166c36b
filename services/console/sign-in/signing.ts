import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { AccountsClient } from '../clients.ts';

/** What the console signs; each purpose has its own key, so that one can never pass for the other. */
export type Purpose = 'session' | 'sign-in link' | 'oidc sign-in';

/** Signs small JSON values with a key that every replica derives from the admin token. */
export type Signer = {
  sign: (purpose: Purpose, value: object) => string;
  /** The value, or undefined when the text was not signed for this purpose. */
  verify: (purpose: Purpose, text: string) => unknown;
};

/** Creates a signer. @param secret the admin token; changing it ends all sessions */
export function createSigner(secret: string): Signer {
  const keyOf = (purpose: Purpose): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'ui-composition-console', purpose, 32));
  const macOf = (purpose: Purpose, payload: string): Buffer =>
    createHmac('sha256', keyOf(purpose)).update(payload).digest();
  return {
    sign: (purpose, value) => {
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${payload}.${macOf(purpose, payload).toString('base64url')}`;
    },
    verify: (purpose, text) => {
      const [payload = '', mac = '', ...rest] = text.split('.');
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(purpose, payload);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown;
    },
  };
}

/**
 * Whether an id, such as that of a signed link, is presented for the first time to any replica of the console. Accounts
 * remembers it until `untilMs`, also while replicas restart.
 *
 * @throws Refusal SERVICE_UNAVAILABLE while accounts does not answer: nobody could do anything with a session then
 */
export type UseOnce = (id: string, untilMs: number) => Promise<boolean>;

/** Remembers ids in accounts. @param purpose keeps ids of links and of sign-ins apart */
export function createUseOnce(accounts: AccountsClient, purpose: string): UseOnce {
  return async (id, untilMs) => {
    const { isFirst } = await accounts.useOnce('console', { id: `${purpose}:${id}`, untilMs });
    return isFirst;
  };
}
